// Problems as they are printed: what is asked, of which stones, and the moves that solve it.

#include "go/reading/problem.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

#include "go/rules/moves.h"
#include "support/diagram.h"

namespace kakoi::go {
namespace {

using enum Color;

/// All readers, which are large.
struct Readers {
  LifeReader life;
  CaptureReader captures;
  FateSearch fates;
  ProblemReader problems;
};

/// The kind, the outcome, and the first moves, as in "kill, dies: 2,4 8,4".
std::string solve(const test::Rows& rows, Color to_play, std::uint64_t nodes,
                  const PointSet& marks = PointSet::none()) {
  static const auto readers = std::make_unique<Readers>();
  static constexpr const char* kinds[] = {"unknown", "live", "kill", "capture", "escape"};
  static constexpr const char* outcomes[] = {"unknown", "lives", "dies", "seki", "ko"};
  const ProblemReading& reading = readers->problems.read(
      readers->life, readers->captures, readers->fates, test::stones(rows),
      {.to_play = to_play, .ko = kNoPoint, .marks = marks, .nodes = nodes}, test::grid_of(rows));
  EXPECT_LE(reading.nodes, nodes);
  std::string said = kinds[static_cast<int>(reading.kind)];
  if (reading.kind == ProblemKind::kUnknown) return said;
  said += std::string(", ") + outcomes[static_cast<int>(reading.outcome)] + ":";
  for (int i = 0; i < reading.first.length; ++i)
    said += " " + std::to_string(reading.first[i].x) + "," + std::to_string(reading.first[i].y);
  return said;
}

std::string solve(std::string_view text, Color to_play, const PointSet& marks = PointSet::none(),
                  std::uint64_t nodes = 200'000) {
  return solve(test::diagram(text), to_play, nodes, marks);
}

constexpr std::string_view kSevenOnTheSecondLine = R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . X X X X X X X . .
    . X O O O O O O O X .
    . . . . . . . . . . .)";

TEST(Problem, OfOpenWallsHasAllFirstMovesThatSucceed) {
  EXPECT_EQ(solve(kSevenOnTheSecondLine, kBlack), "kill, dies: 2,4 8,4");
  EXPECT_EQ(solve(kSevenOnTheSecondLine, kWhite), "live, lives: 8,4 2,4 5,4");
}

TEST(Problem, IsAboutTheLargerGroupThoughASmallOneIsReadSooner) {
  // Two stones in the corner are cut off, or saved by a capture. The seven take more positions.
  constexpr std::string_view text = R"(
    . . . . . . . . . . .
    . X O O O O O O O X .
    . . X X X X X X X . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    X X X . . . . . . . .
    . X . O O . . . . . .
    O O X O . . . . . . .)";
  EXPECT_EQ(solve(text, kBlack), "kill, dies: 2,0 8,0");
}

