// The parts that searches share: lists of moves, and lines of play.

#include "go/reading/move_list.h"

#include <gtest/gtest.h>

#include <memory>
#include <utility>
#include <vector>

#include "go/reading/trace.h"
#include "support/diagram.h"

namespace kakoi::go {
namespace {

using Moves = std::vector<std::pair<Point, int>>;

std::unique_ptr<SearchBoard> board_of(std::string_view text) {
  const test::Rows rows = test::diagram(text);
  auto board = std::make_unique<SearchBoard>();
  board->load(test::stones(rows), test::grid_of(rows));
  return board;
}

Moves moves_of(const MoveList& list) {
  Moves moves;
  for (int i = 0; i < list.count(); ++i) moves.emplace_back(point_of(list.move(i)), list.cost(i));
  return moves;
}

TEST(MoveList, HoldsEachEmptyPointOnceAtItsLowestCost) {
  const auto board = board_of(R"(
    X . .
    . . .
    . . .)");
  MoveList list(*board);
  list.add(cell_of({1, 0}), 5);
  list.add(cell_of({2, 2}), 1);
  list.add(cell_of({1, 0}), 3);
  list.add(cell_of({2, 2}), 4);
  list.add(cell_of({0, 0}), 0);
  EXPECT_EQ(moves_of(list), (Moves{{{1, 0}, 3}, {{2, 2}, 1}}));
  EXPECT_TRUE(list.has(cell_of({2, 2})));
  EXPECT_FALSE(list.has(cell_of({0, 0})));
}

TEST(MoveList, TakesCapturesOfChainsWithFewLibertiesTheShorterTheCheaper) {
  const auto board = board_of(R"(
    O X O .
    . X . .
    X X O .
    . X . .)");
  MoveList list(*board);
  list.add_captures(board->chain(cell_of({1, 0})), 2, 10);
  // The white stone at the upper left has one liberty, that at the upper right two, and the third one three.
  EXPECT_EQ(moves_of(list), (Moves{{{0, 1}, 10}, {{3, 0}, 12}, {{2, 1}, 12}}));
}

TEST(MoveList, SortsByCostAndLeavesEqualMovesInOrder) {
  const auto board = board_of(R"(
    . . . .
    . . . .)");
  MoveList list(*board);
  for (const int x : {2, 0, 3, 1}) list.add(cell_of({x, 0}), x == 3 ? -1 : x / 2);
  list.sort();
  EXPECT_EQ(moves_of(list), (Moves{{{3, 0}, -1}, {{0, 0}, 0}, {{1, 0}, 0}, {{2, 0}, 1}}));
  list.keep([](int at) { return at != cell_of({0, 0}); });
  list.set_cost(0, 7);
  EXPECT_EQ(moves_of(list), (Moves{{{3, 0}, 7}, {{1, 0}, 0}, {{2, 0}, 1}}));
}

TEST(MoveList, HasRoomForAPassWhenItIsFull) {
  const auto board = std::make_unique<SearchBoard>();
  board->load(Position::none(), Grid(9, 9));
  MoveList list(*board);
  for (int i = 0; i < 81; ++i) list.add(cell_of({i % 9, i / 9}), 0);
  EXPECT_TRUE(list.is_full());
  EXPECT_EQ(list.count(), MoveList::kMost);
  list.add_pass(2);
  EXPECT_EQ(list.count(), MoveList::kMost + 1);
  EXPECT_EQ(list.move(MoveList::kMost), kNoCell);
}

TEST(Trace, FollowsMovesUntilTheGameIsOverAndTakesThemBack) {
  const auto board = board_of(R"(
    . . .
    . . .)");
  const auto follow = [&](int last, auto& line) {
    int x = 0;
    trace(
        *board, Color::kWhite, line,
        [&](Color) {
          return x < 3 ? cell_of({x++, 0}) : kNoCell;
        },
        [&](Color color, int move) {
          board->play(color, move);
          return board->moves() < last;
        },
        [&] { board->undo(); });
  };
  ShortList<Point, 8> line;
  follow(2, line);
  EXPECT_EQ(line.length, 2);
  follow(9, line);
  ASSERT_EQ(line.length, 3);
  EXPECT_EQ(line[2], (Point{2, 0}));
  EXPECT_EQ(board->moves(), 0);
  ShortList<Point, 2> shorter;
  shorter.take(line);
  EXPECT_TRUE(shorter.is_full());
  EXPECT_EQ(shorter[1], (Point{1, 0}));
  follow(9, shorter);
  EXPECT_EQ(shorter.length, 2);
}

}  // namespace
}  // namespace kakoi::go
