// What moves points: the grid, the four shifts, and the neighbourhoods made of them.
//
// No function here wraps: what leaves the grid is gone. Each takes the grid, whose `full` set is the only
// mask there is.

#pragma once

#include "core/point_set.h"

namespace kakoi {

/// The way points count as adjacent: along the lines, or diagonally too.
enum class Connectivity : std::uint8_t { kFour = 4, kEight = 8 };

/// A width × height grid, 1..32 each way.
template <int N>
struct Grid {
  int width;
  int height;
  /// Every point of the grid.
  PointSet<N> full;

  Grid(int grid_width, int grid_height) : width(grid_width), height(grid_height), full(PointSet<N>::none()) {
    assert(width >= 1 && width <= kMaxSide && height >= 1 && height <= PointSet<N>::kRows);
    for (int y = 0; y < height; ++y) full.set_row(y, ~0U >> (kMaxSide - width));
  }

  [[nodiscard]] bool contains(Point p) const { return p.x >= 0 && p.x < width && p.y >= 0 && p.y < height; }
};

// The shifts proper, before anything is cut off. Vertical ones take their neighbour rows by a lane shuffle of
// two registers. Loading them from memory past guard rows instead (unaligned) costs a store and a stalled
// reload a step: see docs/benchmarks.md, "flood fill".
namespace unmasked {

/// Every row takes the row below it.
template <int N>
PointSet<N> up(const PointSet<N>& s) {
  PointSet<N> r;
  for (int i = 0; i < N; ++i) {
    const RowVector below = i + 1 < N ? s.vectors[i + 1 < N ? i + 1 : i] : RowVector{};
    r.vectors[i] = __builtin_shufflevector(s.vectors[i], below, 1, 2, 3, 4);
  }
  return r;
}

/// Every row takes the row above it.
template <int N>
PointSet<N> down(const PointSet<N>& s) {
  PointSet<N> r;
  for (int i = 0; i < N; ++i) {
    const RowVector above = i > 0 ? s.vectors[i > 0 ? i - 1 : i] : RowVector{};
    r.vectors[i] = __builtin_shufflevector(above, s.vectors[i], 3, 4, 5, 6);
  }
  return r;
}

template <int N>
PointSet<N> left(const PointSet<N>& s) {
  PointSet<N> r;
  for (int i = 0; i < N; ++i) r.vectors[i] = s.vectors[i] >> 1;
  return r;
}

template <int N>
PointSet<N> right(const PointSet<N>& s) {
  PointSet<N> r;
  for (int i = 0; i < N; ++i) r.vectors[i] = s.vectors[i] << 1;
  return r;
}

/// Union of the 4 or 8 shifts.
template <Connectivity C, int N>
PointSet<N> explode(const PointSet<N>& s) {
  if constexpr (C == Connectivity::kFour) {
    return (up(s) | down(s)) | (left(s) | right(s));
  } else {
    const PointSet<N> sideways = left(s) | right(s);
    const PointSet<N> row = sideways | s;
    return (up(row) | down(row)) | sideways;
  }
}

}  // namespace unmasked

/// One step towards row 0.
template <int N>
PointSet<N> up(const PointSet<N>& s, const Grid<N>& grid) {
  return unmasked::up(s) & grid.full;
}

/// One step away from row 0.
template <int N>
PointSet<N> down(const PointSet<N>& s, const Grid<N>& grid) {
  return unmasked::down(s) & grid.full;
}

/// One step towards column 0.
template <int N>
PointSet<N> left(const PointSet<N>& s, const Grid<N>& grid) {
  return unmasked::left(s) & grid.full;
}

/// One step away from column 0.
template <int N>
PointSet<N> right(const PointSet<N>& s, const Grid<N>& grid) {
  return unmasked::right(s) & grid.full;
}

/// Every point of the grid that is not in the set.
template <int N>
PointSet<N> complement(const PointSet<N>& s, const Grid<N>& grid) {
  return grid.full - s;
}

/// The neighbours of the set's points, points of the set among them where they are neighbours of others:
///
///     . . . .      . # # .
///     . # # .  →   # # # #
///     . . . .      . # # .
template <Connectivity C = Connectivity::kFour, int N>
PointSet<N> explode(const PointSet<N>& s, const Grid<N>& grid) {
  return unmasked::explode<C>(s) & grid.full;
}

/// The set and its neighbours.
template <Connectivity C = Connectivity::kFour, int N>
PointSet<N> grow(const PointSet<N>& s, const Grid<N>& grid) {
  return explode<C>(s, grid) | s;
}

/// The points outside the set that are adjacent to it.
template <Connectivity C = Connectivity::kFour, int N>
PointSet<N> border(const PointSet<N>& s, const Grid<N>& grid) {
  return explode<C>(s, grid) - s;
}

/// The points of the set whose every neighbour on the grid is in the set too; the edge takes nothing away.
template <Connectivity C = Connectivity::kFour, int N>
PointSet<N> shrink(const PointSet<N>& s, const Grid<N>& grid) {
  return s - unmasked::explode<C>(complement(s, grid));
}

}  // namespace kakoi
