// Moves on boards one can check by hand.

#include "loa/moves.h"

#include <gtest/gtest.h>

#include "support/plain_loa.h"

namespace kakoi::loa {
namespace {

using test::diagrams;
using test::position_of;
using test::Rows;
using test::rows_of;
using test::square;

/// A board: 'b' and 'w' are stones; a capital is the stone that moves.
struct Mover {
  Position position;
  int from;
};

Mover mover_of(const Rows& rows) {
  const Squares black = test::squares(rows, 'B');
  const Squares white = test::squares(rows, 'W');
  return {{test::squares(rows, 'b') | black, test::squares(rows, 'w') | white,
           black != 0 ? Color::kBlack : Color::kWhite},
          first_square(black | white)};
}

/// The stone with a capital on the left reaches the squares marked on the right, and no others.
void expect_targets(const char* text) {
  const auto [board, reached] = diagrams<2>(text);
  const auto [position, from] = mover_of(board);
  EXPECT_EQ(rows_of(targets(position, from)), reached) << "from" << testing::PrintToString(board);
}

TEST(LoaMoves, OfALoneStoneAreKingSteps) {
  expect_targets(R"(
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . # # # . . .
      . . . B . . . .   . . # . # . . .
      . . . . . . . .   . . # # # . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .)");
  expect_targets(R"(
      . . . . . . . W   . . . . . . # .
      . . . . . . . .   . . . . . . # #
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .)");
}

TEST(LoaMoves, GoAsFarAsThereAreStonesOnTheLine) {
  // Three on the row, two on the column, two on the diagonal to a8, one on the other.
  expect_targets(R"(
      w . . . . . . .   . . . . . . . .
      . . . . . . . .   . # . # . . . .
      . . . . . . . .   . . . . # . . .
      b b . B . . . .   . . . . . . # .
      . . . . . . . .   . . # . . . . .
      . . . w . . . .   . . . # . # . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .)");
}

TEST(LoaMoves, PassOverOwnStonesButNotOverEnemyStones) {
  expect_targets(R"(
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   # # . . . . . .
      W w . . . . . .   . . # . . . . .
      . . . . . . . .   # # . . . . . .)");
  expect_targets(R"(
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   # . # . . . . .
      w w . . . . . .   . . . . . . . .
      W w b . . . . .   . . . . . . . .)");
}

TEST(LoaMoves, CaptureWhatTheyLandOn) {
  expect_targets(R"(
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   # # . . . . . .
      B . . w b . . .   . . . # . . . .)");
}

TEST(LoaMoves, DoNotWrapAroundTheEdge) {
  expect_targets(R"(
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .
      w . . . . . . .   . . . . . . # #
      . . . . . . . B   . . . . . . # .
      w . . . . . . .   . . . . . . # #
      . . . . . . . .   . . . . . . . .
      . . . . . . . .   . . . . . . . .)");
}

TEST(LoaMoves, OfTheStart) {
  const Position start = position_of("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b");
  EXPECT_EQ(count_moves(start), 36);
  EXPECT_EQ(rows_of(targets(start, square("b1"))), rows_of(test::squares(R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . # . # . . . .
      . . . . . . . .
      . . . . . . . #)")));
}

TEST(LoaMoves, AreVisitedInOrderOfTheirSquares) {
  std::vector<std::pair<int, int>> moves;
  for_each_move(position_of("8/8/8/8/8/8/8/w6w w"), [&](int from, int to) { moves.emplace_back(from, to); });
  const std::vector<std::pair<int, int>> expected = {
      {square("a1"), square("c1")}, {square("a1"), square("a2")}, {square("a1"), square("b2")},
      {square("h1"), square("f1")}, {square("h1"), square("g2")}, {square("h1"), square("h2")}};
  EXPECT_EQ(moves, expected);
}

TEST(LoaPlay, MovesTheStoneAndTheTurn) {
  EXPECT_EQ(play(position_of("8/8/8/8/8/8/w7/b6b b"), square("a1"), square("c1")),
            position_of("8/8/8/8/8/8/w7/2b4b w"));
  EXPECT_EQ(play(position_of("8/8/8/8/8/8/w7/b6b w"), square("a2"), square("b1")),
            position_of("8/8/8/8/8/8/8/bw5b b"));
  EXPECT_EQ(pass(position_of("8/8/8/8/8/8/w7/b6b w")), position_of("8/8/8/8/8/8/w7/b6b b"));
}

TEST(LoaPlay, TakesACapturedStoneOff) {
  EXPECT_EQ(play(position_of("8/8/8/8/8/8/8/w1wb4 w"), square("a1"), square("d1")),
            position_of("8/8/8/8/8/8/8/2ww4 b"));
  EXPECT_EQ(play(position_of("8/8/8/8/8/8/8/b1bw4 b"), square("a1"), square("d1")),
            position_of("8/8/8/8/8/8/8/2bb4 w"));
}

TEST(LoaLegality, SaysTheFirstReason) {
  const Position position = position_of("8/8/8/8/8/b7/8/bww1b3 b");
  const auto why = [&](const char* from, const char* to) {
    return legality(position, square(from), square(to));
  };
  EXPECT_EQ(why("d4", "d5"), Legality::kNoStone);
  EXPECT_EQ(why("b1", "b2"), Legality::kNotYourStone);
  EXPECT_EQ(why("a1", "b3"), Legality::kOffLine);
  EXPECT_EQ(why("a1", "a1"), Legality::kOffLine) << "the same square";
  EXPECT_EQ(why("a1", "a2"), Legality::kWrongDistance) << "two stones, one square";
  EXPECT_EQ(why("a1", "a4"), Legality::kWrongDistance) << "two stones, three squares";
  EXPECT_EQ(why("a1", "a3"), Legality::kOwnStone);
  EXPECT_EQ(why("a1", "e1"), Legality::kOwnStone) << "and behind enemy stones";
  EXPECT_EQ(why("e1", "a1"), Legality::kOwnStone) << "westwards, too";
  EXPECT_EQ(why("a1", "b2"), Legality::kLegal);
  EXPECT_EQ(why("e1", "e2"), Legality::kLegal);
  EXPECT_EQ(why("a3", "a1"), Legality::kOwnStone);
  EXPECT_EQ(legality(position_of("8/8/8/8/8/8/8/bww5 b"), square("a1"), square("d1")), Legality::kBlocked);
  EXPECT_EQ(legality(position_of("8/8/8/8/8/8/8/bbw5 b"), square("a1"), square("d1")), Legality::kBlocked);
  EXPECT_EQ(legality(position_of("8/8/8/8/8/8/8/bb1w4 b"), square("a1"), square("d1")), Legality::kLegal);
}

TEST(Judge, TellsHowFarAMoveGoesAndHowFarItShould) {
  // Three stones stand on the row, one on each other line.
  const auto position = position_of("8/8/8/8/8/8/8/bb1w4 b");
  const Judgement along_row = judge(position, square("b1"), square("d1"));
  EXPECT_EQ(along_row.legality, Legality::kWrongDistance);
  EXPECT_EQ(along_row.steps, 2);
  EXPECT_EQ(along_row.stones, 3);
  const Judgement back = judge(position, square("b1"), square("a1"));
  EXPECT_EQ(back.steps, 1);
  EXPECT_EQ(back.stones, 3);
  const Judgement along_diagonal = judge(position, square("b1"), square("e4"));
  EXPECT_EQ(along_diagonal.legality, Legality::kWrongDistance);
  EXPECT_EQ(along_diagonal.steps, 3);
  EXPECT_EQ(along_diagonal.stones, 1);
  EXPECT_EQ(judge(position, square("b1"), square("c3")).legality, Legality::kOffLine);
}

TEST(LoaMoves, AreNoneWhereEveryStoneIsShutIn) {
  const auto position = position_of("b1bww3/www5/4w3/8/8/5w1w/8/8 b");
  EXPECT_FALSE(position.is_decided());
  EXPECT_EQ(count_moves(position), 0);
  EXPECT_GT(count_moves(pass(position)), 0);
}

TEST(LoaMoves, MayConnectBothSides) {
  const auto before = position_of("8/8/8/2b5/4w3/2w1w3/1b1b4/8 b");
  ASSERT_EQ(legality(before, square("c5"), square("c3")), Legality::kLegal);
  EXPECT_FALSE(before.is_decided());
  const auto after = play(before, square("c5"), square("c3"));
  EXPECT_EQ(after, position_of("8/8/8/8/4w3/2b1w3/1b1b4/8 w"));
  EXPECT_TRUE(is_connected(after.black) && is_connected(after.white));
}

TEST(LoaMoves, MayConnectTheOpponentAlone) {
  const auto before = position_of("8/8/8/8/1b2w3/2w5/1wb5/8 b");
  ASSERT_EQ(legality(before, square("c2"), square("e4")), Legality::kLegal);
  EXPECT_FALSE(before.is_decided());
  const auto after = play(before, square("c2"), square("e4"));
  EXPECT_EQ(after, position_of("8/8/8/8/1b2b3/2w5/1w6/8 w"));
  EXPECT_FALSE(is_connected(after.black));
  EXPECT_TRUE(is_connected(after.white)) << "an own goal";
}

TEST(LoaMoves, ThatLeaveTheOpponentOneStoneConnectIt) {
  const auto after = play(position_of("w6w/8/8/8/8/8/8/b6b b"), square("a1"), square("a8"));
  EXPECT_TRUE(is_connected(after.white));
  EXPECT_FALSE(is_connected(after.black));
}

}  // namespace
}  // namespace kakoi::loa
