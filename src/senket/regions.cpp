#include "senket/regions.h"

#include <algorithm>
#include <iterator>

namespace kakoi::senket {

void Regions::find(const Position& position) {
  squares_ = position.size - 1;
  mark_chords(position.black.fences, position.white.fences);
  join_pieces();
  number_regions();
  count_border();
}

void Regions::mark_chords(const Fences& black, const Fences& white) {
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
void Regions::join_pieces() {
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
void Regions::join_across(int a, int a1, int a2, int b, int b1, int b2) {
  const auto join = [&](int a_half, int b_half) {
    unite(region_, a * kPiecesOfSquare + piece_at(chords_[a], a_half),
          b * kPiecesOfSquare + piece_at(chords_[b], b_half));
  };
  join(a1, b1);
  if ((chords_[a] | chords_[b]) != 0) join(a2, b2);
}

/// Replaces parents by numbers, in the order of the regions' first pieces, and measures them.
void Regions::number_regions() {
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

void Regions::count_border() {
  std::fill_n(border_, count_, std::uint8_t{0});
  const int last = squares_ - 1;
  for (int i = 0; i < squares_; ++i) {
    ++border_[at_half_side(i, 0, 0)];
    ++border_[at_half_side(last, i, 2)];
    ++border_[at_half_side(i, last, 4)];
    ++border_[at_half_side(0, i, 6)];
  }
}

}  // namespace kakoi::senket
