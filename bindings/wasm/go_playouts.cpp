// Ownership and dead stones for JavaScript.

#include <algorithm>

#include "go/dead_stones.h"
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
  const std::uint64_t seed = join(seed_low, seed_high);
  if (careful) {
    ownership.add<go::PlayoutStyle::kCareful>(position, grid, playouts, seed, sums);
  } else {
    ownership.add<go::PlayoutStyle::kUniform>(position, grid, playouts, seed, sums);
  }
}

void calls::go_dead_stones(int width, int height, int playouts, std::uint32_t seed_low,
                           std::uint32_t seed_high) {
  const Grid grid(width, height);
  static go::DeadStones dead_stones;  // large; holds nothing between calls
  dead_stones.find(load_position(input, grid), grid, playouts, join(seed_low, seed_high))
      .store(output, height);
}

}  // namespace kakoi::wasm
