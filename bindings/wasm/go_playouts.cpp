// Ownership and dead stones for JavaScript.

#include <algorithm>

#include "go/score/dead_stones.h"
#include "go_transfer.h"

namespace kakoi::wasm {

/// A seed comes in two halves, because 64-bit numbers would need BigInt at the boundary.
static std::uint64_t join(std::uint32_t low, std::uint32_t high) { return std::uint64_t{high} << 32 | low; }

void calls::go_ownership(int width, int height, int playouts, bool careful, std::uint32_t seed_low,
                         std::uint32_t seed_high) {
  static go::Ownership ownership;  // large; holds nothing between calls
  const Grid grid(width, height);
  auto* const sums = reinterpret_cast<std::int32_t*>(output);
  std::fill_n(sums, width * height, 0);
  const auto position = load_position(input, grid);
  ownership.add(careful ? go::PlayoutStyle::kCareful : go::PlayoutStyle::kUniform, position, grid, playouts,
                join(seed_low, seed_high), sums);
}

void calls::go_dead_stones(int width, int height, int playouts, int effort, std::uint32_t seed_low,
                           std::uint32_t seed_high) {
  const Grid grid(width, height);
  static go::DeadStones dead_stones;  // large; what it holds is only its last answer
  const PointSet& dead = dead_stones.find(load_position(input, grid), grid, playouts,
                                          static_cast<go::Effort>(effort), join(seed_low, seed_high));
  Writer writer(output, height);
  writer.record(GoDeadStones{.dead = dead,
                             .proven = dead_stones.proven(),
                             .searched = dead_stones.searched(),
                             .undecided = dead_stones.undecided()});
  std::copy_n(dead_stones.ownership(), width * height, writer.at());
}

}  // namespace kakoi::wasm
