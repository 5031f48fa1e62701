// The mistakes of the pseudo-code that the engine's method comes from, and of programs that followed it: one
// test each, on a position where the mistake shows.

#include <gtest/gtest.h>

#include "go/rules/moves.h"
#include "go/safety/benson.h"
#include "support/plain_go.h"

namespace kakoi::go {
namespace {

using test::diagrams;
using test::points;
using test::stones;

struct Alive {
  /// Sets hold rows for the grids that are alive.
  Grid grid;
  PointSet stones;
  PointSet territory;
};

Alive black_alive(const test::Rows& rows) {
  static Benson benson;
  const Grid grid = test::grid_of(rows);
  const auto& found = benson.pass_alive(stones(rows), Color::kBlack, SuicideRule::kForbidden, grid);
  return {grid, found.stones, found.territory};
}

TEST(SeedDefects, CaptureSetKeptFromAnEarlierMove) {
  // The capture at a must not be repeated by b, which touches no opponent stone.
  const auto rows = test::diagram(R"(
      . X . . .
      X O a . .
      . X . . .
      . . . . b)");
  const Grid grid = test::grid_of(rows);
  MoveResult result{};
  ASSERT_EQ(play(stones(rows), Color::kBlack, test::point(rows, 'a'), {}, grid, result), Legality::kLegal);
  ASSERT_EQ(result.captured.count(), 1);
  const auto after_capture = result.position;
  ASSERT_EQ(play(after_capture, Color::kBlack, test::point(rows, 'b'), {}, grid, result), Legality::kLegal);
  EXPECT_TRUE(result.captured.empty());
  EXPECT_EQ(result.position.occupied().count(), after_capture.occupied().count() + 1);
}

TEST(SeedDefects, KoOutlivesOneMove) {
  // Only a capture results in a ko: the next move, or a pass, clears it.
  const auto rows = test::diagram(R"(
      . X O . .
      X O a O .
      . X O . b)");
  const Grid grid = test::grid_of(rows);
  MoveResult result{};
  ASSERT_EQ(play(stones(rows), Color::kBlack, test::point(rows, 'a'), {}, grid, result), Legality::kLegal);
  const Point ko = result.ko;
  ASSERT_EQ(ko, (Point{1, 1}));
  MoveResult elsewhere{};
  ASSERT_EQ(play(result.position, Color::kWhite, test::point(rows, 'b'), {.ko = ko}, grid, elsewhere),
            Legality::kLegal);
  EXPECT_EQ(elsewhere.ko, kNoPoint);
  EXPECT_EQ(play(elsewhere.position, Color::kWhite, ko, {.ko = elsewhere.ko}, grid, result),
            Legality::kLegal);
}

TEST(SeedDefects, RegionMerelyTouchedTakenForVital) {
  // Black has one eye, and touches the open board too: White takes the chain.
  const auto [corner, wall, narrow] = diagrams<3>(R"(
      . X . . .   . . . . .   . . . . .
      X X . . .   . . . . .   X X X X X
      . . . . .   X X X X X   . . . . .
      . . . . .   . . . . .   X X X X X
      . . . . .   . . . . .   . . . . .)");
  EXPECT_TRUE(black_alive(corner).stones.empty());
  EXPECT_TRUE(black_alive(wall).stones.empty()) << "White can live in either half";
  EXPECT_EQ(black_alive(narrow).stones, points(narrow, 'X')) << "here every empty point is beside a wall";
}

TEST(SeedDefects, BorderHeldAgainstTheLastChainOnly) {
  // Both eyes have border stones of both chains. No chain alone makes up a border; the two together do.
  const auto rows = test::diagram(R"(
      . X
      X .)");
  const auto alive = black_alive(rows);
  EXPECT_EQ(alive.stones, points(rows, 'X'));
  EXPECT_EQ(alive.territory, points(rows, '.'));
}

TEST(SeedDefects, RegionTouchedByADeadChainThroughOpponentStonesOnly) {
  // A program that looks at the dead chain's liberties alone keeps its region, and calls the rest alive.
  const auto rows = test::diagram(R"(
      X O O X
      X . X X
      O X X .
      O . X X)");
  EXPECT_TRUE(black_alive(rows).stones.empty());
}

TEST(SeedDefects, LeftShiftOf32BitRowsWithoutColumnMask) {
  // A row is a word of 32 bits: the shifted stone would lie beyond the edge and be a liberty, or come back.
  const auto [board, shifted] = diagrams<2>(R"(
      . . X O   . . . .
      O X . X   . # . .)");
  const Grid grid = test::grid_of(board);
  EXPECT_EQ(right(points(board, 'O'), grid), points(shifted));

  const auto corner = test::diagram(R"(
      . . a O
      . . . X)");
  MoveResult result{};
  ASSERT_EQ(play(stones(corner), Color::kBlack, test::point(corner, 'a'), {}, grid, result),
            Legality::kLegal);
  EXPECT_EQ(result.captured, points(corner, 'O'));
}

TEST(SeedDefects, RandomPointOfAFullBoard) {
  for (const int side : {1, 9, 12}) {
    const Grid grid(side, side);
    test::Random random(4);
    for (int i = 0; i < 100; ++i) {
      EXPECT_TRUE(grid.contains(grid.full.nth_point(random.below(grid.full.count()))));
    }
  }
}

TEST(SeedDefects, InteriorPreFilterAppliedToTerritory) {
  // The lower region has an interior empty point, so that it is vital to no chain, but it is territory all
  // the same.
  const auto [board, territory] = diagrams<2>(R"(
      . X . X .   # . # . #
      X X X X X   . . . . .
      . . . X X   # # # . .
      . . X X X   # # . . .
      . X X X X   # . . . .)");
  const auto alive = black_alive(board);
  EXPECT_EQ(alive.stones, points(board, 'X'));
  EXPECT_EQ(alive.territory, points(territory));
}

}  // namespace
}  // namespace kakoi::go
