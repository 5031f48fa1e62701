// The evaluation of a position of Lines of Action without looking ahead.
//
// The terms are those of the literature (M. H. M. Winands, H. J. van den Herik, J. W. H. M. Uiterwijk: "An
// evaluation function for Lines of Action", Advances in Computer Games 10, 2003; names and ideas, not their
// weights). Each term is computed for a side by itself, in hundredths: the greater, the better for the side.

#pragma once

#include "loa/moves.h"

namespace kakoi::loa {

/// The terms of a side's evaluation.
struct Terms {
  /// Nearness of the stones to their centre of mass: minus their distances beyond those that so many stones
  /// must have.
  int concentration;
  /// Average nearness of the stones to the middle of the board.
  int centralisation;
  /// Windows with three or four of its stones within two squares of the centre of mass: ties that hold.
  int quads;
  /// The moves that the side would have, kMove each.
  int mobility;
  /// Smallness of the rectangle around the stones: minus its area.
  int uniformity;

  [[nodiscard]] constexpr int total() const {
    return concentration + centralisation + quads + mobility + uniformity;
  }
};

namespace detail {

/// The sum of the files (or ranks) of the stones, by the bits of their number.
constexpr int sum_of_files(Squares s) {
  return std::popcount(s & 0xAAAAAAAAAAAAAAAA) + 2 * std::popcount(s & 0xCCCCCCCCCCCCCCCC) +
         4 * std::popcount(s & 0xF0F0F0F0F0F0F0F0);
}
constexpr int sum_of_ranks(Squares s) {
  return std::popcount(s & 0xFF00FF00FF00FF00) + 2 * std::popcount(s & 0xFFFF0000FFFF0000) +
         4 * std::popcount(s & 0xFFFFFFFF00000000);
}

/// The least sum of distances of so many stones from a square: 8 fit beside it, 16 around those.
constexpr int least_distances(int stones) {
  return stones <= 9 ? stones - 1 : stones <= 25 ? 8 + 2 * (stones - 9) : 40 + 3 * (stones - 25);
}

}  // namespace detail

/// The square in which the centre of mass of the stones lies, the nearest to it; there must be one stone at least.
constexpr int centre_of_mass(Squares stones) {
  const int count = std::popcount(stones);
  const int file = (2 * detail::sum_of_files(stones) + count) / (2 * count);
  const int rank = (2 * detail::sum_of_ranks(stones) + count) / (2 * count);
  return 8 * rank + file;
}

/// The windows with three or four stones, by their south-west square.
constexpr Squares firm_windows(Squares s) {
  const Squares e = west(s);
  const Squares n = south(s);
  const Squares ne = south(e);
  return ((s & e) & (n | ne)) | ((s | e) & (n & ne));
}

/// The sum of the stones' distances from the square of their centre of mass, less the least sum for so many
/// stones.
inline int excess_distance(Squares stones, Squares centre) {
  int distances = 0;
  Squares within = centre;
  for (Squares far = stones & ~within; far != 0; far &= ~within) {
    distances += std::popcount(far);
    within = grow(within);
  }
  return distances - detail::least_distances(std::popcount(stones));
}

/// The squares one step from the edge and further in, two steps and three, of each board.
inline constexpr BySize<std::array<Squares, 3>> kMiddles = {{
    {0x000000000E0E0E00, 0x0000000000040000, 0},
    {0x0000001E1E1E1E00, 0x000000000C0C0000, 0},
    {0x00003E3E3E3E3E00, 0x0000001C1C1C0000, 0x0000000008000000},
    {0x007E7E7E7E7E7E00, 0x00003C3C3C3C0000, 0x0000001818000000},
}};

/// The terms of a side without mobility, which takes longer than all others together.
inline Terms terms_at_rest(Squares stones, int size) {
  const int count = std::popcount(stones);
  if (count == 0) return {};
  const Squares centre = square_bit(centre_of_mass(stones));

  Squares files = stones | stones >> 32;
  files |= files >> 16;
  files = (files | files >> 8) & 0xFF;
  const int width = 64 - std::countl_zero(files) - std::countr_zero(files);
  const int height = 8 - std::countl_zero(stones) / 8 - std::countr_zero(stones) / 8;

  const auto& [outer, inner, innermost] = of_size(kMiddles, size);
  const int central =
      std::popcount(stones & outer) + std::popcount(stones & inner) + std::popcount(stones & innermost);
  return {.concentration = -120 * excess_distance(stones, centre) / count,
          .centralisation = 40 * central / count,
          .quads = 14 * std::popcount(firm_windows(stones) & grow(grow(centre))),
          .mobility = 0,
          .uniformity = -(width * height)};
}

/// The value of one more move.
inline constexpr int kMove = 2;

/// The terms of a side of the position.
inline Terms terms(const Position& position, Color color) {
  Terms result = terms_at_rest(position.stones(color), position.size);
  result.mobility = kMove * count_moves(position.with(color));
  return result;
}

/// The evaluation of the position for the side to move: its total less the other side's.
inline int evaluate(const Position& position) {
  return terms(position, position.to_play).total() - terms(position, opponent(position.to_play)).total();
}

}  // namespace kakoi::loa
