#include "go/rules/moves.h"

#include <gtest/gtest.h>

#include "support/plain_go.h"

namespace kakoi::go {
namespace {

using test::diagrams;
using test::point;
using test::points;
using test::stones;

constexpr auto kBlack = Color::kBlack;
constexpr auto kWhite = Color::kWhite;

/// A played move of a diagram, the point of which is marked 'a'.
struct Played {
  /// Sets hold rows for the grids that are alive.
  Grid grid;
  Legality legality{};
  MoveResult result{};
};

Played play_at_a(const test::Rows& rows, Color mover, MoveRules rules = {}) {
  Played played{test::grid_of(rows)};
  played.legality = play(stones(rows), mover, point(rows, 'a'), rules, played.grid, played.result);
  return played;
}

Legality legality_at_a(const char* text, Color mover, MoveRules rules = {}) {
  return play_at_a(test::diagram(text), mover, rules).legality;
}

constexpr MoveRules kSuicideAllowed{.ko = kNoPoint, .suicide = true};

TEST(Play, AddsAStone) {
  const auto [before, after] = diagrams<2>(R"(
      . . . .   . . . .
      . X a .   . X O .
      . . . .   . . . .)");
  const auto move = play_at_a(before, kWhite);
  EXPECT_EQ(move.legality, Legality::kLegal);
  EXPECT_EQ(move.result.position, stones(after));
  EXPECT_TRUE(move.result.captured.empty());
  EXPECT_EQ(move.result.ko, kNoPoint);
}

TEST(Play, RefusesAnOccupiedPoint) {
  const Grid grid(3, 1);
  const auto position = stones("X . O");
  MoveResult result{};
  for (const Point p : {Point{0, 0}, Point{2, 0}}) {
    EXPECT_EQ(play(position, kBlack, p, {}, grid, result), Legality::kOccupied);
    EXPECT_EQ(play(position, kWhite, p, {}, grid, result), Legality::kOccupied);
  }
}

TEST(Play, LeavesTheResultAloneWhenIllegal) {
  const Grid grid(3, 1);
  MoveResult result{stones("X X X"), points("# . ."), {1, 0}};
  ASSERT_EQ(play(stones("X . O"), kBlack, {0, 0}, {}, grid, result), Legality::kOccupied);
  EXPECT_EQ(result.position, stones("X X X"));
  EXPECT_EQ(result.captured, points("# . ."));
  EXPECT_EQ(result.ko, (Point{1, 0}));
}

TEST(Capture, TakesAChainWithItsLastLiberty) {
  const auto [before, after, captured] = diagrams<3>(R"(
      . X X .   . X X .   . . . .
      X O O X   X . . X   . # # .
      . X O X   . X . X   . . # .
      . . a .   . . X .   . . . .)");
  const auto move = play_at_a(before, kBlack);
  EXPECT_EQ(move.legality, Legality::kLegal);
  EXPECT_EQ(move.result.position, stones(after));
  EXPECT_EQ(move.result.captured, points(captured));
  EXPECT_EQ(move.result.ko, kNoPoint);
}

TEST(Capture, TakesSeveralChainsAtOnce) {
  const auto [before, after] = diagrams<2>(R"(
      . . X . .   . . X . .
      . X O X .   . X . X .
      X O a O X   X . X . X
      X O X O X   X . X . X
      . X . X .   . X . X .)");
  const auto move = play_at_a(before, kBlack);
  EXPECT_EQ(move.result.position, stones(after));
  EXPECT_EQ(move.result.captured.count(), 5);
  EXPECT_EQ(move.result.ko, kNoPoint);
}

TEST(Capture, SparesTheNeighbourThatHasAnotherLiberty) {
  const auto [before, after] = diagrams<2>(R"(
      O a O O .   . X O O .
      X X X X X   X X X X X)");
  const auto move = play_at_a(before, kBlack);
  EXPECT_EQ(move.result.position, stones(after));
  EXPECT_EQ(move.result.captured, points("#"));
}

TEST(Capture, ComesBeforeSuicide) {
  const auto [before, after] = diagrams<2>(R"(
      a O X   X . X
      O O X   . . X
      X X X   X X X)");
  const auto move = play_at_a(before, kBlack);
  EXPECT_EQ(move.legality, Legality::kLegal);
  EXPECT_EQ(move.result.position, stones(after));
}

TEST(Capture, IsOfTouchedChainsOnly) {
  // A set-up position may hold a chain without liberties. A move elsewhere leaves it.
  const auto [before, after] = diagrams<2>(R"(
      O X . . .   O X . . .
      X X . a .   X X . X .)");
  const auto move = play_at_a(before, kBlack);
  EXPECT_EQ(move.result.position, stones(after));
  EXPECT_TRUE(move.result.captured.empty());
}

TEST(Suicide, OfASingleStoneIsNeverLegal) {
  const char* const eye = R"(
      . X .
      X a X
      . X .)";
  EXPECT_EQ(legality_at_a(eye, kWhite), Legality::kSuicide);
  EXPECT_EQ(legality_at_a(eye, kWhite, kSuicideAllowed), Legality::kSuicide);
  EXPECT_EQ(legality_at_a(eye, kBlack), Legality::kLegal);
  EXPECT_EQ(legality_at_a("a", kBlack, kSuicideAllowed), Legality::kSuicide) << "on the board of one point";
}

TEST(Suicide, OfSeveralStonesIsAnOption) {
  const auto [before, after, captured] = diagrams<3>(R"(
      O a X .   . . X .   # # . .
      O X . .   . X . .   # . . .
      X . . .   X . . .   . . . .)");
  EXPECT_EQ(play_at_a(before, kWhite).legality, Legality::kSuicide);
  const auto move = play_at_a(before, kWhite, kSuicideAllowed);
  EXPECT_EQ(move.legality, Legality::kLegal);
  EXPECT_EQ(move.result.position, stones(after));
  EXPECT_EQ(move.result.captured, points(captured));
  EXPECT_EQ(move.result.ko, kNoPoint);
}

TEST(Suicide, IsNotAMoveThatJoinsALiberty) {
  EXPECT_EQ(legality_at_a(R"(
      O a X
      . X .)",
                          kWhite),
            Legality::kLegal);
}

