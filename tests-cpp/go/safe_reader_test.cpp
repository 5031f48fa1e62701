// Stones that are safe because they live in the rooms around them: known shapes, and random boards compared with playing
// everything out.

#include "go/reading/safe_reader.h"

#include <gtest/gtest.h>

#include <memory>
#include <string_view>

#include "support/diagram.h"
#include "support/plain_safe.h"
#include "support/random.h"
#include "support/safe_boards.h"

namespace kakoi::go {
namespace {

const SafeSide& read(const Position& position, Color color, const Grid& grid, int nodes) {
  static const auto reader = std::make_unique<SafeReader>();
  static const auto life = std::make_unique<LifeReader>();
  return reader->read(*life, position, color, nodes, grid);
}

const SafeSide& find(const Position& position, Color color, const Grid& grid, int nodes) {
  static const auto solver = std::make_unique<SafetySolver>();
  return solver->find(position, color, nodes, grid);
}

/// Black's safe points as a diagram has them: 'S' stones, 'T' territory, every other cell as on the board; none of
/// them are found by rules and searches of single regions.
void expect_safe_by_life(std::string_view text) {
  const auto [board, expected] = test::diagrams<2>(text);
  const Grid grid = test::grid_of(board);
  const Position position = test::stones(board);
  EXPECT_TRUE(find(position, Color::kBlack, grid, 100).stones.empty());
  const SafeSide& safe = read(position, Color::kBlack, grid, 100);
  EXPECT_EQ(safe.stones, test::points(expected, 'S'));
  EXPECT_EQ(safe.territory, test::points(expected, 'T'));
}

TEST(SafeByLife, IsAGroupWhoseEyesAreStillToBeMade) {
  expect_safe_by_life(R"(
      X X X . X      S S S . X
      X X . . .      S S . . .
      X X . X X      S S . S S
      X . . . X      S . . . S)");
}

TEST(SafeByLife, AreSeveralBlocksThatLiveTogether) {
  expect_safe_by_life(R"(
      X X X . . X X      S S S . . S S
      X X . . . . X      S S . . . . S
      X . X . X X X      S . X . S S S)");
}

TEST(SafeByLife, LeavesWhatTheRulesProveAsItIs) {
  const test::Rows board = test::diagram(R"(
      X . X X
      X X O .
      X X X .
      X O X X
      . O X X
      O X . O)");
  const Grid grid = test::grid_of(board);
  const Position position = test::stones(board);
  const SafeSide rules = find(position, Color::kBlack, grid, 100);
  const SafeSide& safe = read(position, Color::kBlack, grid, 100);
  EXPECT_TRUE(rules.stones.is_subset_of(safe.stones));
  EXPECT_TRUE(rules.territory.is_subset_of(safe.territory));
}

/// White takes the stone in the corner, and then retakes that ko as often as it likes.
TEST(SafeByLife, CountsNoThreatsOfAKo) {
  const test::Rows board = test::diagram(R"(
      X X . .
      . X X .
      X . O X)");
  const Grid grid = test::grid_of(board);
  EXPECT_TRUE(read(test::stones(board), Color::kBlack, grid, 1000).stones.empty());
}

/// All liberties of the upper chain are one eye, which is not in the room below: White takes it by a move there.
TEST(SafeByLife, RestsOnNoStoneThatCanBeTakenFromOutside) {
  const test::Rows board = test::diagram(R"(
      X X X
      . X O
      X O O
      X X .
      O . .)");
  const Grid grid = test::grid_of(board);
  EXPECT_TRUE(read(test::stones(board), Color::kBlack, grid, 1000).stones.empty());
}

TEST(SafeByLife, SaysInWhichRoomsEachBlockLives) {
  const test::Rows board = test::diagram(R"(
      X X X . X
      X X . . .
      X X . X X
      X . . . X)");
  const Grid grid = test::grid_of(board);
  const Position position = test::stones(board);
  const SafeSide& safe = read(position, Color::kBlack, grid, 100);
  ASSERT_EQ(safe.region_count, 1);
  EXPECT_EQ(safe.regions[0], position.empties(grid));
  ASSERT_EQ(safe.chain_count, 2);
  for (int i = 0; i < safe.link_count; ++i) EXPECT_EQ(safe.links[i].liberties, 2);
  EXPECT_EQ(safe.link_count, 2);
}

TEST(SafeByLife, StaysSoWhateverTheOpponentPlays) {
  test::Random random(29);
  constexpr int kBoards = test::share_of(300);
  int boards = 0;
  int more = 0;
  while (boards < kBoards) {
    const Grid grid(3 + random.below(4), 2 + random.below(5));
    Position position;
    if (!test::make_safe_board(random, grid, 8, position)) continue;
    ++boards;
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      const SafeSide& safe = read(position, color, grid, 200);
      const SafeSide& rules = find(position, color, grid, 200);
      EXPECT_TRUE(rules.stones.is_subset_of(safe.stones));
      EXPECT_TRUE(rules.territory.is_subset_of(safe.territory));
      if (safe.stones == rules.stones && safe.territory == rules.territory) continue;
      test::PlainSafety plain(position, color, grid);
      const bool holds = plain.holds(safe.stones, safe.territory, 200'000);
      more += plain.is_certain();
      ASSERT_TRUE(holds) << ::testing::PrintToString(position) << "\n"
                         << ::testing::PrintToString(safe.stones) << "\n"
                         << ::testing::PrintToString(safe.territory);
    }
  }
  EXPECT_GT(more, kBoards / 25);
}

}  // namespace
}  // namespace kakoi::go
