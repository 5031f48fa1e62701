// The fate of well-known shapes.

#include "go/reading/life.h"

#include <gtest/gtest.h>

#include <memory>
#include <string_view>

#include "core/flood_fill.h"
#include "support/diagram.h"

namespace kakoi::go {
namespace {

using enum LifeOutcome;

/// The outcome for all black stones of the diagram, and the first move.
struct Found {
  LifeOutcome outcome;
  Point move;
  friend bool operator==(const Found&, const Found&) = default;
};

void PrintTo(const Found& found, std::ostream* out) {
  *out << static_cast<int>(found.outcome) << " at [" << found.move.x << ", " << found.move.y << ']';
}

Found read(std::string_view text, Color to_play, std::uint64_t nodes = 1'000'000) {
  static const auto reader = std::make_unique<LifeReader>();
  const test::Rows rows = test::diagram(text);
  const Grid grid = test::grid_of(rows);
  const Position position = test::stones(rows);
  const PointSet region = enclosed_with(position, Color::kBlack, position.black, grid);
  const LifeReading& reading =
      reader->read(position, {Color::kBlack, position.black, region, to_play, kNoPoint, nodes}, grid);
  return {reading.outcome, reading.move};
}

constexpr auto kBlack = Color::kBlack;
constexpr auto kWhite = Color::kWhite;

TEST(Life, OfThreeInARowIsForWhoeverPlaysFirst) {
  constexpr std::string_view three = R"(
      . . . . . .
      O O O O O .
      X X X X O .
      . . . X O .)";
  EXPECT_EQ(read(three, kBlack), (Found{kLives, {1, 3}}));
  EXPECT_EQ(read(three, kWhite), (Found{kDies, {1, 3}}));
}

TEST(Life, OfABentThreeInTheCornerIsForWhoeverPlaysFirst) {
  // Three points are no single eye, even if all of them are the first or beside it.
  constexpr std::string_view bent = R"(
      . . X O .
      . X X O .
      X X O O .
      O O O . .)";
  EXPECT_EQ(read(bent, kBlack), (Found{kLives, {0, 0}}));
  EXPECT_EQ(read(bent, kWhite), (Found{kDies, {0, 0}}));
}

TEST(Life, OfFourInARowNeedsNoMoveAndOfASquareThereIsNone) {
  EXPECT_EQ(read(R"(
      . . . . . . .
      O O O O O O .
      X X X X X O .
      . . . . X O .)",
                 kWhite),
            (Found{kLives, kNoPoint}));
  EXPECT_EQ(read(R"(
      O O O O O O .
      O X X X X O .
      O X . . X O .
      O X . . X O .
      O X X X X O .
      O O O O O O .
      . . . . . . .)",
                 kBlack),
            (Found{kDies, kNoPoint}));
}

TEST(Life, IsOverWithTheCapture) {
  // White takes the three stones at the left at once: the line says no more.
  const test::Rows rows = test::diagram(R"(
      X O O X
      X O X .
      X O O X
      . X O .
      . X O .)");
  const Grid grid = test::grid_of(rows);
  const PointSet left = expand(PointSet::of({0, 0}), test::stones(rows).black);
  const auto reader = std::make_unique<LifeReader>();
  const LifeReading& reading =
      reader->read(test::stones(rows), {kBlack, left, PointSet::none(), kWhite, kNoPoint, 20'000}, grid);
  EXPECT_EQ(reading.outcome, kDies);
  ASSERT_EQ(reading.line.length, 1);
  EXPECT_EQ(reading.line[0], (Point{0, 3}));
}

TEST(Life, MayCaptureStonesInsideThatHaveAnEyeOfTheirOwn) {
  constexpr std::string_view eye = R"(
      . O X . X O .
      O O X X X O .
      X X X O O O .
      O O O O . . .)";
  EXPECT_EQ(read(eye, kBlack), (Found{kLives, {0, 0}}));
  EXPECT_EQ(read(eye, kWhite), (Found{kDies, {3, 0}}));
}

TEST(Life, IsNotAnEyeThatIsOnlyTakenBackWithoutEnd) {
  constexpr std::string_view false_eye = R"(
      . X O .
      X . X O
      X X O .
      O O . .)";
  EXPECT_EQ(read(false_eye, kWhite), (Found{kDies, {1, 1}}));
  EXPECT_EQ(read(false_eye, kBlack).outcome, kDies);
}

