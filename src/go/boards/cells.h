// The numbers of points on boards that keep a word a point: rows with an edge column between them, so that the
// neighbours of a point are always one and kStride away and no coordinate is ever tested against the size.

#pragma once

#include <bit>
#include <cstdint>

#include "go/rules/position.h"

namespace kakoi::go {

inline constexpr int kStride = kMaxSide + 1;
inline constexpr int kCells = kStride * (kMaxSide + 2) + 1;

/// An edge cell, which stands for no point: kNoPoint has this number. As a move it is a pass.
inline constexpr int kNoCell = 0;

/// The four neighbours of a point.
inline constexpr int kAround[4] = {-kStride, -1, 1, kStride};

/// All eight neighbours in a circle, each beside the next.
inline constexpr int kRing[8] = {-kStride, -kStride + 1, 1,  kStride + 1,
                                 kStride,  kStride - 1,  -1, -kStride - 1};

constexpr int cell_of(Point p) { return (p.y + 1) * kStride + p.x + 1; }
constexpr Point point_of(int cell) { return {(cell - 1) % kStride, (cell - 1) / kStride - 1}; }

static_assert(cell_of(kNoPoint) == kNoCell && point_of(kNoCell) == kNoPoint);

/// A set of cells.
struct CellSet {
  static constexpr int kWords = (kCells + 63) / 64;
  std::uint64_t words[kWords];

  static CellSet none() { return {}; }
  [[nodiscard]] bool has(int cell) const { return (words[cell >> 6] >> (cell & 63) & 1U) != 0; }
  void add(int cell) { words[cell >> 6] |= std::uint64_t{1} << (cell & 63); }
  void operator|=(const CellSet& other) {
    for (int i = 0; i < kWords; ++i) words[i] |= other.words[i];
  }

  /// Calls visit(cell) for each cell, lowest first, until it returns false.
  template <typename Visit>
  void each(Visit&& visit) const {
    for (int i = 0; i < kWords; ++i) {
      for (std::uint64_t bits = words[i]; bits != 0; bits &= bits - 1) {
        if (!visit(64 * i + std::countr_zero(bits))) return;
      }
    }
  }
};

}  // namespace kakoi::go
