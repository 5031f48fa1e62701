// Which stones are dead if the game ended here.

#pragma once

#include <algorithm>

#include "go/benson.h"
#include "go/ownership.h"

namespace kakoi::go {

/// Dead stones by what is proven, and by careful playouts for the rest. Chains live or die as a whole:
/// pass-alive chains live, stones inside the opponent's pass-alive territory are dead, and any other chain is
/// dead when its points were the opponent's in more than half of the playouts. The same seed gives the same
/// answer everywhere. An object is large (245 KB) and holds nothing between calls.
class DeadStones {
 public:
  PointSet find(const Position& position, const Grid& grid, int playouts, std::uint64_t seed) {
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

 private:
  Benson benson_;
  Ownership ownership_;
  std::int32_t sums_[kMaxSide * kMaxSide];
};

}  // namespace kakoi::go
