// Connectivity, on boards that quads settle and on boards that they do not.

#include "loa/connectivity.h"

#include <gtest/gtest.h>

#include "support/plain_loa.h"

namespace kakoi::loa {
namespace {

using test::position_of;
using test::rows_of;
using test::squares;

TEST(LoaConnectivity, OfNoStoneAndOfOne) {
  EXPECT_TRUE(is_connected(0));
  for (int square = 0; square < 64; ++square) EXPECT_TRUE(is_connected(square_bit(square))) << square;
}

TEST(LoaConnectivity, OfTwoStonesIsBeingNeighbours) {
  for (int a = 0; a < 64; ++a) {
    for (int b = 0; b < a; ++b) {
      const int files = a % 8 > b % 8 ? a % 8 - b % 8 : b % 8 - a % 8;
      EXPECT_EQ(is_connected(square_bit(a) | square_bit(b)), files <= 1 && a / 8 - b / 8 <= 1)
          << a << " " << b;
    }
  }
}

TEST(LoaConnectivity, GoesThroughDiagonals) {
  const Squares stairs = squares(R"(
      . . . . . . . #
      . # . . . . # .
      # . # . . # . .
      . . . # # . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .)");
  EXPECT_TRUE(is_connected(stairs));
  EXPECT_EQ(rows_of(first_group(stairs)), rows_of(stairs));
}

TEST(LoaConnectivity, DoesNotGoAroundTheEdge) {
  EXPECT_FALSE(is_connected(squares(R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      # . . . . . . .
      . . . . . . . #
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .)")));
}

TEST(LoaConnectivity, OfTheLongestWay) {
  const auto rows = test::diagram(R"(
      # # # # # # # .
      . . . . . . . #
      . # # # # # # .
      # . . . . . . .
      . # # # # # # .
      . . . . . . . #
      . # # # # # # .
      # . . . . . . .)");
  EXPECT_TRUE(is_connected(squares(rows)));
  EXPECT_FALSE(is_connected(squares(rows) & ~square_bit(test::square("h7"))));
}

TEST(LoaConnectivity, IsNotSettledByAnEulerNumberOfOne) {
  // A ring and a loose stone: two groups minus one hole.
  const Squares ring = squares(R"(
      . . . . . . . .
      . . . . . . . .
      . . . # . . . .
      . . # . # . . .
      . . . # . . . .
      . . . . . . . .
      . . . . . . # .
      . . . . . . . .)");
  EXPECT_EQ(euler_number_8(ring), 1);
  EXPECT_FALSE(is_connected(ring));
  // The same in a game.
  const Squares black = position_of("2w5/5w2/w1bww3/1bwww3/b1bw4/1bbb4/w4b1w/8 b").black;
  EXPECT_EQ(euler_number_8(black), 1);
  EXPECT_FALSE(is_connected(black));
}

TEST(LoaConnectivity, IsNotDeniedByAnEulerNumberOfNone) {
  const Squares white = position_of("4b1bb/2wwwb2/3wbw2/3bw3/3w1ww1/4b2w/b7/8 b").white;
  EXPECT_EQ(euler_number_8(white), 0);
  EXPECT_TRUE(is_connected(white));
}

TEST(LoaFirstGroup, HoldsTheLowestStone) {
  EXPECT_EQ(rows_of(first_group(0)), rows_of(0));
  EXPECT_EQ(rows_of(first_group(squares(R"(
      . . . . . . . .
      . # . # # . . .
      . # . . . # . .
      . . . . # . . .
      . . . # . . . .
      # # . . # . . .
      # # . . . # . .
      . . . . . # . .)"))),
            rows_of(squares(R"(
      . . . . . . . .
      . . . # # . . .
      . . . . . # . .
      . . . . # . . .
      . . . # . . . .
      . . . . # . . .
      . . . . . # . .
      . . . . . # . .)")));
}

}  // namespace
}  // namespace kakoi::loa
