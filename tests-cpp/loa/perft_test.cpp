// Perft: the counts that other programs found.

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