TEST(Life, WithoutTwoEyesIsSeki) {
  EXPECT_EQ(read(R"(
      . . . . . . . .
      O O O O O O O .
      X X X X X X O .
      . O O O . X O .
      X X X X X X O .
      O O O O O O O .)",
                 kWhite)
                .outcome,
            kSeki);
}

TEST(Life, IsUnknownWithinTooFewPositions) {
  EXPECT_EQ(read(R"(
      . . . . . . .
      O O O O O O .
      X X X X X O .
      . . . . X O .)",
                 kWhite, 1),
            (Found{kUnknown, kNoPoint}));
}

TEST(Life, IsUnknownInAnAreaThatIsTooLarge) {
  const Grid grid(19, 19);
  Position position = Position::none();
  position.black.set({9, 9});
  const auto reader = std::make_unique<LifeReader>();
  const LifeReading& reading =
      reader->read(position, {kBlack, position.black, grid.full, kWhite, kNoPoint, 1000}, grid);
  EXPECT_EQ(reading.outcome, kUnknown);
  EXPECT_EQ(reading.nodes, 0U);
}

TEST(Life, OfChainsWithoutRoomIsSeenToBeOverAtOnce) {
  // All points and stones lie beside the wall.
  EXPECT_EQ(read(R"(
      X . X . O .
      O O O O O .
      . . . . . .)",
                 kBlack, 1),
            (Found{kDies, kNoPoint}));
  // Here three stones on each side do not. Once eight are taken, there is room, but none for the others.
  EXPECT_EQ(read(R"(
      X X X X . O . X X X X
      X X X X O O O X X X X
      O O O O O O O O O O O
      . . . . . . . . . . .)",
                 kBlack, 1),
            (Found{kDies, kNoPoint}));
}

TEST(Life, IsTakenToItsEndThoughOneChainLeavesRoomBeforeTheOther) {
  const test::Rows rows = test::diagram(R"(
      X X X X . O . X X X X
      X X X X O O O X X X X
      O O O O O O O O O O O
      . . . . . . . . . . .)");
  const Grid grid = test::grid_of(rows);
  const Position position = test::stones(rows);
  const PointSet region = enclosed_with(position, Color::kBlack, position.black, grid);
  const auto reader = std::make_unique<LifeReader>();
  const LifeReading& reading =
      reader->read(position, {Color::kBlack, position.black, region, kWhite, kNoPoint, 10'000}, grid);
  EXPECT_EQ(reading.outcome, kDies);
  const Point first = reading.move;
  const Point second{10 - first.x, 0};
  EXPECT_TRUE((first == Point{4, 0} || first == Point{6, 0}));
  const Point line[] = {first, kNoPoint};
  const LifeAnswer answer = reader->answer({LifeGoal::kCapture, kDefender}, line, 2, 1'000);
  EXPECT_EQ(answer.kind, LifeAnswer::Kind::kMove);
  EXPECT_EQ(answer.move, second);
}

TEST(Life, IsTheSameEachTime) {
  constexpr std::string_view text = R"(
      . . . . . . . .
      . O O O O O O .
      O X X X X . O .
      O X . . X . O .
      . . . . . X O .)";
  const Found first = read(text, kWhite);
  read(R"(
      O O O .
      X X O .
      . X O .)",
       kBlack);
  EXPECT_EQ(read(text, kWhite), first);
}

}  // namespace
}  // namespace kakoi::go
