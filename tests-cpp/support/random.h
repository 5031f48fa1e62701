// Random numbers that are the same everywhere: the standard fixes mt19937_64, but not its distributions.

#pragma once

#include <cstdint>
#include <random>

namespace kakoi::test {

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  /// A whole number from 0 to bound - 1.
  int below(int bound) {
    return static_cast<int>((engine_() >> 32) * static_cast<std::uint64_t>(bound) >> 32);
  }

  /// True in `percent` of a hundred calls.
  bool chance(int percent) { return below(100) < percent; }

 private:
  std::mt19937_64 engine_;
};

}  // namespace kakoi::test
