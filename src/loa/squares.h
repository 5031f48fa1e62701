// Sets of squares of a board in one 64-bit word.
//
// Bit 8·rank + file, as chess programs have it: a1 is bit 0, h1 bit 7, a8 bit 56, h8 bit 63. Smaller boards lie
// at a1, and the bits beyond their edges stay 0: those of a board of 5×5 are
//
//   . . . . . . . .   8
//   . . . . . . . .   7
//   . . . . . . . .   6
//   # # # # # . . .   5
//   # # # # # . . .   4
//   # # # # # . . .   3
//   # # # # # . . .   2
//   # # # # # . . .   1
//   a b c d e f g h

#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace kakoi::loa {

/// A set of squares, and the one of a single square, 0..63.
using Squares = std::uint64_t;

inline constexpr Squares kNotFileA = 0xFEFEFEFEFEFEFEFE;
inline constexpr Squares kNotFileH = 0x7F7F7F7F7F7F7F7F;

constexpr Squares square_bit(int square) { return Squares{1} << square; }

/// The squares in a row of the smallest and of the largest board.
inline constexpr int kLeastSize = 5;
inline constexpr int kMostSize = 8;

/// A value for each size of board.
template <typename Value>
using BySize = std::array<Value, kMostSize - kLeastSize + 1>;

template <typename Value>
constexpr const Value& of_size(const BySize<Value>& values, int size) {
  return values[static_cast<std::size_t>(size - kLeastSize)];
}

inline constexpr BySize<Squares> kBoards = {0x0000001F1F1F1F1F, 0x00003F3F3F3F3F3F, 0x007F7F7F7F7F7F7F,
                                            0xFFFFFFFFFFFFFFFF};

/// All squares of the board with so many in a row.
constexpr Squares board_of(int size) { return of_size(kBoards, size); }

/// The lowest square of a set that is not empty.
constexpr int first_square(Squares s) { return std::countr_zero(s); }

/// The sets one step away; what leaves the 8×8 squares is gone.
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
