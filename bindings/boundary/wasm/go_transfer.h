// Reading Go positions from the transfer buffer and writing maps to it: what several Go calls do.

#pragma once

#include <array>

#include "layout/go.h"
#include "transfer.h"

namespace kakoi::wasm {

/// JavaScript writes nothing but positions. Whatever else the words may be, this makes one of them: bits beyond
/// the grid and second stones on a point would break the bounds of what is computed from them. Inlined into
/// every call it would take 0.2 KB (gzip).
[[gnu::noinline]] inline go::Position load_position(const std::uint32_t* words, const Grid& grid) {
  const PointSet black = PointSet::load(words, grid.height) & grid.full;
  return {black, (PointSet::load(words + grid.height, grid.height) & grid.full) - black};
}

inline void write_hash(Writer& writer, std::uint64_t hash) {
  writer.record(
      GoHash{.low = static_cast<std::uint32_t>(hash), .high = static_cast<std::uint32_t>(hash >> 32)});
}

/// The words that a map of 16-bit numbers takes, two in each.
constexpr int map_words(int width, int height) { return (width * height + 1) / 2; }

inline void write_bouzy(Writer& writer, const go::Position& position, go::BouzySteps steps,
                        const Grid& grid) {
  std::array<std::int16_t, kMaxSide * kMaxSide> values;
  go::Bouzy(position, steps, grid).store(values.data(), grid);
  writer.halves(values.data(), grid.width * grid.height);
}

}  // namespace kakoi::wasm
