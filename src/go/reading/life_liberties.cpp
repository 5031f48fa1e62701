#include "go/reading/life_liberties.h"

#include "go/reading/life_eyes.h"

namespace kakoi::go {

using Bits = LifeArea::Bits;

namespace {

struct Fixed {
  Bits stones;
  /// Empty points where the side may play a stone that cannot be captured.
  Bits reach;
};

Fixed fixed_of(const LifeArea& area, const LifeState& state, Side side) {
  const Bits own = state.stones[side];
  const Bits stones = fill(area, own & area.outlet[side], own);
  Bits reach = area.outlet[side];
  for_each_bit(stones, [&](int p) { reach |= area.beside[p]; });
  return {stones, reach & ~(state.stones[0] | state.stones[1])};
}

}  // namespace

Bits needless_moves(const LifeArea& area, const LifeState& state, Bits legal) {
  const Bits empties = area.all & ~(state.stones[0] | state.stones[1]);
  const Fixed fixed[2] = {fixed_of(area, state, kDefender), fixed_of(area, state, kAttacker)};
  Bits needless = 0;
  for (const Side owner : {kDefender, kAttacker}) {
    const Side other = other_side(owner);
    for (Bits rest = state.stones[owner] & ~fixed[owner].stones; rest != 0;) {
      const LifeChain chain = chain_of(area, state.stones[owner], std::countr_zero(rest));
      rest &= ~chain.stones;
      const Bits liberties = chain.beside & empties;
      const Bits candidates = liberties & fixed[other].reach & ~area.outlet[owner] & legal;
      if (candidates == 0) continue;
      const bool is_target = area.needs_all && (chain.stones & state.target) != 0 && owner == kDefender;
      // A single stone may be taken in a ko, where it matters how many are taken.
      if (owner == state.turn && std::has_single_bit(chain.stones) && !is_target) continue;
      const Bits harmless = chain.stones | (liberties & fixed[other].reach) | fixed[other].stones;
      Bits plain = 0;
      for_each_bit(candidates, [&](int p) {
        if ((area.beside[p] & ~harmless) == 0) plain |= bit(p);
      });
      needless |= owner == state.turn ? plain : plain & (plain - 1);
    }
  }
  return needless;
}

}  // namespace kakoi::go
