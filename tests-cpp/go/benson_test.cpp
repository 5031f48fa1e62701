// Unconditional life on boards made to be read. Black is X; each test shows the board and its living part:
// '#' alive stones, '+' territory, '.' neither.

#include "go/safety/benson.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "support/plain_benson.h"

namespace kakoi::go {
namespace {

using test::diagram;
using test::diagrams;
using test::Rows;

constexpr auto kForbidden = SuicideRule::kForbidden;
constexpr auto kAllowed = SuicideRule::kAllowed;

const PassAlive& pass_alive(const Rows& rows, Color color = Color::kBlack, SuicideRule suicide = kForbidden) {
  static Benson benson;
  return benson.pass_alive(test::stones(rows), color, suicide, test::grid_of(rows));
}

/// The answer as a diagram.
Rows alive(const Rows& rows, Color color = Color::kBlack, SuicideRule suicide = kForbidden) {
  const auto& found = pass_alive(rows, color, suicide);
  Rows result = rows;
  test::for_each_cell(rows, [&](Point p, char) {
    result[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)] = found.stones.has(p)      ? '#'
                                                                           : found.territory.has(p) ? '+'
                                                                                                    : '.';
  });
  return result;
}

Rows alive_with_suicide(const Rows& rows, Color color = Color::kBlack) {
  return alive(rows, color, kAllowed);
}

TEST(Benson, TwoEyesAreLife) {
  const auto [board, expected] = diagrams<2>(R"(
      . X . X . .   + # + # . .
      X X X X . .   # # # # . .
      . . . . . .   . . . . . .)");
  EXPECT_EQ(alive(board), expected);
  EXPECT_EQ(alive_with_suicide(board), expected);
}

TEST(Benson, OneEyeIsNot) {
  const auto [board, expected] = diagrams<2>(R"(
      . . X . . .   . . . . . .
      X X X . . .   . . . . . .
      . . . . . .   . . . . . .)");
  EXPECT_EQ(alive(board), expected);
}

TEST(Benson, TheEmptyBoardBelongsToNobody) {
  const auto [board, expected] = diagrams<2>(R"(
      . . .   . . .
      . . .   . . .)");
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    EXPECT_EQ(alive(board, color), expected);
    EXPECT_EQ(alive_with_suicide(board, color), expected);
    EXPECT_EQ(alive(diagram("."), color), diagram(".")) << "though one point is not too much interior";
  }
}

TEST(Benson, ABoardFullOfOneColourHasNoEyes) {
  const auto [board, expected] = diagrams<2>(R"(
      X X X   . . .
      X X X   . . .)");
  EXPECT_EQ(alive(board), expected);
  EXPECT_EQ(alive(board, Color::kWhite), expected);
}

TEST(Benson, OnBoardsOfOneRow) {
  EXPECT_EQ(alive(diagram(". X .")), diagram("+ # +"));
  EXPECT_EQ(alive(diagram(". X . X . X .")), diagram("+ # + # + # +"));
  EXPECT_EQ(alive(diagram(". . X .")), diagram(". . . ."));
  EXPECT_EQ(alive(diagram(". X O X .")), diagram(". . . . .")) << "no empty point, no eye";
  EXPECT_EQ(alive(diagram(". O .")), diagram(". . ."));
  EXPECT_EQ(alive(diagram(". O ."), Color::kWhite), diagram("+ # +"));
}

