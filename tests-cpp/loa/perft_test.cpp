// Perft: the counts that other programs found, and on smaller boards those of the plain rules.

#include "loa/perft.h"

#include <gtest/gtest.h>

#include "support/plain_loa.h"
#include "support/records.h"

namespace kakoi::loa {
namespace {

using test::position_of;

constexpr const char* kStart = "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b";
constexpr const char* kScrambledEggs = "1wbwbwb1/b6w/w6b/b6w/w6b/b6w/w6b/1bwbwbw1 b";

/// The lines of play of a depth, and how many end with a capture and with a pass.
struct Lines {
  int nodes;
  int captures;
  int passes;
};

Lines lines_of(const Position& position, int depth) {
  if (position.is_decided()) return {};
  Lines sum{};
  const auto add = [&](const Position& after, bool capture, bool passing) {
    const Lines more = depth == 1 ? Lines{1, capture, passing} : lines_of(after, depth - 1);
    sum.nodes += more.nodes;
    sum.captures += more.captures;
    sum.passes += more.passes;
  };
  for_each_move(position, [&](int from, int to) {
    add(play(position, from, to), (position.enemy() & square_bit(to)) != 0, false);
  });
  if (count_moves(position) == 0) add(pass(position), false, true);
  return sum;
}

TEST(LoaPerft, OfTheRecords) {
  const auto records = test::read_perft_records(KAKOI_TEST_DATA "/loa-perft.jsonl");
  ASSERT_EQ(records.size(), 31U);
  for (const auto& record : records) {
    const Position position = position_of(record.fen);
    const auto where = record.fen + ", depth " + std::to_string(record.depth);
    EXPECT_EQ(perft(position, record.depth), record.nodes) << where;
    const Lines lines = lines_of(position, record.depth);
    EXPECT_EQ(lines.nodes, record.nodes) << where;
    EXPECT_EQ(lines.captures, record.captures) << where;
    EXPECT_EQ(lines.passes, record.passes) << where;
  }
}

TEST(LoaPerft, OfTheStart) {
  EXPECT_EQ(perft(position_of(kStart), 0), 1U);
  EXPECT_EQ(perft(position_of(kStart), 1), 36U);
  EXPECT_EQ(perft(position_of(kStart), 4), 1'563'208U);
  EXPECT_EQ(perft(position_of(kStart), 5), 55'963'132U);
}

TEST(LoaPerft, OfScrambledEggs) {
  EXPECT_EQ(perft(position_of(kScrambledEggs), 1), 32U);
  EXPECT_EQ(perft(position_of(kScrambledEggs), 4), 1'002'260U);
}

/// Perft by the rules as they are written, cell by cell.
std::uint64_t plain_perft(const test::PlainLoa& board, int depth) {
  if (depth == 0) return 1;
  if (test::plain_groups(board, 'b').size() <= 1 || test::plain_groups(board, 'w').size() <= 1) return 0;
  std::uint64_t lines = 0;
  bool moves = false;
  const int squares = board.size * board.size;
  for (int i = 0; i < squares; ++i) {
    for (int j = 0; j < squares; ++j) {
      const int from = 8 * (i / board.size) + i % board.size;
      const int to = 8 * (j / board.size) + j % board.size;
      if (test::plain_legality(board, from, to) != Legality::kLegal) continue;
      moves = true;
      lines += plain_perft(test::plain_play(board, from, to), depth - 1);
    }
  }
  if (moves) return lines;
  test::PlainLoa passed = board;
  passed.to_play = board.to_play == 'b' ? 'w' : 'b';
  return plain_perft(passed, depth - 1);
}

TEST(LoaPerft, OfTheStartOfEverySize) {
  constexpr std::uint64_t kCounts[][4] = {
      {18, 280, 4'164, 56'108},
      {24, 524, 11'440, 234'560},
      {30, 848, 25'012, 698'880},
      {36, 1'244, 44'952, 1'563'208},
  };
  for (int size = kLeastSize; size <= kMostSize; ++size) {
    const auto board = test::plain_start(size);
    for (int depth = 1; depth <= 4; ++depth) {
      const auto nodes = perft(test::to_position(board), depth);
      EXPECT_EQ(nodes, kCounts[size - kLeastSize][depth - 1]) << size << ", depth " << depth;
      if (depth <= 3) {
        EXPECT_EQ(nodes, plain_perft(board, depth)) << size << ", depth " << depth;
      }
    }
  }
}

TEST(LoaPerft, OfRandomBoardsOfEverySize) {
  test::Random random(29);
  for (int size = kLeastSize; size <= kMostSize; ++size) {
    for (int round = 0; round < 250; ++round) {
      const auto board = test::random_loa(2 + random.below(size * size / 2), random, size);
      ASSERT_EQ(perft(test::to_position(board), 2), plain_perft(board, 2)) << write_fen(board);
    }
  }
}

TEST(LoaPerft, EndsWhereASideIsConnected) {
  EXPECT_EQ(perft(position_of("8/8/8/8/8/8/8/bb4ww w"), 0), 1U);
  EXPECT_EQ(perft(position_of("8/8/8/8/8/8/8/bb4ww w"), 1), 0U);
}

TEST(LoaPerft, CountsAForcedPassAsAMove) {
  const auto position = position_of("b1bww3/www5/4w3/8/8/5w1w/8/8 b");
  EXPECT_EQ(perft(position, 1), 1U);
  EXPECT_EQ(perft(position, 2), static_cast<std::uint64_t>(count_moves(pass(position))));
}

}  // namespace
}  // namespace kakoi::loa
