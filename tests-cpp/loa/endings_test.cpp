// The search against tables of endings that are built backwards.

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <memory>

#include "loa/search.h"
#include "support/loa_endings.h"

namespace kakoi::loa {
namespace {

using test::LoaEndings;
using test::open_loa;
using test::Random;

constexpr int kPlenty = 1 << 30;

/// Searches as far as each ending goes, up to `plies`: every win or loss is found, at its true distance, and
/// no other is reported.
void expect_as_in_the_table(const LoaEndings& endings, int black, int white, int positions, int plies) {
  static const auto search = std::make_unique<Search>();
  Random random(3);
  int won = 0;
  int lost = 0;
  int open = 0;
  for (int i = 0; i < positions; ++i) {
    const Position position = open_loa(black, white, random);
    const int end = endings.of(position.black, position.white);
    const bool is_near = end != 0 && std::abs(end) <= plies;
    const int score = search->run(position, is_near ? std::abs(end) : plies, kPlenty).score;
    SCOPED_TRACE(testing::Message() << std::hex << position.black << ' ' << position.white << std::dec << ": "
                                    << end << " plies, score " << score);
    const bool is_certain = std::abs(score) > kCertain;
    if (is_near) {
      ASSERT_TRUE(is_certain);
    }
    if (is_certain) {
      ASSERT_NE(end, 0);
      ASSERT_EQ(score > 0, end > 0);
      ASSERT_GE(kWinScore - std::abs(score), std::abs(end));
    }
    ++(!is_near ? open : end > 0 ? won : lost);
  }
  std::printf("%d against %d: longest %d plies; %d won, %d lost, %d open in %d plies\n", black, white,
              endings.longest(), won, lost, open, plies);
  EXPECT_GT(won, positions / 100);
  EXPECT_GT(lost, 0);
  EXPECT_GT(open, 0);
}

TEST(LoaEndings, OfTwoStonesEachAreFoundBySearch) {
  const LoaEndings endings(2, 2);
  expect_as_in_the_table(endings, 2, 2, test::share_of(2000), 5);
}

// A minute or two, and 180 MB: build/native/tests-cpp/kakoi_tests --gtest_also_run_disabled_tests --gtest_filter='LoaEndings.*'
TEST(LoaEndings, DISABLED_OfThreeStonesAgainstTwoAreFoundBySearch) {
  const LoaEndings endings(3, 2);
  expect_as_in_the_table(endings, 2, 2, 20'000, 6);
  expect_as_in_the_table(endings, 3, 2, 20'000, 6);
  expect_as_in_the_table(endings, 2, 3, 20'000, 6);
}

}  // namespace
}  // namespace kakoi::loa
