// Monte Carlo ownership: who holds each point at the end of random games.

#pragma once

#include "go/playout.h"

namespace kakoi::go {

/// Plays `playouts` games from a position, Black and White beginning in turn, and adds up who owns each point
/// at the end: sums[y·width + x] grows by 1 for Black, by −1 for White. The same seed gives the same sums
/// everywhere. An object is large (40 KB) and holds nothing between calls.
class Ownership {
 public:
  template <PlayoutStyle Style>
  void add(const Position& position, const Grid& grid, int playouts, std::uint64_t seed, std::int32_t* sums) {
    start_.load(position, grid);
    Random random(seed);
    const int points = grid.width * grid.height;
    for (int i = 0; i < playouts; ++i) {
      board_ = start_;
      const Color first = i % 2 == 0 ? Color::kBlack : Color::kWhite;
      play_out<Style>(board_, first, points, random, [](Color, int) {});
      std::int32_t* sum = sums;
      for (int y = 0; y < grid.height; ++y) {
        for (int x = 0; x < grid.width; ++x) *sum++ += board_.owner(PlayoutBoard::cell({x, y}));
      }
    }
  }

 private:
  PlayoutBoard start_;
  PlayoutBoard board_;
};

}  // namespace kakoi::go
