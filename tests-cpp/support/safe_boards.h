// Random boards for questions of safety: few empty points, most of them behind walls.

#pragma once

#include "go/rules/position.h"
#include "support/random.h"

namespace kakoi::test {

/// Makes a board with at most `empties` empty points, most of them behind walls; returns true when this
/// chance gave one.
inline bool make_safe_board(Random& random, const Grid& grid, int empties, go::Position& position) {
  position = go::Position::none();
  const int density = 35 + random.below(50);
  const int black = 20 + random.below(80);
  for_each_point(grid.full, [&](Point p) {
    if (random.chance(density)) (random.chance(black) ? position.black : position.white).set(p);
  });
  if (random.chance(50)) {
    PointSet space = PointSet::of({random.below(grid.width), random.below(grid.height)});
    for (int size = 2 + random.below(8); size > 1; --size) {
      const PointSet around = border(space, grid);
      if (around.any()) space.set(around.nth_point(random.below(around.count())));
    }
    const PointSet wall = border(space, grid);
    for_each_point(space, [&](Point p) {
      if (random.chance(20)) return;
      position.black.clear(p);
      position.white.clear(p);
    });
    position.white -= wall;
    for_each_point(wall, [&](Point p) {
      if (random.chance(92)) position.black.set(p);
    });
  }
  const PointSet left = position.empties(grid);
  if (left.count() < 2 || left.count() > empties) return false;
  bool breathes = true;
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_chain(position.stones(color),
                   [&](const PointSet& chain) { breathes = breathes && go::liberties(chain, left).any(); });
  }
  return breathes;
}

}  // namespace kakoi::test
