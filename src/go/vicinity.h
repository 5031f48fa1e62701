// The vicinity of a point: what lies near it when only empty points count as distance.
//
// After the "vicinity" of Kjeld Petersen's pages on Sensei's Library. His recursion marks points depth-first,
// so that its answer depends on the order of the directions; this is the meaning without an order.

#pragma once

#include "go/position.h"

namespace kakoi::go {

/// The points p that some path reaches from `start` with fewer than `level` empty points before p, `start`
/// counted and p not; stones of either colour are crossed free of charge. Level 0 is nothing.
///
///     3 2 1 1 2 3
///     2 1 O O 1 2      the first level that holds each point, counted from any of the
///     3 2 1 X 1 2      three stones: crossing them costs nothing
///     4 3 2 1 2 3
inline PointSet vicinity(const Position& position, Point start, int level, const Grid& grid) {
  assert(grid.contains(start) && level >= 0);
  if (level == 0) return PointSet::none();
  const PointSet stones = position.occupied();
  // All stones that connect to the points, and what is beside those.
  const auto with_stones = [&](const PointSet& points) {
    const PointSet joined = expand(points, stones);
    return points | grow(joined, grid);
  };
  PointSet near = with_stones(PointSet::of(start));
  while (--level > 0) {
    const PointSet next = with_stones(grow(near, grid));
    if (next == near) break;
    near = next;
  }
  return near;
}

}  // namespace kakoi::go
