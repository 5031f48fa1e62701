// The engine against the cells: random boards of every size and number of stones, both sides, and whole random games.

#include <gtest/gtest.h>

#include "loa/moves.h"
#include "support/plain_loa.h"

namespace kakoi::loa {
namespace {

using test::list_of;
using test::rows_of;

/// Compares moves: the verdict on each pair of squares, the set of targets, the list of moves, their number,
/// and the positions after them.
void expect_same_moves(const test::PlainLoa& board) {
  const Position position = test::to_position(board);
  const Squares on_board = board_of(board.size);
  std::vector<std::pair<int, int>> expected;
  for (Squares all = on_board; all != 0; all &= all - 1) {
    const int from = first_square(all);
    for (Squares others = on_board; others != 0; others &= others - 1) {
      const int to = first_square(others);
      const Legality why = test::plain_legality(board, from, to);
      ASSERT_EQ(legality(position, from, to), why) << from << " to " << to << " of " << write_fen(board);
      if (why != Legality::kLegal) continue;
      expected.emplace_back(from, to);
      ASSERT_EQ(play(position, from, to), test::to_position(test::plain_play(board, from, to)))
          << from << " to " << to << " of " << write_fen(board);
    }
  }
  std::vector<std::pair<int, int>> moves;
  for_each_move(position, [&](int from, int to) { moves.emplace_back(from, to); });
  ASSERT_EQ(moves, expected) << write_fen(board);
  ASSERT_EQ(count_moves(position), static_cast<int>(expected.size())) << write_fen(board);
}

void expect_same_line_counts(const test::PlainLoa& board) {
  const Position position = test::to_position(board);
  for (Squares all = board_of(board.size); all != 0; all &= all - 1) {
    const int square = first_square(all);
    const auto count = [&](Line line) {
      return count_on_line(square, line, position.black | position.white);
    };
    ASSERT_EQ(count(Line::kRow), board.count_on_line(square, 1, 0)) << square << " of " << write_fen(board);
    ASSERT_EQ(count(Line::kColumn), board.count_on_line(square, 0, 1))
        << square << " of " << write_fen(board);
    ASSERT_EQ(count(Line::kDiagonal), board.count_on_line(square, 1, 1))
        << square << " of " << write_fen(board);
    ASSERT_EQ(count(Line::kAntidiagonal), board.count_on_line(square, -1, 1))
        << square << " of " << write_fen(board);
  }
}

void expect_same_shape(const test::PlainLoa& board) {
  const Position position = test::to_position(board);
  bool decided = false;
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const Squares stones = position.stones(color);
    const auto plain = board.stones(test::letter_of(color));
    const auto groups = test::plain_groups(board, test::letter_of(color));
    decided = decided || groups.size() <= 1;
    ASSERT_EQ(is_connected(stones), groups.size() <= 1) << write_fen(board);
    ASSERT_EQ(rows_of(first_group(stones)), rows_of(groups.empty() ? 0 : test::to_squares(groups[0])))
        << write_fen(board);
    ASSERT_EQ(list_of(count_quads(stones, board.size)), list_of(test::plain_quads(plain)))
        << write_fen(board);
    ASSERT_EQ(euler_number_8(stones), test::plain_euler_number(plain, Connectivity::kEight))
        << write_fen(board);
    ASSERT_EQ(euler_number_4(stones), test::plain_euler_number(plain, Connectivity::kFour))
        << write_fen(board);
  }
  ASSERT_EQ(position.is_decided(), decided) << write_fen(board);
}

TEST(LoaRandomBoards, AgreeWithTheCells) {
  test::Random random(5);
  for (int size = kLeastSize; size <= kMostSize; ++size) {
    for (int round = 0; round < test::share_of(50); ++round) {
      for (int stones = 1; stones <= size * size; ++stones) {
        const auto board = test::random_loa(stones, random, size);
        ASSERT_NO_FATAL_FAILURE(expect_same_moves(board));
        ASSERT_NO_FATAL_FAILURE(expect_same_line_counts(board));
        ASSERT_NO_FATAL_FAILURE(expect_same_shape(board));
      }
    }
  }
}

TEST(LoaRandomGames, AgreeWithTheCellsToTheEnd) {
  test::Random random(6);
  int decided = 0;
  for (int game = 0; game < 20; ++game) {
    auto board = test::plain_start(kMostSize - game % 4);
    for (int ply = 0; ply < 1'000; ++ply) {
      ASSERT_NO_FATAL_FAILURE(expect_same_moves(board));
      ASSERT_NO_FATAL_FAILURE(expect_same_shape(board));
      const Position position = test::to_position(board);
      if (position.is_decided()) {
        ++decided;
        break;
      }
      int left = random.below(count_moves(position));
      auto after = board;
      for_each_move(position, [&](int from, int to) {
        if (left-- == 0) after = test::plain_play(board, from, to);
      });
      board = after;
    }
  }
  EXPECT_EQ(decided, 20);
}

}  // namespace
}  // namespace kakoi::loa
