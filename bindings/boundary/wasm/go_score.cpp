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

go::DeadFault calls::go_score(const Grid& grid, const go::Position& position, const PointSet& dead,
                              GoCounting counting, Writer& writer) {
  const go::DeadCheck check = go::check_dead(position, dead);
  if (check.fault == go::DeadFault::kNone) {
    const go::Territory counted =
        counting == GoCounting::kStrict
            ? go::territory(position, dead, grid)
            : count_area({position.black - dead, position.white - dead}, counting == GoCounting::kArea, grid);
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
  return check.fault;
}

}  // namespace kakoi::wasm
