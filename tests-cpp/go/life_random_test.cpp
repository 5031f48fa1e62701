// Every outcome of thousands of small questions by chance, against looking at all positions.

#include <gtest/gtest.h>

#include <memory>

#include "go/life.h"
#include "support/life_problems.h"
#include "support/plain_life.h"

namespace kakoi::go {
namespace {

std::string cells_of(const PointSet& s, const Grid& grid) {
  std::string cells(static_cast<std::size_t>(grid.width * grid.height), '.');
  for_each_point(s, [&](Point p) { cells[static_cast<std::size_t>(p.y * grid.width + p.x)] = '#'; });
  return cells;
}

test::PlainBoard plain_of(const Position& position, const Grid& grid) {
  test::PlainBoard board = test::PlainBoard::empty({grid.width, grid.height});
  for_each_point(position.black, [&](Point p) { board.put(p.y * grid.width + p.x, 'X'); });
  for_each_point(position.white, [&](Point p) { board.put(p.y * grid.width + p.x, 'O'); });
  return board;
}

TEST(LifeOfRandomGroups, IsWhatLookingAtAllPositionsSays) {
  const Grid grid(10, 7);
  test::Random random(1);
  const auto reader = std::make_unique<LifeReader>();
  int compared = 0;
  int counts[5] = {};
  for (int tried = 0; tried < 60'000 && compared < KAKOI_LIFE_COUNT; ++tried) {
    test::LifeProblem problem;
    if (!test::make_life_problem(random, grid, 2, 7, 18 + random.below(35), problem)) continue;
    // All black stones of the region in some, so that the target is several chains.
    if (random.chance(30)) problem.target = problem.position.black & problem.region;
    for (const Color to_play : {Color::kBlack, Color::kWhite}) {
      const test::PlainBoard board = plain_of(problem.position, grid);
      const LifeOutcome expected = test::plain_life(board, cells_of(problem.target, grid), cells_of(problem.region, grid),
                                                    Color::kBlack, to_play, -1, 2500);
      if (expected == LifeOutcome::kUnknown) continue;
      const LifeQuestion question{Color::kBlack, problem.target, problem.region, to_play, kNoPoint, 10'000'000};
      const LifeOutcome found = reader->read(problem.position, question, grid).outcome;
      ASSERT_EQ(found, expected) << (to_play == Color::kBlack ? "Black" : "White") << " to play"
                                 << testing::PrintToString(problem.position) << "\ntarget"
                                 << testing::PrintToString(problem.target) << "\nregion" << testing::PrintToString(problem.region);
      ++compared;
      ++counts[static_cast<int>(expected)];
    }
  }
  std::printf("%d: %d %d %d %d %d\n", compared, counts[0], counts[1], counts[2], counts[3], counts[4]);
}

}  // namespace
}  // namespace kakoi::go
