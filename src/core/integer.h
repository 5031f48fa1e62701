// A point set read as one whole number: bit 0 at [0, 0], row by row, width·height bits, two's complement.
//
// It serves to count through all sets of a small grid, or through all subsets of a set.

#pragma once

#include "core/geometry.h"

namespace kakoi {

/// The next number; the full set wraps around to the empty one.
inline PointSet increment(const PointSet& set, const Grid& grid) {
  PointSet s = set;
  const std::uint32_t full_row = grid.full.row(0);
  for (int y = 0; y < grid.height; ++y) {
    const std::uint32_t next = (s.row(y) + 1) & full_row;
    s.set_row(y, next);
    if (next != 0) break;  // no carry into the next row
  }
  return s;
}

/// The number before; the empty set wraps around to the full one.
inline PointSet decrement(const PointSet& set, const Grid& grid) {
  PointSet s = set;
  const std::uint32_t full_row = grid.full.row(0);
  for (int y = 0; y < grid.height; ++y) {
    const std::uint32_t here = s.row(y);
    s.set_row(y, (here - 1) & full_row);
    if (here != 0) break;  // no borrow from the next row
  }
  return s;
}

/// Two's complement: the number that gives 0 when added. So `s & negate(s)` is the lowest point of s.
inline PointSet negate(const PointSet& s, const Grid& grid) { return increment(complement(s, grid), grid); }

}  // namespace kakoi
