#include "go/boards/rules_board.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "support/diagram.h"
#include "support/random.h"
#include "support/sizes.h"

namespace kakoi::go {
namespace {

std::uint64_t zobrist_of(const Position& position, const Grid& grid) {
  std::uint32_t black[kMaxSide];
  std::uint32_t white[kMaxSide];
  position.black.store(black, grid.height);
  position.white.store(white, grid.height);
  return zobrist(black, white, grid.width, grid.height);
}

TEST(RulesBoard, TakesBackKoAndCaptures) {
  const Grid grid(4, 3);
  const auto before = test::stones(". X O .\nX . X O\n. X O .");
  const auto board = std::make_unique<RulesBoard>();
  board->load(before, kNoPoint, grid);
  EXPECT_EQ(board->legality(Color::kBlack, {0, 0}), Legality::kLegal);
  EXPECT_EQ(board->play(Color::kWhite, {1, 1}), 1);
  EXPECT_EQ(board->ko(), (Point{2, 1}));
  EXPECT_EQ(board->legality(Color::kBlack, {2, 1}), Legality::kKo);
  board->pass();
  EXPECT_EQ(board->legality(Color::kBlack, {2, 1}), Legality::kLegal);
  board->undo();
  EXPECT_EQ(board->legality(Color::kBlack, {2, 1}), Legality::kKo);
  board->undo();
  EXPECT_EQ(board->position(), before);
  EXPECT_EQ(board->hash(), zobrist_of(before, grid));
}

class RulesBoardOfSize : public testing::TestWithParam<test::Size> {};
INSTANTIATE_TEST_SUITE_P(Sizes, RulesBoardOfSize, testing::ValuesIn(test::kSizes), test::name_of);

/// Random games with moves taken back at random, beside the rules on sets.
TEST_P(RulesBoardOfSize, AgreesWithTheRulesOnSets) {
  const Grid grid(GetParam().width, GetParam().height);
  struct State {
    Position position;
    Point ko;
  };
  test::Random random(51);
  const auto board = std::make_unique<RulesBoard>();
  std::vector<State> states{{Position::none(), kNoPoint}};
  board->load(Position::none(), kNoPoint, grid);
  for (int step = 0; step < 400; ++step) {
    const auto color = static_cast<Color>(random.below(2));
    if (random.below(6) == 0 && states.size() > 1) {
      for (int back = 1 + random.below(4); back > 0 && states.size() > 1; --back) {
        board->undo();
        states.pop_back();
      }
    } else if (random.below(12) == 0) {
      board->pass();
      states.push_back({states.back().position, kNoPoint});
    } else {
      const Point p{random.below(grid.width), random.below(grid.height)};
      const auto [before, ko] = states.back();
      MoveResult result;
      const auto legality = play(before, color, p, {.ko = ko, .suicide = false}, grid, result);
      ASSERT_EQ(board->legality(color, p), legality);
      if (legality != Legality::kLegal) continue;
      ASSERT_EQ(board->play(color, p), result.captured.count());
      states.push_back({result.position, result.ko});
    }
    const auto& position = states.back().position;
    const Point ko = states.back().ko;
    ASSERT_EQ(board->position(), position);
    ASSERT_EQ(board->ko(), ko);
    ASSERT_EQ(board->hash(), zobrist_of(position, grid));
    ASSERT_EQ(board->moves() + 1, static_cast<int>(states.size()));
    if (step % 8 != 0) continue;
    ASSERT_EQ(board->legal_moves(color), legal_moves(position, color, {.ko = ko, .suicide = false}, grid));
    for_each_point(position.occupied(), [&](Point p) {
      const PointSet chain = expand(PointSet::of(p), position.stones(board->color(p)));
      const PointSet around = liberties(chain, position.empties(grid));
      ASSERT_EQ(board->chain(p), chain);
      ASSERT_EQ(board->chain_liberties(p), around);
      ASSERT_EQ(board->liberties(p), around.count());
    });
  }
}

}  // namespace
}  // namespace kakoi::go
