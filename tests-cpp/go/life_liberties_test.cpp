// Outside liberties in questions of life and death: which moves need not be searched, and that nothing changes by it.

#include "go/reading/life_liberties.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "go/reading/life.h"
#include "support/diagram.h"
#include "support/plain_life.h"
#include "support/random.h"

namespace kakoi::go {
namespace {

using enum Color;

/// The number of questions that are compared: fewer under sanitizers, where a plain search is slow.
#ifndef KAKOI_LIBERTIES_COUNT
#define KAKOI_LIBERTIES_COUNT test::share_of(40)
#endif

std::string cells_of(const PointSet& s, const Grid& grid) {
  std::string cells(static_cast<std::size_t>(grid.width * grid.height), '.');
  for_each_point(s, [&](Point p) { cells[static_cast<std::size_t>(p.y * grid.width + p.x)] = '#'; });
  return cells;
}

/// The moves that need not be searched, as points.
PointSet needless(const Position& position, Color defender, const PointSet& target, const PointSet& region,
                  Color to_play, const Grid& grid) {
  LifeArea area;
  EXPECT_TRUE(area.load(position, defender, target, with_capturable(position, region, grid), grid));
  const LifeState state = first_state(area, to_play == defender ? kDefender : kAttacker, LifeState::kNoBan);
  PointSet points = PointSet::none();
  for_each_bit(needless_moves(area, state, moves_of(area, state).legal),
               [&](int i) { points.set(area.point[i]); });
  return points;
}

TEST(OutsideLiberties, AreFilledOneAfterTheOtherAndNotByTheirOwner) {
  const test::Rows rows = test::diagram(R"(
      . . . . . . . . .
      O O O O O O O . .
      . . . . . . O . .
      X X X X X . O . .
      . X . . X . O . .)");
  const Grid grid = test::grid_of(rows);
  const Position position = test::stones(rows);
  const PointSet target = PointSet::of({0, 3});
  const PointSet region = enclosed_with(position, kBlack, target, grid);
  // F3 is no liberty of the chain, so beside it, at E3 and F2, Black may still gain some. All others are alike.
  EXPECT_EQ(needless(position, kBlack, target, region, kBlack, grid), test::points(R"(
      . . . . . . . . .
      . . . . . . . . .
      # # # # . . . . .
      . . . . . . . . .
      . . . . . # . . .)"));
  EXPECT_EQ(needless(position, kBlack, target, region, kWhite, grid), test::points(R"(
      . . . . . . . . .
      . . . . . . . . .
      . # # # . . . . .
      . . . . . . . . .
      . . . . . # . . .)"));
}

TEST(OutsideLiberties, ThatAreLeftOutChangeNoOutcome) {
  // Between a white wall above and a black one below, both of which stand, chains of both sides race.
  const Grid grid(5, 7);
  test::Random random(4);
  const auto reader = std::make_unique<LifeReader>();
  PointSet region = PointSet::none();
  PointSet white = PointSet::none();
  PointSet black = PointSet::none();
  for (int x = 0; x < grid.width; ++x) {
    white.set({x, 1});
    black.set({x, 5});
    for (int y = 2; y < 5; ++y) region.set({x, y});
  }
  int compared = 0;
  int pruned = 0;
  for (int tried = 0; tried < 4'000 && compared < KAKOI_LIBERTIES_COUNT; ++tried) {
    Position position{black, white};
    for_each_point(region, [&](Point p) {
      const int chance = random.below(100);
      // The chains of a side are mostly beside the wall of the other.
      if (chance < 62) (chance < 31 + 24 * (3 - p.y) ? position.black : position.white).set(p);
    });
    const PointSet empties = position.empties(grid);
    if ((empties & region).count() > 6) continue;
    bool breathes = true;
    for (const Color color : {kBlack, kWhite}) {
      for_each_chain(position.stones(color),
                     [&](const PointSet& chain) { breathes = breathes && liberties(chain, empties).any(); });
    }
    PointSet target = PointSet::none();
    for_each_chain(position.black - black, [&](const PointSet& chain) {
      if (chain.count() > target.count()) target = chain;
    });
    if (!breathes || target.empty() || expand(target, position.black).intersects(black)) continue;
    for (const Color to_play : {kBlack, kWhite}) {
      if (needless(position, kBlack, target, region, to_play, grid).empty()) continue;
      test::PlainBoard board = test::PlainBoard::empty({grid.width, grid.height});
      for_each_point(position.black, [&](Point p) { board.put(p.y * grid.width + p.x, 'X'); });
      for_each_point(position.white, [&](Point p) { board.put(p.y * grid.width + p.x, 'O'); });
      const LifeOutcome expected =
          test::plain_life(board, cells_of(target, grid), cells_of(region, grid), kBlack, to_play, -1, 1'200);
      if (expected == LifeOutcome::kUnknown) continue;
      const LifeOutcome found =
          reader->read(position, {kBlack, target, region, to_play, kNoPoint, 10'000'000}, grid).outcome;
      ASSERT_EQ(found, expected) << (to_play == kBlack ? "Black" : "White") << " to play"
                                 << testing::PrintToString(position) << "\ntarget"
                                 << testing::PrintToString(target);
      ++compared;
      pruned += found != LifeOutcome::kLives;
    }
  }
  EXPECT_GT(compared, KAKOI_LIBERTIES_COUNT / 2);
  EXPECT_GT(pruned, 0);
}

}  // namespace
}  // namespace kakoi::go
