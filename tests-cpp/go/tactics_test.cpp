// The knowledge of a careful random player: atari and its answers, and the sacrifices that can kill.

#include "go/playouts/tactics.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/plain_go.h"

namespace kakoi::go {
namespace {

using test::Rows;

PlayoutBoard board_of(const Rows& rows) {
  PlayoutBoard board;
  board.load(test::stones(rows), test::grid_of(rows));
  return board;
}

/// Marks the cells for which the question is answered with yes.
template <typename Question>
Rows where(const Rows& rows, Question&& question) {
  const PlayoutBoard board = board_of(rows);
  Rows result = rows;
  test::for_each_cell(rows, [&](Point p, char) {
    result[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)] =
        question(board, cell_of(p)) ? '#' : '.';
  });
  return result;
}

Rows in_atari(const Rows& rows) {
  return where(rows, [](const PlayoutBoard& board, int at) {
    return board.is_stone(at) && only_liberty(board, board.chain(at)) != kNoCell;
  });
}

Rows wasteful(const Rows& rows, Color color = Color::kBlack, bool spare_sekis = false) {
  return where(rows, [&](const PlayoutBoard& board, int at) {
    return board.is_empty(at) && wastes_chain(board, color, at, spare_sekis);
  });
}

Rows answers(const Rows& rows, Color color, Point last) {
  const PlayoutBoard position = board_of(rows);
  const Cells<16> moves = answers_to_atari(position, color, cell_of(last));
  return where(rows, [&](const PlayoutBoard&, int at) {
    return std::find(moves.cells, moves.cells + moves.count, at) != moves.cells + moves.count;
  });
}

Rows cuts(const Rows& rows, Color color, Point last) {
  const PlayoutBoard position = board_of(rows);
  const Cells<16> moves = cuts_near(position, color, cell_of(last));
  return where(rows, [&](const PlayoutBoard&, int at) {
    return std::find(moves.cells, moves.cells + moves.count, at) != moves.cells + moves.count;
  });
}

TEST(Tactics, ChainsInAtari) {
  const auto [board, expected] = test::diagrams<2>(R"(
      X O O . .   # . . . .
      . O X X O   . . # # .
      . . O O .   . . . . .
      O . . . .   . . . . .)");
  EXPECT_EQ(in_atari(board), expected) << "one liberty, however many stones touch it";
}

TEST(Tactics, AnAtariIsAnsweredByExtendingOrCapturing) {
  // White has just played C2: the black stone at C3 is left with C4.
  const auto [board, expected] = test::diagrams<2>(R"(
      . . . . .   . . # . .
      . O X O .   . . . . .
      . . O . .   . . . . .
      . . . . .   . . . . .)");
  EXPECT_EQ(answers(board, Color::kBlack, {2, 2}), expected);
  const auto [ladder_end, nothing] = test::diagrams<2>(R"(
      . . X O .   . . . . .
      . O O . .   . . . . .
      . . . . .   . . . . .)");
  EXPECT_EQ(answers(ladder_end, Color::kBlack, {2, 1}), nothing) << "extending to B3 gives one liberty again";
  const auto [attacker, capture] = test::diagrams<2>(R"(
      . X O X .   . . . . .
      O X O X .   . . . . .
      . O . O .   . . # . .
      . . . . .   . . . . .)");
  EXPECT_EQ(answers(attacker, Color::kBlack, {2, 1}), capture) << "the attacking chain itself is in atari";
}

TEST(Tactics, InASekiNeitherSideMayMove) {
  // The two liberties inside are shared: a player who fills one loses a chain too large to kill with.
  const auto [seki, both] = test::diagrams<2>(R"(
      O O O O O O O   . . . . . . .
      O X X X X X O   . . . . . . .
      O X . O O X O   . . # . . . .
      O X O O O X O   . . . . . . .
      O X O O . X O   . . . . # . .
      O X X X X X O   . . . . . . .
      O O O O O O O   . . . . . . .)");
  EXPECT_EQ(wasteful(seki, Color::kWhite), both);
  EXPECT_EQ(wasteful(seki, Color::kBlack), both);
}

TEST(Tactics, ASacrificeThatKillsIsNoWaste) {
  // White fills Black's only eye space: two of three points, and the pyramid of four, still kill.
  const auto [three, three_expected] = test::diagrams<2>(R"(
      X X X X X   . . . . .
      X . O . X   . . . . .
      X X X X X   . . . . .)");
  EXPECT_EQ(wasteful(three, Color::kWhite), three_expected);
  const auto [straight_four, four_expected] = test::diagrams<2>(R"(
      X X X X X X X   . . . . . . .
      X . O O O . X   . # . . . # .
      X X X X X X X   . . . . . . .)");
  EXPECT_EQ(wasteful(straight_four, Color::kWhite), four_expected) << "four in a row are alive once captured";
}

TEST(Tactics, ThreeStonesAreNotSacrificedToWhoNeedNotTakeThem) {
  // The side that takes the three is left with the two points; but in the second board White has a liberty
  // outside.
  const auto [needs_to, may_fill] = test::diagrams<2>(R"(
      X X X X X   . . . . .
      X . O . X   . . . . .
      X X X X X   . . . . .)");
  EXPECT_EQ(wasteful(needs_to, Color::kWhite, true), may_fill);
  const auto [need_not, may_not] = test::diagrams<2>(R"(
      X X X X X   . . . . .
      X . O O .   . # . . #
      X X X X X   . . . . .
      . . . . .   . . . . .)");
  EXPECT_EQ(wasteful(need_not, Color::kWhite, true), may_not);
  EXPECT_EQ(wasteful(need_not, Color::kWhite, false)[1], ".....");
}

TEST(Tactics, CapturesAndConnectionsAreNoWaste) {
  const auto [capture, nothing] = test::diagrams<2>(R"(
      X X X X X O .   . . . . . . .
      O O O O O . O   . . . . . . .
      . . . . . X .   . . . . . . .)");
  EXPECT_EQ(wasteful(capture, Color::kWhite), nothing);
}

PlayoutBoard empty_board() {
  Rows rows;
  rows.assign(9, std::string(9, '.'));
  return board_of(rows);
}

TEST(Tactics, KillingShapes) {
  const auto kills = [](const Rows& rows) {
    Cells<6> shape;
    test::for_each_cell(rows, [&](Point p, char cell) {
      if (cell == '#') shape.add(cell_of({p.x + 1, p.y + 1}));
    });
    return is_killing_shape(empty_board(), shape);
  };
  EXPECT_TRUE(kills(test::diagram("# # #")));
  EXPECT_FALSE(kills(test::diagram("# # # #")));
  EXPECT_TRUE(kills(test::diagram("# #\n# #")));
  EXPECT_TRUE(kills(test::diagram("# # #\n. # .")));
  EXPECT_FALSE(kills(test::diagram("# # #\n. . #")));
  EXPECT_FALSE(kills(test::diagram("# # # # #")));
  EXPECT_TRUE(kills(test::diagram("# # .\n# # #")));
  EXPECT_TRUE(kills(test::diagram(". # .\n# # #\n. # .")));
  EXPECT_FALSE(kills(test::diagram("# # # #\n. # . .")));
  EXPECT_TRUE(kills(test::diagram(". # .\n# # #\n# # .")));
  EXPECT_FALSE(kills(test::diagram("# # #\n# # #")));
}

TEST(Tactics, TheBentFourKillsInTheCornerAlone) {
  const PlayoutBoard board = empty_board();
  const auto kills = [&](std::initializer_list<Point> points) {
    Cells<6> shape;
    for (const Point p : points) shape.add(cell_of(p));
    return is_killing_shape(board, shape);
  };
  EXPECT_TRUE(kills({{0, 0}, {1, 0}, {2, 0}, {0, 1}}));
  EXPECT_TRUE(kills({{8, 8}, {8, 7}, {8, 6}, {7, 8}}));
  EXPECT_FALSE(kills({{3, 0}, {4, 0}, {5, 0}, {3, 1}}));
  EXPECT_FALSE(kills({{0, 0}, {1, 0}, {2, 0}, {2, 1}}));  // bent elsewhere
  EXPECT_FALSE(kills({{0, 0}, {1, 0}, {1, 1}, {2, 1}}));
}

TEST(Tactics, CutsAreWhereAStoneStandsBetweenTwoChains) {
  const auto [board, expected] = test::diagrams<2>(R"(
      . . . . . .   . . . . . .
      . X O . O .   . . . # . .
      . O . X . .   . . # . . .
      . . . . . .   . . . . . .)");
  EXPECT_EQ(cuts(board, Color::kBlack, {2, 1}), expected) << "to cut";
  EXPECT_EQ(cuts(board, Color::kWhite, {2, 1}), expected) << "and not to be cut";
}

TEST(Tactics, WhatIsJoinedElsewhereIsNoCut) {
  const auto [board, none] = test::diagrams<2>(R"(
      O O O . .   . . . . .
      O . X . .   . . . . .
      O O O . .   . . . . .
      . . . . .   . . . . .)");
  EXPECT_EQ(cuts(board, Color::kBlack, {2, 1}), none);
}

TEST(Tactics, NobodyCutsIntoAnEyeOfTheirOwn) {
  const auto [board, none, cut] = test::diagrams<3>(R"(
      . X X O .   . . . . .   . . . . .
      . X . X .   . . . . .   . . # . .
      . . X X .   . . . . .   . . . . .)");
  EXPECT_EQ(cuts(board, Color::kBlack, {3, 0}), none);
  EXPECT_EQ(cuts(board, Color::kWhite, {3, 0}), cut);
}

}  // namespace
}  // namespace kakoi::go
