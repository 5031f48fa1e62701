#include "go/maps/vicinity.h"

namespace kakoi::go {
namespace {

/// Calls visit(near) with each level's points from level 1 on, until it returns false or nothing is added.
template <typename Visit>
void for_each_level(const Position& position, Point start, const Grid& grid, Visit&& visit) {
  const PointSet stones = position.occupied();
  // Adds all stones that connect to the points, and the points beside those.
  const auto with_stones = [&](const PointSet& points) {
    const PointSet joined = expand(points, stones);
    return points | grow(joined, grid);
  };
  PointSet near = with_stones(PointSet::of(start));
  while (visit(near)) {
    const PointSet next = with_stones(grow(near, grid));
    if (next == near) break;
    near = next;
  }
}

}  // namespace

PointSet vicinity(const Position& position, Point start, int level, const Grid& grid) {
  assert(grid.contains(start) && level >= 0);
  PointSet result = PointSet::none();
  if (level == 0) return result;
  for_each_level(position, start, grid, [&](const PointSet& near) {
    result = near;
    return --level > 0;
  });
  return result;
}

void vicinity_map(const Position& position, Point start, std::int16_t* levels, const Grid& grid) {
  assert(grid.contains(start));
  std::int16_t level = 0;
  PointSet before = PointSet::none();
  for_each_level(position, start, grid, [&](const PointSet& near) {
    ++level;
    for_each_point(near - before, [&](Point p) { levels[p.y * grid.width + p.x] = level; });
    before = near;
    return true;
  });
}

}  // namespace kakoi::go
