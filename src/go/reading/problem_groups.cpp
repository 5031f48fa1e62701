#include "go/reading/problem_groups.h"

#include "go/reading/life_area.h"
#include "go/reading/room.h"

namespace kakoi::go {

namespace {

/// Larger regions are not read.
constexpr int kMostPoints = 80;

}  // namespace

void ProblemGroups::add(const Position& position, const PointSet& stones, Color owner, const PointSet& marks,
                        const Grid& grid) {
  if (count_ == kMost || stones.count() < kFewestStones) return;
  if (marks.any() && !marks.intersects(stones)) return;
  ProblemGroup& group = groups_[count_++];
  group.stones = stones;
  group.owner = owner;
  group.critical = group.half = -1;
  group.is_settled = false;
  for (int i = 0; i < ProblemGroup::kCases; ++i) {
    const bool fights = i >= ProblemGroup::kMargins;
    const PointSet room =
        (fights ? fighting_room_of : room_of)(position, owner, stones, ProblemGroup::margin_of(i), grid);
    ProblemGroup::Case& c = group.cases[i];
    c = {with_capturable(position, room | stones, grid),
         {LifeOutcome::kUnknown, LifeOutcome::kUnknown},
         {0, 0},
         kNoPoint,
         true};
    c.is_used = c.region.count() <= kMostPoints;
    for (int j = 0; j < i; ++j) c.is_used = c.is_used && group.cases[j].region != c.region;
  }
}

void ProblemGroups::find(const Position& position, Color to_play, const PointSet& marks, const Grid& grid) {
  count_ = 0;
  for (const Color owner : {to_play, opponent(to_play)}) {
    PointSet rooms[kMost];
    PointSet groups[kMost];
    int count = 0;
    for_each_group(position, owner, grid, [&](const PointSet& group) {
      add(position, group, owner, marks, grid);
      if (count == kMost) return;
      const PointSet room = room_of(position, owner, group, 0, grid);
      if (room.count() > kMostPoints) return;
      groups[count] = group;
      rooms[count++] = room;
    });
    for (int i = 0; i < count; ++i) {
      PointSet joined = groups[i];
      PointSet room = rooms[i];
      int parts = 1;
      for (bool grown = true; grown;) {
        grown = false;
        for (int j = i + 1; j < count; ++j) {
          if (rooms[j].empty() || !(room | neighbours(room, grid.full)).intersects(rooms[j])) continue;
          joined |= groups[j];
          room |= rooms[j];
          rooms[j] = PointSet::none();
          ++parts;
          grown = true;
        }
      }
      if (parts > 1) add(position, joined, owner, marks, grid);
    }
  }
}

}  // namespace kakoi::go
