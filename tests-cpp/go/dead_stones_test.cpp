// Dead stones of positions that a person judges at a glance, and properties that hold for any answer.

#include "go/score/dead_stones.h"

#include <gtest/gtest.h>

#include "support/plain_go.h"
#include "support/records.h"

namespace kakoi::go {
namespace {

using test::PlainBoard;
using test::Rows;

constexpr int kPlayouts = 200;

/// The position with dead stones as '#'.
Rows dead_in(const Rows& rows, Effort effort = Effort::kNormal, std::uint64_t seed = 1) {
  static DeadStones work;
  const Grid grid(static_cast<int>(rows[0].size()), static_cast<int>(rows.size()));
  const PointSet dead = work.find(test::stones(rows), grid, kPlayouts, effort, seed);
  Rows result = rows;
  test::for_each_cell(rows, [&](Point p, char) {
    if (dead.has(p)) result[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)] = '#';
  });
  return result;
}

TEST(DeadStones, LivingGroupsAreNot) {
  const auto board = test::diagram(R"(
      . X . X O . O
      X X X X O O .
      . X X O . O O
      X X O O O O .)");
  EXPECT_EQ(dead_in(board), board);
}

TEST(DeadStones, AStoneInsideAnEyeIs) {
  const auto [board, expected] = test::diagrams<2>(R"(
      . X . X O . O   . X . X O . O
      X X X X O O .   X X X X O O .
      O . X X O O O   # . X X O O O
      . . X O O . O   . . X O O . O
      X X X O O O O   X X X O O O O)");
  EXPECT_EQ(dead_in(board), expected);
}

TEST(DeadStones, AGroupWithOneEyeIs) {
  // Players never finish this: nobody fills the liberties around White's corner group.
  const auto [board, expected] = test::diagrams<2>(R"(
      . O . X . . . . .   . # . X . . . . .
      O O . X . . . . .   # # . X . . . . .
      O . X X . . . . .   # . X X . . . . .
      . X . . . X . . .   . X . . . X . . .
      X X . . . . . . .   X X . . . . . . .
      . . . X . . . X .   . . . X . . . X .
      O O O O O O O O O   O O O O O O O O O
      . O . O . O . O .   . O . O . O . O .
      O O O O O O O O O   O O O O O O O O O)");
  EXPECT_EQ(dead_in(board, Effort::kFast), expected);
  const auto [closed, closed_expected] = test::diagrams<2>(R"(
      . O . X . . . . .   . # . X . . . . .
      O O . X . . . . .   # # . X . . . . .
      O . X X . . . . .   # . X X . . . . .
      . X . . . X . . .   . X . . . X . . .
      X X . . . . . . .   X X . . . . . . .
      X X X X X X X X X   X X X X X X X X X
      O O O O O O O O O   O O O O O O O O O
      . O . O . O . O .   . O . O . O . O .
      O O O O O O O O O   O O O O O O O O O)");
  for (const Effort effort : {Effort::kFast, Effort::kNormal, Effort::kHigh}) {
    EXPECT_EQ(dead_in(closed, effort), closed_expected);
  }
}

TEST(DeadStones, GroupsInSekiAreNot) {
  // The white chain inside and the black one around it share their two liberties; Black's outside is closed.
  const auto board = test::diagram(R"(
      . O O O O O O O .
      O O X X X X X O O
      O X X . O O X O .
      O X O O O O X O O
      O X O O . X X O .
      O X X X X X O O O
      O O O O O O O . O
      . O . O . O O O O)");
  EXPECT_EQ(dead_in(board), board);
}

TEST(DeadStones, OfAnEmptyBoardAreNone) {
  const auto board = test::diagram(". . .\n. . .");
  EXPECT_EQ(dead_in(board), board);
}

/// Finished-looking boards: playouts of a third of the board's points, then whatever stands.
PlainBoard played_board(test::Size size, test::Random& random) {
  PlainBoard board = PlainBoard::empty(size);
  Color color = Color::kBlack;
  for (int i = 0; i < 2 * board.points(); ++i, color = opponent(color)) {
    const auto move = test::plain_play(board, color, random.below(board.points()), -1, false);
    if (move.legality == Legality::kLegal) board = move.after;
  }
  return board;
}

TEST(DeadStones, AreWholeChainsAndTheSameForTheSameSeed) {
  static DeadStones work;
  test::Random random(9);
  for (const test::Size size : {test::Size{5, 5}, test::Size{9, 9}, test::Size{13, 7}, test::Size{1, 12}}) {
    for (int i = 0; i < test::share_of(20); ++i) {
      const Effort effort = i % 2 == 0 ? Effort::kFast : Effort::kNormal;
      const PlainBoard board = played_board(size, random);
      const auto position = test::to_position(board);
      const Grid grid(size.width, size.height);
      const PointSet dead = work.find(position, grid, 30, effort, 4);
      EXPECT_TRUE(dead.is_subset_of(position.occupied()));
      for (const Color color : {Color::kBlack, Color::kWhite}) {
        const PointSet& stones = position.stones(color);
        EXPECT_EQ(expand(dead & stones, stones), dead & stones) << board.cells;
      }
      EXPECT_EQ(work.find(position, grid, 30, effort, 4), dead);
    }
  }
}

/// The corner on a board where all else is settled: Black's, up to White's life at the bottom.
Rows with_corner(const Rows& corner) {
  Rows board = test::diagram(R"(
      X X X X X X X . X
      X X X X X X X X X
      X X X X X X X . X
      X X X X X X X X X
      X X X X X X X X X
      O O O O O O O O O
      . O . O . O . O .
      O O O O O O O O O)");
  for (std::size_t y = 0; y < corner.size(); ++y) board[y].replace(0, corner[y].size(), corner[y]);
  return board;
}

TEST(DeadStones, InTheCornerAreThoseThatSacrificesKill) {
  // Black plays inside, is captured, and plays inside again. In the first, the bent four in the corner, that
  // is a ko for which nobody has a threat: Japanese rules judge it so.
  // nobody has a threat: so Japanese rules have it.
  for (const char* const corner : {"X X X . O\n. O O O O\nO O X X X", ". O O X\nX X . O\n. O O O\nO O X X",
                                   "X X . O\nX . . O\nO O O O", "X . . O\nX X O O\n. O O X\nO O X X"}) {
    const Rows board = with_corner(test::diagram(corner));
    Rows expected = board;
    test::for_each_cell(test::diagram(corner), [&](Point p, char cell) {
      if (cell == 'O') expected[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)] = '#';
    });
    EXPECT_EQ(dead_in(board), expected) << corner;
  }
}

