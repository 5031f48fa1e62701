// Go's maps for JavaScript: each call reads a position from the input and writes a set or a map to the
// output.

#include <emscripten/bind.h>

#include "go/influence.h"
#include "go/vicinity.h"
#include "go_transfer.h"

namespace kakoi::wasm {
namespace {

/// Writes the points within `level` empty steps of a point.
void go_vicinity(int width, int height, int point, int level) {
  const Grid grid(width, height);
  const auto position = load_position(input, grid);
  go::vicinity(position, to_point(point), level, grid).store(output, height);
}

/// Writes the empty points that the colour gets to first.
void go_influence(int width, int height, int color, int reach) {
  const Grid grid(width, height);
  const auto position = load_position(input, grid);
  go::influence(position, static_cast<Color>(color), reach, grid).store(output, height);
}

/// Writes Bouzy's map.
void go_bouzy(int width, int height, int dilations, int erosions) {
  const Grid grid(width, height);
  Writer writer(output);
  write_bouzy(writer, load_position(input, grid), {dilations, erosions}, grid);
}

EMSCRIPTEN_BINDINGS(go_maps) {
  using emscripten::function;
  function("goVicinity", go_vicinity);
  function("goInfluence", go_influence);
  function("goBouzy", go_bouzy);
}

}  // namespace
}  // namespace kakoi::wasm
