// Compares every outcome of thousands of small random questions with a search of all positions.

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "go/reading/life.h"
#include "support/life_problems.h"
#include "support/plain_life.h"

namespace kakoi::go {
namespace {

/// The numbers of questions that are compared and of proofs that are played out: fewer under sanitizers, where
/// a plain search is slow.
#ifndef KAKOI_LIFE_COUNT
#define KAKOI_LIFE_COUNT (KAKOI_SANITIZED ? 8 : 120)
#define KAKOI_LIFE_PROOFS (KAKOI_SANITIZED ? 8 : 100)
#endif

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
  test::Random random(9);
  const auto reader = std::make_unique<LifeReader>();
  int compared = 0;
  int counts[5] = {};
  for (int tried = 0; tried < 60'000 && compared < KAKOI_LIFE_COUNT; ++tried) {
    test::LifeProblem problem;
    if (!test::make_life_problem(random, grid, 2, 6, 18 + random.below(15), problem)) continue;
    // Now and then all black stones of the region are the target, so that it is several chains.
    if (random.chance(30)) problem.target = problem.position.black & problem.region;
    for (const Color to_play : {Color::kBlack, Color::kWhite}) {
      const test::PlainBoard board = plain_of(problem.position, grid);
      const LifeOutcome expected =
          test::plain_life(board, cells_of(problem.target, grid), cells_of(problem.region, grid),
                           Color::kBlack, to_play, -1, 1200);
      if (expected == LifeOutcome::kUnknown) continue;
      const LifeQuestion question{Color::kBlack, problem.target, problem.region,
                                  to_play,       kNoPoint,       10'000'000};
      const LifeOutcome found = reader->read(problem.position, question, grid).outcome;
      ASSERT_EQ(found, expected) << (to_play == Color::kBlack ? "Black" : "White") << " to play"
                                 << testing::PrintToString(problem.position) << "\ntarget"
                                 << testing::PrintToString(problem.target) << "\nregion"
                                 << testing::PrintToString(problem.region);
      ++compared;
      ++counts[static_cast<int>(expected)];
    }
  }
  if (KAKOI_SANITIZED) return;  // so few need not have every outcome
  // Sekis are too rare among groups so small.
  for (const LifeOutcome outcome : {LifeOutcome::kLives, LifeOutcome::kDies, LifeOutcome::kKo}) {
    EXPECT_GT(counts[static_cast<int>(outcome)], 0);
  }
}

TEST(LifeOfRandomGroups, IsProvedByPlayingItOut) {
  using enum LifeOutcome;
  const Grid grid(11, 8);
  test::Random random(9);
  const auto reader = std::make_unique<LifeReader>();
  int counts[5] = {};
  std::size_t positions = 0;
  for (int tried = 0, made = 0; tried < 60'000 && made < KAKOI_LIFE_PROOFS; ++tried) {
    test::LifeProblem problem;
    if (!test::make_life_problem(random, grid, 5, 9, 25, problem)) continue;
    if (random.chance(20)) problem.target = problem.position.black & problem.region;
    ++made;
    const Color to_play = random.chance(50) ? Color::kBlack : Color::kWhite;
    const LifeOutcome outcome =
        reader
            ->read(problem.position,
                   {Color::kBlack, problem.target, problem.region, to_play, kNoPoint, 300'000}, grid)
            .outcome;
    ++counts[static_cast<int>(outcome)];
    const auto prove = [&](LifeGoal goal, Side ko_master, Side winner) {
      const LifeGame game{goal, ko_master};
      test::PlainProof proof(
          plain_of(problem.position, grid), cells_of(problem.region, grid), Color::kBlack, game, winner,
          [&](const std::vector<int>& line) -> std::optional<int> {
            std::vector<Point> points;
            for (const int p : line)
              points.push_back(p < 0 ? kNoPoint : Point{p % grid.width, p / grid.width});
            const LifeAnswer answer =
                reader->answer(game, points.data(), static_cast<int>(points.size()), 1'000'000);
            if (answer.kind != LifeAnswer::Kind::kMove) return std::nullopt;
            return answer.move == kNoPoint ? -1 : answer.move.y * grid.width + answer.move.x;
          });
      const std::string fault = proof.check(cells_of(problem.target, grid), to_play, -1);
      positions += proof.positions();
      EXPECT_EQ(fault, "") << (to_play == Color::kBlack ? "Black" : "White") << " to play, goal "
                           << static_cast<int>(goal) << ", master " << static_cast<int>(ko_master)
                           << testing::PrintToString(problem.position) << "\ntarget"
                           << testing::PrintToString(problem.target);
      return fault.empty();
    };
    bool holds = true;
    if (outcome == kDies) holds = prove(LifeGoal::kCapture, kDefender, kAttacker);
    if (outcome == kLives) holds = prove(LifeGoal::kTwoEyes, kAttacker, kDefender);
    if (outcome == kSeki)
      holds =
          prove(LifeGoal::kCapture, kAttacker, kDefender) && prove(LifeGoal::kTwoEyes, kAttacker, kAttacker);
    if (outcome == kKo)
      holds =
          prove(LifeGoal::kCapture, kAttacker, kAttacker) && prove(LifeGoal::kCapture, kDefender, kDefender);
    if (!holds) return;
  }
  RecordProperty("positions", static_cast<int>(positions));
  if (KAKOI_SANITIZED) return;
  for (const LifeOutcome outcome : {kLives, kDies, kKo}) EXPECT_GT(counts[static_cast<int>(outcome)], 0);
}

}  // namespace
}  // namespace kakoi::go
