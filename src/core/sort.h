// Sorting by heap: std::sort of a type that is sorted nowhere else is 2 KB of WebAssembly after gzip, this 0.5 for all.

#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>

namespace kakoi {

/// Sorts numbers, the largest first.
inline void sort_down(std::uint64_t* keys, int count) {
  std::make_heap(keys, keys + count, std::greater<>());
  std::sort_heap(keys, keys + count, std::greater<>());
}

}  // namespace kakoi
