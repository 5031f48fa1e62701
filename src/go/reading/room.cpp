#include "go/reading/room.h"

namespace kakoi::go {

namespace {

/// How far a group reaches, in steps; up to kContested of them points that both sides reach count as its own.
constexpr int kSteps = 6;
constexpr int kContested = 2;

/// A smaller friend with at most this many liberties outside the room needs help itself.
constexpr int kFewLiberties = 4;

/// The room with the liberties of weak friends beside it.
PointSet with_weak_friends(const Position& position, Color defender, const PointSet& group,
                           const PointSet& room, const Grid& grid) {
  // Friends of friends may join, too; further away they do not matter.
  constexpr int rounds = 3;
  const PointSet empties = position.empties(grid);
  PointSet result = room;
  for (int i = 0; i < rounds; ++i) {
    const PointSet before = result;
    for_each_chain(position.stones(defender) - group, [&](const PointSet& chain) {
      const PointSet free = liberties(chain, empties);
      const bool is_beside = neighbours(chain, grid.full).intersects(result | group) ||
                             neighbours(free, grid.full).intersects(group);
      if (is_beside && chain.count() < group.count() && (free - result).count() <= kFewLiberties)
        result |= free;
    });
    if (result == before) break;
  }
  return result;
}

}  // namespace

PointSet room_of(const Position& position, Color defender, const PointSet& group, int margin,
                 const Grid& grid) {
  const PointSet empties = position.empties(grid);
  PointSet reached = group;
  PointSet attacked = position.stones(opponent(defender));
  PointSet room = PointSet::none();
  for (int step = 0; step < kSteps; ++step) {
    PointSet ours = neighbours(reached, empties) - reached - attacked;
    PointSet theirs = neighbours(attacked, empties) - attacked - reached;
    if (step < kContested) {
      theirs -= ours;
    } else {
      ours -= theirs;
    }
    if (ours.empty()) break;
    attacked |= theirs;
    reached |= ours;
    room |= ours;
  }
  for (int i = 0; i < margin; ++i) room |= neighbours(room | group, empties);
  return with_weak_friends(position, defender, group, room, grid);
}

}  // namespace kakoi::go
