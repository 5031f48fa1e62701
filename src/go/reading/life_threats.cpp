#include "go/reading/life_threats.h"

namespace kakoi::go {

namespace {

using Bits = LifeArea::Bits;

/// The points that a threatened move needs: if the other side plays anywhere else first, the move has the
/// same effect. Its effect rests on the points `later`.
Bits points_of(const LifeArea& area, const LifeState& before, int move, const LifeState& after, Bits later) {
  const Side side = before.turn;
  const Side enemy = other_side(side);
  const Bits empties = area.all & ~(after.stones[0] | after.stones[1]);
  Bits points = later | bit(move);
  // The captured chains must not get liberties, and the stone played must keep one.
  const Bits captured = before.stones[enemy] & ~after.stones[enemy];
  points |= captured;
  for_each_bit(captured, [&](int p) { points |= area.beside[p]; });
  const LifeChain chain = chain_of(area, after.stones[side], move);
  points |= chain.stones;
  const Bits liberties = chain.beside & empties;
  if ((chain.stones & area.outlet[side]) == 0 && (liberties & points) == 0) points |= liberties & -liberties;
  // Opposing chains that the effect rests on must not be captured by the move either, so they keep a liberty.
  for (Bits rest = area.beside[move] & after.stones[enemy]; rest != 0;) {
    const LifeChain other = chain_of(area, after.stones[enemy], std::countr_zero(rest));
    rest &= ~other.stones;
    if ((other.stones & area.outlet[enemy]) != 0 || (other.stones & later) == 0) continue;
    const Bits free = other.beside & empties;
    if ((free & points) == 0) points |= free & -free;
  }
  // Own chains that play a part must not be captured first, so the last liberty of one in atari counts too.
  const Bits free_before = area.all & ~(before.stones[0] | before.stones[1]);
  for (Bits rest = before.stones[side] & points; rest != 0;) {
    const LifeChain own = chain_of(area, before.stones[side], std::countr_zero(rest));
    rest &= ~own.stones;
    points |= own.stones;
    const Bits free = own.beside & free_before;
    if ((own.stones & area.outlet[side]) == 0 && std::has_single_bit(free)) points |= free;
  }
  return points;
}

}  // namespace

Bits must_play(const LifeArea& area, const LifeState& state, const LifeMoves& moves) {
  const Side threatener = other_side(state.turn);
  // A lone stone may be saved by whatever leaves those who take it a single liberty.
  if (threatener == kAttacker && is_lone(area, state)) return kAllPoints;
  LifeState passed = state;
  pass(passed);
  Bits result = kAllPoints;
  Bits rest = moves_of(area, passed).legal;
  if (threatener == kAttacker && moves.target_liberty != 0) {
    // The whole target is in atari: only extending it or a capture rescues it.
    result = moves.last_liberties[kAttacker] | moves.target_liberty;
    rest &= ~moves.target_liberty;
  }
  for (; rest != 0 && (result & moves.legal) != 0; rest &= rest - 1) {
    const int move = std::countr_zero(rest);
    LifeState next = passed;
    play(area, next, move);
    if (threatener == kDefender) {
      if (is_alive(area, next)) result &= points_of(area, passed, move, next, alive_points(area, next));
    } else if (next.target == 0 || is_dead(area, next)) {
      result &= points_of(area, passed, move, next, 0);
    }
  }
  return result;
}

}  // namespace kakoi::go
