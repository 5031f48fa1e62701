#include "go/maps/influence.h"

namespace kakoi::go {

PointSet influence(const Position& position, Color color, int reach, const Grid& grid) {
  return influence(position, color, position.stones(color), reach, grid);
}

PointSet influence(const Position& position, Color color, const PointSet& from, int reach, const Grid& grid) {
  assert(reach >= 0);
  const PointSet touched = unmasked::explode(position.stones(opponent(color)));
  PointSet uncounted = position.empties(grid);
  PointSet counted = PointSet::none();
  PointSet frontier = from;
  for (; reach > 0 && frontier.any(); --reach) {
    const PointSet next = neighbours(frontier, uncounted);
    counted |= next;
    uncounted -= next;
    frontier = next - touched;
  }
  return counted;
}

}  // namespace kakoi::go
