// 64-bit hash keys made by arithmetic, so that they are the same on every machine and in every version.

#pragma once

#include <cstdint>

namespace kakoi {

/// A bijection of the 64-bit numbers that spreads every bit over all others: the output function of
/// SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", OOPSLA 2014).
constexpr std::uint64_t mix64(std::uint64_t x) {
  x += 0x9E3779B97F4A7C15U;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9U;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBU;
  return x ^ (x >> 31);
}

}  // namespace kakoi
