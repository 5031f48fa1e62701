// Reading Go positions from the transfer buffer and writing maps to it: what several Go calls do.

#pragma once

#include <array>

#include "go/bouzy.h"
#include "transfer.h"

namespace kakoi::wasm {

inline go::Position load_position(const std::uint32_t* words, int height) {
  return {PointSet::load(words, height), PointSet::load(words + height, height)};
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
