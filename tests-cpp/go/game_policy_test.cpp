// The moves of an opponent's random games: vital points of eye spaces, and the shapes near the last move.

#include "go/play/game_policy.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/flood_fill.h"
#include "support/diagram.h"
#include "support/plain_go.h"

namespace kakoi::go {
namespace {

PlayoutBoard board_of(const test::Rows& rows) {
  PlayoutBoard board;
  board.load(test::stones(rows), test::grid_of(rows));
  return board;
}

/// The vital point beside any stone of a board where all agree on it; kNoPoint for none.
Point vital_point_of(const test::Rows& rows) {
  const PlayoutBoard board = board_of(rows);
  Point found = kNoPoint;
  test::for_each_cell(rows, [&](Point p, char) {
    if (!board.is_stone(cell_of(p))) return;
    const int at = vital_point(board, cell_of(p));
    if (at == kNoCell) return;
    EXPECT_TRUE(found == kNoPoint || found == point_of(at));
    found = point_of(at);
  });
  return found;
}

TEST(VitalPoint, TheMiddleOfThreeAndTheCentresOfPyramidCrossAndRabbit) {
  EXPECT_EQ(vital_point_of(test::diagram(R"(
      . . . X
      X X X X)")),
            (Point{1, 0}));
  EXPECT_EQ(vital_point_of(test::diagram(R"(
      . . . X
      X . X X
      X X X X)")),
            (Point{1, 0}));
  EXPECT_EQ(vital_point_of(test::diagram(R"(
      X X . X
      X . . .
      X X . X
      X X X X)")),
            (Point{2, 1}));
  EXPECT_EQ(vital_point_of(test::diagram(R"(
      X . . X
      . . . X
      X . X X
      X X X X)")),
            (Point{1, 1}));
}

TEST(VitalPoint, NoneWhereOnePointDoesNotDecide) {
  for (const auto* const board : {R"(
      . . X .
      X X X X)",
                                  R"(
      . . X .
      . . X X
      X X X .)",
                                  R"(
      . . . .
      X X X X)",
                                  R"(
      . . . .
      . . . X
      X X X X)"}) {
    EXPECT_EQ(vital_point_of(test::diagram(board)), kNoPoint) << board;
  }
}

TEST(VitalPoint, NoneInASpaceWithBothColoursAround) {
  EXPECT_EQ(vital_point_of(test::diagram(R"(
      . . . X
      X O X X
      X X X X)")),
            kNoPoint);
}

TEST(VitalPoint, NoneBesideAPointThatHoldsNoStone) {
  EXPECT_EQ(vital_point(board_of(test::diagram(R"(
      . . . X
      X X X X)")),
                        cell_of({0, 0})),
            kNoCell);
}

/// The same by its definition, on sets.
int plain_vital_point(const PlayoutBoard& board, const Grid& grid, int last) {
  PointSet empty = PointSet::none();
  for_each_point(grid.full, [&](Point p) {
    if (board.is_empty(cell_of(p))) empty.set(p);
  });
  for (const int offset : kAround) {
    if (!board.is_empty(last + offset)) continue;
    const PointSet space = expand(PointSet::of(point_of(last + offset)), empty);
    if (space.count() < 3 || space.count() > 6) continue;
    bool shared = false;
    for_each_point(neighbours(space, grid.full - empty),
                   [&](Point p) { shared |= !board.is_stone_of(board.color(last), cell_of(p)); });
    if (shared) continue;
    int most = 1;
    int best = kNoCell;
    for_each_point(space, [&](Point p) {
      const int degree = neighbours(PointSet::of(p), space).count();
      if (degree == most) best = kNoCell;
      if (degree <= most) return;
      most = degree;
      best = cell_of(p);
    });
    if (best != kNoCell) return best;
  }
  return kNoCell;
}

TEST(VitalPoint, AsDefinedInRandomGames) {
  static const Shapes shapes;
  int found = 0;
  for (int game = 0; game < 200; ++game) {
    const Grid grid(5 + game % 5, 5 + game % 4);
    PlayoutBoard board;
    board.load(Position::none(), grid);
    Random random(static_cast<std::uint64_t>(game));
    Color color = Color::kBlack;
    int last = kNoCell;
    for (int move = 0; move < 150; ++move) {
      last = play_by_policy(board, shapes, color, last, random);
      if (last == kNoCell) break;
      const int expected = plain_vital_point(board, grid, last);
      ASSERT_EQ(vital_point(board, last), expected) << "game " << game << ", move " << move;
      found += expected != kNoCell;
      color = opponent(color);
    }
  }
  EXPECT_GT(found, 100);
}

/// True when a move at the middle of a board of 3×3 with more around it makes a shape.
bool makes_shape(const test::Rows& rows) {
  static const Shapes shapes;
  return shapes.has(board_of(rows), cell_of({2, 2}));
}

TEST(Shapes, HaneAndCutsFromAllSidesForBothColours) {
  for (auto rows : test::diagrams<4>(R"(
      . . . . .   . . . . .   . . . . .   . . . . .
      . X O X .   . X O . .   . . X . .   . X O . .
      . . . . .   . . . . .   . O . O .   . O . . .
      . . . . .   . . . . .   . . . . .   . . . . .
      . . . . .   . . . . .   . . . . .   . . . . .)")) {
    for (int turn = 0; turn < 4; ++turn) {
      test::Rows next = rows;
      for (std::size_t y = 0; y < 5; ++y) {
        for (std::size_t x = 0; x < 5; ++x) next[x][4 - y] = rows[y][x];
      }
      rows = next;
      test::Rows swapped = rows;
      for (auto& row : swapped) {
        for (char& cell : row) cell = cell == 'X' ? 'O' : cell == 'O' ? 'X' : '.';
      }
      test::Rows mirrored = rows;
      for (auto& row : mirrored) std::reverse(row.begin(), row.end());
      EXPECT_TRUE(makes_shape(rows));
      EXPECT_TRUE(makes_shape(swapped));
      EXPECT_TRUE(makes_shape(mirrored));
    }
  }
}

TEST(Shapes, NoneInTheOpenOrBesideOneStone) {
  for (const auto& rows : test::diagrams<3>(R"(
      . . . . .   . . . . .   . . . . .
      . . . . .   . . O . .   . X . . .
      . . . . .   . . . . .   . . . . .
      . . . . .   . . . . .   . . . . .
      . . . . .   . . . . .   . . . . .)")) {
    EXPECT_FALSE(makes_shape(rows));
  }
}

}  // namespace
}  // namespace kakoi::go
