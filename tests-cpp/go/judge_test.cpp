// The judgement of a position at a glance: the same for both colours, by komi, and by what is settled for good.

#include "go/play/judge.h"

#include <gtest/gtest.h>

#include <cmath>
#include <utility>

#include "support/diagram.h"

namespace kakoi::go {
namespace {

Judge& judge() {
  static Judge one;  // large
  return one;
}

struct Scene {
  Position position;
  Color to_play;
  int komi;  // in half points
  PointSet settled[2] = {PointSet::none(), PointSet::none()};
};

Worth look(const Scene& scene, const Grid& grid) {
  std::int8_t settled[kCells] = {};
  for_each_point(scene.settled[0], [&](Point p) { settled[cell_of(p)] = 1; });
  for_each_point(scene.settled[1], [&](Point p) { settled[cell_of(p)] = -1; });
  PlayoutBoard board;
  board.load(scene.position, grid);
  judge().begin(grid, settled, scene.komi);
  return judge().look(board, scene.to_play, kNoCell, kNoCell, grid);
}

test::Rows middle_game() {
  return test::diagram(R"(
      . . . . . . . . .
      . . O . . . X . .
      . . O X . X . . .
      . . O X . . O . .
      . . . . X . O . .
      . O . . . X O . .
      . . . . X X O . .
      . . . O O O . . .
      . . . . . . . . .)");
}

TEST(Judge, SeesTheSameWithColoursExchanged) {
  const auto rows = middle_game();
  const Grid grid = test::grid_of(rows);
  const Position position = test::stones(rows);
  const Worth black = look({position, Color::kBlack, 14}, grid);
  const int owner = judge().owner(cell_of({3, 2}));
  const int logit = judge().logit(cell_of({4, 3}));
  const Worth white = look({{position.white, position.black}, Color::kWhite, -14}, grid);
  EXPECT_FLOAT_EQ(white.win, 1 - black.win);
  EXPECT_FLOAT_EQ(white.lead, -black.lead);
  EXPECT_EQ(judge().owner(cell_of({3, 2})), -owner);
  EXPECT_EQ(judge().logit(cell_of({4, 3})), logit);
}

TEST(Judge, CountsKomi) {
  const auto rows = middle_game();
  const Grid grid = test::grid_of(rows);
  const Scene even{test::stones(rows), Color::kBlack, 0};
  Scene with_komi = even;
  with_komi.komi = 15;
  EXPECT_FLOAT_EQ(look(even, grid).lead - look(with_komi, grid).lead, 7.5F);
  EXPECT_GT(look(even, grid).win, look(with_komi, grid).win);
}

TEST(Judge, CountsWhatIsSettledAsItIs) {
  const Grid grid(7, 7);
  Scene scene{Position::none(), Color::kBlack, 0};
  scene.settled[1] = grid.full;
  const Worth worth = look(scene, grid);
  EXPECT_LT(worth.win, 0.001F);
  EXPECT_EQ(worth.lead, -49);
  for (int i = 0; i < judge().points(); ++i) EXPECT_EQ(judge().owner(judge().cell(i)), -Judge::kOwned);
}

TEST(Judge, LeadsByNoMoreThanTheBoardHas) {
  for (const auto& [width, height] : {std::pair{1, 1}, {1, 7}, {2, 2}, {32, 3}}) {
    const Grid grid(width, height);
    const Worth worth = look({Position::none(), Color::kWhite, 0}, grid);
    EXPECT_LE(std::abs(worth.lead), static_cast<float>(width * height));
  }
}

TEST(Judge, KnowsThatAGroupWithOneEyeIsDead) {
  const auto rows = test::diagram(R"(
      . X X O . O .
      X X O O O O O
      O O O . . . .
      . . . . . . .
      X X X X X X X
      . . . . . . .
      . . . . . . .)");
  const Grid grid = test::grid_of(rows);
  look({test::stones(rows), Color::kBlack, 0}, grid);
  EXPECT_LT(judge().owner(cell_of({1, 0})), -Judge::kOwned / 2);
  EXPECT_GT(judge().owner(cell_of({3, 6})), Judge::kOwned / 2);
}

TEST(Judge, SharesFallByThePowersOfE) {
  EXPECT_EQ(share_of(0), 65'536U);
  EXPECT_NEAR(share_of(64), 65'536 * 0.36788, 650);
  EXPECT_NEAR(share_of(640), 65'536 * 0.0000454, 1);
  EXPECT_EQ(share_of(1 << 20), 0U);
}

}  // namespace
}  // namespace kakoi::go
