#include "go/playouts/ownership.h"

namespace kakoi::go {

void Ownership::add(PlayoutStyle style, const Position& position, const Grid& grid, int playouts,
                    std::uint64_t seed, std::int32_t* sums) {
  start_.load(position, grid);
  Random random(seed);
  const int most = 3 * grid.width * grid.height;  // three times what fills the board
  for (int i = 0; i < playouts; ++i) {
    board_ = start_;
    const Color first = i % 2 == 0 ? Color::kBlack : Color::kWhite;
    play_out(style, board_, first, most, random);
    std::int32_t* sum = sums;
    for (int y = 0; y < grid.height; ++y) {
      for (int x = 0; x < grid.width; ++x) *sum++ += board_.owner(cell_of({x, y}));
    }
  }
}

}  // namespace kakoi::go
