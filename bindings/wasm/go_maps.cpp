// Go's maps for JavaScript.

#include "go/influence.h"
#include "go/vicinity.h"
#include "go_transfer.h"

namespace kakoi::wasm {

void calls::go_vicinity(int width, int height, int point, int level) {
  const Grid grid(width, height);
  const auto position = load_position(input, grid);
  go::vicinity(position, to_point(point), level, grid).store(output, height);
}

void calls::go_influence(int width, int height, int color, int reach) {
  const Grid grid(width, height);
  const auto position = load_position(input, grid);
  go::influence(position, static_cast<Color>(color), reach, grid).store(output, height);
}

void calls::go_bouzy(int width, int height, int dilations, int erosions) {
  const Grid grid(width, height);
  Writer writer(output);
  write_bouzy(writer, load_position(input, grid), {dilations, erosions}, grid);
}

}  // namespace kakoi::wasm
