// Connections: shapes that players know, and small boards against a search of all positions.

#include "go/reading/connection.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "go/rules/moves.h"
#include "support/plain_connection.h"
#include "support/plain_go.h"

namespace kakoi::go {
namespace {

using enum Color;
using enum ConnectionOutcome;

/// The most positions of a small board.
constexpr std::size_t kMostPositions = 400;

/// The number of questions about small boards: fewer under sanitizers, where a plain search is slow.
#ifndef KAKOI_CONNECTIONS
#define KAKOI_CONNECTIONS (KAKOI_SANITIZED ? 8 : 200)
#endif

ConnectionReader& reader() {
  static const auto it = std::make_unique<ConnectionReader>();
  return *it;
}

std::string word(ConnectionOutcome outcome) {
  static constexpr const char* kWords[] = {"connected", "cut", "ko", "unknown"};
  return kWords[static_cast<int>(outcome)];
}

/// The fate of the stones marked 'A' and 'B', of the colour to connect, with the other stones as they are.
std::string fate(std::string_view text, Color connector, Color to_play) {
  const test::Rows rows = test::diagram(text);
  Position position = test::stones(rows);
  const Point a = test::point(rows, 'A');
  const Point b = test::point(rows, 'B');
  position.stones(connector) |= PointSet::of(a) | PointSet::of(b);
  const ConnectionReading& reading =
      reader().read(position, {a, b, to_play, kNoPoint, 500'000}, test::grid_of(rows));
  std::string said = word(reading.outcome);
  if (reading.move != kNoPoint)
    said += " by " + std::to_string(reading.move.x) + "," + std::to_string(reading.move.y);
  return said;
}

TEST(Connection, OfABambooJointNeedsNoMove) {
  constexpr std::string_view bamboo = R"(
      . . . . . . .
      O A . B O . .
      . X . X . . .
      . . . . . . .)";
  EXPECT_EQ(fate(bamboo, kBlack, kWhite), "connected");
  EXPECT_EQ(fate(bamboo, kBlack, kBlack), "connected");
}

TEST(Connection, OfADiagonalIsOneOfTwoPoints) {
  constexpr std::string_view diagonal = R"(
      . . . . .
      . A . O .
      . . B O .
      . O . . .
      . . . . .)";
  EXPECT_EQ(fate(diagonal, kBlack, kWhite), "connected");
  constexpr std::string_view half = R"(
      . . O . .
      . A O O .
      . . B O .
      . O . . .
      . . . . .)";
  EXPECT_EQ(fate(half, kBlack, kWhite), "cut by 1,2");
  EXPECT_EQ(fate(half, kBlack, kBlack), "connected by 1,2");
}

TEST(Connection, GoesThroughStonesThatCanBeTaken) {
  // The cutting stone is in atari, but White may save it first.
  constexpr std::string_view atari = R"(
      . . . . . . .
      . . X X . . .
      . A O . . . .
      . X X B X . .
      . . . . . . .
      O O O O O O O)";
  EXPECT_EQ(fate(atari, kBlack, kBlack), "connected");
}

TEST(Connection, IsCutWhereOneOfTheChainsIsTaken) {
  constexpr std::string_view taken = R"(
      . O . . . .
      O A . B . .
      . O . . . .
      . . . . . .)";
  EXPECT_EQ(fate(taken, kBlack, kWhite), "cut by 2,1");
  EXPECT_EQ(fate(taken, kBlack, kBlack), "connected by 2,1");
}

TEST(Connection, OfChainsThatAreOneAlreadyIsTold) {
  constexpr std::string_view one = R"(
      . . . . .
      . A X B .
      . . . . .)";
  EXPECT_EQ(fate(one, kBlack, kWhite), "connected");
  constexpr std::string_view in_atari = R"(
      . O O O .
      O A X B .
      . O O O .)";
  EXPECT_EQ(fate(in_atari, kBlack, kWhite), "cut by 4,1");
}

TEST(Connection, ThatAKoDecidesIsToldSo) {
  // White takes the stone in the corner; Black would have to take it back.
  constexpr std::string_view ko = R"(
      A . B X .
      O X X . .
      . O . . .
      O . . . .)";
  EXPECT_EQ(fate(ko, kBlack, kWhite), "ko by 1,0");
  EXPECT_EQ(fate(ko, kBlack, kBlack), "connected by 1,0");
}

TEST(Connection, OnSmallBoardsIsWhatLookingAtAllPositionsSaysBarOneInAHundred) {
  test::Random random(28);
  int compared = 0;
  int counts[4] = {};
  int wrong = 0;
  std::ostringstream differences;
  while (compared < KAKOI_CONNECTIONS) {
    const test::PlainBoard board = test::random_board({4, 4}, 60 + random.below(25), random);
    std::vector<int> stones;
    bool is_legal = true;
    for (int p = 0; p < board.points(); ++p) {
      if (board.at(p) == '.') continue;
      stones.push_back(p);
      is_legal = is_legal && !board.liberties(board.chain(p)).empty();
    }
    if (!is_legal || stones.size() < 2) continue;
    const int a = stones[static_cast<std::size_t>(random.below(static_cast<int>(stones.size())))];
    const int b = stones[static_cast<std::size_t>(random.below(static_cast<int>(stones.size())))];
    const std::vector<int> chain = board.chain(a);
    if (board.at(a) != board.at(b) || std::find(chain.begin(), chain.end(), b) != chain.end()) continue;
    for (const Color to_play : {kBlack, kWhite}) {
      const auto against = test::plain_connection(board, a, b, to_play, to_play, kMostPositions);
      if (!against) continue;
      const auto with = test::plain_connection(board, a, b, opponent(to_play), to_play, kMostPositions);
      if (!with) continue;
      ConnectionOutcome expected = *against ? kConnected : kCut;
      if (*against != *with) expected = kKo;
      const Grid grid(board.width, board.height);
      const ConnectionOutcome found =
          reader()
              .read(test::to_position(board),
                    {test::to_point(board, a), test::to_point(board, b), to_play, kNoPoint, 200'000}, grid)
              .outcome;
      ++compared;
      ++counts[static_cast<int>(expected)];
      if (found == expected) continue;
      ++wrong;
      differences << '\n'
                  << word(found) << ", not " << word(expected) << ", "
                  << (to_play == kBlack ? "Black" : "White") << " first, "
                  << testing::PrintToString(test::to_point(board, a)) << " and "
                  << testing::PrintToString(test::to_point(board, b))
                  << testing::PrintToString(test::to_position(board));
    }
  }
  // The search is selective: what it reads may be wrong, though seldom.
  EXPECT_LE(100 * wrong, compared) << differences.str();
  const int least = KAKOI_SANITIZED ? 1 : compared / 4;
  EXPECT_GT(counts[0], least) << "connected";
  EXPECT_GT(counts[1], least) << "cut";
}

}  // namespace
}  // namespace kakoi::go
