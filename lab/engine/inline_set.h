// A set of points whose operations are compiled into each use, for comparing methods without the cost of
// calling PointSet's operations.

#pragma once

#include <cstring>

#include "core/shifts.h"

namespace kakoi::bench {

/// The first 4·N rows of a PointSet; the compiler keeps them in registers as far as they fit.
template <int N>
struct InlineSet {
  static_assert(N >= 1 && N <= PointSet::kVectors);
  static constexpr int kVectors = N;
  static constexpr int kRows = 4 * N;

  RowVector vectors[N];

  InlineSet() = default;

  /// Takes the first 4·N rows of the set; further rows are left out.
  explicit InlineSet(const PointSet& s) {
    for (int i = 0; i < N; ++i) vectors[i] = s.vectors[i];
  }

  explicit operator PointSet() const {
    PointSet result;
    for (int i = 0; i < PointSet::kVectors; ++i) result.vectors[i] = i < N ? vectors[i] : RowVector{};
    return result;
  }

  static InlineSet load(const std::uint32_t* rows) {
    InlineSet result;
    std::memcpy(result.vectors, rows, sizeof result.vectors);
    return result;
  }

  void store(std::uint32_t* rows) const { std::memcpy(rows, vectors, sizeof vectors); }

  friend InlineSet operator&(const InlineSet& a, const InlineSet& b) {
    return make([&](int i) { return a.vectors[i] & b.vectors[i]; });
  }
  friend InlineSet operator|(const InlineSet& a, const InlineSet& b) {
    return make([&](int i) { return a.vectors[i] | b.vectors[i]; });
  }
  friend bool operator==(const InlineSet& a, const InlineSet& b) {
    RowVector changed{};
    for (int i = 0; i < N; ++i) changed |= a.vectors[i] ^ b.vectors[i];
    return !any(changed);
  }

  /// Each row takes the row below it. Like the other shifts, this cuts nothing off.
  [[nodiscard]] InlineSet up() const {
    return make([&](int i) { return rows_below<N>(vectors, i); });
  }
  [[nodiscard]] InlineSet down() const {
    return make([&](int i) { return rows_above(vectors, i); });
  }
  [[nodiscard]] InlineSet left() const {
    return make([&](int i) { return vectors[i] >> 1; });
  }
  [[nodiscard]] InlineSet right() const {
    return make([&](int i) { return vectors[i] << 1; });
  }

  /// The set and the points one step away from it.
  [[nodiscard]] InlineSet grown() const { return *this | up() | down() | left() | right(); }

 private:
  template <typename Rows>
  static InlineSet make(Rows&& row_vector) {
    InlineSet result;
    for (int i = 0; i < N; ++i) result.vectors[i] = row_vector(i);
    return result;
  }
};

}  // namespace kakoi::bench
