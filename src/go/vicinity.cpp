#include "go/vicinity.h"

namespace kakoi::go {

PointSet vicinity(const Position& position, Point start, int level, const Grid& grid) {
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
