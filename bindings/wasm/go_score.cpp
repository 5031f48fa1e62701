// Counting for JavaScript.

#include "go/score/area.h"
#include "go/score/territory.h"
#include "go_transfer.h"

namespace kakoi::wasm {

/// Area in the words of territory, for which there is no seki and no false eye; stones are points too where `stones`.
static go::Territory count_area(const go::Position& living, bool stones, const Grid& grid) {
  const go::Area area = go::area(living, grid);
  go::Territory counted{area.black, area.white, PointSet::none(), PointSet::none(), area.neutral};
  if (!stones) {
    counted.black -= living.black;
    counted.white -= living.white;
  }
  return counted;
}

int calls::go_score(int width, int height, int counting) {
  const Grid grid(width, height);
  const auto position = load_position(input, grid);
  const auto dead = PointSet::load(input + 2 * height, height);
  Writer writer(output, height);
  const go::DeadCheck check = go::check_dead(position, dead);
  if (check.fault == go::DeadFault::kNone) {
    const auto rule = static_cast<GoCounting>(counting);
    const go::Territory counted =
        rule == GoCounting::kStrict
            ? go::territory(position, dead, grid)
            : count_area({position.black - dead, position.white - dead}, rule == GoCounting::kArea, grid);
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
