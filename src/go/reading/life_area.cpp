#include "go/reading/life_area.h"

namespace kakoi::go {

PointSet with_capturable(const Position& position, const PointSet& region, const Grid& grid) {
  const PointSet empties = position.empties(grid);
  PointSet result = region;
  for (bool grown = true; grown;) {
    grown = false;
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      for_each_chain(position.stones(color), [&](const PointSet& chain) {
        if (chain.is_subset_of(result) || !liberties(chain, empties).is_subset_of(result)) return;
        // A chain without liberties gets some when an opposing chain beside it is taken off.
        if (!neighbours(chain, empties | position.stones(opponent(color))).intersects(result)) return;
        result |= chain;
        grown = true;
      });
    }
  }
  return result;
}

PointSet enclosed_with(const Position& position, Color defender, const PointSet& target, const Grid& grid) {
  const PointSet reached = expand(target, grid.full - position.stones(opponent(defender)));
  // Only the largest part that the target cannot reach is outside: a smaller one may be an eye of attackers
  // within.
  PointSet outside = PointSet{};
  const PointSet beyond = grid.full - reached;
  for_each_chain(beyond, [&](const PointSet& part) {
    if (part.count() > outside.count()) outside = part;
  });
  return with_capturable(position, grid.full - outside, grid);
}

bool LifeArea::load(const Position& position, Color defender, const PointSet& target_stones,
                    const PointSet& region, const Grid& grid, LifeOutside outside, bool all_live) {
  const PointSet& own = position.stones(defender);
  const PointSet chains = expand(target_stones, own);
  needs_all = all_live || chains == expand(target_stones.first(), own);
  PointSet shown = target_stones;
  if (needs_all) {
    for_each_chain(chains, [&](const PointSet& chain) { shown -= (chain & target_stones).without_first(); });
  }
  // If all have to live, none may be captured even for a moment.
  spares_lone = !all_live && (!needs_all || chains.count() == 1);
  const PointSet points = needs_all ? (region - chains) | shown : region;
  count = 0;
  if (points.count() > kMostPoints) return false;
  for_each_point(points, [&](Point p) { point[count++] = p; });
  all = count == kMostPoints ? ~Bits{0} : bit(count) - 1;
  stones[kDefender] = stones[kAttacker] = outlet[kDefender] = outlet[kAttacker] = target = 0;
  const PointSet outside_empties = position.empties(grid) - region;
  const auto bits_of = [&](const PointSet& s) {
    Bits bits = 0;
    for (int i = 0; i < count; ++i) {
      if (s.has(point[i])) bits |= bit(i);
    }
    return bits;
  };
  for (int i = 0; i < count; ++i) {
    PointSet stone = PointSet::of(point[i]);
    if (needs_all && shown.has(point[i])) stone = expand(stone, own);
    PointSet around = neighbours(stone, grid.full);
    if (needs_all && around.intersects(chains)) around |= shown & expand(around & chains, chains);
    beside[i] = bits_of(around) & ~bit(i);
    for (const Side side : {kDefender, kAttacker}) {
      const Color color = side == kDefender ? defender : opponent(defender);
      const bool may_leave = side == kAttacker || outside == LifeOutside::kOpen;
      if (around.intersects(position.stones(color) - region)) outlet[side] |= bit(i);
      if (may_leave && around.intersects(outside_empties)) outlet[side] |= bit(i);
    }
  }
  stones[kDefender] = bits_of(position.stones(defender));
  stones[kAttacker] = bits_of(position.stones(opponent(defender)));
  target = bits_of(shown);
  return true;
}

int LifeArea::index_of(Point p) const {
  for (int i = 0; i < count; ++i) {
    if (point[i] == p) return i;
  }
  return -1;
}

}  // namespace kakoi::go
