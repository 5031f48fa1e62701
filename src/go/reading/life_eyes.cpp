#include "go/reading/life_eyes.h"

namespace kakoi::go {

using Bits = LifeArea::Bits;

Bits fill(const LifeArea& area, Bits seed, Bits mask) {
  Bits reached = seed;
  for (Bits fresh = seed; fresh != 0;) {
    Bits beside = 0;
    for_each_bit(fresh, [&](int p) { beside |= area.beside[p]; });
    fresh = beside & mask & ~reached;
    reached |= fresh;
  }
  return reached;
}

namespace {

struct Region {
  Bits points;
  Bits empties;
  Bits border;
};

/// The result of Benson's rule: chains that cannot be captured, and regions that only such chains enclose.
struct Alive {
  Bits stones;
  int region_count;
  Region regions[LifeArea::kMostPoints];
};

/// Applies Benson's rule; returns true when the target is alive, with everything alive in `found`.
bool find_alive(const LifeArea& area, const LifeState& state, Alive& found) {
  const Bits own = state.stones[kDefender];
  const Bits others = area.all & ~own;
  const Bits empties = others & ~state.stones[kAttacker];
  // A region in which the attacker's stones cannot be captured is no eye.
  Bits enclosed = others & ~fill(area, others & area.outlet[kAttacker], others);
  if (enclosed == 0 && (own & area.outlet[kDefender]) == 0) return false;

  Region* const regions = found.regions;
  int region_count = 0;
  while (enclosed != 0) {
    const Bits region = fill(area, enclosed & -enclosed, enclosed);
    enclosed &= ~region;
    Bits beside = 0;
    for_each_bit(region, [&](int p) { beside |= area.beside[p]; });
    if ((region & empties) != 0) regions[region_count++] = {region, region & empties, beside & own};
  }
  if (region_count < 2 && (own & area.outlet[kDefender]) == 0) return false;
  Bits alive = own;
  for (bool dropped = true; dropped;) {
    dropped = false;
    int kept = 0;
    for (int i = 0; i < region_count; ++i) {
      if ((regions[i].border & ~alive) == 0) regions[kept++] = regions[i];
    }
    region_count = kept;
    for (Bits rest = alive; rest != 0;) {
      const LifeChain chain = chain_of(area, own, std::countr_zero(rest));
      rest &= ~chain.stones;
      if ((chain.stones & area.outlet[kDefender]) != 0) continue;
      int vital = 0;
      for (int i = 0; i < region_count; ++i) {
        if ((regions[i].empties & ~chain.beside) == 0) ++vital;
      }
      if (vital >= 2) continue;
      alive &= ~chain.stones;
      dropped = true;
    }
    if (!area.is_enough(state.target, alive)) return false;
  }
  found.stones = alive;
  found.region_count = region_count;
  return true;
}

}  // namespace

bool is_alive(const LifeArea& area, const LifeState& state) {
  Alive found;
  return find_alive(area, state, found);
}

Bits alive_points(const LifeArea& area, const LifeState& state) {
  Alive found;
  if (!find_alive(area, state, found)) return area.all;
  const Bits own = state.stones[kDefender];
  const Bits safe = found.stones & state.target & area.outlet[kDefender];
  const Bits first = safe != 0 ? safe : found.stones & state.target;
  Bits points = 0;
  // Adds two small eyes for each chain, and then the chains around those eyes.
  for (Bits open = area.needs_all ? state.target : first & -first; open != 0;) {
    const LifeChain chain = chain_of(area, own, std::countr_zero(open));
    points |= chain.stones;
    open &= ~chain.stones;
    if ((chain.stones & area.outlet[kDefender]) != 0) continue;
    const auto is_vital = [&](const Region& region) { return (region.empties & ~chain.beside) == 0; };
    int eyes = 0;
    for (int i = 0; i < found.region_count; ++i) {
      if (is_vital(found.regions[i]) && (found.regions[i].points & ~points) == 0) ++eyes;
    }
    for (; eyes < 2; ++eyes) {
      const Region* best = nullptr;
      for (int i = 0; i < found.region_count; ++i) {
        const Region& region = found.regions[i];
        if (!is_vital(region) || (region.points & ~points) == 0) continue;
        if (best == nullptr || std::popcount(region.points) < std::popcount(best->points)) best = &region;
      }
      points |= best->points;
      open |= best->border & ~points;
    }
  }
  return points;
}

Reach reach_of(const LifeArea& area, const LifeState& state) {
  const Bits attackers = state.stones[kAttacker];
  const Bits fixed = fill(area, attackers & area.outlet[kAttacker], attackers);
  Bits points = area.outlet[kAttacker] | fixed;
  for_each_bit(fixed, [&](int p) { points |= area.beside[p]; });
  return {fixed, points};
}

namespace {

/// True for at most one point, or two neighbours: room for one eye.
bool is_one_eye(const LifeArea& area, Bits space) {
  if (space == 0) return true;
  const int first = std::countr_zero(space);
  return std::popcount(space) <= 2 && (space & ~(bit(first) | area.beside[first])) == 0;
}

/// The room for eyes, which decides whether a target is dead.
struct EyeSpace {
  /// Room as it stands: points without a defending stone and out of the attacker's reach.
  Bits open;
  /// Defending stones out of the attacker's reach: once captured, they leave more room.
  Bits deep;
};

EyeSpace eye_space_of(const LifeArea& area, const LifeState& state, const Reach& reach) {
  const Bits own = state.stones[kDefender];
  return {area.all & ~(own | reach.points), own & ~reach.points};
}

/// The open points beside all chains with deep stones.
Bits common_of(const LifeArea& area, const LifeState& state, const EyeSpace& eyes) {
  Bits common = eyes.open;
  for (Bits rest = eyes.deep; rest != 0;) {
    const LifeChain chain = chain_of(area, state.stones[kDefender], std::countr_zero(rest));
    rest &= ~chain.stones;
    common &= chain.beside;
  }
  return common;
}

}  // namespace

bool is_dead(const LifeArea& area, const LifeState& state) {
  return is_dead(area, state, reach_of(area, state));
}

bool is_dead(const LifeArea& area, const LifeState& state, const Reach& reach) {
  const Bits own = state.stones[kDefender];
  // The defender has a chain that cannot be captured, or a way to one.
  if ((area.outlet[kDefender] & ~reach.fixed) != 0) return false;
  // The last stone may stay where all that could take it can be taken back.
  if (area.spares_lone && reach.points == 0) return false;
  const EyeSpace eyes = eye_space_of(area, state, reach);
  const LifeChain target = chain_of(area, own, std::countr_zero(state.target));
  if ((state.target & ~target.stones) == 0 && is_one_eye(area, eyes.open | (eyes.deep & ~target.stones)))
    return true;
  // Without an open point all liberties can be filled, and room under captured stones lies behind stones that
  // stay: no other chain gets there.
  if (eyes.open == 0) return true;
  return is_one_eye(area, eyes.open) && common_of(area, state, eyes) != 0;
}

int finishing_move(const LifeArea& area, const LifeState& state) {
  const LifeMoves moves = moves_of(area, state);
  if ((moves.target_liberty & moves.legal) != 0) return std::countr_zero(moves.target_liberty);
  const Bits own = state.stones[kDefender];
  const EyeSpace eyes = eye_space_of(area, state, reach_of(area, state));
  // Chains whose capture would leave room come last.
  Bits last = 0;
  for (Bits rest = eyes.deep; rest != 0;) {
    const LifeChain chain = chain_of(area, own, std::countr_zero(rest));
    rest &= ~chain.stones;
    const Bits liberties = chain.beside & ~(own | state.stones[kAttacker]);
    if (std::has_single_bit(liberties)) last |= liberties;
  }
  const Bits reach = moves.legal & ~eyes.open;
  const Bits common = common_of(area, state, eyes);
  for (const Bits choice : {reach & ~last, reach, moves.legal & ~common, moves.legal}) {
    if (choice != 0) return std::countr_zero(choice);
  }
  return -1;
}

}  // namespace kakoi::go
