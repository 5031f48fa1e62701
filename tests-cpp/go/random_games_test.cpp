// The rules against the mailbox reference: over 20,000 moves of random games, and random set-up positions.

#include <gtest/gtest.h>

#include <string>
#include <tuple>

#include "support/plain_go.h"

namespace kakoi::go {
namespace {

using namespace test;

/// The reference's legality of every point.
std::vector<Legality> plain_legalities(const PlainBoard& board, Color mover, int ko, bool suicide) {
  std::vector<Legality> result;
  for (int p = 0; p < board.points(); ++p)
    result.push_back(plain_play(board, mover, p, ko, suicide).legality);
  return result;
}

/// Expects the engine's legal_moves() and play() to agree with the reference on every point.
void expect_same_legalities(const PlainBoard& board, Color mover, int ko, bool suicide, const Grid& grid) {
  const auto position = to_position(board);
  const MoveRules rules{ko < 0 ? kNoPoint : to_point(board, ko), suicide};
  const auto expected = plain_legalities(board, mover, ko, suicide);
  PointSet legal = PointSet::none();
  for (int p = 0; p < board.points(); ++p) {
    MoveResult result;
    const auto why = expected[static_cast<std::size_t>(p)];
    ASSERT_EQ(play(position, mover, to_point(board, p), rules, grid, result), why)
        << "at " << testing::PrintToString(to_point(board, p)) << " of" << testing::PrintToString(position);
    if (why == Legality::kLegal) legal.set(to_point(board, p));
  }
  ASSERT_EQ(legal_moves(position, mover, rules, grid), legal) << "on" << testing::PrintToString(position);
}

using SizeAndSuicide = std::tuple<Size, bool>;

std::string name_with_rule(const testing::TestParamInfo<SizeAndSuicide>& info) {
  const auto [size, suicide] = info.param;
  return std::to_string(size.width) + "x" + std::to_string(size.height) + (suicide ? "_suicide" : "");
}

class RandomGames : public testing::TestWithParam<SizeAndSuicide> {};
INSTANTIATE_TEST_SUITE_P(Sizes, RandomGames,
                         testing::Combine(testing::Values(Size{5, 5}, Size{9, 9}, Size{13, 13}, Size{19, 19},
                                                          Size{32, 32}, Size{7, 13}, Size{1, 9}, Size{2, 2},
                                                          Size{32, 3}, Size{3, 32}),
                                          testing::Bool()),
                         name_with_rule);

TEST_P(RandomGames, AgreeWithTheMailbox) {
  const auto [size, suicide] = GetParam();
  constexpr int kMoves = 1'100;
  const Grid grid = grid_of(size);
  Random random(static_cast<std::uint64_t>(size.width * 64 + size.height * 2 + suicide));
  PlainBoard board = PlainBoard::empty(size);
  MoveResult now{Position::none(), PointSet::none(), kNoPoint};
  int ko = -1;
  int moves_of_game = 0;
  Color mover = Color::kBlack;
  // All points of a large board are compared from time to time only.
  const int check_every = 1 + grid.width * grid.height / 40;
  for (int move = 0; move < kMoves; ++move, mover = opponent(mover)) {
    if (move % check_every == 0) {
      ASSERT_NO_FATAL_FAILURE(expect_same_legalities(board, mover, ko, suicide, grid));
    }
    const MoveRules rules{now.ko, suicide};
    const auto legal = legal_moves(now.position, mover, rules, grid);
    if (legal.empty() || ++moves_of_game > 3 * board.points()) {
      board = PlainBoard::empty(size);
      now = {Position::none(), PointSet::none(), kNoPoint};
      ko = -1;
      moves_of_game = 0;
      continue;
    }
    const Point p = legal.nth_point(random.below(legal.count()));
    const PlainMove expected = plain_play(board, mover, p.y * size.width + p.x, ko, suicide);
    ASSERT_EQ(expected.legality, Legality::kLegal) << testing::PrintToString(p);
    const auto before = now.position;
    ASSERT_EQ(play(before, mover, p, rules, grid, now), Legality::kLegal);
    ASSERT_EQ(now.position, to_position(expected.after))
        << "after " << testing::PrintToString(p) << " on" << testing::PrintToString(before);
    ASSERT_EQ(now.captured, to_points(board, expected.captured));
    ASSERT_EQ(now.ko, expected.ko < 0 ? kNoPoint : to_point(board, expected.ko));
    board = expected.after;
    ko = expected.ko;
  }
}

class SetUpPositions : public testing::TestWithParam<Size> {};
INSTANTIATE_TEST_SUITE_P(Sizes, SetUpPositions,
                         testing::Values(Size{1, 1}, Size{1, 6}, Size{3, 3}, Size{5, 4}, Size{9, 9},
                                         Size{13, 13}, Size{32, 2}, Size{19, 19}),
                         name_of);

TEST_P(SetUpPositions, WithChainsWithoutLibertiesFollowTheSameRules) {
  const Grid grid = grid_of(GetParam());
  Random random(3);
  const int rounds = 1 + 600 / (grid.width * grid.height);
  for (int round = 0; round < rounds; ++round) {
    for (const int percent : {30, 60, 75, 85, 95}) {
      const PlainBoard board = random_board(GetParam(), percent, random);
      for (const bool suicide : {false, true}) {
        for (const Color mover : {Color::kBlack, Color::kWhite}) {
          ASSERT_NO_FATAL_FAILURE(expect_same_legalities(board, mover, -1, suicide, grid));
        }
      }
      // Positions after moves are compared too: stones captured there need not be adjacent to anything that
      // ever had room.
      for (int p = 0; p < board.points(); ++p) {
        const Color mover = random.chance(50) ? Color::kBlack : Color::kWhite;
        const PlainMove expected = plain_play(board, mover, p, -1, true);
        if (expected.legality != Legality::kLegal) continue;
        MoveResult result;
        ASSERT_EQ(play(to_position(board), mover, to_point(board, p), {kNoPoint, true}, grid, result),
                  Legality::kLegal);
        ASSERT_EQ(result.position, to_position(expected.after));
        ASSERT_EQ(result.captured, to_points(board, expected.captured));
        ASSERT_EQ(result.ko, expected.ko < 0 ? kNoPoint : to_point(board, expected.ko));
      }
    }
  }
}

}  // namespace
}  // namespace kakoi::go
