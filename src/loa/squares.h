// Sets of squares of the 8×8 board in one 64-bit word.
//
// Bit 8·rank + file, as chess programs have it: a1 is bit 0, h1 bit 7, a8 bit 56, h8 bit 63.

#pragma once

#include <bit>
#include <cstdint>

namespace kakoi::loa {

using Squares = std::uint64_t;

inline constexpr Squares kNotFileA = 0xFEFEFEFEFEFEFEFE;
inline constexpr Squares kNotFileH = 0x7F7F7F7F7F7F7F7F;

constexpr Squares square_bit(int square) { return Squares{1} << square; }

/// The lowest square of a set that is not empty.
constexpr int first_square(Squares s) { return std::countr_zero(s); }

/// The sets one step away; what leaves the board is gone.
constexpr Squares east(Squares s) { return (s << 1) & kNotFileA; }
constexpr Squares west(Squares s) { return (s >> 1) & kNotFileH; }
constexpr Squares north(Squares s) { return s << 8; }
constexpr Squares south(Squares s) { return s >> 8; }

/// The set with its up to eight neighbours.
constexpr Squares grow(Squares s) {
  const Squares row = s | east(s) | west(s);
  return row | north(row) | south(row);
}

}  // namespace kakoi::loa
