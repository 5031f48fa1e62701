// Posts and fences: those that may be added, and reasons against others.

#include <gtest/gtest.h>

#include <set>

#include "support/plain_senket.h"
#include "support/senket_boards.h"

namespace kakoi::senket {
namespace {

using namespace test;

TEST(SenketCrossing, TableHoldsTheFencesThatCross) {
  const auto fence_at = [](Point left, int d) {
    return PlainFence{left, {left.x + kSteps[d].x, left.y + kSteps[d].y}};
  };
  for (int d = 0; d < kDirections; ++d) {
    std::set<std::array<int, 3>> expected;
    for (int dx = -6; dx <= 6; ++dx) {
      for (int dy = -6; dy <= 6; ++dy) {
        for (int e = 0; e < kDirections; ++e) {
          if (plain_crosses(fence_at({0, 0}, d), fence_at({dx, dy}, e))) expected.insert({dx, dy, e});
        }
      }
    }
    std::set<std::array<int, 3>> listed;
    for (const auto& [dx, dy, e] : kCrossings[d]) listed.insert({dx, dy, e});
    EXPECT_EQ(listed, expected) << "direction " << d;
    EXPECT_EQ(listed.size(), 9U);
  }
}

TEST(SenketMoves, PostsGoOnEmptyPointsOfTheBoard) {
  Position position = senket_board(5, "R 1-1; B 5-5");
  EXPECT_EQ(add_post(position, Color::kWhite, author_point(position, 1, 1)), PostStatus::kTaken);
  EXPECT_EQ(add_post(position, Color::kWhite, author_point(position, 5, 5)), PostStatus::kTaken);
  EXPECT_EQ(add_post(position, Color::kWhite, {5, 0}), PostStatus::kOffBoard);
  EXPECT_EQ(add_post(position, Color::kWhite, {0, -1}), PostStatus::kOffBoard);
  EXPECT_EQ(position, senket_board(5, "R 1-1; B 5-5"));
  EXPECT_EQ(add_post(position, Color::kWhite, author_point(position, 5, 1)), PostStatus::kAdded);
  EXPECT_EQ(position, senket_board(5, "R 1-1; B 5-5; B 5-1"));
}

/// The result of adding a colour's fence between the author's points.
FenceCheck add(Position& position, Color color, int x1, int y1, int x2, int y2) {
  return add_fence(position, color, author_point(position, x1, y1), author_point(position, x2, y2));
}

TEST(SenketMoves, FencesJoinOwnPostsAKnightsStepApart) {
  Position position = senket_board(7, "R 1-1; R 2-3; R 3-3; B 4-5");
  const Position before = position;
  EXPECT_EQ(add(position, Color::kBlack, 1, 1, 3, 3).status, FenceStatus::kNoKnightsStep);
  EXPECT_EQ(add(position, Color::kBlack, 1, 1, 1, 1).status, FenceStatus::kNoKnightsStep);
  EXPECT_EQ(add(position, Color::kBlack, 1, 1, 3, 2).status, FenceStatus::kNoPost) << "an empty point";
  EXPECT_EQ(add(position, Color::kBlack, 3, 3, 4, 5).status, FenceStatus::kNoPost) << "an enemy post";
  EXPECT_EQ(add(position, Color::kWhite, 1, 1, 2, 3).status, FenceStatus::kNoPost) << "two enemy posts";
  EXPECT_EQ(add(position, Color::kBlack, 1, 1, 0, -1).status, FenceStatus::kNoPost) << "off the board";
  EXPECT_EQ(position, before);
  EXPECT_EQ(add(position, Color::kBlack, 2, 3, 1, 1).status, FenceStatus::kLegal);
  EXPECT_EQ(position, senket_board(7, "R 1-1 2-3; R 3-3; B 4-5"));
  EXPECT_EQ(add(position, Color::kBlack, 1, 1, 2, 3).status, FenceStatus::kExists);
}

TEST(SenketMoves, AFenceInTheWayIsNamed) {
  Position position = senket_board(7, "R 3-3 5-4; R 4-5; R 5-3; B 4-4; B 3-2");
  ASSERT_EQ(position.black.fences.count(), 1);
  const FenceCheck by_own = add(position, Color::kBlack, 5, 3, 4, 5);
  EXPECT_EQ(by_own.status, FenceStatus::kCrosses);
  EXPECT_EQ(by_own.crosser_color, Color::kBlack);
  EXPECT_EQ(by_own.crosser, (Fence{author_point(position, 3, 3), 2}));
  const FenceCheck by_enemy = add(position, Color::kWhite, 4, 4, 3, 2);
  EXPECT_EQ(by_enemy.status, FenceStatus::kCrosses);
  EXPECT_EQ(by_enemy.crosser_color, Color::kBlack);
  EXPECT_EQ(by_enemy.crosser, by_own.crosser);
}

TEST(SenketMoves, FencesOfAPostThatIsNotThereYet) {
  const Position position = senket_board(7, "R 3-3 5-4; R 2-6; R 6-6; R 6-4; B 5-7 6-5");
  // A post on 4-5 reaches four red posts, but 6-6 lies behind a blue fence.
  const Fences fences = legal_fences_from(position, Color::kBlack, author_point(position, 4, 5));
  std::set<std::string> found;
  for (const Fence fence : list_of(fences)) found.insert(testing::PrintToString(fence));
  EXPECT_EQ(found, (std::set<std::string>{"[1,1]-[3,2]", "[2,4]-[3,2]", "[3,2]-[5,3]"}));
  EXPECT_EQ(list_of(legal_fences_from(position, Color::kWhite, author_point(position, 4, 5))),
            (std::vector<Fence>{{author_point(position, 4, 5), 3}}));
}

}  // namespace
}  // namespace kakoi::senket