TEST(Benson, ChainsThatShareTheirEyesLiveTogether) {
  const auto [three, all_alive, two, dead] = diagrams<4>(R"(
      . . . .   . . . .   . . . .   . . . .
      X X . .   # # . .   X X . .   . . . .
      X . X X   # + # #   X . X X   . . . .
      . X . .   + # + +   . . . .   . . . .)");
  EXPECT_EQ(alive(three), all_alive);
  EXPECT_EQ(alive(two), dead) << "without the lowest chain the others have no second eye";
}

TEST(Benson, TwoChainsThatEachCoverHalfOfAnEyeAreDead) {
  // Each chain has one eye of its own. The eye between them makes the second for both when it has one point.
  EXPECT_EQ(alive(diagram(". X . X .")), diagram("+ # + # +"));
  EXPECT_EQ(alive(diagram(". X . . X .")), diagram(". . . . . ."));
  const auto [board, expected] = diagrams<2>(R"(
      . X . . X .   . . . . . .
      X X O O X X   . . . . . .)");
  EXPECT_EQ(alive(board), expected);
}

TEST(Benson, AFalseEyeIsNoEye) {
  const auto [board, expected] = diagrams<2>(R"(
      . X X O . .   . . . . . .
      X . X O . .   . . . . . .
      O X . X O .   . . . . . .
      O O X O . .   . . . . . .)");
  EXPECT_EQ(alive(board), expected);
}

TEST(Benson, AnOpponentStoneDeepInAnEyeMattersWhereSuicideIsLegal) {
  // The white stone has no black neighbour. It costs the lower right eye only where White may fill it by
  // suicide.
  const auto [board, forbidden, allowed] = diagrams<3>(R"(
      . . X .   + + # +   . . . .
      . . X .   + + # +   . . . .
      X X X .   # # # +   . . . .
      . X . O   + # + +   . . . .)");
  EXPECT_EQ(alive(board), forbidden);
  EXPECT_EQ(alive_with_suicide(board), allowed);
}

TEST(Benson, OpponentStonesMayFillAllButOnePoint) {
  const auto [board, expected] = diagrams<2>(R"(
      O O . X . X   + + + # + #
      X X X X X X   # # # # # #)");
  EXPECT_EQ(alive(board), expected);
  EXPECT_EQ(alive_with_suicide(board), expected);
}

TEST(Benson, ARegionWithoutAnEmptyPointIsNoEye) {
  // Set-up only: the white stone in the corner has no liberty. It gives no life, but it is territory of the
  // living.
  const auto [one_eye, dead] = diagrams<2>(R"(
      O X . X   . . . .
      X X X X   . . . .)");
  EXPECT_EQ(alive(one_eye), dead);
  EXPECT_EQ(alive_with_suicide(one_eye), dead);
  const auto [two_eyes, expected] = diagrams<2>(R"(
      O X . X .   + # + # +
      X X X X X   # # # # #)");
  EXPECT_EQ(alive(two_eyes), expected);
  EXPECT_EQ(alive_with_suicide(two_eyes), expected);
}

TEST(Benson, ADeadStoneOfItsOwnSpoilsAnEye) {
  const auto [opponents, expected, own, dead] = diagrams<4>(R"(
      O . X . X   + + # + #   X . X . X   . . . . .
      . . X X X   + + # # #   . . X X X   . . . . .
      X X X X X   # # # # #   X X X X X   . . . . .)");
  EXPECT_EQ(alive(opponents), expected);
  EXPECT_EQ(alive(own), dead) << "White can take the stone and then live or play a ko in there";
}

TEST(Benson, ACascadeOfFourRoundsLeavesNothing) {
  const auto [board, expected] = diagrams<2>(R"(
      . . . .   . . . .
      X . X X   . . . .
      . X . X   . . . .
      X . X .   . . . .)");
  EXPECT_EQ(alive(board), expected);
}

TEST(Benson, TerritoryMayHaveOneInteriorPoint) {
  const auto [one, one_expected, two, two_expected] = diagrams<4>(R"(
      . X . X . .   + # + # . .   . X . X . .   + # + # . .
      X X X X . .   # # # # . .   X X X X . .   # # # # . .
      . . . X . .   + + + # . .   . . . X . .   . . . # . .
      . . . X . .   + + + # . .   . . . X . .   . . . # . .
      X X X X . .   # # # # . .   . . . X . .   . . . # . .
      . . . . . .   . . . . . .   X X X X . .   # # # # . .)");
  EXPECT_EQ(alive(one), one_expected);
  EXPECT_EQ(alive(two), two_expected);
}

TEST(Benson, AnInteriorPointMayHoldAnOpponentStone) {
  // Only the white stones on the lower edge have no black neighbour.
  const auto [one, one_expected, two, two_expected] = diagrams<4>(R"(
      . X . X .   + # + # +   . X . X .   + # + # +
      X X X X X   # # # # #   X X X X X   # # # # #
      . . X X X   + + # # #   . . . X X   . . . # #
      O . X X X   + + # # #   O O . X X   . . . # #)");
  EXPECT_EQ(alive(one), one_expected);
  EXPECT_EQ(alive(two), two_expected);
}

TEST(Benson, AliveColoursMayBeNested) {
  const auto [board, black, white] = diagrams<3>(R"(
      X . X X X X X X X   # + # # # # # # #   . . . . . . . . .
      X X O O O O O O X   # # . . . . . . #   . . # # # # # # .
      X . O . O . O O X   # . . . . . . . #   . . # + # + # # .
      X X O O O O O O X   # # . . . . . . #   . . # # # # # # .
      . X X X X X X X X   + # # # # # # # #   . . . . . . . . .)");
  EXPECT_EQ(alive(board, Color::kBlack), black);
  EXPECT_EQ(alive(board, Color::kWhite), white);
}

TEST(Benson, AnAliveChainBesideACapturableOne) {
  const auto [board, expected] = diagrams<2>(R"(
      . X . X   + # . .
      . X . .   + # . .
      X X X .   # # # .
      . . X .   + + # .)");
  EXPECT_EQ(alive(board), expected);
}

TEST(Benson, SekiIsNotUnconditional) {
  // A player who moves between the chains in the middle loses; no chain has a second eye.
  const auto [board, nobody] = diagrams<2>(R"(
      . O X . O X .   . . . . . . .
      . O X . O X .   . . . . . . .)");
  EXPECT_EQ(alive(board, Color::kBlack), nobody);
  EXPECT_EQ(alive(board, Color::kWhite), nobody);
}

TEST(Benson, LinksSayWhichRegionsAreVitalToWhichChain) {
  // a, b, c are the chains, 1, 2, 3 the regions; the open board above is vital to none.
  const auto rows = diagram(R"(
      . . . .
      a a . .
      a 1 b b
      2 c 3 3)");
  Rows board = rows;
  for (auto& row : board) {
    for (char& cell : row) cell = cell >= 'a' ? 'X' : '.';
  }
  const Grid grid = test::grid_of(board);
  const auto& found = pass_alive(board);
  ASSERT_EQ(found.chain_count, 3);
  ASSERT_EQ(found.region_count, 3);
  std::set<std::string> links;
  for (int i = 0; i < found.link_count; ++i) {
    for (const char chain : {'a', 'b', 'c'}) {
      for (const char region : {'1', '2', '3'}) {
        if (found.chains[found.links[i].chain] == test::points(rows, chain) &&
            found.regions[found.links[i].region] == test::points(rows, region)) {
          links.insert({chain, region});
        }
      }
    }
  }
  EXPECT_EQ(found.link_count, 6);
  EXPECT_EQ(links, (std::set<std::string>{"a1", "a2", "b1", "b3", "c1", "c2"}));
}

TEST(Benson, AnObjectHoldsNothingBetweenCalls) {
  const auto living = diagram(". X . X .");
  const auto dying = diagram(". X . . .");
  ASSERT_EQ(pass_alive(living).chain_count, 2);
  const Grid grid = test::grid_of(dying);
  const auto& found = pass_alive(dying);
  EXPECT_EQ(found.chain_count, 0);
  EXPECT_EQ(found.region_count, 0);
  EXPECT_EQ(found.link_count, 0);
  EXPECT_TRUE(found.stones.empty());
  EXPECT_TRUE(found.territory.empty());
}

}  // namespace
}  // namespace kakoi::go