TEST(DeadStones, InTheCornerAreNotThoseThatNoSacrificeKills) {
  for (const char* const corner : {". X X O\n. O O O\nO O X X", ". X X . O\nX O O O O\nO O X X X"}) {
    const Rows board = with_corner(test::diagram(corner));
    EXPECT_EQ(dead_in(board)[2].substr(0, 2), "OO") << corner;
  }
}

TEST(DeadStones, WhatWhoeverBeginsSavesOrTakesStays) {
  // Two stones that Black joins, or White takes.
  const auto board = test::diagram(R"(
      X . X X O O O . O
      . X X . X O O O O
      X X X X O O O O O
      X . X X O O O O .
      X X X X . X O . O
      . X X X O O O O O)");
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    EXPECT_EQ(dead_in(board, Effort::kNormal, seed), board) << seed;
  }
}

TEST(DeadStones, WithMoreEffortAreThoseThatCarefulPlayoutsFind) {
  // White takes the three at the bottom from J1. Cutting playouts do not see it, because they spare shapes
  // that look like seki.
  const auto [board, expected] = test::diagrams<2>(R"(
      . . . X O . . X .   . . . X # . . X .
      . . O X O X X . X   . . # X # X X . X
      . O O . X X . X .   . # # . X X . X .
      . X O . . X X X X   . X # . . X X X X
      . X O X X O X O O   . X # X X O X O O
      . . X X O O O O .   . . X X O O O O .
      X X X X X X O . O   X X X X X X O . O
      O X O O O O X X X   O X O O O O # # #
      O O O . . . O O .   O O O . . . O O .)");
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    EXPECT_EQ(dead_in(board, Effort::kFast, seed), expected) << seed;
    EXPECT_EQ(dead_in(board, Effort::kNormal, seed), expected) << seed;
    EXPECT_EQ(dead_in(board, Effort::kHigh, seed), expected) << seed;
  }
}

