// Life where walls are open: proverbs, and stones that a capture decides.

#include "go/reading/open_life.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "go/reading/race.h"
#include "go/reading/room.h"
#include "support/diagram.h"
#include "support/plain_go.h"
#include "support/reading_words.h"

namespace kakoi::go {
namespace {

using enum Color;
using test::word;

/// The readers, which are large.
struct Readers {
  LifeReader life;
  CaptureReader captures;
  FateSearch fates;
};

Readers& readers() {
  static const auto it = std::make_unique<Readers>();
  return *it;
}

/// The fate of the chain at a point when a colour begins, and how sure it is.
std::string fate(std::string_view text, Point stone, Color to_play, std::uint64_t nodes = 1'000'000) {
  const test::Rows rows = test::diagram(text);
  const Position position = test::stones(rows);
  const LifeReading reading = read_life(readers().life, readers().captures, readers().fates, position,
                                        {.defender = position.black.has(stone) ? kBlack : kWhite,
                                         .target = PointSet::of(stone),
                                         .region = PointSet::none(),
                                         .to_play = to_play,
                                         .ko = kNoPoint,
                                         .nodes = nodes},
                                        test::grid_of(rows));
  const std::string outcome = word(reading.outcome);
  return reading.outcome == LifeOutcome::kUnknown ? outcome : outcome + ", " + word(reading.certainty());
}

TEST(OpenLife, DoesNotDependOnWhatWasAskedBefore) {
  const test::Rows rows = test::diagram(R"(
      . . . . . . .
      O O O O O . .
      X X X X O . .
      . . . X O . .)");
  const auto fresh = std::make_unique<Readers>();
  std::uint64_t nodes = 0;
  for (int i = 0; i < 300; ++i) {
    const LifeReading reading = read_life(fresh->life, fresh->captures, fresh->fates, test::stones(rows),
                                          {.defender = kBlack,
                                           .target = PointSet::of({0, 2}),
                                           .region = PointSet::none(),
                                           .to_play = kWhite,
                                           .ko = kNoPoint,
                                           .nodes = 100'000},
                                          test::grid_of(rows));
    EXPECT_EQ(reading.outcome, LifeOutcome::kDies);
    if (i == 0) nodes = reading.nodes;
    ASSERT_EQ(reading.nodes, nodes) << "question " << i;
  }
}

TEST(OpenLife, IsTheSameAfterAnyOtherQuestionAlsoWhereTheNodesRunOut) {
  const test::Rows rows = test::diagram(R"(
      . . . . . . . . . . . . . . . . . . .
      . . . . X O . . . X X X . . . X O . .
      . . X X X O . X X X X O . X . X X O .
      . . X O . O . . O X O O . . . X O O .
      . . . O . . . . . O . . . . . . . . .
      . . X . . . O . . . . . . . O . O . .
      . . . . . . . . . . . . . . . . . . .
      . . O . O . . . . . . . . . . . . . .
      . . . . . . . . . . . . . X . . O . .
      . . X . . . . . . . . . . . . . . O .
      . . X O O O . . . . . . O . X . X X .
      . X . X X O . . . . X . X . . . . . .
      . . X O O O . . X . . . . . . . . . .
      . . X . . O X . . . X . . O . X X X .
      . . . . . O X . X . O O . . . . O . .
      . . . X . O X . . . . . . O . O O . .
      . . . X . O . . X . O . . . . O X X .
      . . X X O . . . X O . . . . X X O O .
      . . X O O . . . . . . . . . . . . . .)");
  const Position position = test::stones(rows);
  const auto fresh = std::make_unique<Readers>();
  const auto nodes_of = [&](Point stone, Color to_play) {
    return read_life(fresh->life, fresh->captures, fresh->fates, position,
                     {.defender = position.black.has(stone) ? kBlack : kWhite,
                      .target = PointSet::of(stone),
                      .region = PointSet::none(),
                      .to_play = to_play,
                      .ko = kNoPoint,
                      .nodes = 386},
                     test::grid_of(rows))
        .nodes;
  };
  const std::uint64_t nodes = nodes_of({16, 17}, kWhite);
  for_each_point(position.occupied(), [&](Point other) {
    for (const Color color : {kBlack, kWhite}) {
      nodes_of(other, color);
      ASSERT_EQ(nodes_of({16, 17}, kWhite), nodes) << "after " << other.x << ", " << other.y;
    }
  });
}

TEST(Room, IsEmptyPointsNearerToTheGroupAndWhatLiesBetweenItAndTheWall) {
  const test::Rows rows = test::diagram(R"(
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . X X X X . . .
      . X . . . . X . .
      . X . O O . X . .
      . . . . . . . . .)");
  const Position position = test::stones(rows);
  const PointSet group = position.white;
  EXPECT_EQ(room_of(position, kWhite, group, 0, test::grid_of(rows)), test::points(R"(
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . # # . . . .
      . . # . . # . . .
      . . # # # # . . .)"));
}

TEST(Room, OfAFightHoldsTheLibertiesOfStonesThatMayBeCapturedAndTheCornerBehindThem) {
  const test::Rows rows = test::diagram(R"(
      . . O X . . X O . .
      . . O X X X X O . .
      . . O O O O X X O .
      . . . . . . O O O .
      . . . . . . . . . .
      . . . . . . . . . .)");
  const Position position = test::stones(rows);
  const Grid grid = test::grid_of(rows);
  EXPECT_EQ(room_of(position, kBlack, position.black, 1, grid), test::points(R"(
      . . . . # # . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .)"));
  EXPECT_EQ(fighting_room_of(position, kBlack, position.black, 0, grid), test::points(R"(
      . . . . # # . . # .
      . . . . . . . . # .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .)"));
}

constexpr std::string_view kSixOnTheSecondLine = R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . X X X X X X . . .
    . X O O O O O O X . .
    . . . . . . . . . . .)";

constexpr std::string_view kSevenOnTheSecondLine = R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . X X X X X X X . .
    . X O O O O O O O X .
    . . . . . . . . . . .)";

constexpr std::string_view kEightOnTheSecondLine = R"(
    . . . . . . . . . . . .
    . . . . . . . . . . . .
    . . X X X X X X X X . .
    . X O O O O O O O O X .
    . . . . . . . . . . . .)";

TEST(OpenLife, OfStonesOnTheSecondLineIsAsTheProverbSays) {
  EXPECT_EQ(fate(kEightOnTheSecondLine, {2, 3}, kBlack).substr(0, 5), "lives");
  if (KAKOI_SANITIZED) return;  // each takes a million positions: as share_of() says
  EXPECT_EQ(fate(kSixOnTheSecondLine, {2, 3}, kWhite).substr(0, 4), "dies");
  EXPECT_EQ(fate(kSevenOnTheSecondLine, {2, 3}, kBlack).substr(0, 4), "dies");
  EXPECT_EQ(fate(kSevenOnTheSecondLine, {2, 3}, kWhite).substr(0, 5), "lives");
}

TEST(OpenLife, OfAChainThatIsCapturedIsNoneAndThatIsSurer) {
  constexpr std::string_view ladder = R"(
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . X . . . . . .
      . . X O . . . . .
      . . . X X . . . .
      . . . . . . . . .
      . . . . . . . . .)";
  EXPECT_EQ(fate(ladder, {3, 5}, kBlack), "dies, proved");
}

TEST(OpenLife, IsNotDeniedToBothOfTwoChainsThatTouch) {
  // Black at F2 and White at H3 can each take the other: whoever begins.
  constexpr std::string_view race = R"(
      X . . X . . X X .
      . O O X . . . O X
      . . O . . O X O .
      . . X X X O O O X
      . . . O O X X X .
      . X . . X O . X X
      O X X X . O X O .
      . . O O O X O O O
      . . O X . . X O O)";
  for (const Color to_play : {kBlack, kWhite}) {
    const bool black_dies = fate(race, {5, 7}, to_play).starts_with("dies");
    const bool white_dies = fate(race, {7, 6}, to_play).starts_with("dies");
    EXPECT_FALSE(black_dies && white_dies);
  }
}

TEST(OpenLife, IsDeniedToOneAtMostOfTwoChainsThatTouch) {
  // In each position of a random game, with White to play, both of two chains seem to die in the regions cut out around them.
  struct Pair {
    std::string_view text;
    Point black;
    Point white;
  };
  const Pair pairs[] = {{R"(
      . X X . O O X . O
      X . X . O . . X X
      X . X O O O X . .
      X X O . X O X . .
      X . X O X O X X X
      . O . X O O X X .
      X O X X X O X O O
      X X O O . X O . O
      O . O O O X X . X)",
                         {3, 6},
                         {3, 7}},
                        {R"(
      X . X X . . O O O
      . . . . O O O . O
      O . . . X X . O O
      O . . X O X O . O
      X X X X O X O . O
      . . X . . O X X X
      . O O . X X O X O
      O . . . . X . O .
      X . X O X . O X X)",
                         {7, 6},
                         {6, 6}},
                        {R"(
      O . O . X . . . X
      . . O O O X . . X
      . . . . . . . O .
      . . . O O X O X .
      X . X O O X O X X
      X X X . . . . X O
      . . X X . . . X .
      . O . . . O O O X
      . O X X O . O O .)",
                         {7, 6},
                         {7, 7}}};
  for (const auto& [text, black, white] : pairs) {
    const bool black_dies = fate(text, black, kWhite, 20'000).starts_with("dies");
    const bool white_dies = fate(text, white, kWhite, 20'000).starts_with("dies");
    EXPECT_FALSE(black_dies && white_dies) << text;
  }
}

/// White gets out through the gaps; whether Black stops it further away takes many positions to read.
constexpr std::string_view kGaps = R"(
      . . X . O . . X . .
      O O O O O . . X . .
      X X X . . . X . . .
      . . . X . X . . . .
      . . . . . . . . . .
      . . . . . . . . . .)";

TEST(OpenLife, IsTheSameForEveryStoneOfAChain) {
  const std::string first = fate(kGaps, {0, 1}, kWhite, 40'000);
  for (const Point stone : {Point{2, 1}, Point{4, 0}}) EXPECT_EQ(fate(kGaps, stone, kWhite, 40'000), first);
}

TEST(OpenLife, OfAGroupThatIsAttackedFirstAndLeavesItsSurroundingsIsDecidedByGamesIfThereAreEnough) {
  EXPECT_EQ(fate(kGaps, {0, 1}, kBlack, 30'000), "unknown");
  EXPECT_EQ(fate(kGaps, {0, 1}, kBlack, 40'000), "dies, likely");
}

/// The fates of the chain at a point before and after the move that the answer names, or a pass where it names none.
std::pair<std::string, std::string> fates_around_the_move(std::string_view text, Point stone, Color to_play,
                                                          std::uint64_t nodes) {
  const test::Rows rows = test::diagram(text);
  const Grid grid = test::grid_of(rows);
  const Position position = test::stones(rows);
  const LifeQuestion question{.defender = position.black.has(stone) ? kBlack : kWhite,
                              .target = PointSet::of(stone),
                              .region = PointSet::none(),
                              .to_play = to_play,
                              .ko = kNoPoint,
                              .nodes = nodes};
  const auto ask = [&](const Position& now, const LifeQuestion& asked) {
    return read_life(readers().life, readers().captures, readers().fates, now, asked, grid);
  };
  const LifeReading before = ask(position, question);
  const LifeTurn turn = after_move(position, question, before.move, grid);
  return {word(before.outcome), word(ask(turn.position, turn.question).outcome)};
}

TEST(OpenLife, IsTheSameOnceTheMoveIsPlayedAndTheOtherSideBegins) {
  using Fates = std::pair<std::string, std::string>;
  EXPECT_EQ(fates_around_the_move(kGaps, {0, 1}, kBlack, 100'000), Fates("dies", "dies"));
  EXPECT_EQ(fates_around_the_move(kGaps, {0, 1}, kWhite, 100'000), Fates("lives", "lives"));
  EXPECT_EQ(fates_around_the_move(kSevenOnTheSecondLine, {2, 3}, kWhite, 100'000), Fates("lives", "lives"));
}

TEST(OpenLife, IsThatOfGamesForAGroupThatRegionsLeaveOpen) {
  constexpr std::string_view open = R"(
      . . . . . . X O . . . . .
      X . . . . . X O . . . . .
      X . . X X X O . . . . . .
      O X . . O O . . . . . . .
      . O . X O . . . . . . . .
      . . O O . . . . . . . . .
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .)";
  EXPECT_EQ(fate(open, {3, 2}, kWhite, 39'000), "unknown");
  EXPECT_EQ(fate(open, {3, 2}, kWhite, 40'000), "lives, likely");
}

TEST(OpenLife, IsWhatTheLastRegionsAgreeOnWhereTheNextIsTooHard) {
  // White's wall on the left is in danger, and what it can reach joins the region until there is too much of it.
  EXPECT_EQ(fate(R"(
      . . . . . X O . .
      X . X X X O . . .
      X . X O O . . . .
      O X O . . . . . .
      . O . . . . . . .
      . . . . . . . . .
      . . . . . . . . .)",
                 {2, 1}, kWhite, 30'000),
            "lives, likely");
}

TEST(OpenLife, OfSeveralChainsIsNotDeniedByGamesThatMostOfTheirStonesLose) {
  // The chain in the corner dies, the stone that is far away may live.
  const test::Rows rows = test::diagram(R"(
      . . X . O . . X . . . . .
      O O O O O . . X . . . . .
      X X X . . . X . . . . . .
      . . . X . X . . . . . . .
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .
      . . . . . . . . . . O . .
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .)");
  const Position position = test::stones(rows);
  LifeQuestion question{.defender = kWhite,
                        .target = position.white,
                        .region = PointSet::none(),
                        .to_play = kBlack,
                        .ko = kNoPoint,
                        .nodes = 400'000};
  const auto outcome = [&] {
    return word(read_life(readers().life, readers().captures, readers().fates, position, question,
                          test::grid_of(rows))
                    .outcome);
  };
  EXPECT_NE(outcome(), "dies");
  question.target = PointSet::of({0, 1});
  EXPECT_EQ(outcome(), "dies");
}

RaceReading read(std::string_view text, Point a, Point b, Color to_play, std::uint64_t nodes) {
  const test::Rows rows = test::diagram(text);
  return read_race(readers().life, readers().captures, readers().fates, test::stones(rows),
                   {.a = a, .b = b, .to_play = to_play, .ko = kNoPoint, .nodes = nodes}, test::grid_of(rows));
}

/// The fates of both chains of a race.
std::string race(std::string_view text, Point a, Point b, Color to_play, std::uint64_t nodes = 1'000'000) {
  const RaceReading reading = read(text, a, b, to_play, nodes);
  return word(reading.a) + " and " + word(reading.b);
}

TEST(Race, IsWonByWhoeverBegins) {
  constexpr std::string_view even = R"(
      . . . . . . .
      . X X X X X .
      X X O O O O .
      O O X X X O .
      . . . . X O .)";
  EXPECT_EQ(race(even, {0, 3}, {2, 3}, kBlack), "dies and lives");
  EXPECT_EQ(race(even, {0, 3}, {2, 3}, kWhite), "lives and dies");
}

TEST(Race, IsProvedOnlyWhereBothFatesAreSearched) {
  // White A2 captures four stones, though A1 is captured later: that one chain dies does not save the other.
  constexpr std::string_view both = R"(
      . X X O O
      O X X O .)";
  const RaceReading reading = read(both, {0, 1}, {1, 0}, kWhite, 1'000'000);
  EXPECT_EQ(word(reading.a) + " and " + word(reading.b) + ", " + word(reading.certainty),
            "dies and dies, proved");
  EXPECT_EQ(reading.move, (Point{0, 0}));
  EXPECT_TRUE(reading.is_race);
}

TEST(Race, OfChainsThatDoNotDependOnEachOtherIsNone) {
  constexpr std::string_view apart = R"(
      . X . X . . . O . O .
      X X X X . . . O O O O
      . . . . . . . . . . .
      . . . . . . . . . . .)";
  const RaceReading reading = read(apart, {0, 1}, {7, 1}, kWhite, 50'000);
  EXPECT_EQ(word(reading.a) + " and " + word(reading.b), "lives and lives");
  EXPECT_EQ(reading.certainty, Certainty::kProved);
  EXPECT_FALSE(reading.is_race);
  // A liberty that both need is enough.
  constexpr std::string_view shared = R"(
      . X . O .
      . X . O .)";
  EXPECT_TRUE(read(shared, {1, 0}, {3, 0}, kWhite, 50'000).is_race);
}

TEST(Race, ThatNobodyCanWinIsSeki) {
  // Black has a point in the corner; each side has one that both need.
  constexpr std::string_view seki = R"(
      . . . . . . . .
      O O O O O O O .
      X X X X X X O .
      . O O O . X O .
      X X X X X X O .
      O O O O O O O .)";
  EXPECT_EQ(race(seki, {0, 2}, {1, 3}, kBlack), "seki and seki");
  EXPECT_EQ(race(seki, {0, 2}, {1, 3}, kWhite), "seki and seki");
}

TEST(Race, WithLongOutsideLibertiesIsRead) {
  // Black has an eye of two points and 6 liberties outside, White 12 in all. Every order of filling them is the same.
  constexpr std::string_view liberties = R"(
      . . . . . . . . . . .
      O O O O O O O O . . .
      . . . . . . . O . . .
      X X X X X X . O . . .
      . . O O O X O O . . .
      O O O X O X X X X X .
      X X X X O O O O O X .
      . . . X . . . . . X .
      . . . X X X X X X X .
      . . . . . . . . . . .)";
  EXPECT_EQ(race(liberties, {0, 3}, {2, 4}, kBlack), "lives and dies");
}

TEST(Race, OfStonesInsideAnEyeMayBeLostByBoth) {
  // White's three stones are captured, and Black has one eye left.
  constexpr std::string_view inside = R"(
      . O O O X . . .
      X X X X X O . .
      O O O O O O . .
      . . . . . . . .)";
  EXPECT_EQ(race(inside, {1, 0}, {0, 1}, kWhite), "dies and dies");
}

TEST(Race, IsReadInTheRoomsOfBothWhereItsWallsAreInNoneYetThatIsLikely) {
  // Black's wall has a narrow room above and may itself be in a race there, which takes more positions to read.
  constexpr std::string_view narrow = R"(
      . . . . . . . . . . .
      O O O O O O O O O O O
      . . . . . . . . . . .
      X X X X X X X X X X X
      X X X O O O O O O X .
      O O O X X X X X O X .
      . . . . . . . X O O .)";
  const RaceReading few = read(narrow, {0, 5}, {3, 5}, kWhite, 20'000);
  EXPECT_EQ(word(few.a) + " and " + word(few.b) + ", " + word(few.certainty), "dies and lives, likely");
  // Black's death is then proved, from which it follows that White lives. That alone is no proof.
  const RaceReading many = read(narrow, {0, 5}, {3, 5}, kWhite, 1'000'000);
  EXPECT_EQ(word(many.a) + " and " + word(many.b) + ", " + word(many.certainty), "dies and lives, likely");
}

TEST(Race, ThatIsTooHardToReadIsDecidedByGamesAsManyMorePositionsDecideIt) {
  constexpr std::string_view hard = R"(
      X X . O O . O . O
      . O X O X . O X X
      O O O . . O O O .
      O O O X O O O O .
      O X X O . X X . .
      O X . O O O X O O
      . . . X X . . O O
      O X . O X X . . O
      O X . O O O O O O)";
  EXPECT_EQ(race(hard, {5, 4}, {3, 4}, kBlack, 39'000), "unknown and unknown");
  const RaceReading games = read(hard, {5, 4}, {3, 4}, kBlack, 41'000);
  EXPECT_EQ(word(games.a) + " and " + word(games.b) + ", " + word(games.certainty), "dies and lives, likely");
  EXPECT_LE(games.nodes, 41'000U);
  if (KAKOI_SANITIZED) return;  // as share_of() says
  const RaceReading many = read(hard, {5, 4}, {3, 4}, kBlack, 1'000'000);
  EXPECT_EQ(word(many.a) + " and " + word(many.b) + ", " + word(many.certainty), "dies and lives, likely");
}

TEST(Race, OfLargeEyesIsCountedAsManyMorePositionsDecideIt) {
  // Black has an eye of seven moves and three liberties outside; White's eye is as large, with two liberties fewer.
  constexpr std::string_view eyes = R"(
      . . . . . . . . . . .
      . . . . . . . . . . .
      O O O O O . X X X X X
      . . . O O O X X X X .
      X X X X X X O O O O O
      . . X X X . O O O . .
      . O . X X . O O . X .)";
  const RaceReading few = read(eyes, {0, 4}, {10, 4}, kBlack, 100'000);
  EXPECT_EQ(word(few.a) + " and " + word(few.b) + ", " + word(few.certainty), "lives and dies, likely");
  EXPECT_EQ(few.move, (Point{10, 3}));
  EXPECT_LE(few.nodes, 100'000U);
  const RaceReading many = read(eyes, {0, 4}, {10, 4}, kBlack, 1'000'000);
  EXPECT_EQ(word(many.a) + " and " + word(many.b) + ", " + word(many.certainty), "lives and dies, read");
}

TEST(Race, TakesNoMorePositionsThanAsked) {
  test::Random random(33);
  int asked = 0;
  for (int board = 0; board < test::share_of(1500); ++board) {
    const test::Size size{1 + random.below(12), 1 + random.below(12)};
    const Grid grid(size.width, size.height);
    const Position position = test::to_position(test::random_board(size, 40 + random.below(55), random));
    if (position.black.empty() || position.white.empty()) continue;
    const Point a = position.black.nth_point(random.below(position.black.count()));
    const PointSet beside = neighbours(expand(PointSet::of(a), position.black), position.white);
    const PointSet& others = beside.any() ? beside : position.white;
    // From 40,000 on, some are kept for games.
    const int few = 1 + random.below(1 << random.below(13));
    const auto nodes = static_cast<std::uint64_t>(board % 100 == 0 ? 40'000 + few : few);
    const RaceQuestion question{.a = a,
                                .b = others.nth_point(random.below(others.count())),
                                .to_play = random.chance(50) ? kBlack : kWhite,
                                .ko = kNoPoint,
                                .nodes = nodes};
    const RaceReading reading =
        read_race(readers().life, readers().captures, readers().fates, position, question, grid);
    EXPECT_LE(reading.nodes, nodes) << "board " << board;
    ++asked;
  }
  EXPECT_GT(asked, test::share_of(1000));
}

}  // namespace
}  // namespace kakoi::go
