// The eight symmetries of a grid.
//
// Every one is made of three moves: exchange rows and columns (transpose), reverse the rows (flip y), reverse
// the columns (flip x), done in this order. On a 3 × 2 grid:
//
//     A B C   transposed  A D   and its columns reversed  D A
//     D E F               B E   is rotate90, clockwise     E B
//                         C F                              F C

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "core/point_set.h"

namespace kakoi {

/// The numbers are part of the boundary (bindings/boundary/layout/core.mjs): bit 0 transpose, bit 1 flip y, bit 2
/// flip x.
enum class Symmetry : std::uint8_t {
  kIdentity = 0,
  kTranspose = 1,
  kFlipY = 2,
  kRotate270 = 3,
  kFlipX = 4,
  kRotate90 = 5,
  kRotate180 = 6,
  kAntiTranspose = 7,
};

inline constexpr int kSymmetries = 8;

/// True when the symmetry swaps width and height.
constexpr bool transposes(Symmetry symmetry) { return (static_cast<unsigned>(symmetry) & 1U) != 0; }

namespace detail {

/// Exchanges rows and columns of a 32 × 32 bit matrix in place: blocks of 16, then of 8, 4, 2 and 1.
inline void transpose32(std::array<std::uint32_t, kMaxSide>& rows) {
  std::uint32_t low = 0x0000FFFFU;
  for (unsigned step = 16; step != 0; step /= 2, low ^= low << step) {
    for (unsigned y = 0; y < kMaxSide; y = (y + step + 1) & ~step) {
      const std::uint32_t moved = ((rows[y] >> step) ^ rows[y + step]) & low;
      rows[y] ^= moved << step;
      rows[y + step] ^= moved;
    }
  }
}

inline std::uint32_t reverse_bits(std::uint32_t bits) {
  bits = (bits >> 1 & 0x55555555U) | (bits & 0x55555555U) << 1;
  bits = (bits >> 2 & 0x33333333U) | (bits & 0x33333333U) << 2;
  bits = (bits >> 4 & 0x0F0F0F0FU) | (bits & 0x0F0F0F0FU) << 4;
  bits = (bits >> 8 & 0x00FF00FFU) | (bits & 0x00FF00FFU) << 8;
  return bits >> 16 | bits << 16;
}

}  // namespace detail

/// Moves the rows of a width × height set in place; where the symmetry transposes, the result is height ×
/// width.
inline void transform(std::array<std::uint32_t, kMaxSide>& rows, int width, int height, Symmetry symmetry) {
  const auto moves = static_cast<unsigned>(symmetry);
  if ((moves & 1U) != 0) {
    detail::transpose32(rows);
    std::swap(width, height);
  }
  if ((moves & 2U) != 0) std::reverse(rows.begin(), rows.begin() + height);
  if ((moves & 4U) != 0) {
    for (int y = 0; y < height; ++y) {
      auto& row = rows[static_cast<std::size_t>(y)];
      row = detail::reverse_bits(row) >> (kMaxSide - width);
    }
  }
}

}  // namespace kakoi
