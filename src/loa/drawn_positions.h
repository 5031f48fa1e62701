// The positions of a game that have come up so often that the next time is a draw.

#pragma once

#include <algorithm>
#include <cassert>

#include "loa/win_moves.h"

namespace kakoi::loa {

class DrawnPositions {
 public:
  static constexpr int kMost = 4096;

  void clear() { count_ = 0; }

  void add(const Position& position) {
    assert(count_ < kMost);
    const std::uint64_t key = key_of(position);
    std::uint64_t* const at = std::lower_bound(keys_, keys_ + count_, key);
    std::copy_backward(at, keys_ + count_, keys_ + count_ + 1);
    *at = key;
    ++count_;
  }

  [[nodiscard]] bool contain(const Position& position) const {
    return count_ > 0 && std::binary_search(keys_, keys_ + count_, key_of(position));
  }

 private:
  int count_ = 0;
  std::uint64_t keys_[kMost];
};

}  // namespace kakoi::loa
