#include "go/ownership.h"

namespace kakoi::go {

template <PlayoutStyle Style>
void Ownership::add(const Position& position, const Grid& grid, int playouts, std::uint64_t seed,
                    std::int32_t* sums) {
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

template void Ownership::add<PlayoutStyle::kUniform>(const Position&, const Grid&, int, std::uint64_t,
                                                     std::int32_t*);
template void Ownership::add<PlayoutStyle::kCareful>(const Position&, const Grid&, int, std::uint64_t,
                                                     std::int32_t*);

}  // namespace kakoi::go