TEST(Suicide, ByJoiningTwoChainsOnTheirLastLiberty) {
  EXPECT_EQ(legality_at_a(R"(
      O a O X
      X X X X
      . . . .)",
                          kWhite),
            Legality::kSuicide);
}

TEST(Ko, ForbidsTheRecapture) {
  const auto [before, after] = diagrams<2>(R"(
      . X O .   . X O .
      X O a O   X b X O
      . X O .   . X O .)");
  const auto move = play_at_a(before, kBlack);
  const Point ko = point(after, 'b');
  EXPECT_EQ(move.result.position, stones(after));
  EXPECT_EQ(move.result.ko, ko);

  const auto grid = test::grid_of(after);
  MoveResult result{};
  EXPECT_EQ(play(stones(after), kWhite, ko, {.ko = ko}, grid, result), Legality::kKo);
  EXPECT_FALSE(legal_moves(stones(after), kWhite, {.ko = ko}, grid).has(ko));
  // The point is forbidden while the rules of the move say so, which is one move: then it is legal, and ko
  // again.
  EXPECT_EQ(play(stones(after), kWhite, ko, {}, grid, result), Legality::kLegal);
  EXPECT_EQ(result.ko, point(before, 'a'));
  EXPECT_TRUE(legal_moves(stones(after), kWhite, {}, grid).has(ko));
}

TEST(Ko, InTheCorner) {
  const auto rows = test::diagram(R"(
      a O X .
      O X . .
      X . . .)");
  EXPECT_EQ(play_at_a(rows, kBlack).result.ko, kNoPoint) << "two stones captured";
  const auto one = test::diagram(R"(
      a O X .
      X X . .)");
  EXPECT_EQ(play_at_a(one, kBlack).result.ko, kNoPoint) << "the capturing stone is not alone";
  const auto ko = test::diagram(R"(
      a O X .
      O X . .
      . O . .)");
  EXPECT_EQ(play_at_a(ko, kBlack).result.ko, (Point{1, 0}));
}

TEST(Ko, IsNoneWhenTwoStonesAreTaken) {
  EXPECT_EQ(play_at_a(test::diagram(R"(
      . X X O .
      X O O a O
      . X X O .)"),
                      kBlack)
                .result.ko,
            kNoPoint);
}

TEST(Ko, IsNoneWhenTwoChainsOfOneStoneAreTaken) {
  EXPECT_EQ(play_at_a(test::diagram(R"(
      . X O X .
      X O a O X
      . X O X .)"),
                      kBlack)
                .result.ko,
            kNoPoint);
}

