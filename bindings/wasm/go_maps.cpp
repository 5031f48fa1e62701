// Go's maps for JavaScript.

#include "go/maps/influence.h"
#include "go/maps/vicinity.h"
#include "go_transfer.h"

namespace kakoi::wasm {

void calls::go_vicinity(int width, int height, int point, int level) {
  const Grid grid(width, height);
  const auto position = load_position(input, grid);
  go::vicinity(position, to_point(point), level, grid).store(output, height);
}

void calls::go_vicinity_map(int width, int height, int point) {
  const Grid grid(width, height);
  std::array<std::int16_t, kMaxSide * kMaxSide> levels;
  go::vicinity_map(load_position(input, grid), to_point(point), levels.data(), grid);
  Writer writer(output);
  writer.halves(levels.data(), width * height);
}

void calls::go_influence(int width, int height, int color, int reach, int chain) {
  const Grid grid(width, height);
  const auto position = load_position(input, grid);
  const auto side = static_cast<Color>(color);
  const PointSet& stones = position.stones(side);
  const PointSet from = chain < 0 ? stones : expand(PointSet::of(to_point(chain)) & stones, stones);
  go::influence(position, side, from, reach, grid).store(output, height);
}

void calls::go_bouzy(int width, int height, int dilations, int erosions) {
  const Grid grid(width, height);
  Writer writer(output);
  write_bouzy(writer, load_position(input, grid), {dilations, erosions}, grid);
}

}  // namespace kakoi::wasm
