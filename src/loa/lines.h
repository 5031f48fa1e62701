// The lines through each square: rows, columns, and diagonals of both directions. They are those of the 8×8 squares,
// whatever the board: beyond its edge there are no stones to count.

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

/// The rays by square and line. They are made when the program starts: as constants they would take 1.2 KB
/// (gzip) of the published engine.
extern const std::array<std::array<Rays, 4>, 64> kRays;

}  // namespace detail

inline const Rays& rays(int square, Line line) {
  return detail::kRays[static_cast<std::size_t>(square)][static_cast<std::size_t>(line)];
}

/// The number of stones on the whole line through a square, which counts too when it holds one: the distance
/// that a stone moves along the line.
inline int count_on_line(int square, Line line, Squares occupied) {
  const auto& [up, down] = rays(square, line);
  return std::popcount(occupied & (up | down | square_bit(square)));
}

}  // namespace kakoi::loa
