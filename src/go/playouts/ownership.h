// Monte Carlo ownership: who holds each point at the end of random games.

#pragma once

#include "go/playouts/playout.h"

namespace kakoi::go {

/// Plays `playouts` games from a position, Black and White beginning in turn, and adds up who owns each point
/// at the end: sums[y·width + x] grows by 1 for Black, by −1 for White. The same seed gives the same sums
/// everywhere. An object is large (40 KB) and holds nothing between calls.
class Ownership {
 public:
  void add(PlayoutStyle style, const Position& position, const Grid& grid, int playouts, std::uint64_t seed,
           std::int32_t* sums);

 private:
  PlayoutBoard start_;
  PlayoutBoard board_;
};

}  // namespace kakoi::go
