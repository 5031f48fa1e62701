#include "core/geometry.h"

#include <gtest/gtest.h>

#include "support/diagram.h"
#include "support/sizes.h"

namespace kakoi {
namespace {

using test::diagrams;
using test::grid_of;
using test::points;

constexpr auto kEight = Connectivity::kEight;

TEST(Shifts, MoveEveryPointOneStep) {
  const auto [s, upwards, downwards, to_left, to_right] = diagrams<5>(R"(
      . . . .   . # . .   . . . .   . . . .   . . . .
      . # . .   . # # .   . . . .   # . . .   . . # .
      . # # .   . . . .   . # . .   # # . .   . . # #
      . . . .   . . . .   . # # .   . . . .   . . . .)");
  const auto grid = grid_of(s);
  EXPECT_EQ(up(points(s), grid), points(upwards));
  EXPECT_EQ(down(points(s), grid), points(downwards));
  EXPECT_EQ(left(points(s), grid), points(to_left));
  EXPECT_EQ(right(points(s), grid), points(to_right));
}

TEST(Shifts, WhatLeavesTheGridIsGone) {
  // A row lies in a word of 32 bits whatever the width: without a column mask the rightmost point would stay
  // in its word, off the grid, and come back with the next shift.
  const auto [s, upwards, downwards, to_left, to_right] = diagrams<5>(R"(
      # # #   # . #   . . .   # # .   . # #
      # . #   # # #   # # #   . # .   . # .
      # # #   . . .   # . #   # # .   . # #)");
  const auto grid = grid_of(s);
  EXPECT_EQ(up(points(s), grid), points(upwards));
  EXPECT_EQ(down(points(s), grid), points(downwards));
  EXPECT_EQ(left(points(s), grid), points(to_left));
  EXPECT_EQ(right(points(s), grid), points(to_right));
  EXPECT_EQ(left(right(points(s), grid), grid), points(R"(
      # # .
      # . .
      # # .)"));
}

class ShiftsOfSize : public testing::TestWithParam<test::Size> {};
INSTANTIATE_TEST_SUITE_P(Sizes, ShiftsOfSize, testing::ValuesIn(test::kSizes), test::name_of);

TEST_P(ShiftsOfSize, EmptyAFullBoardFromTheFarEdge) {
  const Grid grid = test::grid_of(GetParam());
  auto upwards = grid.full;
  auto downwards = grid.full;
  auto to_left = grid.full;
  auto to_right = grid.full;
  for (int left_over = grid.height - 1; left_over >= 0; --left_over) {
    upwards = up(upwards, grid);
    downwards = down(downwards, grid);
    EXPECT_EQ(upwards.count(), left_over * grid.width);
    EXPECT_EQ(downwards.count(), left_over * grid.width);
  }
  for (int left_over = grid.width - 1; left_over >= 0; --left_over) {
    to_left = left(to_left, grid);
    to_right = right(to_right, grid);
    EXPECT_EQ(to_left.count(), left_over * grid.height);
    EXPECT_EQ(to_right.count(), left_over * grid.height);
  }
}

TEST(Neighbourhoods, OfALine) {
  const auto [s, exploded, grown, bordered] = diagrams<4>(R"(
      . . . .   . # # .   . # # .   . # # .
      . # # .   # # # #   # # # #   # . . #
      . . . .   . # # .   . # # .   . # # .)");
  const auto grid = grid_of(s);
  EXPECT_EQ(explode(points(s), grid), points(exploded));
  EXPECT_EQ(grow(points(s), grid), points(grown));
  EXPECT_EQ(border(points(s), grid), points(bordered));
}

TEST(Neighbourhoods, OfASinglePoint) {
  const auto [s, exploded, grown, bordered] = diagrams<4>(R"(
      . . .   . # .   . # .   . # .
      . # .   # . #   # # #   # . #
      . . .   . # .   . # .   . # .)");
  const auto grid = grid_of(s);
  EXPECT_EQ(explode(points(s), grid), points(exploded));
  EXPECT_EQ(grow(points(s), grid), points(grown));
  EXPECT_EQ(border(points(s), grid), points(bordered));
}

TEST(Neighbourhoods, WithDiagonals) {
  const auto [s, exploded, grown, bordered] = diagrams<4>(R"(
      . . . .   # # # .   # # # .   # # # .
      . # . .   # # # #   # # # #   # . # #
      . . # .   # # # #   # # # #   # # . #
      . . . .   . # # #   . # # #   . # # #)");
  const auto grid = grid_of(s);
  EXPECT_EQ(explode<kEight>(points(s), grid), points(exploded));
  EXPECT_EQ(grow<kEight>(points(s), grid), points(grown));
  EXPECT_EQ(border<kEight>(points(s), grid), points(bordered));
}

TEST(Neighbourhoods, EndAtTheEdge) {
  const auto [s, four, eight] = diagrams<3>(R"(
      # . . #   . # # .   . # # .
      . . . .   # . . #   # # # #
      . . . .   . . . #   . . # #
      . . . #   . . # .   . . # .)");
  const auto grid = grid_of(s);
  EXPECT_EQ(border(points(s), grid), points(four));
  EXPECT_EQ(border<kEight>(points(s), grid), points(eight));
}

TEST(Shrink, TakesOffTheRimButNotAtTheEdge) {
  const auto [s, four, eight] = diagrams<3>(R"(
      # # # . .   # # . . .   # # . . .
      # # # # .   # # # . .   # # . . .
      # # # . .   # # . . .   # # . . .
      # # # . .   # # . . .   # # . . .)");
  const auto grid = grid_of(s);
  EXPECT_EQ(shrink(points(s), grid), points(four));
  EXPECT_EQ(shrink<kEight>(points(s), grid), points(eight));
}

TEST(Shrink, LeavesAFullBoardAlone) {
  const Grid grid(19, 19);
  EXPECT_EQ(shrink(grid.full, grid), grid.full);
  EXPECT_EQ(shrink<kEight>(grid.full, grid), grid.full);
}

TEST(Grid, OfMoreRowsMeetsNoSetOfASmallerOne) {
#ifdef NDEBUG
  GTEST_SKIP() << "asserts are off";
#endif
  const auto mix = [] {
    const Grid small(9, 9);
    const PointSet corner = PointSet::of({0, 0});
    const Grid large(19, 19);
    return corner.count();
  };
  EXPECT_DEATH_IF_SUPPORTED(mix(), "fits");
}

TEST(Grid, ContainsItsOwnPointsOnly) {
  const Grid grid(5, 3);
  for (const Point p : {Point{0, 0}, Point{4, 2}}) EXPECT_TRUE(grid.contains(p));
  for (const Point p : {Point{-1, 0}, Point{0, -1}, Point{5, 0}, Point{0, 3}}) EXPECT_FALSE(grid.contains(p));
}

}  // namespace
}  // namespace kakoi
