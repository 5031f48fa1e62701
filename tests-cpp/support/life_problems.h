// Random questions of life and death: a group in a corner or at a side, shut in by a wall, with gaps in its
// own and stray stones of both colours inside.

#pragma once

#include "go/reading/life_area.h"
#include "support/random.h"

namespace kakoi::test {

struct LifeProblem {
  go::Position position;
  /// The largest black chain.
  PointSet target;
  PointSet region;
  int empties;
};

/// Makes a question with `low` to `high` empty points in its region, on a grid of at least 10 columns and 7
/// rows; returns false when this chance gave none. `strays` in a hundred points inside are stones.
inline bool make_life_problem(Random& random, const Grid& grid, int low, int high, int strays,
                              LifeProblem& problem) {
  const int size = (low + random.below(high - low + 1)) * 100 / (100 - strays);
  PointSet space = PointSet::none();
  const bool corner = random.below(3) != 0;
  space.set(corner ? Point{random.below(2), random.below(2)} : Point{3 + random.below(3), random.below(2)});
  while (space.count() < size) {
    const PointSet around = border(space, grid);
    Point best = go::kNoPoint;
    int most = -1;
    for (int i = 0; i < 3; ++i) {
      const Point p = around.nth_point(random.below(around.count()));
      const int merit = 20 + 4 * neighbours(PointSet::of(p), space).count() + random.below(8) - p.y;
      if (p.x > 6 || p.y > 4 || merit <= most) continue;
      most = merit;
      best = p;
    }
    if (best == go::kNoPoint) return false;
    space.set(best);
  }
  const PointSet ring = border(space, grid);
  PointSet gaps = PointSet::none();
  go::Position position = go::Position::none();
  for_each_point(ring, [&](Point p) { (random.chance(88) ? position.black : gaps).set(p); });
  position.white = border(ring | space, grid);
  for_each_point(space, [&](Point p) {
    const int chance = random.below(100);
    if (chance < strays / 2) position.white.set(p);
    if (chance >= strays / 2 && chance < strays) position.black.set(p);
  });
  for_each_point(gaps, [&](Point p) {
    if (random.below(3) == 0) position.white.set(p);
  });
  const PointSet empties = position.empties(grid);
  bool breathes = true;
  problem.target = PointSet::none();
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_chain(position.stones(color), [&](const PointSet& chain) {
      breathes = breathes && go::liberties(chain, empties).any();
      if (color == Color::kBlack && chain.count() > problem.target.count()) problem.target = chain;
    });
  }
  if (!breathes || problem.target.empty()) return false;
  problem.position = position;
  problem.region = go::enclosed_with(position, Color::kBlack, problem.target, grid);
  problem.empties = (empties & problem.region).count();
  return problem.empties >= low && problem.empties <= high;
}

}  // namespace kakoi::test
