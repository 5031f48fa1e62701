// The grid, the four shifts of a set on it, and the neighbourhoods made of them.
//
// No function here wraps: points that leave the grid are dropped. Each takes the grid, whose `full` set is
// the only mask needed.

#pragma once

#include "core/point_set.h"

namespace kakoi {

/// The way points count as adjacent: along the lines, or diagonally too.
enum class Connectivity : std::uint8_t { kFour = 4, kEight = 8 };

/// Every point of a width × height grid.
PointSet full_set(int width, int height);

/// A width × height grid, 1..32 each way. While it is alive, sets hold at least the rows that it needs
/// (vectors_in_use).
struct Grid {
  int width;
  int height;
  /// Every point of the grid.
  PointSet full;

  Grid(int grid_width, int grid_height);
  Grid(const Grid& other);
  Grid& operator=(const Grid&) = delete;
  ~Grid();

  [[nodiscard]] bool contains(Point p) const { return p.x >= 0 && p.x < width && p.y >= 0 && p.y < height; }
};

// Shifts that may move points off the grid; the functions further down cut those off.
namespace unmasked {

/// Every row takes the row below it.
PointSet up(const PointSet& s);
/// Every row takes the row above it.
PointSet down(const PointSet& s);
PointSet left(const PointSet& s);
PointSet right(const PointSet& s);

/// Union of the 4 or 8 shifts.
template <Connectivity C = Connectivity::kFour>
PointSet explode(const PointSet& s);
template <>
PointSet explode<Connectivity::kFour>(const PointSet& s);
template <>
inline PointSet explode<Connectivity::kEight>(const PointSet& s) {
  const PointSet sideways = left(s) | right(s);
  const PointSet row = sideways | s;
  return up(row) | down(row) | sideways;
}

}  // namespace unmasked

/// The points of `within` that are adjacent to points of the set.
PointSet neighbours(const PointSet& s, const PointSet& within);

/// One step towards row 0.
inline PointSet up(const PointSet& s, const Grid& grid) { return unmasked::up(s) & grid.full; }

/// One step away from row 0.
inline PointSet down(const PointSet& s, const Grid& grid) { return unmasked::down(s) & grid.full; }

/// One step towards column 0.
inline PointSet left(const PointSet& s, const Grid& grid) { return unmasked::left(s) & grid.full; }

/// One step away from column 0.
inline PointSet right(const PointSet& s, const Grid& grid) { return unmasked::right(s) & grid.full; }

/// Every point of the grid that is not in the set.
inline PointSet complement(const PointSet& s, const Grid& grid) { return grid.full - s; }

/// The neighbours of the set's points. Points of the set are included when they are neighbours of other such
/// points:
///
///     . . . .      . # # .
///     . # # .  →   # # # #
///     . . . .      . # # .
template <Connectivity C = Connectivity::kFour>
PointSet explode(const PointSet& s, const Grid& grid) {
  return unmasked::explode<C>(s) & grid.full;
}

/// The set and its neighbours.
template <Connectivity C = Connectivity::kFour>
PointSet grow(const PointSet& s, const Grid& grid) {
  return explode<C>(s, grid) | s;
}

/// The points outside the set that are adjacent to it.
template <Connectivity C = Connectivity::kFour>
PointSet border(const PointSet& s, const Grid& grid) {
  return explode<C>(s, grid) - s;
}

/// The points of the set whose every neighbour on the grid is in the set too; the edge takes nothing away.
template <Connectivity C = Connectivity::kFour>
PointSet shrink(const PointSet& s, const Grid& grid) {
  return s - unmasked::explode<C>(complement(s, grid));
}

}  // namespace kakoi