TEST(DeadStones, AreFoundBySearchWherePlayoutsAreWrong) {
  // Positions of self-play whose dead stones agree with GNU Go's, but not when playouts alone decide.
  static DeadStones work;
  const auto records = test::read_territory_records(KAKOI_TEST_DATA "/dead-stones.jsonl");
  ASSERT_FALSE(records.empty());
  int fast = 0;
  for (const auto& record : records) {
    const Grid grid(record.width, record.height);
    Position position = Position::none();
    PointSet expected = PointSet::none();
    for (int i = 0; i < record.width * record.height; ++i) {
      const Point p{i % record.width, i / record.width};
      const auto at = static_cast<std::size_t>(i);
      if (record.board[at] == 'X') position.black.set(p);
      if (record.board[at] == 'O') position.white.set(p);
      if (record.dead[at] == '#') expected.set(p);
    }
    EXPECT_EQ(work.find(position, grid, 100, Effort::kNormal, 0), expected) << record.name;
    EXPECT_TRUE((work.proven() & work.undecided()).empty() && (work.searched() & work.undecided()).empty());
    fast += work.find(position, grid, 100, Effort::kFast, 0) == expected ? 1 : 0;
  }
  EXPECT_LT(fast, static_cast<int>(records.size()));
}

/// A number that any other answer on any of these boards, so many of each size, would change.
std::uint32_t signature(Effort effort, int boards) {
  static DeadStones work;
  test::Random random(4);
  std::uint32_t sum = 0;
  for (const test::Size size : {test::Size{7, 7}, test::Size{9, 9}, test::Size{13, 13}, test::Size{19, 19}}) {
    for (int i = 0; i < boards; ++i) {
      const auto position = test::to_position(played_board(size, random));
      const Grid grid(size.width, size.height);  // sets may not outlive it
      const PointSet dead = work.find(position, grid, 50, effort, 3);
      for_each_point(dead, [&](Point p) { sum = sum * 31 + static_cast<std::uint32_t>(p.y * 32 + p.x + 1); });
      for (int j = 0; j < size.width * size.height; ++j) {
        sum = sum * 31 + static_cast<std::uint32_t>(work.ownership()[j]);
      }
    }
  }
  return sum;
}

TEST(DeadStones, AreTheSameOnEveryMachine) {
  // The answers are the same natively and as WebAssembly, from every compiler: none of the arithmetic may
  // depend on it.
  EXPECT_EQ(signature(Effort::kFast, 1), 1694518787U);
  EXPECT_EQ(signature(Effort::kNormal, 1), 1354859190U);
  EXPECT_EQ(signature(Effort::kHigh, 1), 1354859190U);
  if (KAKOI_SANITIZED) return;  // as share_of() says
  EXPECT_EQ(signature(Effort::kFast, 6), 756442259U);
  EXPECT_EQ(signature(Effort::kNormal, 6), 1703445489U);
  EXPECT_EQ(signature(Effort::kHigh, 6), 3337558795U);
}

TEST(DeadStones, ProvenLifeAndProvenDeathNeedNoPlayout) {
  const auto board = test::diagram(R"(
      . X . X O
      X X X X O
      . X . X O)");
  static DeadStones work;
  const Position position = test::stones(board);
  EXPECT_EQ(work.find(position, Grid(5, 3), 1, Effort::kFast, 0), position.white)
      << "the column has no liberty but in eyes";
}

}  // namespace
}  // namespace kakoi::go
