// Regions: the parts into which the fences of both colours together divide the board.
//
// Everything larger is made of them. They are found as connected sets of the pieces of unit squares (see
// squares.h), which is exact because no two fences of a position cross, whatever their colours.
//
// Every region has a whole number of units: fences and unit steps of the border both join points of unlike
// parity of x + y, so every closed walk of them is even, and by Pick's theorem its area is whole. A board of
// (n - 1)² units has at most as many regions.

#pragma once

#include <algorithm>

#include "senket/disjoint_sets.h"
#include "senket/squares.h"

namespace kakoi::senket {

inline constexpr int kMaxRegions = (kMaxSize - 1) * (kMaxSize - 1);

/// With the border of the board, posts and fences make a plane graph without odd circuits: less than two
/// edges a point.
inline constexpr int kMaxFences = 2 * kMaxPoints;

/// The regions on the two sides of a fence, going from its left end. They are the same where it hangs or
/// bridges.
struct Hands {
  int left;
  int right;
};

class Regions {
 public:
  /// Divides a position.
  void find(const Position& position);

  [[nodiscard]] int count() const { return count_; }

  /// In unit squares.
  [[nodiscard]] int area(int region) const { return area_[region]; }

  /// The number of unit segments of the board's border.
  [[nodiscard]] int border(int region) const { return border_[region]; }

  /// A region that a point lies in or at. Where fences end, there are several.
  [[nodiscard]] int at(Point p) const {
    const int x = std::min(p.x, squares_ - 1);
    const int y = std::min(p.y, squares_ - 1);
    const bool bottom = y < p.y;
    if (x < p.x) return at_half_side(x, y, bottom ? 4 : 1);
    return at_half_side(x, y, bottom ? 5 : 0);
  }

  /// The regions beside a fence of the position.
  [[nodiscard]] Hands beside(Fence fence) const {
    const Chord chord = kChords[fence.direction][0];
    const int square = square_index(fence.left.x + chord.dx, fence.left.y + chord.dy);
    const int triangle = region_of(square, piece_cut_off(chords_[square], chord.number));
    const int rest = region_of(square, 0);
    return kTriangleOnLeft[fence.direction] ? Hands{triangle, rest} : Hands{rest, triangle};
  }

  /// The region at a half-side of the square whose top left point is [x, y].
  [[nodiscard]] int at_half_side(int x, int y, int half_side) const {
    const int square = square_index(x, y);
    return region_of(square, piece_at(chords_[square], half_side));
  }

 private:
  [[nodiscard]] int region_of(int square, int piece) const {
    return region_[square * kPiecesOfSquare + piece];
  }

  void mark_chords(const Fences& black, const Fences& white);
  void join_pieces();
  void join_across(int a, int a1, int a2, int b, int b1, int b2);
  void number_regions();
  void count_border();

  int squares_;
  int count_;
  std::uint8_t chords_[kMaxPoints];
  std::uint16_t region_[kMaxPieces];
  std::uint16_t area_[kMaxRegions];
  std::uint8_t border_[kMaxRegions];
};

}  // namespace kakoi::senket
