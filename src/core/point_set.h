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

#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>

namespace kakoi {

/// The longest side of a grid, in points.
inline constexpr int kMaxSide = 32;

/// Four rows of a grid. A compiler vector type: SSE or NEON natively, simd128 in WebAssembly, from one
/// source.
using RowVector = std::uint32_t __attribute__((vector_size(16)));

/// A point of a grid, 0-based from the top left corner.
struct Point {
  int x;
  int y;

  friend constexpr bool operator==(const Point&, const Point&) = default;
};

/// Whether any bit of the four rows is set.
inline bool any(RowVector rows) {
  using Halves = std::uint64_t __attribute__((vector_size(16)));
  const Halves halves = reinterpret_cast<Halves>(rows);
  return (halves[0] | halves[1]) != 0;
}

/// A set of points of a grid of at most 4·N rows and 32 columns.
template <int N>
struct PointSet {
  static_assert(N >= 1 && 4 * N <= kMaxSide);

  /// The rows a set of this type can hold.
  static constexpr int kRows = 4 * N;

  RowVector vectors[N];

  /// The set without a point.
  static PointSet none() { return PointSet{}; }

  /// The set of one point. Made by comparing lane numbers: a 32-bit store into a vector that is loaded whole
  /// right after would stall, and sets of one point are what fills start from.
  static PointSet of(Point p) {
    assert(p.x >= 0 && p.x < kMaxSide && p.y >= 0 && p.y < kRows);
    const RowVector lanes = {0, 1, 2, 3};
    const std::uint32_t bit = 1U << p.x;
    PointSet result;
    for (int i = 0; i < N; ++i) {
      const std::uint32_t lane = static_cast<std::uint32_t>(p.y - 4 * i);
      result.vectors[i] = reinterpret_cast<RowVector>(lanes == lane) & bit;
    }
    return result;
  }

  /// The set whose row y is rows[y] for y < height, and whose further rows are empty.
  static PointSet load(const std::uint32_t* rows, int height) {
    assert(height >= 1 && height <= kRows);
    PointSet result{};
    std::memcpy(&result, rows, sizeof(std::uint32_t) * static_cast<std::size_t>(height));
    return result;
  }

  /// Writes rows 0..height-1 to rows[0..height-1].
  void store(std::uint32_t* rows, int height) const {
    assert(height >= 1 && height <= kRows);
    std::memcpy(rows, this, sizeof(std::uint32_t) * static_cast<std::size_t>(height));
  }

  [[nodiscard]] std::uint32_t row(int y) const {
    assert(y >= 0 && y < kRows);
    return vectors[y >> 2][y & 3];
  }

  void set_row(int y, std::uint32_t bits) {
    assert(y >= 0 && y < kRows);
    vectors[y >> 2][y & 3] = bits;
  }

  [[nodiscard]] bool has(Point p) const {
    assert(p.x >= 0 && p.x < kMaxSide);
    return (row(p.y) >> p.x & 1U) != 0;
  }

  void set(Point p) { set_row(p.y, row(p.y) | 1U << p.x); }
  void clear(Point p) { set_row(p.y, row(p.y) & ~(1U << p.x)); }
  void toggle(Point p) { set_row(p.y, row(p.y) ^ 1U << p.x); }

  [[nodiscard]] bool any() const {
    RowVector all = vectors[0];
    for (int i = 1; i < N; ++i) all |= vectors[i];
    return kakoi::any(all);
  }

  [[nodiscard]] bool empty() const { return !any(); }

  /// The number of points.
  [[nodiscard]] int count() const {
    using Halves = std::uint64_t __attribute__((vector_size(16)));
    int points = 0;
    for (const RowVector& rows : vectors) {
      const Halves halves = reinterpret_cast<Halves>(rows);
      points += std::popcount(halves[0]) + std::popcount(halves[1]);
    }
    return points;
  }

  /// The lowest point: leftmost of the topmost row that has one. The set must not be empty.
  [[nodiscard]] Point first_point() const {
    using Halves = std::uint64_t __attribute__((vector_size(16)));
    for (int i = 0; i < N; ++i) {
      const Halves halves = reinterpret_cast<Halves>(vectors[i]);
      for (int half = 0; half < 2; ++half) {
        if (halves[half] == 0) continue;
        const int bit = std::countr_zero(halves[half]);
        return {bit & 31, 4 * i + 2 * half + (bit >> 5)};
      }
    }
    assert(false && "first_point of an empty set");
    return {0, 0};
  }

  /// The lowest point alone; the empty set has none.
  [[nodiscard]] PointSet first() const { return any() ? of(first_point()) : none(); }

  /// Everything but the lowest point.
  [[nodiscard]] PointSet without_first() const { return *this - first(); }

  /// The point with exactly `index` lower ones, 0 ≤ index < count(). What a random choice needs:
  /// nth_point(random below count()) is a uniformly random point, and a full set costs no more than another.
  [[nodiscard]] Point nth_point(int index) const {
    assert(index >= 0 && index < count());
    for (int y = 0; y < kRows; ++y) {
      std::uint32_t bits = row(y);
      const int here = std::popcount(bits);
      if (index >= here) {
        index -= here;
        continue;
      }
      while (index-- > 0) bits &= bits - 1;
      return {std::countr_zero(bits), y};
    }
    assert(false && "nth_point beyond the last");
    return {0, 0};
  }

  [[nodiscard]] bool intersects(const PointSet& other) const {
    RowVector all = vectors[0] & other.vectors[0];
    for (int i = 1; i < N; ++i) all |= vectors[i] & other.vectors[i];
    return kakoi::any(all);
  }

  [[nodiscard]] bool is_subset_of(const PointSet& other) const {
    RowVector all = vectors[0] & ~other.vectors[0];
    for (int i = 1; i < N; ++i) all |= vectors[i] & ~other.vectors[i];
    return !kakoi::any(all);
  }

  friend bool operator==(const PointSet& a, const PointSet& b) {
    RowVector all = a.vectors[0] ^ b.vectors[0];
    for (int i = 1; i < N; ++i) all |= a.vectors[i] ^ b.vectors[i];
    return !kakoi::any(all);
  }

  PointSet& operator&=(const PointSet& other) {
    for (int i = 0; i < N; ++i) vectors[i] &= other.vectors[i];
    return *this;
  }
  PointSet& operator|=(const PointSet& other) {
    for (int i = 0; i < N; ++i) vectors[i] |= other.vectors[i];
    return *this;
  }
  PointSet& operator^=(const PointSet& other) {
    for (int i = 0; i < N; ++i) vectors[i] ^= other.vectors[i];
    return *this;
  }
  /// Minus: takes the points of `other` out.
  PointSet& operator-=(const PointSet& other) {
    for (int i = 0; i < N; ++i) vectors[i] &= ~other.vectors[i];
    return *this;
  }

  friend PointSet operator&(PointSet a, const PointSet& b) { return a &= b; }
  friend PointSet operator|(PointSet a, const PointSet& b) { return a |= b; }
  friend PointSet operator^(PointSet a, const PointSet& b) { return a ^= b; }
  friend PointSet operator-(PointSet a, const PointSet& b) { return a -= b; }
};

/// Calls visit(point) for each point of the set, lowest first.
template <int N, typename Visit>
void for_each_point(const PointSet<N>& s, Visit&& visit) {
  for (int y = 0; y < PointSet<N>::kRows; ++y) {
    for (std::uint32_t bits = s.row(y); bits != 0; bits &= bits - 1) visit(Point{std::countr_zero(bits), y});
  }
}

}  // namespace kakoi
