#include "core/integer.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "support/diagram.h"

namespace kakoi {
namespace {

using test::diagrams;
using test::grid_of;
using test::points;

TEST(Integer, CountsFromTheTopLeftCorner) {
  const auto [zero, one, two, three, four] = diagrams<5>(R"(
      . . .   # . .   . # .   # # .   . . #
      . . .   . . .   . . .   . . .   . . .)");
  const auto grid = grid_of(zero);
  EXPECT_EQ(increment(points(zero), grid), points(one));
  EXPECT_EQ(increment(points(one), grid), points(two));
  EXPECT_EQ(increment(points(two), grid), points(three));
  EXPECT_EQ(increment(points(three), grid), points(four));
  EXPECT_EQ(decrement(points(four), grid), points(three));
  EXPECT_EQ(decrement(points(one), grid), points(zero));
}

TEST(Integer, CarriesIntoTheNextRows) {
  const auto [before, after] = diagrams<2>(R"(
      # # #   . . .
      # # #   . . .
      . # .   # # .)");
  const auto grid = grid_of(before);
  EXPECT_EQ(increment(points(before), grid), points(after));
  EXPECT_EQ(decrement(points(after), grid), points(before));
}

TEST(Integer, WrapsAround) {
  for (const auto& grid : {Grid(1, 1), Grid(3, 2), Grid(19, 19), Grid(32, 1), Grid(32, 32)}) {
    EXPECT_TRUE(increment(grid.full, grid).empty());
    EXPECT_EQ(decrement(PointSet::none(), grid), grid.full);
  }
}

TEST(Integer, CarriesOutOfARowOf32) {
  const Grid grid(32, 2);
  PointSet row = PointSet::none();
  for (int x = 0; x < 32; ++x) row.set({x, 0});
  EXPECT_EQ(increment(row, grid), PointSet::of({0, 1}));
  EXPECT_EQ(decrement(PointSet::of({0, 1}), grid), row);
}

TEST(Integer, NegateIsTheTwosComplement) {
  const auto [s, negated] = diagrams<2>(R"(
      . . .   . . .
      . # .   . # #
      # . .   . # #)");
  const auto grid = grid_of(s);
  EXPECT_EQ(negate(points(s), grid), points(negated));
  EXPECT_EQ(negate(points(negated), grid), points(s));
  EXPECT_EQ(negate(points("# . ."), Grid(3, 1)), points("# # #"));  // −1 is all ones
  EXPECT_TRUE(negate(PointSet::none(), grid).empty());
}

TEST(Integer, NegateFindsTheLowestPoint) {
  const auto rows = test::diagram(R"(
      . . . .
      . . # .
      # # . #)");
  const auto s = points(rows);
  EXPECT_EQ(s & negate(s, grid_of(rows)), s.first());
}

TEST(Integer, CountsThroughAllSetsOfASmallGrid) {
  const Grid grid(4, 3);
  PointSet s = PointSet::none();
  std::set<std::vector<std::uint32_t>> seen;
  do {
    std::vector<std::uint32_t> rows(3);
    s.store(rows.data(), 3);
    seen.insert(rows);
    ASSERT_TRUE(s.is_subset_of(grid.full));
    s = increment(s, grid);
  } while (s.any());
  EXPECT_EQ(seen.size(), 4096U);
}

}  // namespace
}  // namespace kakoi
