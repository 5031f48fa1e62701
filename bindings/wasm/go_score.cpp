// Counting for JavaScript.

#include "go/area.h"
#include "go/territory.h"
#include "go_transfer.h"

namespace kakoi::wasm {

/// Area in the words of territory: there is no seki, and no false eye.
static go::Territory count_area(const go::Position& living, const Grid& grid) {
  const go::Area area = go::area(living, grid);
  return {area.black, area.white, PointSet::none(), PointSet::none(), area.neutral};
}

int calls::go_score(int width, int height, bool by_territory) {
  const Grid grid(width, height);
  const auto position = load_position(input, grid);
  const auto dead = PointSet::load(input + 2 * height, height);
  Writer writer(output, height);
  const go::DeadCheck check = go::check_dead(position, dead);
  if (check.fault == go::DeadFault::kNone) {
    const go::Territory counted = by_territory
                                      ? go::territory(position, dead, grid)
                                      : count_area({position.black - dead, position.white - dead}, grid);
    writer.record(GoScore{.black_points = counted.black.count(),
                          .white_points = counted.white.count(),
                          .black_dead = (position.black & dead).count(),
                          .white_dead = (position.white & dead).count(),
                          .black = counted.black,
                          .white = counted.white,
                          .dame = counted.dame,
                          .seki = counted.seki,
                          .false_eyes = counted.false_eyes});
  } else {
    writer.word(check.point);
  }
  return static_cast<int>(check.fault);
}

}  // namespace kakoi::wasm
