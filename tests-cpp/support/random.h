// Random numbers that are the same everywhere: the standard fixes mt19937_64, but not its distributions. And how many
// cases are made of them.

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

/// The cases that a test of `count` takes: all, and an eighth under sanitizers, where each takes several times as long. Those
/// look for faults of memory, which few show as well as many; WebAssembly takes all, and shows the wrong answers.
constexpr int share_of(int count) {
#if KAKOI_SANITIZED
  return (count + 7) / 8;
#else
  return count;
#endif
}

}  // namespace kakoi::test