TEST(Problem, HasALineThatCanBePlayed) {
  const test::Rows rows = test::diagram(kSevenOnTheSecondLine);
  Position position = test::stones(rows);
  const Grid grid = test::grid_of(rows);
  const auto readers = std::make_unique<Readers>();
  const ProblemReading& reading = readers->problems.read(
      readers->life, readers->captures, readers->fates, position,
      {.to_play = kBlack, .ko = kNoPoint, .marks = PointSet::none(), .nodes = 200'000}, grid);
  ASSERT_GT(reading.line.length, 4);
  Color mover = kBlack;
  for (int i = 0; i < reading.line.length; ++i, mover = opponent(mover)) {
    if (reading.line[i] == kNoPoint) continue;
    MoveResult after;
    ASSERT_EQ(play(position, mover, reading.line[i], {}, grid, after), Legality::kLegal) << "move " << i + 1;
    position = after.position;
  }
}

TEST(Problem, OnceFoundIsNotReadAgainInRegionsThatAreTooHard) {
  const test::Rows rows = test::diagram(kSevenOnTheSecondLine);
  const auto readers = std::make_unique<Readers>();
  for (const Color to_play : {kBlack, kWhite}) {
    const ProblemReading& reading = readers->problems.read(
        readers->life, readers->captures, readers->fates, test::stones(rows),
        {.to_play = to_play, .ko = kNoPoint, .marks = PointSet::none(), .nodes = 200'000},
        test::grid_of(rows));
    EXPECT_GT(reading.first.length, 1);
    EXPECT_LT(reading.nodes, 100'000U);
  }
}

TEST(Problem, IsAnsweredByGamesWhereItCannotBeReadOut) {
  // Three million positions prove that Black lives, with this move.
  const test::Rows rows = test::diagram(R"(
    . . . . . . X O . . . . .
    X . . . . a X O . . . . .
    X . . X X X O . . . . . .
    O X . . O O . . . . . . .
    . O . X O . . . . . . . .
    . . O O . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .)");
  ASSERT_EQ(test::point(rows, 'a'), (Point{5, 1}));
  EXPECT_EQ(solve(rows, kBlack, 120'000), "live, lives: 5,1");
  EXPECT_EQ(solve(rows, kBlack, 119'000), "unknown");  // too few for games
}

TEST(Problem, PutsTheMoveThatGamesFavourFirst) {
  // Both moves live, and twelve times as many games begin with the corner.
  EXPECT_EQ(solve(R"(
      . . . . O X . . . .
      O O O O . . . . . .
      . X X X X . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .)",
                  kWhite),
            "live, lives: 1,0 4,1");
}

TEST(Problem, IsNotGuessedWhereItWasReadToTheEnd) {
  EXPECT_EQ(solve("X X . . . X . O O", kWhite), "unknown");
}

TEST(Problem, IsNoneWhereNothingDependsOnWhoBegins) {
  EXPECT_EQ(solve(R"(
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . X X X X X X X X . .
      . X O O O O O O O O X .
      . . . . . . . . . . . .)",
                  kBlack),
            "unknown");
  EXPECT_EQ(solve(R"(
      . . . . .
      . . . . .
      . . . . .)",
                  kBlack),
            "unknown");
}

TEST(Problem, IsACaptureWhereNoGroupFightsForEyes) {
  EXPECT_EQ(solve(R"(
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . X . . . . . .
      . . X O . . . . .
      . . . X X . . . .
      . . . . . . . . .
      . . . . . . . . .)",
                  kBlack)
                .substr(0, 13),
            "capture, dies");
}

TEST(Problem, IsSolvedByACaptureBeyondTheWall) {
  // Black has one eye at the top; the two white stones on its right are caught in a snapback, by 8,1 alone.
  EXPECT_EQ(solve(R"(
      . . O X . . X O .
      . . O X X X X O .
      . . O O O O X X O
      . . . . . . O O O
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .)",
                  kBlack),
            "live, lives: 8,1");
}

TEST(Problem, IsNoKillByAMoveThatFailsInALargerRegion) {
  // After 1,1 White takes it back from 1,2, out of a region that ends at the black stones.
  constexpr std::string_view corner = R"(
      . O . O X . . . .
      O . O O X . . . .
      X . X . . . . . .
      . . . . . . . . .
      . . . . . . . . .)";
  const test::Rows rows = test::diagram(corner);
  const Grid grid = test::grid_of(rows);
  const auto readers = std::make_unique<Readers>();
  MoveResult after;
  ASSERT_EQ(play(test::stones(rows), kBlack, {1, 1}, {}, grid, after), Legality::kLegal);
  const LifeReading& life = readers->life.read(after.position,
                                               {.defender = kWhite,
                                                .target = PointSet::of({3, 0}),
                                                .region = PointSet::none(),
                                                .to_play = kWhite,
                                                .ko = after.ko,
                                                .nodes = 1'000'000},
                                               grid);
  ASSERT_EQ(life.outcome, LifeOutcome::kLives);
  ASSERT_TRUE(life.proved);
  EXPECT_EQ(solve(corner, kBlack, PointSet::none(), 10'000).find("1,1"), std::string::npos);
}

TEST(Problem, LooksAtNoMorePositionsThanAllowed) {
  for (const std::uint64_t nodes : {1U, 100U, 1'000U, 5'000U, 50'000U}) {
    SCOPED_TRACE(nodes);
    for (const Color to_play : {kBlack, kWhite})
      solve(kSevenOnTheSecondLine, to_play, PointSet::none(), nodes);
  }
}

/// Two corners, each of which whoever begins decides.
constexpr std::string_view corners = R"(
    . . . O X . . X O . . .
    O O O O X . . X O O O O
    X X X X X . . X X X X X
    . . . . . . . . . . . .)";

TEST(Problem, TellsWhatElseMayBeAsked) {
  const test::Rows rows = test::diagram(corners);
  const Grid grid = test::grid_of(rows);
  const Position position = test::stones(rows);
  const auto readers = std::make_unique<Readers>();
  const auto read = [&](const PointSet& marks) -> const ProblemReading& {
    return readers->problems.read(readers->life, readers->captures, readers->fates, position,
                                  {.to_play = kBlack, .ko = kNoPoint, .marks = marks, .nodes = 100'000},
                                  grid);
  };
  const ProblemReading& both = read(PointSet::none());
  ASSERT_EQ(both.other_count, 1);
  const OtherQuestion& other = both.others[0];
  EXPECT_EQ(other.kind, ProblemKind::kKill);
  EXPECT_EQ(other.outcome, LifeOutcome::kDies);
  EXPECT_EQ(both.target | other.target, position.white);
  EXPECT_FALSE(both.target.intersects(other.target));
  EXPECT_EQ(other.move, other.target.has({0, 1}) ? (Point{1, 0}) : (Point{10, 0}));
  EXPECT_EQ(read(PointSet::of({0, 1})).other_count, 0);
}

TEST(Problem, IsAboutMarkedStones) {
  EXPECT_EQ(solve(corners, kBlack, PointSet::of({0, 1})), "kill, dies: 1,0");
  EXPECT_EQ(solve(corners, kBlack, PointSet::of({11, 1})), "kill, dies: 10,0");
}

}  // namespace
}  // namespace kakoi::go
