// The unit squares of the board as fences cut them.
//
// A fence runs through two squares, in each along a chord from a corner to the middle of an opposite side. A
// chord cuts a triangle of a quarter of a unit off its square. Two fences that do not cross cut off triangles
// that do not overlap, and three chords never fit into one square. So a square has at most three pieces: what
// is left of it (piece 0), and a triangle for each of its chords.
//
// Fences never run along the sides of squares. Pieces that meet in half a side belong together:
//
//      0   0   1   1   2       half-side h lies between nodes h and h + 1
//        ┌───────┬───────┐     chord k < 4   from corner 2k clockwise to node 2k + 3; cuts off the
//      7 │ \             │ 2                 half-sides 2k, 2k + 1, 2k + 2
//        ├     \         ┤ 3   chord 4 + k   from corner 2k the other way to node 2k - 3; cuts off the
//      6 │         \     │ 3                 half-sides 2k - 1, 2k - 2, 2k - 3
//        └───────┴───────┘
//      6   5   5   4   4

#pragma once

#include <bit>

#include "senket/position.h"

namespace kakoi::senket {

/// Pieces are numbered square by square.
inline constexpr int kPiecesOfSquare = 4;  // three, but shifts are cheaper
inline constexpr int kMaxPieces = kMaxPoints * kPiecesOfSquare;

/// A square is known by its top left point.
inline constexpr int square_index(int x, int y) { return y * kMaxSize + x; }

/// The place of a fence's two chords: the square, seen from the left end, and the number there.
struct Chord {
  std::int8_t dx;
  std::int8_t dy;
  std::int8_t number;
};

/// The chords of a fence by its direction; the square of its left end comes first.
inline constexpr Chord kChords[kDirections][2] = {
    {{0, 0, 4}, {0, 1, 6}}, {{0, 0, 0}, {1, 0, 2}}, {{0, -1, 7}, {1, -1, 5}}, {{0, -1, 3}, {0, -2, 1}}};

/// True when the first triangle of a fence of the direction is on the left hand, going from its left end.
inline constexpr bool kTriangleOnLeft[kDirections] = {false, true, false, true};

/// The half-sides that a chord cuts off, as bits.
constexpr unsigned half_sides_cut_off(int chord) {
  const int first = chord < 4 ? 2 * chord : (2 * chord + 5) % 8;
  return (7U << first | 7U << first >> 8) & 0xFFU;
}

/// The piece of a square at a half-side. `chords` are those of the square, as bits.
inline int piece_at(unsigned chords, int half_side) {
  for (int piece = 1; chords != 0; ++piece, chords &= chords - 1) {
    if ((half_sides_cut_off(std::countr_zero(chords)) >> half_side & 1U) != 0) return piece;
  }
  return 0;
}

/// The triangle of one of the chords.
inline int piece_cut_off(unsigned chords, int chord) {
  return 1 + std::popcount(chords & ((1U << chord) - 1U));
}

}  // namespace kakoi::senket
