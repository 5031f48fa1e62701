// Zobrist hashing of Go positions.

#pragma once

#include <bit>

#include "core/hash.h"
#include "core/symmetry.h"
#include "go/rules/position.h"

namespace kakoi::go {

/// The key of a stone. Its own function of colour and place instead of a table: no 16 KB of data in the
/// package, and nothing to renumber when boards grow.
constexpr std::uint64_t stone_key(Color color, int x, int y) {
  return mix64(static_cast<std::uint64_t>(color) << 10 | static_cast<std::uint64_t>(y) << 5 |
               static_cast<std::uint64_t>(x));
}

/// The key of an empty board of a size, so that equal stones on boards of different sizes hash apart.
constexpr std::uint64_t size_key(int width, int height) {
  return mix64(std::uint64_t{1} << 32 | static_cast<std::uint64_t>(height) << 6 |
               static_cast<std::uint64_t>(width));
}

/// The XOR of the keys of the stones and of the size, over rows of words: row y of a colour is black[y] or
/// white[y].
inline std::uint64_t zobrist(const std::uint32_t* black, const std::uint32_t* white, int width, int height) {
  std::uint64_t hash = size_key(width, height);
  for (int y = 0; y < height; ++y) {
    for (std::uint32_t bits = black[y]; bits != 0; bits &= bits - 1) {
      hash ^= stone_key(Color::kBlack, std::countr_zero(bits), y);
    }
    for (std::uint32_t bits = white[y]; bits != 0; bits &= bits - 1) {
      hash ^= stone_key(Color::kWhite, std::countr_zero(bits), y);
    }
  }
  return hash;
}

/// The least hash over the symmetries after which the board is not wider than high (8 on a square, 4 on a rectangle), and
/// over both colourings when asked: one key for a position however it is turned.
inline std::uint64_t canonical_zobrist(const std::uint32_t* black, const std::uint32_t* white, int width,
                                       int height, bool swap_colors) {
  std::uint64_t least = ~std::uint64_t{0};
  for (int i = 0; i < kSymmetries; ++i) {
    const auto symmetry = static_cast<Symmetry>(i);
    const int new_width = transposes(symmetry) ? height : width;
    const int new_height = transposes(symmetry) ? width : height;
    if (new_width > new_height) continue;
    std::array<std::uint32_t, kMaxSide> b{};
    std::array<std::uint32_t, kMaxSide> w{};
    std::copy(black, black + height, b.begin());
    std::copy(white, white + height, w.begin());
    transform(b, width, height, symmetry);
    transform(w, width, height, symmetry);
    least = std::min(least, zobrist(b.data(), w.data(), new_width, new_height));
    if (swap_colors) least = std::min(least, zobrist(w.data(), b.data(), new_width, new_height));
  }
  return least;
}

}  // namespace kakoi::go
