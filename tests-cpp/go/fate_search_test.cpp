// Fates estimated by games: beside proofs, where there are some.

#include "go/reading/fate_search.h"

#include <gtest/gtest.h>

#include <memory>
#include <string_view>

#include "support/diagram.h"
#include "support/life_problems.h"

namespace kakoi::go {
namespace {

using enum Color;

struct Readers {
  LifeReader life;
  FateSearch fates;
};

FateSearch& fates() {
  static const auto held = std::make_unique<FateSearch>();
  return *held;
}

/// The estimate for the stones of the defender, White, in the region marked with letters.
FateEstimate estimate(std::string_view text, Color to_play, std::uint64_t games = 1000, Point ko = kNoPoint) {
  const test::Rows rows = test::diagram(text);
  const Grid grid = test::grid_of(rows);
  const Position position = test::stones(rows);
  PointSet region = position.white;
  for (const char mark : {'a', 'b'}) region |= test::points(rows, mark);
  return fates().estimate(position,
                          {.defender = kWhite,
                           .target = position.white,
                           .region = region,
                           .to_play = to_play,
                           .ko = ko,
                           .nodes = games * FateSearch::kGameNodes},
                          grid);
}

TEST(FateSearch, FindsTheVitalPointForBothSides) {
  constexpr std::string_view text = R"(
    . . . . . . . .
    . X X X X X X .
    X X O O O O X .
    X O O a a O X .
    X O a b a O X .)";
  const Point vital = test::point(test::diagram(text), 'b');
  const FateEstimate defended = estimate(text, kWhite);
  const FateEstimate attacked = estimate(text, kBlack);
  EXPECT_GT(defended.survival, 0.8F);
  EXPECT_LT(attacked.survival, 0.2F);
  EXPECT_EQ(defended.move, vital);
  EXPECT_EQ(attacked.move, vital);
  ASSERT_GE(attacked.line.length, 1);
  EXPECT_EQ(attacked.line[0], vital);
}

TEST(FateSearch, TakesWhatLiesBeyondForTheAttackers) {
  // With room around it White lives; within the region it has one eye.
  const FateEstimate cut_out = estimate(R"(
    . . . . . . .
    . . O O O . .
    . . O a O . .
    . . O O O . .
    . . . . . . .)",
                                        kBlack);
  EXPECT_LT(cut_out.survival, 0.2F);
}

TEST(FateSearch, BeginsWithNoMoveThatKoForbids) {
  constexpr std::string_view text = R"(
    . X X X X .
    . X O O O X
    . X O a b a)";
  const Point vital = test::point(test::diagram(text), 'b');
  estimate(text, kBlack);
  EXPECT_GT(fates().share_of(vital), 0.5F);
  EXPECT_NE(estimate(text, kBlack, 1000, vital).move, vital);
  EXPECT_EQ(fates().share_of(vital), 0);
}

TEST(FateSearch, PaysForItsGames) {
  constexpr std::string_view text = R"(
    . X X X X .
    . X O O O X
    . X O a b a)";
  EXPECT_EQ(estimate(text, kBlack, 300).nodes, 300 * FateSearch::kGameNodes);
  EXPECT_EQ(estimate(text, kBlack, 0).nodes, FateSearch::kGameNodes);  // one at least
}

// Independent of games: the fates that the search for life and death proves.
TEST(FateSearch, MostlyAgreesWithProofs) {
  const auto readers = std::make_unique<Readers>();
  const Grid grid(12, 9);
  test::Random random(41);
  int asked = 0;
  int agreed = 0;
  while (asked < test::share_of(150)) {
    test::LifeProblem problem;
    if (!test::make_life_problem(random, grid, 5, 9, 20, problem)) continue;
    const Color to_play = random.chance(50) ? kBlack : kWhite;
    const LifeQuestion question{.defender = kBlack,
                                .target = problem.target,
                                .region = with_capturable(problem.position, problem.region, grid),
                                .to_play = to_play,
                                .ko = kNoPoint,
                                .nodes = 20'000};
    const LifeOutcome outcome = readers->life.read_within(problem.position, question, grid).outcome;
    if (outcome != LifeOutcome::kLives && outcome != LifeOutcome::kDies) continue;
    const float survival = readers->fates.estimate(problem.position, question, grid).survival;
    ++asked;
    agreed += (outcome == LifeOutcome::kLives) == (survival > 0.5F);
  }
  EXPECT_GE(agreed * 10, asked * 9);
}

}  // namespace
}  // namespace kakoi::go
