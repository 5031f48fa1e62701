// The lines through each square: rows, columns, and diagonals of both directions.

#pragma once

#include <array>

#include "loa/squares.h"

namespace kakoi::loa {

/// The four kinds of line, named by the direction in which square numbers grow.
enum class Line : std::uint8_t { kRow = 0, kColumn = 1, kDiagonal = 2, kAntidiagonal = 3 };

inline constexpr std::array<Line, 4> kLines = {Line::kRow, Line::kColumn, Line::kDiagonal,
                                               Line::kAntidiagonal};

/// From one square of the line to the next: east, north, north-east, north-west.
constexpr int step(Line line) {
  constexpr std::array<int, 4> steps = {1, 8, 9, 7};
  return steps[static_cast<std::size_t>(line)];
}

/// The squares of a line on either side of a square.
struct Rays {
  Squares up;    ///< higher square numbers
  Squares down;  ///< lower square numbers
};

namespace detail {

constexpr Squares ray(int square, int files, int ranks) {
  Squares squares = 0;
  int file = square % 8 + files;
  int rank = square / 8 + ranks;
  for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += files, rank += ranks) {
    squares |= square_bit(8 * rank + file);
  }
  return squares;
}

using RaysOfSquare = std::array<Rays, 4>;

constexpr std::array<RaysOfSquare, 64> all_rays() {
  std::array<RaysOfSquare, 64> table{};
  for (int square = 0; square < 64; ++square) {
    table[static_cast<std::size_t>(square)] = {
        Rays{ray(square, 1, 0), ray(square, -1, 0)}, Rays{ray(square, 0, 1), ray(square, 0, -1)},
        Rays{ray(square, 1, 1), ray(square, -1, -1)}, Rays{ray(square, -1, 1), ray(square, 1, -1)}};
  }
  return table;
}

inline constexpr auto kRays = all_rays();

}  // namespace detail

constexpr const Rays& rays(int square, Line line) {
  return detail::kRays[static_cast<std::size_t>(square)][static_cast<std::size_t>(line)];
}

/// The stones on the whole line through a square that holds one or not, itself included: how far a stone moves
/// along it.
constexpr int count_on_line(int square, Line line, Squares occupied) {
  const auto& [up, down] = rays(square, line);
  return std::popcount(occupied & (up | down | square_bit(square)));
}

}  // namespace kakoi::loa
