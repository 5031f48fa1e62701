// Replaying games, against the same moves one by one with the rules of go/rules/moves.h.

#include "go/boards/replay.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "support/diagram.h"
#include "support/random.h"
#include "support/sizes.h"

namespace kakoi::go {
namespace {

std::uint32_t word(Color color, Point p) {
  const std::uint32_t side = color == Color::kWhite ? kWhiteWord : 0;
  return side + (p == kNoPoint ? kPassWord : static_cast<std::uint32_t>(p.y * kMaxSide + p.x));
}

PointSet rows(const Replay& replay, Color color) { return PointSet::load(replay.rows(color), kMaxSide); }

std::uint64_t hash_of(const Position& position, const Grid& grid) {
  std::uint32_t black[kMaxSide] = {};
  std::uint32_t white[kMaxSide] = {};
  position.black.store(black, grid.height);
  position.white.store(white, grid.height);
  return zobrist(black, white, grid.width, grid.height);
}

/// One object for all games: nothing may be left over from the one before.
Replay& replay() {
  static const auto object = std::make_unique<Replay>();
  return *object;
}

class ReplayOfSize : public testing::TestWithParam<test::Size> {};
INSTANTIATE_TEST_SUITE_P(Sizes, ReplayOfSize, testing::ValuesIn(test::kSizes), test::name_of);

/// Random points, occupied ones and passes among them, the colours mostly taking turns.
std::vector<std::uint32_t> random_moves(const Grid& grid, int count, test::Random& random) {
  std::vector<std::uint32_t> moves;
  Color color = Color::kBlack;
  for (int i = 0; i < count; ++i, color = random.chance(90) ? opponent(color) : color) {
    const Point p{random.below(grid.width), random.below(grid.height)};
    moves.push_back(word(color, random.chance(4) ? kNoPoint : p));
  }
  return moves;
}

TEST_P(ReplayOfSize, ExecutesMovesAsOneByOne) {
  test::Random random(91);
  const Grid grid = grid_of(GetParam());
  for (int game = 0; game < 6; ++game) {
    const auto moves = random_moves(grid, std::min(600, 4 * grid.width * grid.height), random);
    Position position = Position::none();
    int captures = 0;
    replay().begin({position, Color::kBlack, kNoPoint}, moves, {KoRule::kSimple, false, false}, grid);
    for (const std::uint32_t move : moves) {
      Point ko = kNoPoint;
      int captured = 0;
      if ((move & kPassWord) == 0) {
        const auto at = static_cast<int>(move % kPassWord);
        const auto color = move >= kWhiteWord ? Color::kWhite : Color::kBlack;
        const auto result = execute(position, color, {at % kMaxSide, at / kMaxSide}, grid);
        position = result.position;
        ko = result.ko;
        captured = result.captured.count();
      }
      captures += captured;
      ASSERT_EQ(replay().play_next(), Legality::kLegal);
      ASSERT_EQ(rows(replay(), Color::kBlack), position.black);
      ASSERT_EQ(rows(replay(), Color::kWhite), position.white);
      ASSERT_EQ(replay().ko(), ko);
      ASSERT_EQ(replay().captured(), captured);
      ASSERT_EQ(replay().hash(), hash_of(position, grid));
    }
    EXPECT_EQ(replay().captures(Color::kBlack) + replay().captures(Color::kWhite), captures);
  }
}

TEST_P(ReplayOfSize, JudgesMovesAsOneByOne) {
  test::Random random(92);
  const Grid grid = grid_of(GetParam());
  for (const bool suicide : {false, true}) {
    Position position = Position::none();
    Point ko = kNoPoint;
    Color to_play = Color::kBlack;
    // The game continues after every move that is not legal.
    for (int i = std::min(600, 4 * grid.width * grid.height); i > 0; --i) {
      const auto moves = random_moves(grid, 1, random);
      const auto at = static_cast<int>(moves[0] % kPassWord);
      MoveResult result;
      Legality expected = Legality::kLegal;
      if ((moves[0] & kPassWord) != 0) {
        result = {position, PointSet::none(), kNoPoint};
      } else {
        expected = play(position, Color::kBlack, {at % kMaxSide, at / kMaxSide}, {ko, suicide}, grid, result);
      }
      replay().begin({position, to_play, ko}, moves, {KoRule::kSimple, suicide, true}, grid);
      ASSERT_EQ(replay().play_next(), expected);
      ASSERT_EQ(replay().played(), expected == Legality::kLegal ? 1 : 0);
      if (expected != Legality::kLegal) continue;
      ASSERT_EQ(rows(replay(), Color::kBlack), result.position.black);
      // The board with its colours exchanged, so that Black is to play again.
      position = {result.position.white, result.position.black};
      ko = result.ko;
    }
  }
}

TEST(Replay, SuperkoRefusesWhatWasThereAndLeavesThePositionBefore) {
  const auto board = test::diagram(R"(. X O .
                                      X O . O
                                      . X O .)");
  const auto grid = test::grid_of(board);
  const std::vector<std::uint32_t> moves = {word(Color::kBlack, {2, 1}), word(Color::kWhite, kNoPoint),
                                            word(Color::kBlack, kNoPoint), word(Color::kWhite, {1, 1})};
  replay().begin({test::stones(board), Color::kBlack, kNoPoint}, moves, {KoRule::kPositional, false, true},
                 grid);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(replay().play_next(), Legality::kLegal);
  const PointSet before = rows(replay(), Color::kBlack);
  EXPECT_EQ(replay().play_next(), Legality::kSuperko);
  EXPECT_EQ(replay().played(), 3);
  EXPECT_EQ(rows(replay(), Color::kBlack), before);
  EXPECT_EQ(replay().captures(Color::kWhite), 0);
}

}  // namespace
}  // namespace kakoi::go
