// Fuzz data as choices.

#pragma once

#include <cstddef>
#include <cstdint>

namespace kakoi::fuzz {

/// Reads choices from bytes. When they are used up it goes on with pseudo-random ones that follow from them, so
/// that a short input is a whole case too.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : at_(data), end_(data + size) {}

  std::uint8_t byte() {
    const std::uint8_t given = at_ != end_ ? *at_++ : 0;
    // splitmix64, stirred by every byte
    state_ = (state_ ^ given) + 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = (state_ ^ (state_ >> 30)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
    return at_ != end_ || given != 0 ? given : static_cast<std::uint8_t>(mixed >> 56);
  }

  std::uint32_t word() {
    std::uint32_t bits = 0;
    for (int i = 0; i < 4; ++i) bits = bits << 8 | byte();
    return bits;
  }

  /// A whole number from 0 to bound − 1.
  int below(int bound) {
    const std::uint32_t drawn = bound <= 256 ? byte() : word();
    return static_cast<int>(drawn % static_cast<std::uint32_t>(bound));
  }

  bool flag() { return (byte() & 1U) != 0; }

 private:
  const std::uint8_t* at_;
  const std::uint8_t* end_;
  std::uint64_t state_ = 0;
};

}  // namespace kakoi::fuzz
