#include "go/dead_stones.h"

#include <algorithm>

namespace kakoi::go {

PointSet DeadStones::find(const Position& position, const Grid& grid, int playouts, std::uint64_t seed) {
  PointSet alive = PointSet::none();
  PointSet dead = PointSet::none();
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const PassAlive& proven = benson_.pass_alive(position, color, SuicideRule::kForbidden, grid);
    alive |= proven.stones;
    dead |= proven.territory & position.stones(opponent(color));
  }
  if ((position.occupied() - alive - dead).empty()) return dead;

  std::fill_n(sums_, grid.width * grid.height, 0);
  ownership_.add<PlayoutStyle::kCareful>(position, grid, playouts, seed, sums_);
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_chain(position.stones(color) - alive - dead, [&](const PointSet& chain) {
      int black = 0;
      for_each_point(chain, [&](Point p) { black += sums_[p.y * grid.width + p.x]; });
      if (color == Color::kBlack ? black < 0 : black > 0) dead |= chain;
    });
  }
  return dead;
}

}  // namespace kakoi::go
