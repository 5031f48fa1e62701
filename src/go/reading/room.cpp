#include "go/reading/room.h"

namespace kakoi::go {

namespace {

/// The reach of a group, in steps; up to kContested of them points that both sides reach count as its own.
constexpr int kSteps = 6;
constexpr int kContested = 2;

/// A smaller friend with at most this many liberties outside the room needs help itself.
constexpr int kFewOutside = 4;

/// A chain of the attacker with at most this many liberties outside the room may be captured, and so may one that is
/// beside its liberties.
constexpr int kWeakLiberties = 3;
constexpr int kWeakRounds = 2;

/// Larger empty parts beside a fight are not enclosed by it.
constexpr int kPocket = 8;

/// The scene of a fight: the room of a group, and the chains of the attacker there that may be captured.
struct Fight {
  PointSet room;
  PointSet weak;
};

/// Adds the liberties of weak attackers beside the room or the group, and the small empty parts that this cuts off.
Fight with_weak_attackers(const Position& position, Color defender, const PointSet& group,
                          const PointSet& room, const Grid& grid) {
  const PointSet empties = position.empties(grid);
  Fight fight{room, PointSet::none()};
  for (int i = 0; i < kWeakRounds; ++i) {
    const PointSet before = fight.room;
    for_each_chain(position.stones(opponent(defender)), [&](const PointSet& chain) {
      const PointSet free = liberties(chain, empties);
      const bool is_beside = neighbours(chain, grid.full).intersects(group) || free.intersects(before);
      if (!is_beside || (free - before).count() > kWeakLiberties) return;
      fight.room |= free;
      fight.weak |= chain;
    });
    if (fight.room == before) break;
  }
  for_each_chain(empties - fight.room, [&](const PointSet& pocket) {
    if (pocket.count() <= kPocket && neighbours(pocket, grid.full).intersects(fight.room))
      fight.room |= pocket;
  });
  return fight;
}

/// The room with the liberties of weak friends beside it, or beside weak attackers.
PointSet with_weak_friends(const Position& position, Color defender, const PointSet& group,
                           const Fight& fight, const Grid& grid) {
  // Friends of friends may join, too; further away they do not matter.
  constexpr int rounds = 3;
  const PointSet empties = position.empties(grid);
  PointSet result = fight.room;
  for (int i = 0; i < rounds; ++i) {
    const PointSet before = result;
    for_each_chain(position.stones(defender) - group, [&](const PointSet& chain) {
      const PointSet free = liberties(chain, empties);
      const bool is_beside = neighbours(chain, grid.full).intersects(result | group | fight.weak) ||
                             neighbours(free, grid.full).intersects(group);
      if (is_beside && chain.count() < group.count() && (free - result).count() <= kFewOutside)
        result |= free;
    });
    if (result == before) break;
  }
  return result;
}

/// The empty points that the group reaches before the attacker does.
PointSet reached_by(const Position& position, Color defender, const PointSet& group, const Grid& grid) {
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
  return room;
}

/// The room with `margin` more layers of points around.
PointSet widened(const Position& position, const PointSet& group, PointSet room, int margin,
                 const Grid& grid) {
  const PointSet empties = position.empties(grid);
  for (int i = 0; i < margin; ++i) room |= neighbours(room | group, empties);
  return room;
}

}  // namespace

PointSet room_of(const Position& position, Color defender, const PointSet& group, int margin,
                 const Grid& grid) {
  const PointSet reached = reached_by(position, defender, group, grid);
  return with_weak_friends(position, defender, group,
                           {widened(position, group, reached, margin, grid), PointSet::none()}, grid);
}

PointSet fighting_room_of(const Position& position, Color defender, const PointSet& group, int margin,
                          const Grid& grid) {
  Fight fight =
      with_weak_attackers(position, defender, group, reached_by(position, defender, group, grid), grid);
  fight.room = widened(position, group, fight.room, margin, grid);
  return with_weak_friends(position, defender, group, fight, grid);
}

}  // namespace kakoi::go
