#include "go/rules/moves.h"

namespace kakoi::go {

PointSet captured_by(const PointSet& stone, const PointSet& theirs, const PointSet& empties) {
  const PointSet touched = neighbours(stone, theirs);
  if (touched.empty()) return PointSet::none();
  const PointSet chains = expand(touched, theirs);
  const PointSet other_liberties = liberties(chains, empties - stone);
  if (other_liberties.empty()) return chains;
  const PointSet safe = expand(neighbours(other_liberties, chains), chains);
  return chains - safe;
}

MoveResult place_stone(const Position& before, Color mover, Point p, const Grid& grid) {
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
    const PointSet around = neighbours(stone, grid.full);
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

MoveResult execute(Position before, Color mover, Point p, const Grid& grid) {
  const PointSet stone = PointSet::of(p);
  before.black -= stone;
  before.white -= stone;
  return place_stone(before, mover, p, grid);
}

Legality play(const Position& before, Color mover, Point p, const MoveRules& rules, const Grid& grid,
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

PointSet legal_moves(const Position& position, Color mover, const MoveRules& rules, const Grid& grid) {
  const PointSet& mine = position.stones(mover);
  const PointSet& theirs = position.stones(opponent(mover));
  const PointSet empties = position.empties(grid);
  const PointSet open = neighbours(empties, empties);
  const PointSet closed = empties - open;
  PointSet legal = open;
  if (closed.any()) {
    const PointSet beside_open = unmasked::explode(open);
    const PointSet roomy = expand(beside_open & mine, mine);
    legal |= neighbours(rules.suicide ? mine : roomy, closed);
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
  if (rules.ko != kNoPoint) {
    assert(grid.contains(rules.ko));
    legal.clear(rules.ko);
  }
  return legal;
}

}  // namespace kakoi::go
