// Random numbers that are the same on every machine: no clock, no device, just the seed.

#pragma once

#include <cassert>
#include <cstdint>

#include "core/hash.h"

namespace kakoi {

/// xoroshiro64** (Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2018): 64 bits of
/// state and 32-bit arithmetic only, which WebAssembly does as fast as native code. Good for playouts, not
/// for secrets.
class Random {
 public:
  explicit Random(std::uint64_t seed) {
    const std::uint64_t state = mix64(seed);
    s0_ = static_cast<std::uint32_t>(state);
    s1_ = static_cast<std::uint32_t>(state >> 32);
    if ((s0_ | s1_) == 0) s1_ = 1;  // the one state that would repeat forever
  }

  /// 32 random bits.
  std::uint32_t next() {
    const std::uint32_t product = s0_ * 0x9E3779BBU;
    const std::uint32_t result = (product << 5 | product >> 27) * 5;
    const std::uint32_t mixed = s1_ ^ s0_;
    s0_ = (s0_ << 26 | s0_ >> 6) ^ mixed ^ (mixed << 9);
    s1_ = mixed << 13 | mixed >> 19;
    return result;
  }

  /// A number in 0..bound-1 (Lemire's multiplication; its bias for a bound of 1024 is below one in four
  /// million).
  std::uint32_t below(std::uint32_t bound) {
    assert(bound > 0);
    return static_cast<std::uint32_t>((std::uint64_t{next()} * bound) >> 32);
  }

 private:
  std::uint32_t s0_;
  std::uint32_t s1_;
};

}  // namespace kakoi
