#include "core/flood_fill.h"

#include <gtest/gtest.h>

#include "support/diagram.h"

namespace kakoi {
namespace {

using test::diagrams;
using test::points;

constexpr auto kEight = Connectivity::kEight;

TEST(Expand, FillsTheConnectedPart) {
  const auto [seed, mask, filled] = diagrams<3>(R"(
      . . . . .   # # . # #   . . . # #
      . . . . #   # # . . #   . . . . #
      . . . . .   . . . # #   . . . # #
      . . . . .   # # # # .   # # # # .
      . . . . .   . . . . #   . . . . .)");
  EXPECT_EQ(expand(points(seed), points(mask)), points(filled));
}

TEST(Expand, GoesThroughDiagonalsOnlyWhenAsked) {
  const auto [seed, mask, four, eight] = diagrams<4>(R"(
      # . . . .   # . . . #   # . . . .   # . . . #
      . . . . .   . # . # .   . . . . .   . # . # .
      . . . . .   . . # . .   . . . . .   . . # . .
      . . . . .   . . . . .   . . . . .   . . . . .
      . . . . .   # # # # #   . . . . .   . . . . .)");
  EXPECT_EQ(expand(points(seed), points(mask)), points(four));
  EXPECT_EQ(expand<kEight>(points(seed), points(mask)), points(eight));
}

TEST(Expand, IgnoresTheSeedOutsideTheMask) {
  const auto [seed, mask, filled] = diagrams<3>(R"(
      . # # .   # . # .   . . # .
      . # . .   # . # .   . . # .
      . # . #   # . . .   . . . .)");
  EXPECT_EQ(expand(points(seed), points(mask)), points(filled));
  EXPECT_EQ(expand<kEight>(points(seed), points(mask)), points(filled));
}

TEST(Expand, FromSeveralSeedsAtOnce) {
  const auto [seed, mask, filled] = diagrams<3>(R"(
      # . . . .   # # . # #   # # . . .
      . . . . .   . . . # .   . . . . .
      . . . . .   . . . . .   . . . . .
      . . # # .   # # # # #   # # # # #)");
  EXPECT_EQ(expand(points(seed), points(mask)), points(filled));
}

TEST(Expand, NothingGivesNothing) {
  const Grid grid(19, 19);
  EXPECT_TRUE(expand(PointSet::none(), grid.full).empty());
  EXPECT_TRUE(expand(grid.full, PointSet::none()).empty());
}

TEST(Expand, RunsThroughASpiralFromEitherEnd) {
  const auto rows = test::diagram(R"(
      a # # # # # # # # # #
      . . . . . . . . . . #
      # # # # # # # # # . #
      # . . . . . . . # . #
      # . # # # # # . # . #
      # . # . . . # . # . #
      # . # . b # # . # . #
      # . # . . . . . # . #
      # . # # # # # # # . #
      # . . . . . . . . . #
      # # # # # # # # # # #)");
  const auto start = PointSet::of(test::point(rows, 'a'));
  const auto end = PointSet::of(test::point(rows, 'b'));
  const auto spiral = points(rows) | start | end;
  EXPECT_EQ(expand(start, spiral), spiral);
  EXPECT_EQ(expand(end, spiral), spiral);
  EXPECT_EQ(expand<kEight>(end, spiral), spiral);
}

/// One line through every second row (or column) of the grid, joined at alternating ends: the longest way a
/// fill can go.
PointSet snake(const Grid& grid, bool upright) {
  PointSet result = PointSet::none();
  for_each_point(grid.full, [&](Point p) {
    const auto [along, across, last] =
        upright ? std::array{p.y, p.x, grid.height - 1} : std::array{p.x, p.y, grid.width - 1};
    if (across % 2 == 0 || along == (across % 4 == 1 ? last : 0)) result.set(p);
  });
  return result;
}

void expect_snakes_filled(int width, int height) {
  const Grid grid(width, height);
  for (const bool upright : {false, true}) {
    const auto whole = snake(grid, upright);
    const auto head = whole.first();
    const auto tail = PointSet::of(whole.nth_point(whole.count() - 1));
    EXPECT_EQ(expand(head, whole), whole);
    EXPECT_EQ(expand(tail, whole), whole);
    // Cut in the middle, each half stays alone.
    const auto cut = whole - PointSet::of(whole.nth_point(whole.count() / 2));
    const auto from_head = expand(head, cut);
    const auto from_tail = expand(tail, cut);
    EXPECT_FALSE(from_head.intersects(from_tail)) << "width " << width << ", height " << height;
    EXPECT_EQ(from_head | from_tail, cut);
  }
}

TEST(Expand, RunsThroughSnakesOfEverySize) {
  expect_snakes_filled(9, 9);
  expect_snakes_filled(32, 12);
  expect_snakes_filled(13, 13);
  expect_snakes_filled(19, 19);
  expect_snakes_filled(20, 20);
  expect_snakes_filled(21, 21);
  expect_snakes_filled(31, 31);
  expect_snakes_filled(32, 32);
}

TEST(Expand, FillsSingleLinesFromAnyPoint) {
  const Grid row(32, 1);
  const Grid column(1, 32);
  for (int i = 0; i < 32; ++i) {
    EXPECT_EQ(expand(PointSet::of({i, 0}), row.full), row.full);
    EXPECT_EQ(expand(PointSet::of({0, i}), column.full), column.full);
  }
}

TEST(Expand, DoesNotWrapAroundTheEdges) {
  // The ends of neighbouring rows are neighbours in memory, but not on the board.
  const Grid grid(32, 32);
  PointSet edges = PointSet::none();
  for (int y = 0; y < 32; ++y) edges.set({y % 2 == 0 ? 31 : 0, y});
  EXPECT_EQ(expand(edges.first(), edges), edges.first());
  EXPECT_EQ(expand<kEight>(edges.first(), edges), edges.first());
}

TEST(Chains, FirstIsTheOneWithTheLowestPoint) {
  const auto [s, four, eight] = diagrams<3>(R"(
      . . . #   . . . #   . . . #
      # . # .   . . . .   . . # .
      # . # .   . . . .   . . # .)");
  EXPECT_EQ(first_chain(points(s)), points(four));
  EXPECT_EQ(first_chain<kEight>(points(s)), points(eight));
  EXPECT_TRUE(first_chain(PointSet::none()).empty());
}

TEST(Chains, ComeInTheOrderOfTheirLowestPoints) {
  const auto rows = test::diagram(R"(
      . a . b b
      a a . . b
      . . c . .
      d . c . d)");
  std::vector<PointSet> expected{points(rows, 'a'), points(rows, 'b'), points(rows, 'c')};
  expected.push_back(PointSet::of({0, 3}));
  expected.push_back(PointSet::of({4, 3}));
  std::vector<PointSet> found;
  for_each_chain(points(rows, 'a') | points(rows, 'b') | points(rows, 'c') | points(rows, 'd'),
                 [&](const PointSet& chain) { found.push_back(chain); });
  EXPECT_EQ(found, expected);
}

TEST(Chains, ACheckerboardFallsApartIntoItsPoints) {
  const Grid grid(32, 32);
  PointSet squares = PointSet::none();
  for_each_point(grid.full, [&](Point p) {
    if ((p.x + p.y) % 2 == 0) squares.set(p);
  });
  int count = 0;
  for_each_chain(squares, [&](const PointSet& chain) { count += chain.count(); });
  EXPECT_EQ(count, 512);
  int joined = 0;
  for_each_chain<kEight>(squares, [&](const PointSet&) { ++joined; });
  EXPECT_EQ(joined, 1);
}

}  // namespace
}  // namespace kakoi