TEST(Ko, IsNoneInASnapback) {
  // White takes one stone, but is left with one liberty: Black takes the whole chain back at once.
  const auto [before, after, taken_back] = diagrams<3>(R"(
      X X X X .   X X X X .   X X X X .
      O O O X .   O O O X .   . . . X .
      a X O X .   O a O X .   . X . X .)");
  const auto capture = play_at_a(before, kWhite);
  EXPECT_EQ(capture.result.position, stones(after));
  EXPECT_EQ(capture.result.captured.count(), 1);
  EXPECT_EQ(capture.result.ko, kNoPoint);
  const auto snapback = play_at_a(after, kBlack, {.ko = capture.result.ko});
  EXPECT_EQ(snapback.legality, Legality::kLegal);
  EXPECT_EQ(snapback.result.position, stones(taken_back));
  EXPECT_EQ(snapback.result.captured.count(), 5);
  EXPECT_EQ(snapback.result.ko, kNoPoint);
}

TEST(Ko, IsNoneWhenTheCapturingStoneHasAnotherLiberty) {
  EXPECT_EQ(play_at_a(test::diagram(R"(
      . X O .
      X O a .
      . X O .)"),
                      kBlack)
                .result.ko,
            kNoPoint);
}

TEST(Ko, IsNoneWhenTheCapturingStoneIsNotAlone) {
  EXPECT_EQ(play_at_a(test::diagram(R"(
      . X O . .
      X O a X O
      . X O O .)"),
                      kBlack)
                .result.ko,
            kNoPoint);
}

/// Executes a move on the point marked 'a' (a stone of the colour `there` stands on it, if any) and expects this.
void expect_executed(const char* text, Color mover, const PointSet& there_black,
                     const PointSet& there_white) {
  const auto [before, after] = diagrams<2>(text);
  Position position = stones(before);
  position.black |= there_black;
  position.white |= there_white;
  const auto grid = test::grid_of(before);  // sets may not outlive it
  const auto move = execute(position, mover, point(before, 'a'), grid);
  EXPECT_EQ(move.position, stones(after));
}

TEST(Execute, ReplacesTheStoneOnItsPointThenCaptures) {
  const char* const text = R"(
      O a .   . X .
      X . .   X . .)";
  expect_executed(text, kBlack, PointSet::none(), PointSet::none());
  expect_executed(text, kBlack, PointSet::none(), PointSet::of({1, 0}));
  expect_executed(text, kBlack, PointSet::of({1, 0}), PointSet::none());
}

TEST(Execute, RemovesASuicideWithItsChain) {
  const char* const text = R"(
      a O .   . O .
      O . .   O . .)";
  expect_executed(text, kBlack, PointSet::none(), PointSet::none());
  expect_executed(text, kBlack, PointSet::none(), PointSet::of({0, 0}));
}

TEST(LegalMoves, LeaveOutOccupiedPointsSuicidesAndKo) {
  const auto [position, black, white, white_suicide] = diagrams<4>(R"(
      . X . O .   # . # . .   . . # . #   . . # . #
      X X X O O   . . . . .   . . . . .   . . . . .
      . X O O .   # . . . .   . . . . #   # . . . #
      O X X O O   . . . . .   . . . . .   . . . . .
      O X . X O   . . # . .   . . # . .   . . # . .)");
  const auto grid = test::grid_of(position);
  EXPECT_EQ(legal_moves(stones(position), kBlack, {}, grid), points(black));
  EXPECT_EQ(legal_moves(stones(position), kWhite, {}, grid), points(white));
  EXPECT_EQ(legal_moves(stones(position), kWhite, kSuicideAllowed, grid), points(white_suicide));
  const Point ko{2, 0};
  EXPECT_EQ(legal_moves(stones(position), kBlack, {.ko = ko}, grid), points(black) - PointSet::of(ko));
}

TEST(LegalMoves, OfTheEmptyAndTheFullBoard) {
  const Grid grid(19, 19);
  EXPECT_EQ(legal_moves(Position::none(), kBlack, {}, grid), grid.full);
  EXPECT_TRUE(legal_moves(Position{grid.full, PointSet::none()}, kWhite, {}, grid).empty());
}

}  // namespace
}  // namespace kakoi::go
