// The comparison of answers with those that are recorded.

#include "support/recorded.h"

#include <gtest/gtest.h>

namespace kakoi::test {
namespace {

TEST(Recorded, AnswersMayDifferByFivePercentOfTheirNodes) {
  EXPECT_TRUE(is_same_answer({"captured, 200 nodes: C4"}, {"captured, 190 nodes: C4"}));
  EXPECT_TRUE(is_same_answer({"captured, 200 nodes: C4"}, {"captured, 210 nodes: C4"}));
  EXPECT_FALSE(is_same_answer({"captured, 200 nodes: C4"}, {"captured, 189 nodes: C4"}));
  EXPECT_FALSE(is_same_answer({"captured, 200 nodes: C4"}, {"captured, 211 nodes: C4"}));
}

TEST(Recorded, AnswersMayNotDifferOtherwise) {
  EXPECT_FALSE(is_same_answer({"captured, 200 nodes: C4"}, {"escapes, 200 nodes: C4"}));
  EXPECT_FALSE(is_same_answer({"captured, 200 nodes: C4"}, {"captured, 200 nodes: C5"}));
  EXPECT_FALSE(is_same_answer({"captured, 200 nodes: C4"}, {"captured, 200 nodes: C4 C5"}));
  EXPECT_FALSE(is_same_answer({"score 200, 5 plies, 9 nodes"}, {"score 201, 5 plies, 9 nodes"}));
  EXPECT_FALSE(is_same_answer({"S S", "T T"}, {"S S"}));
}

}  // namespace
}  // namespace kakoi::test
