// Overlooked moves and moves taken for as good: the shares are right, and a seed decides.

#include "core/whim.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

namespace kakoi {
namespace {

/// The numbers of the moves that are seen of so many, in order.
std::vector<int> seen(const Whim& whim, int count) {
  std::vector<int> moves(static_cast<std::size_t>(count));
  std::iota(moves.begin(), moves.end(), 0);
  moves.resize(static_cast<std::size_t>(whim.see(moves.data(), count, [](int move) { return move; })));
  std::sort(moves.begin(), moves.end());
  return moves;
}

TEST(Whim, SeesAllAndPrefersNothingWithoutOne) {
  const Whim none;
  EXPECT_EQ(seen(none, 40).size(), 40U);
  for (int move = 0; move < 40; ++move) EXPECT_EQ(none.bonus(move), 0);
}

TEST(Whim, OverlooksAsManyOfAHundredAsItIsTold) {
  constexpr int kPositions = 4000;
  for (const int overlooks : {10, 50, 90}) {
    Whim whim(overlooks, 0, 7);
    std::size_t sum = 0;
    for (std::uint64_t position = 0; position < kPositions; ++position) {
      whim.begin(position);
      sum += seen(whim, 100).size();
    }
    EXPECT_NEAR(static_cast<double>(sum) / kPositions, 100 - overlooks, 0.5) << overlooks;
  }
}

TEST(Whim, SeesOneMoveWhereItWouldOverlookAll) {
  Whim whim(100, 0, 1);
  for (std::uint64_t position = 0; position < 100; ++position) {
    whim.begin(position);
    EXPECT_EQ(seen(whim, 1), std::vector<int>{0});
    EXPECT_EQ(seen(whim, 30).size(), 1U);
    EXPECT_TRUE(seen(whim, 0).empty());
  }
}

TEST(Whim, IsTheSameForTheSameSeedAndPositionWhateverTheOrderOfTheMoves) {
  Whim whim(60, 20, 3);
  whim.begin(11);
  const std::vector<int> first = seen(whim, 50);
  std::vector<int> backwards(50);
  std::iota(backwards.rbegin(), backwards.rend(), 0);
  backwards.resize(static_cast<std::size_t>(whim.see(backwards.data(), 50, [](int move) { return move; })));
  std::sort(backwards.begin(), backwards.end());
  EXPECT_EQ(backwards, first);
  whim.begin(12);
  EXPECT_NE(seen(whim, 50), first);
  Whim other(60, 20, 4);
  other.begin(11);
  EXPECT_NE(seen(other, 50), first);
}

TEST(Whim, GivesEachMoveABonusUpToTheLatitude) {
  Whim whim(0, 5, 9);
  whim.begin(1);
  std::vector<int> times(6);
  for (int move = 0; move < 6000; ++move) ++times.at(static_cast<std::size_t>(whim.bonus(move)));
  for (const int often : times) EXPECT_NEAR(often, 1000, 120);
}

}  // namespace
}  // namespace kakoi
