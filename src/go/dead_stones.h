// Which stones would be dead if the game ended here.

#pragma once

#include "go/benson.h"
#include "go/ownership.h"

namespace kakoi::go {

/// Dead stones by what is proven, and by careful playouts for the rest. Chains live or die as a whole:
/// pass-alive chains live, stones inside the opponent's pass-alive territory are dead, and any other chain is
/// dead when its points were the opponent's in more than half of the playouts. The same seed gives the same
/// answer everywhere. An object is large (245 KB) and holds nothing between calls.
class DeadStones {
 public:
  PointSet find(const Position& position, const Grid& grid, int playouts, std::uint64_t seed);

 private:
  Benson benson_;
  Ownership ownership_;
  std::int32_t sums_[kMaxSide * kMaxSide];
};

}  // namespace kakoi::go
