// Go's maps for JavaScript.

#include "go/maps/influence.h"
#include "go/maps/influence_gain.h"
#include "go/maps/vicinity.h"
#include "go_transfer.h"

namespace kakoi::wasm {

PointSet calls::go_vicinity(const Grid& grid, const go::Position& position, Point point, int level) {
  return go::vicinity(position, point, level, grid);
}

void calls::go_vicinity_map(const Grid& grid, const go::Position& position, Point point, Writer& writer) {
  std::array<std::int16_t, kMaxSide * kMaxSide> levels;
  go::vicinity_map(position, point, levels.data(), grid);
  writer.halves(levels.data(), grid.width * grid.height);
}

PointSet calls::go_influence(const Grid& grid, const go::Position& position, Color color, int reach,
                             Point chain) {
  const PointSet& stones = position.stones(color);
  const PointSet from = chain == go::kNoPoint ? stones : expand(PointSet::of(chain) & stones, stones);
  return go::influence(position, color, from, reach, grid);
}

void calls::go_influence_gain(const Grid& grid, const go::Position& position, Color color, int reach,
                              Writer& writer) {
  float gains[kMaxSide * kMaxSide];
  go::influence_gains(position, color, reach, grid, gains);
  writer.floats(gains, grid.width * grid.height);
}

void calls::go_bouzy(const Grid& grid, const go::Position& position, int dilations, int erosions,
                     Writer& writer) {
  write_bouzy(writer, position, {dilations, erosions}, grid);
}

}  // namespace kakoi::wasm
