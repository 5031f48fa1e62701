// The rules of a move by set operations: occupied points, capture, suicide, simple ko.

#pragma once

#include "go/position.h"

namespace kakoi::go {

/// Why a move is illegal, or that it is not. The numbers are part of the boundary
/// (bindings/js/core/layout.ts).
enum class Legality : std::uint8_t { kLegal = 0, kOccupied = 1, kSuicide = 2, kKo = 3 };

/// No point: no ko, or a pass.
inline constexpr Point kNoPoint{-1, -1};

struct MoveResult {
  Position position;
  /// Every stone the move removed: the opponent's, or in a suicide the mover's own, the new one included.
  PointSet captured;
  /// The point that simple ko forbids to the opponent next, or kNoPoint.
  Point ko;
};

/// The stones of the opponent that a stone at p takes: the chains beside p that have no liberty but p.
///
/// Several chains at once are no special case. `safe` starts from the stones that touch another liberty and
/// spreads through the chains beside p; what it does not reach is captured. The set is made anew for every
/// move, so that a move beside no opponent stone captures nothing.
inline PointSet captured_by(const PointSet& stone, const PointSet& theirs, const PointSet& empties) {
  const PointSet touched = unmasked::explode(stone) & theirs;
  if (touched.empty()) return PointSet::none();
  const PointSet chains = expand(touched, theirs);
  const PointSet other_liberties = liberties(chains, empties - stone);
  if (other_liberties.empty()) return chains;
  const PointSet safe = expand(unmasked::explode(other_liberties) & chains, chains);
  return chains - safe;
}

/// Puts a stone on an empty point and removes what it captures; if that is nothing and its own chain is left
/// without a liberty, removes that chain: a suicide. Knows no ko and forbids nothing.
///
///     . O X .      X . X .   Black in the corner takes one stone. The new stone stands alone and has just the
///     O X . .  →   O X . .   emptied point for a liberty, so that point is ko.
///     X . . .      X . . .
inline MoveResult place_stone(const Position& before, Color mover, Point p, const Grid& grid) {
  assert(grid.contains(p) && !before.occupied().has(p));
  const PointSet stone = PointSet::of(p);
  const PointSet empties = before.empties(grid);

  MoveResult result{before, captured_by(stone, before.stones(opponent(mover)), empties), kNoPoint};
  PointSet& mine = result.position.stones(mover);
  mine |= stone;

  if (result.captured.any()) {
    result.position.stones(opponent(mover)) -= result.captured;
    // Simple ko: one stone taken by a stone that stands alone and whose only liberty is the point just
    // emptied.
    const PointSet around = unmasked::explode(stone) & grid.full;
    const bool alone = !around.intersects(mine);
    const PointSet freed = around & result.position.empties(grid);
    if (alone && freed == result.captured && freed.without_first().empty()) result.ko = freed.first_point();
    return result;
  }
  const PointSet chain = expand(stone, mine);
  if (!liberties(chain, empties - stone).any()) {
    mine -= chain;
    result.captured = chain;
  }
  return result;
}

/// The rules in force for one move.
struct MoveRules {
  /// The point forbidden by simple ko, or kNoPoint.
  Point ko = kNoPoint;
  /// Whether a move may remove its own chain of two stones or more. A single stone's suicide is never legal.
  bool suicide = false;
};

/// Plays a move by the rules. `result` is written only when the move is legal.
inline Legality play(const Position& before, Color mover, Point p, const MoveRules& rules, const Grid& grid,
                     MoveResult& result) {
  assert(grid.contains(p));
  if (before.occupied().has(p)) return Legality::kOccupied;
  if (p == rules.ko) return Legality::kKo;
  const MoveResult after = place_stone(before, mover, p, grid);
  if (after.captured.has(p) && (!rules.suicide || after.captured == PointSet::of(p)))
    return Legality::kSuicide;
  result = after;
  return Legality::kLegal;
}

/// Every point on which a stone of the colour may be played.
///
/// An empty point with an empty neighbour is always legal ("open"), and so is a closed one beside an own
/// chain that has an open liberty. What is left can only be made legal by chains whose liberties are all
/// closed, so just those are looked at: an own one with a second liberty, an opponent's with no other.
inline PointSet legal_moves(const Position& position, Color mover, const MoveRules& rules, const Grid& grid) {
  const PointSet& mine = position.stones(mover);
  const PointSet& theirs = position.stones(opponent(mover));
  const PointSet empties = position.empties(grid);
  const PointSet open = empties & unmasked::explode(empties);
  const PointSet closed = empties - open;
  PointSet legal = open;
  if (closed.any()) {
    const PointSet beside_open = unmasked::explode(open);
    const PointSet roomy = expand(beside_open & mine, mine);
    legal |= closed & unmasked::explode(rules.suicide ? mine : roomy);
    if (!closed.is_subset_of(legal)) {
      for_each_chain(mine - roomy, [&](const PointSet& chain) {
        const PointSet own = liberties(chain, closed);
        if (own.without_first().any()) legal |= own;
      });
      for_each_chain(theirs - expand(beside_open & theirs, theirs), [&](const PointSet& chain) {
        const PointSet last = liberties(chain, closed);
        if (last.without_first().empty()) legal |= last;
      });
    }
  }
  if (rules.ko != kNoPoint) legal.clear(rules.ko);
  return legal;
}

}  // namespace kakoi::go
