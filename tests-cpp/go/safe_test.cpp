// Stones and territory that are safe as long as their owner answers: known shapes, and random boards compared
// with playing everything out.

#include "go/safety/safe.h"

#include <gtest/gtest.h>

#include <memory>
#include <string_view>

#include "go/safety/benson.h"
#include "support/diagram.h"
#include "support/plain_safe.h"
#include "support/random.h"
#include "support/safe_boards.h"

namespace kakoi::go {
namespace {

const SafeSide& find(const Position& position, Color color, const Grid& grid, int nodes = 0) {
  static const auto solver = std::make_unique<SafetySolver>();
  return solver->find(position, color, nodes, grid);
}

/// Black's safe points as a diagram has them: 'S' stones, 'T' territory, every other cell as on the board.
void expect_safe(std::string_view text) {
  const auto [board, expected] = test::diagrams<2>(text);
  const Grid grid = test::grid_of(board);
  const SafeSide& safe = find(test::stones(board), Color::kBlack, grid);
  EXPECT_EQ(safe.stones, test::points(expected, 'S'));
  EXPECT_EQ(safe.territory, test::points(expected, 'T'));
}

TEST(Safe, IsFourInARowWhichCannotBeMadeOneEye) {
  expect_safe(R"(
      . O O O O O      . O O O O O
      O O X X X X      O O S S S S
      O X X . . .      O S S T T T
      O X . . X X      O S T T S S
      O X X X X O      O S S S S O
      O O O O O O      O O O O O O)");
}

TEST(Safe, IsWhatAnyTwoPointsDivideInThree) {
  expect_safe(R"(
      . . . .      T T T T
      X X X X      S S S S)");
  // The two end points do not divide this region in three, nor does either of them with the middle one;
  // others do.
  expect_safe(R"(
      . . . .      T T T T
      X X X .      S S S T
      X X X O      S S S T)");
}

TEST(Safe, OnABoardOwesNothingToTallerOnesBefore) {
  test::Random random(1);
  const auto scatter = [&](const Grid& grid) {
    Position position = Position::none();
    for_each_point(grid.full, [&](Point p) {
      const int stone = random.below(20);
      if (stone < 12) position.black.set(p);
      if (stone >= 17) position.white.set(p);
    });
    return position;
  };
  const auto used = std::make_unique<SafetySolver>();
  for (int i = 0; i < 200; ++i) {
    {
      const Grid tall(19, 19);
      used->find(scatter(tall), Color::kBlack, 0, tall);
    }
    const auto fresh = std::make_unique<SafetySolver>();
    // Twelve rows fill the vectors that they need: the next row would be one that the tall board wrote.
    const Grid grid(12, 12);
    const Position position = scatter(grid);
    const SafeSide& expected = fresh->find(position, Color::kBlack, 0, grid);
    const SafeSide& found = used->find(position, Color::kBlack, 0, grid);
    ASSERT_EQ(found.stones, expected.stones);
    ASSERT_EQ(found.territory, expected.territory);
  }
}

TEST(Safe, AreNeitherThreeInARowNorASquare) {
  expect_safe(R"(
      O O O O O      O O O O O
      X X X X O      X X X X O
      . . . X O      . . . X O)");
  expect_safe(R"(
      O O O O O O      O O O O O O
      O X X X X O      O X X X X O
      O X . . X O      O X . . X O
      O X . . X O      O X . . X O
      O X X X X O      O X X X X O
      O O O O O O      O O O O O O)");
}

TEST(Safe, AreTwoChainsThatTwoPointsJoin) {
  expect_safe(R"(
      . X . X O . .      T S T S O . .
      X X . X O . .      S S T S O . .
      . . X X O . .      T T S S O . .
      X X O O O . .      S S O O O . .
      O O O . . . .      O O O . . . .)");
}

TEST(Safe, IsWhatPairsOfPointsKeepEyesOutOf) {
  expect_safe(R"(
      . . . X O .      T T T S O .
      . . . X O .      T T T S O .
      X X X X O .      S S S S O .
      . X . X O .      T S T S O .
      X X X X O .      S S S S O .
      O O O O O .      O O O O O .)");
}

TEST(Safe, SaysHowManyLibertiesEachRegionGives) {
  const test::Rows board = test::diagram(R"(
      . X . X O
      X X X X O
      O O O O O)");
  const Grid grid = test::grid_of(board);
  const SafeSide& safe = find(test::stones(board), Color::kBlack, grid);
  ASSERT_EQ(safe.chain_count, 1);
  ASSERT_EQ(safe.link_count, 2);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(safe.links[i].liberties, 1);
    EXPECT_EQ(safe.regions[safe.links[i].region].count(), 1);
  }
}

TEST(Safe, NothingIsOnAnEmptyBoard) {
  const Grid grid(19, 19);
  const SafeSide& safe = find(Position::none(), Color::kBlack, grid);
  EXPECT_TRUE(safe.stones.empty());
  EXPECT_TRUE(safe.territory.empty());
}

TEST(Safe, HasRoomForTheMostChainsRegionsAndPairs) {
  const Grid grid(kMaxSide, kMaxSide);
  Position position = Position::none();
  for (int y = 0; y < kMaxSide; ++y) {
    for (int x = y % 2; x < kMaxSide; x += 2) position.black.set({x, y});
  }
  const SafeSide& all = find(position, Color::kBlack, grid);
  EXPECT_EQ(all.stones, position.black);
  EXPECT_EQ(all.stones | all.territory, grid.full);
  EXPECT_TRUE(find(position, Color::kWhite, grid).stones.empty());
}

TEST(Safe, IsSearchedForWhereTheRulesLeaveItOpen) {
  const test::Rows board = test::diagram(R"(
      O O O O O O O O
      O X X X X X X O
      O X . . . . X O
      O X . . . . X O
      O X X X X X X O
      O O O O O O O .)");
  const Grid grid = test::grid_of(board);
  const Position position = test::stones(board);
  EXPECT_TRUE(find(position, Color::kBlack, grid).stones.empty());
  EXPECT_EQ(find(position, Color::kBlack, grid, 1000).stones, position.black);
  EXPECT_TRUE(find(position, Color::kBlack, grid, 10).stones.empty());
}

/// Neither side can take the other: Black would lose its last liberty but one.
TEST(Safe, IsNotAStandoff) {
  const test::Rows board = test::diagram(R"(
      X O .
      X X O
      . X .)");
  const Grid grid = test::grid_of(board);
  EXPECT_TRUE(find(test::stones(board), Color::kBlack, grid, 1000).stones.empty());
}

/// The parameter is the number of nodes: 0 for the rules alone, else a search of so many positions.
class SafeByChance : public ::testing::TestWithParam<int> {};

TEST_P(SafeByChance, StaysSoWhateverTheOpponentPlays) {
  test::Random random(17);
  const auto benson = std::make_unique<Benson>();
  int boards = 0;
  int beyond_benson = 0;
  while (boards < test::share_of(GetParam() == 0 ? 1500 : 500)) {
    const Grid grid(3 + random.below(4), 2 + random.below(5));
    Position position;
    if (!test::make_safe_board(random, grid, 8, position)) continue;
    ++boards;
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      const SafeSide& safe = find(position, color, grid, GetParam());
      const PassAlive& alive = benson->pass_alive(position, color, SuicideRule::kForbidden, grid);
      EXPECT_TRUE(alive.stones.is_subset_of(safe.stones));
      if ((safe.stones | safe.territory).is_subset_of(alive.stones | alive.territory)) continue;
      test::PlainSafety plain(position, color, grid);
      const bool holds = plain.holds(safe.stones, safe.territory, 200'000);
      beyond_benson += plain.is_certain();
      ASSERT_TRUE(holds) << ::testing::PrintToString(position) << "\n"
                         << ::testing::PrintToString(safe.stones) << "\n"
                         << ::testing::PrintToString(safe.territory);
    }
  }
  EXPECT_GT(beyond_benson, test::share_of(100));
}

INSTANTIATE_TEST_SUITE_P(Nodes, SafeByChance, ::testing::Values(0, 100));

}  // namespace
}  // namespace kakoi::go
