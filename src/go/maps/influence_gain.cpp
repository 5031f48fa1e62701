#include "go/maps/influence_gain.h"

#include <algorithm>
#include <limits>

#include "go/maps/influence.h"
#include "go/rules/moves.h"

namespace kakoi::go {

void influence_gains(const Position& position, Color color, int reach, const Grid& grid, float* gains) {
  assert(reach >= 0);
  const Color other = opponent(color);
  const PointSet mine = influence(position, color, reach, grid);
  const PointSet theirs = influence(position, other, reach, grid);
  const PointSet empties = position.empties(grid);
  std::fill_n(gains, grid.width * grid.height, std::numeric_limits<float>::quiet_NaN());
  for_each_point(legal_moves(position, color, {}, grid), [&](Point p) {
    const PointSet stone = PointSet::of(p);
    const PointSet captured = captured_by(stone, position.stones(other), empties);
    Position after = position;
    after.stones(color) |= stone;
    after.stones(other) -= captured;
    // A stone that captures nothing ends no way of its own side, and of the other only one that comes to it. A capture frees
    // points and ways.
    const bool captures = captured.any();
    PointSet reached = influence(after, color, captures ? after.stones(color) : stone, reach, grid);
    if (!captures) reached |= mine - stone;
    int gain = reached.count() - mine.count();
    if (captures || theirs.has(p)) gain += theirs.count() - influence(after, other, reach, grid).count();
    gains[p.y * grid.width + p.x] = static_cast<float>(gain);
  });
}

}  // namespace kakoi::go
