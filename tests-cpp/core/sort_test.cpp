// Numbers sorted from the largest to the smallest.

#include "core/sort.h"

#include <gtest/gtest.h>

#include <vector>

#include "core/random.h"

namespace kakoi {
namespace {

TEST(SortDown, SortsAsTheStandardLibraryDoes) {
  Random random(1);
  for (int round = 0; round < 2000; ++round) {
    std::vector<std::uint64_t> keys(random.below(400));
    const std::uint32_t range = 1 + random.below(500);  // small ones hold equal numbers
    for (std::uint64_t& key : keys) key = std::uint64_t{random.below(range)} << random.below(50);
    std::vector<std::uint64_t> expected = keys;
    std::sort(expected.begin(), expected.end(), std::greater<>());
    sort_down(keys.data(), static_cast<int>(keys.size()));
    EXPECT_EQ(keys, expected);
  }
}

}  // namespace
}  // namespace kakoi
