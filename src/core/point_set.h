// The bit matrix everything stands on: a set of points, one 32-bit word a row, four rows a SIMD vector.
//
// Kjeld Petersen's BinMatrix (Sensei's Library), laid out for SIMD. Row y is lane y % 4 of vector y / 4 and
// bit x of the lane is column x; [0, 0] is the top left corner:
//
//      x →  0 1 2 3              row 0 = 0b0011   ┐
//   y  0    # # . .              row 1 = 0b0100   ├ vector 0
//   ↓  1    . . # .              row 2 = 0        │
//      2    . . . .              row 3 = 0        ┘
//
// Bits outside the grid are always 0. The operations here need no grid; those that move points are in
// geometry.h.
//
// One type holds every size. Types of fewer vectors for smaller boards, with the operations compiled into every
// use, made the wasm twice as large: lab/notes/alternatives.md, "One size". Instead the operations leave out the vectors
// that no grid reaches.

#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

namespace kakoi {

/// The longest side of a grid, in points.
inline constexpr int kMaxSide = 32;

/// Four rows of a grid. A compiler vector type: SSE or NEON natively, simd128 in WebAssembly, from one
/// source.
using RowVector = std::uint32_t __attribute__((vector_size(16)));

/// The number of vectors that every set uses: 3, 5 or 8, for up to 12, 20 and 32 rows. Vectors behind them
/// are never read and hold garbage. The tallest Grid alive decides; without one it is 8 (geometry.h). So a
/// set that is made while a grid is alive must not be used after that grid is gone. Builds
/// with assertions (KAKOI_CHECKED_SETS) hold every set to that.
inline int vectors_in_use = kMaxSide / 4;

/// Calls visit(i) for each vector in use. Written out, with two branches that always go the same way for a
/// board.
template <typename Visit>
inline void for_each_vector(Visit&& visit) {
  visit(0);
  visit(1);
  visit(2);
  if (vectors_in_use <= 3) return;
  visit(3);
  visit(4);
  if (vectors_in_use <= 5) return;
  visit(5);
  visit(6);
  visit(7);
}

/// A point of a grid, 0-based from the top left corner.
struct Point {
  int x;
  int y;

  friend constexpr bool operator==(const Point&, const Point&) = default;
};

/// True when any bit of the four rows is set.
inline bool any(RowVector rows) {
  using Pairs = std::uint64_t __attribute__((vector_size(16)));
  const auto pairs = reinterpret_cast<Pairs>(rows);
  return (pairs[0] | pairs[1]) != 0;
}

/// A set of points of a grid. The operations on whole sets are compiled once, in point_set.cpp.
struct PointSet {
  static constexpr int kVectors = kMaxSide / 4;

  RowVector vectors[kVectors];

#ifdef KAKOI_CHECKED_SETS
  /// The vectors that hold rows: those in use when the set was made.
  int held = vectors_in_use;
#else
  static constexpr int held = kVectors;
#endif

  /// False when a taller grid than the set's own has come alive, so that its further rows were never written.
  [[nodiscard]] bool fits() const { return held >= vectors_in_use; }

  PointSet() = default;
  // Written out, because the compiler's own copy is a call of memcpy in WebAssembly, which goes word by word.
  PointSet(const PointSet& other);
  PointSet& operator=(const PointSet& other);

  /// The empty set.
  static PointSet none();

  /// The set of one point.
  static PointSet of(Point p);

  /// The set whose row y is rows[y] for y < height, and whose further rows are empty.
  static PointSet load(const std::uint32_t* rows, int height);

  /// Writes rows 0..height-1 to rows[0..height-1].
  void store(std::uint32_t* rows, int height) const;

  /// The points of row y: bit x is column x.
  [[nodiscard]] std::uint32_t row(int y) const {
    assert(y >= 0 && y < 4 * held);
    return vectors[y >> 2][y & 3];
  }

  void set_row(int y, std::uint32_t bits) {
    assert(y >= 0 && y < kMaxSide);
    vectors[y >> 2][y & 3] = bits;
  }

  /// Rows 2·i and 2·i + 1 as the low and the high half of a word.
  [[nodiscard]] std::uint64_t row_pair(int i) const {
    assert(i >= 0 && i < 2 * held);
    using Pairs = std::uint64_t __attribute__((vector_size(16)));
    return reinterpret_cast<Pairs>(vectors[i >> 1])[i & 1];
  }

  /// True when the point is in the set.
  [[nodiscard]] bool has(Point p) const {
    assert(p.x >= 0 && p.x < kMaxSide);
    return (row(p.y) >> p.x & 1U) != 0;
  }

  /// Puts the point in, or takes it out.
  void set(Point p) { set_row(p.y, row(p.y) | 1U << p.x); }
  void clear(Point p) { set_row(p.y, row(p.y) & ~(1U << p.x)); }

  [[nodiscard]] bool any() const;
  [[nodiscard]] bool empty() const { return !any(); }

  /// The number of points.
  [[nodiscard]] int count() const;

  /// The lowest point: leftmost of the topmost row that has one. The set must not be empty.
  [[nodiscard]] Point first_point() const;

  /// The set of the lowest point alone; empty when the set is.
  [[nodiscard]] PointSet first() const;

  /// Everything but the lowest point.
  [[nodiscard]] PointSet without_first() const;

  /// The point with exactly `index` lower ones, 0 ≤ index < count(). It serves random choice:
  /// nth_point(random below count()) is a uniformly random point, and a full set costs no more than another.
  [[nodiscard]] Point nth_point(int index) const;

  [[nodiscard]] bool intersects(const PointSet& other) const;
  [[nodiscard]] bool is_subset_of(const PointSet& other) const;
  friend bool operator==(const PointSet& a, const PointSet& b);

  PointSet& operator&=(const PointSet& other);
  PointSet& operator|=(const PointSet& other);
  /// Minus: takes the points of `other` out.
  PointSet& operator-=(const PointSet& other);

  friend PointSet operator&(const PointSet& a, const PointSet& b);
  friend PointSet operator|(const PointSet& a, const PointSet& b);
  friend PointSet operator^(const PointSet& a, const PointSet& b);
  friend PointSet operator-(const PointSet& a, const PointSet& b);
};

/// Calls visit(point) for each point of the set, lowest first.
template <typename Visit>
void for_each_point(const PointSet& s, Visit&& visit) {
  for (int i = 0; i < 2 * vectors_in_use; ++i) {
    for (std::uint64_t bits = s.row_pair(i); bits != 0; bits &= bits - 1) {
      const int bit = std::countr_zero(bits);
      visit(Point{bit & 31, 2 * i + (bit >> 5)});
    }
  }
}

}  // namespace kakoi
