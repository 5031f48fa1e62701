// Ownership and dead stones for JavaScript.

#include <algorithm>

#include "go/score/dead_stones.h"
#include "go_transfer.h"

namespace kakoi::wasm {

void calls::go_ownership(const Grid& grid, const go::Position& position, int playouts, bool careful,
                         std::uint64_t seed, Writer& writer) {
  static go::Ownership ownership;  // large; holds nothing between calls
  auto* const sums = reinterpret_cast<std::int32_t*>(writer.at());
  std::fill_n(sums, grid.width * grid.height, 0);
  ownership.add(careful ? go::PlayoutStyle::kCareful : go::PlayoutStyle::kUniform, position, grid, playouts,
                seed, sums);
}

void calls::go_dead_stones(const Grid& grid, const go::Position& position, int playouts, go::Effort effort,
                           std::uint64_t seed, Writer& writer) {
  static go::DeadStones dead_stones;  // large; what it holds is only its last answer
  const PointSet& dead = dead_stones.find(position, grid, playouts, effort, seed);
  writer.record(GoDeadStones{.dead = dead,
                             .proven = dead_stones.proven(),
                             .searched = dead_stones.searched(),
                             .undecided = dead_stones.undecided()});
  std::copy_n(dead_stones.ownership(), grid.width * grid.height, writer.at());
}

}  // namespace kakoi::wasm
