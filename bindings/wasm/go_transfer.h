// Reading Go positions from the transfer buffer and writing maps to it: what several Go calls do.

#pragma once

#include <array>

#include "go/bouzy.h"
#include "transfer.h"

namespace kakoi::wasm {

template <int N>
go::Position<N> load_position(const std::uint32_t* words, int height) {
  return {PointSet<N>::load(words, height), PointSet<N>::load(words + height, height)};
}

/// The words that a map of 16-bit numbers takes, two in each.
constexpr int map_words(int width, int height) { return (width * height + 1) / 2; }

template <int N>
void write_bouzy(Writer& writer, const go::Position<N>& position, go::BouzySteps steps, const Grid<N>& grid) {
  std::array<std::int16_t, kMaxSide * kMaxSide> values;
  go::Bouzy<N>(position, steps, grid).store(values.data(), grid);
  writer.halves(values.data(), grid.width * grid.height);
}

}  // namespace kakoi::wasm
