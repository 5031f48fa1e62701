// The evaluation of a position of Lines of Action without looking ahead.
//
// The terms are those of the literature (M. H. M. Winands, H. J. van den Herik, J. W. H. M. Uiterwijk: "An
// evaluation function for Lines of Action", Advances in Computer Games 10, 2003; names and ideas, not their
// weights). Each term is computed for a side by itself, in hundredths: the greater, the better for the side. The weights
// are fitted to games of the search against itself (`npm --prefix lab run fit:loa`).

#pragma once

#include "loa/moves.h"
#include "loa/quads.h"

namespace kakoi::loa {

/// The terms of a side's evaluation.
struct Terms {
  /// Nearness of the stones to their centre of mass: minus their distances beyond those that so many stones
  /// must have.
  int concentration;
  /// Windows with three or four of its stones, which are ties that hold, and with two on a diagonal.
  int quads;
  /// The moves that the side would have.
  int mobility;
  /// Smallness of the rectangle around the stones: minus its area.
  int uniformity;

  [[nodiscard]] constexpr int total() const { return concentration + quads + mobility + uniformity; }
};

/// The weights of an evaluation, in hundredths.
struct Weights {
  int concentration;  ///< for a step of average distance
  int three;          ///< for a window with three stones
  int four;           ///< for a window with four
  int diagonal;       ///< for a window with two on a diagonal
  int mobility;       ///< for a move
  int uniformity;     ///< for a square of the rectangle
};

/// The weights in use.
inline constexpr Weights kWeights{
    .concentration = 123, .three = 14, .four = 20, .diagonal = 10, .mobility = 3, .uniformity = 2};

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

/// The area of the rectangle around the stones; there must be one stone at least.
inline int rectangle(Squares stones) {
  Squares files = stones | stones >> 32;
  files |= files >> 16;
  files = (files | files >> 8) & 0xFF;
  const int width = 64 - std::countl_zero(files) - std::countr_zero(files);
  const int height = 8 - std::countl_zero(stones) / 8 - std::countr_zero(stones) / 8;
  return width * height;
}

/// The terms of a side without mobility, which takes longer than all others together.
inline Terms terms_at_rest(Squares stones, const Weights& weights = kWeights) {
  if (stones == 0) return {};
  const int distance = excess_distance(stones, square_bit(centre_of_mass(stones)));
  const QuadCounts quads = count_quads(stones);
  return {.concentration = -weights.concentration * distance / std::popcount(stones),
          .quads = weights.three * quads.q3 + weights.four * quads.q4 + weights.diagonal * quads.qd,
          .mobility = 0,
          .uniformity = -weights.uniformity * rectangle(stones)};
}

/// The terms of a side of the position.
inline Terms terms(const Position& position, Color color) {
  Terms result = terms_at_rest(position.stones(color));
  result.mobility = kWeights.mobility * count_moves(position.with(color));
  return result;
}

/// The evaluation of the position for the side to move: its total less the other side's.
inline int evaluate(const Position& position) {
  return terms(position, position.to_play).total() - terms(position, opponent(position.to_play)).total();
}

}  // namespace kakoi::loa
