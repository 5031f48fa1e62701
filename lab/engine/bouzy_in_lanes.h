// Bouzy's map with a 16-bit lane a point: the obvious way to use SIMD, measured beside the engine's bit
// planes.

#pragma once

#include <algorithm>
#include <cstdint>

#include "go/maps/bouzy.h"

namespace kakoi::bench {

/// Writes the value of every point, row by row, as go::Bouzy does. The loops have no branches, so that the
/// compiler makes vectors of them.
inline void bouzy_in_lanes(const go::Position& position, go::BouzySteps steps, const Grid& grid,
                           std::int16_t* values) {
  using Number = std::int16_t;
  // A border of zeros, which counts for nothing: on the left of a row the end of the one above serves.
  constexpr int kStride = kMaxSide + 8;
  constexpr int kCells = (kMaxSide + 2) * kStride;
  static Number maps[2][kCells];
  static Number neighbours[kCells];
  const auto at = [&](int x, int y) { return (y + 1) * kStride + x; };
  std::fill(&maps[0][0], &maps[0][0] + 2 * kCells, Number{0});
  Number* now = maps[0];
  Number* next = maps[1];
  for_each_point(position.black, [&](Point p) { now[at(p.x, p.y)] = go::kBouzyStone; });
  for_each_point(position.white, [&](Point p) { now[at(p.x, p.y)] = -go::kBouzyStone; });
  for_each_point(grid.full, [&](Point p) {
    neighbours[at(p.x, p.y)] =
        static_cast<Number>((p.x > 0) + (p.x < grid.width - 1) + (p.y > 0) + (p.y < grid.height - 1));
  });

  const auto step = [&](auto&& change) {
    for (int y = 0; y < grid.height; ++y) {
      for (int i = at(0, y); i < at(grid.width, y); ++i) {
        const Number a = now[i - kStride];
        const Number b = now[i + kStride];
        const Number c = now[i - 1];
        const Number d = now[i + 1];
        const auto positive = static_cast<Number>((a > 0) + (b > 0) + (c > 0) + (d > 0));
        const auto negative = static_cast<Number>((a < 0) + (b < 0) + (c < 0) + (d < 0));
        next[i] = change(now[i], positive, negative, neighbours[i]);
      }
    }
    std::swap(now, next);
  };
  for (int i = 0; i < steps.dilations; ++i) {
    step([](Number value, Number positive, Number negative, Number) {
      const Number gain = value >= 0 && negative == 0 ? positive : Number{0};
      const Number loss = value <= 0 && positive == 0 ? negative : Number{0};
      return static_cast<Number>(value + gain - loss);
    });
  }
  for (int i = 0; i < steps.erosions; ++i) {
    step([](Number value, Number positive, Number negative, Number all) {
      const auto down = static_cast<Number>(std::max(value - (all - positive), 0));
      const auto up = static_cast<Number>(std::min(value + (all - negative), 0));
      return value > 0 ? down : value < 0 ? up : Number{0};
    });
  }
  for (int y = 0; y < grid.height; ++y) std::copy_n(now + at(0, y), grid.width, values + y * grid.width);
}

}  // namespace kakoi::bench
