#include "core/point_set.h"

#include <gtest/gtest.h>

#include "support/diagram.h"
#include "support/random.h"

namespace kakoi {
namespace {

using test::diagram;
using test::diagrams;
using test::points;

TEST(PointSet, NoneIsEmpty) {
  const auto none = PointSet::none();
  EXPECT_TRUE(none.empty());
  EXPECT_FALSE(none.any());
  EXPECT_EQ(none.count(), 0);
  EXPECT_FALSE(none.has({0, 0}));
}

TEST(PointSet, SetsAndClearsSinglePoints) {
  PointSet s = PointSet::none();
  s.set({1, 0});
  s.set({1, 0});
  s.set({3, 2});
  s.set({0, 2});
  EXPECT_EQ(s, points(R"(
      . # . .
      . . . .
      # . . #)"));
  s.clear({0, 2});
  s.clear({1, 0});
  s.clear({2, 1});
  EXPECT_EQ(s, points(R"(
      . . . .
      . . . .
      . . . #)"));
  EXPECT_TRUE(s.has({3, 2}));
  EXPECT_FALSE(s.has({3, 1}));
  EXPECT_FALSE(s.has({2, 2}));
}

TEST(PointSet, ReachesEveryCorner) {
  for (const Point corner : {Point{0, 0}, Point{31, 0}, Point{0, 31}, Point{31, 31}}) {
    const auto s = PointSet::of(corner);
    EXPECT_TRUE(s.has(corner));
    EXPECT_EQ(s.count(), 1);
    EXPECT_EQ(s.first_point(), corner);
    EXPECT_EQ(s.nth_point(0), corner);
  }
}

TEST(PointSet, Algebra) {
  const auto [a, b, both, either, one, minus] = diagrams<6>(R"(
      # # .   # . .   # . .   # # .   . # .   . # .
      # # .   # . #   # . .   # # #   . # #   . # .
      . . .   . . #   . . .   . . #   . . #   . . .)");
  EXPECT_EQ(points(a) & points(b), points(both));
  EXPECT_EQ(points(a) | points(b), points(either));
  EXPECT_EQ(points(a) ^ points(b), points(one));
  EXPECT_EQ(points(a) - points(b), points(minus));
}

TEST(PointSet, ComplementStaysOnTheGrid) {
  const auto [s, rest] = diagrams<2>(R"(
      # # .   . . #
      # . .   . # #)");
  EXPECT_EQ(complement(points(s), test::grid_of(s)), points(rest));
  const Grid whole(32, 32);
  EXPECT_EQ(whole.full.count(), 1024);
  EXPECT_TRUE(complement(whole.full, whole).empty());
}

TEST(PointSet, ACopyIsAValueOfItsOwn) {
  const auto original = points(". #");
  auto copy = original;
  copy.set({0, 0});
  EXPECT_EQ(original, points(". #"));
  EXPECT_EQ(copy, points("# #"));
}

TEST(PointSet, Comparisons) {
  const auto [small, large, apart] = diagrams<3>(R"(
      . # .   # # .   . . #
      . # .   . # .   # . #)");
  EXPECT_TRUE(points(small).is_subset_of(points(large)));
  EXPECT_FALSE(points(large).is_subset_of(points(small)));
  EXPECT_TRUE(points(small).is_subset_of(points(small)));
  EXPECT_TRUE(points(small).intersects(points(large)));
  EXPECT_FALSE(points(small).intersects(points(apart)));
  EXPECT_NE(points(small), points(large));
}

TEST(PointSet, TheEmptySetIsPartOfAllAndMeetsNone) {
  const auto none = PointSet::none();
  const Grid grid(19, 19);
  EXPECT_TRUE(none.is_subset_of(none));
  EXPECT_TRUE(none.is_subset_of(grid.full));
  EXPECT_FALSE(none.intersects(grid.full));
  EXPECT_TRUE(none.first().empty());
  EXPECT_TRUE(none.without_first().empty());
}

TEST(PointSet, ADifferenceInOneFarRowCounts) {
  const Grid grid(32, 32);
  auto s = grid.full;
  s.clear({31, 31});
  EXPECT_NE(s, grid.full);
  EXPECT_FALSE(grid.full.is_subset_of(s));
  EXPECT_TRUE((grid.full - s).any());
  EXPECT_TRUE(grid.full.intersects(PointSet::of({31, 31})));
}

TEST(PointSet, FirstIsLeftmostOfTheTopmostRow) {
  const auto [s, first, rest] = diagrams<3>(R"(
      . . .   . . .   . . .
      . # #   . # .   . . #
      # . .   . . .   # . .)");
  EXPECT_EQ(points(s).first_point(), (Point{1, 1}));
  EXPECT_EQ(points(s).first(), points(first));
  EXPECT_EQ(points(s).without_first(), points(rest));
}

TEST(PointSet, PointsAreNumberedAndVisitedRowByRow) {
  const auto rows = diagram(R"(
      . a . b
      . . . .
      c . . d)");
  PointSet s = PointSet::none();
  for (const char mark : {'d', 'b', 'c', 'a'}) s.set(test::point(rows, mark));
  std::string visited;
  for_each_point(
      s, [&](Point p) { visited += rows[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)]; });
  EXPECT_EQ(visited, "abcd");
  for (int i = 0; i < 4; ++i) EXPECT_EQ(s.nth_point(i), test::point(rows, "abcd"[i]));
}

TEST(PointSet, EveryPointOfAFullBoardCanBeDrawn) {
  // In the source's pseudo-code the random point of a full board is looked for among the empty ones, forever.
  const Grid grid(19, 19);
  PointSet drawn = PointSet::none();
  for (int i = 0; i < grid.full.count(); ++i) {
    const Point p = grid.full.nth_point(i);
    EXPECT_EQ(p, (Point{i % 19, i / 19}));
    drawn.set(p);
  }
  EXPECT_EQ(drawn, grid.full);
}

TEST(PointSet, RandomPointsAreUniform) {
  const auto s = points(R"(
      # . . . . .
      . . . . . #
      # # # . . .)");
  test::Random random(1);
  int drawn[5] = {};
  for (int i = 0; i < 10'000; ++i) {
    const Point p = s.nth_point(random.below(s.count()));
    ASSERT_TRUE(s.has(p));
    ++drawn[p.y == 2 ? 2 + p.x : p.y];
  }
  for (const int times : drawn) EXPECT_NEAR(times, 2'000, 200);  // five standard deviations
}

TEST(PointSet, LoadsAndStoresRowsAsWords) {
  const std::uint32_t rows[] = {0b0011, 0b0100, 0, 0x8000'0001, 0b1};
  const auto s = PointSet::load(rows, 5);
  EXPECT_EQ(s, points(R"(
      # # . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
      . . # . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .
      # . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . #
      # . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .)"));
  std::uint32_t stored[6] = {9, 9, 9, 9, 9, 9};
  s.store(stored, 5);
  for (int y = 0; y < 5; ++y) EXPECT_EQ(stored[y], rows[y]);
  EXPECT_EQ(stored[5], 9U) << "store() wrote a row too many";
}

}  // namespace
}  // namespace kakoi
