#include "go/score/dead_chains.h"

#include <gtest/gtest.h>

#include "support/diagram.h"

namespace kakoi::go {
namespace {

using test::diagrams;
using test::points;
using test::stones;

/// Checks the points marked '#' of the second diagram as dead stones of the first.
DeadCheck check(const char* text) {
  const auto [position, dead] = diagrams<2>(text);
  return check_dead(stones(position), points(dead));
}

TEST(CheckDead, TakesWholeChainsOfBothColours) {
  const DeadCheck answer = check(R"(
      X X . O   # # . .
      . X . O   . # . .
      O . X .   # . . .)");
  EXPECT_EQ(answer.fault, DeadFault::kNone);
  EXPECT_EQ(answer.point, kNoPoint);
}

TEST(CheckDead, NamesTheLowestPointWithoutAStone) {
  const DeadCheck answer = check(R"(
      X X . O   # # . #
      . X . O   . . # .
      O . X .   . # . .)");
  EXPECT_EQ(answer.fault, DeadFault::kNoStone);
  EXPECT_EQ(answer.point, (Point{2, 1}));
}

TEST(CheckDead, NamesTheLowestStoneThatIsMissingFromAChain) {
  const DeadCheck answer = check(R"(
      O . X X   . . . #
      O . . X   # . . #)");
  EXPECT_EQ(answer.fault, DeadFault::kSplitChain);
  EXPECT_EQ(answer.point, (Point{2, 0}));  // Black's chain comes first
}

}  // namespace
}  // namespace kakoi::go
