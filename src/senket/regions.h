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
#include <iterator>

#include "senket/disjoint_sets.h"
#include "senket/squares.h"

namespace kakoi::senket {

inline constexpr int kMaxRegions = (kMaxSize - 1) * (kMaxSize - 1);

/// With the border of the board, posts and fences make a plane graph without odd circuits: less than two
/// edges a point.
inline constexpr int kMaxFences = 2 * kMaxPoints;

/// What lies on the two sides of a fence, going from its left end. The two are the same where it hangs or
/// bridges.
struct Hands {
  int left;
  int right;
};

class Regions {
 public:
  /// Divides a position.
  void find(const Position& position) {
    squares_ = position.size - 1;
    mark_chords(position.black.fences, position.white.fences);
    join_pieces();
    number_regions();
    count_border();
  }

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

  void mark_chords(const Fences& black, const Fences& white) {
    std::fill(std::begin(chords_), std::end(chords_), std::uint8_t{0});
    for_each_fence(black | white, [&](Fence fence) {
      for (const auto& [dx, dy, number] : kChords[fence.direction]) {
        std::uint8_t& chords = chords_[square_index(fence.left.x + dx, fence.left.y + dy)];
        chords = static_cast<std::uint8_t>(chords | 1U << number);
        assert(std::popcount(chords) <= 2 && "fences cross");
      }
    });
  }

  /// Joins pieces across the sides of squares; region_ holds parents while this goes on.
  void join_pieces() {
    make_singles(region_, kMaxPieces);
    for (int y = 0; y < squares_; ++y) {
      for (int x = 0; x < squares_; ++x) {
        const int square = square_index(x, y);
        if (x > 0) join_across(square_index(x - 1, y), 2, 3, square, 7, 6);
        if (y > 0) join_across(square_index(x, y - 1), 5, 4, square, 0, 1);
      }
    }
  }

  /// Joins what meets in the two halves of the side between two squares: a1 and b1 are one half-side.
  void join_across(int a, int a1, int a2, int b, int b1, int b2) {
    const auto join = [&](int a_half, int b_half) {
      unite(region_, a * kPiecesOfSquare + piece_at(chords_[a], a_half),
            b * kPiecesOfSquare + piece_at(chords_[b], b_half));
    };
    join(a1, b1);
    if ((chords_[a] | chords_[b]) != 0) join(a2, b2);
  }

  /// Replaces parents by numbers, in the order of the regions' first pieces, and measures them.
  void number_regions() {
    count_ = 0;
    for (int y = 0; y < squares_; ++y) {
      for (int x = 0; x < squares_; ++x) {
        const int square = square_index(x, y);
        const int triangles = std::popcount(chords_[square]);
        for (int piece = 0; piece <= triangles; ++piece) {
          std::uint16_t& region = region_[square * kPiecesOfSquare + piece];
          if (region == square * kPiecesOfSquare + piece) {
            assert(count_ < kMaxRegions);
            area_[count_] = 0;
            region = static_cast<std::uint16_t>(count_++);
          } else {
            // Parents are lower, so this one's entry is the number of the region by now.
            region = region_[region];
          }
          area_[region] = static_cast<std::uint16_t>(area_[region] + (piece > 0 ? 1 : 4 - triangles));
        }
      }
    }
    for (int region = 0; region < count_; ++region) {
      assert(area_[region] % 4 == 0);
      area_[region] /= 4;  // they were quarters
    }
  }

  void count_border() {
    std::fill_n(border_, count_, std::uint8_t{0});
    const int last = squares_ - 1;
    for (int i = 0; i < squares_; ++i) {
      ++border_[at_half_side(i, 0, 0)];
      ++border_[at_half_side(last, i, 2)];
      ++border_[at_half_side(i, last, 4)];
      ++border_[at_half_side(0, i, 6)];
    }
  }

  int squares_;
  int count_;
  std::uint8_t chords_[kMaxPoints];
  std::uint16_t region_[kMaxPieces];
  std::uint16_t area_[kMaxRegions];
  std::uint8_t border_[kMaxRegions];
};

}  // namespace kakoi::senket
