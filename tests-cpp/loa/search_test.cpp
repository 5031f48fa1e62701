// The search against one that follows every line, and the evaluation against plain sums.

#include "loa/search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "core/point_set.h"
#include "support/plain_loa.h"
#include "support/random.h"

namespace kakoi::loa {
namespace {

using test::Random;

constexpr Position kStart{0x7E0000000000007E, 0x0081818181818100, Color::kBlack};
constexpr int kPlenty = 1 << 30;

Search& search() {
  static const auto search = std::make_unique<Search>();
  return *search;
}

int random_size(Random& random) { return kLeastSize + random.below(kMostSize - kLeastSize + 1); }

/// A random position with the given numbers of stones.
Position random_position(int black, int white, Random& random, int size = kMostSize) {
  const Color to_play = random.chance(50) ? Color::kBlack : Color::kWhite;
  Position position{0, 0, to_play, static_cast<std::uint8_t>(size)};
  const auto put = [&](Squares& stones, int count) {
    while (std::popcount(stones) < count) {
      const Squares square = square_bit(8 * random.below(size) + random.below(size));
      if (((position.black | position.white) & square) == 0) stones |= square;
    }
  };
  put(position.black, black);
  put(position.white, white);
  return position;
}

/// The outcome for the side to move after every line of so many plies: 1 won, 0 open or drawn, -1 lost.
int plain_outcome(const Position& position, int plies) {
  const bool own = is_connected(position.own());
  const bool enemy = is_connected(position.enemy());
  if (own || enemy) return (own ? 1 : 0) - (enemy ? 1 : 0);
  if (plies == 0) return 0;
  int best = -1;
  int moves = 0;
  for_each_move(position, [&](int from, int to) {
    ++moves;
    if (best < 1) best = std::max(best, -plain_outcome(play(position, from, to), plies - 1));
  });
  return moves == 0 ? -plain_outcome(pass(position), plies - 1) : best;
}

TEST(LoaSearch, PlaysOnAWhimWhatIsNearlyAsGood) {
  constexpr int kLatitude = 10;
  Random random(2);
  int others = 0;
  int worse = 0;
  for (int round = 0; round < 500; ++round) {
    const Position position =
        random_position(4 + random.below(8), 4 + random.below(8), random, random_size(random));
    if (position.is_decided()) continue;
    const auto seed = static_cast<std::uint64_t>(round);
    const SearchResult best = search().run(position, 1, kPlenty);
    const SearchResult varied = search().run(position, 1, kPlenty, Whim(0, kLatitude, seed));
    ASSERT_LE(varied.score, best.score);
    ASSERT_GE(varied.score, best.score - kLatitude);
    others += varied.move != best.move ? 1 : 0;
    const SearchResult blind = search().run(position, 1, kPlenty, Whim(90, 0, seed));
    ASSERT_LE(blind.score, best.score);
    ASSERT_EQ(blind.move == kNoMove, best.move == kNoMove);
    worse += blind.score < best.score ? 1 : 0;
    ASSERT_EQ(search().run(position, 1, kPlenty, Whim(90, 0, seed)).move, blind.move);
  }
  EXPECT_GT(others, 30);
  EXPECT_GT(worse, 300);
}

TEST(LoaSearch, FindsEveryWinAndNoneThatIsNot) {
  Random random(1);
  int won = 0;
  int lost = 0;
  for (int round = 0; round < 1000; ++round) {
    const Position position = random_position(2 + random.below(2), 2, random, random_size(random));
    if (position.is_decided()) continue;
    const int plies = 1 + random.below(4);
    const int score = search().run(position, plies, kPlenty).score;
    SCOPED_TRACE(testing::Message() << std::hex << position.black << ' ' << position.white << ' ' << plies);
    const int outcome = plain_outcome(position, plies);
    if (outcome != 0) {
      ASSERT_GE(outcome * score, kWinScore - plies);
    }
    // The search may see further than asked; it must be right then: decided in so many plies, and not in
    // fewer.
    const int distance = kWinScore - std::abs(score);
    if (std::abs(score) > kCertain && distance <= 4) {
      ASSERT_EQ(plain_outcome(position, distance), score > 0 ? 1 : -1);
      if (distance <= plies) {
        ASSERT_EQ(plain_outcome(position, distance - 1), 0);
      }
    }
    won += outcome > 0 ? 1 : 0;
    lost += outcome < 0 ? 1 : 0;
  }
  EXPECT_GT(won, 100);
  EXPECT_GT(lost, 10);
}

TEST(LoaSearch, TheMoveLeadsToTheWin) {
  Random random(2);
  int won = 0;
  for (int round = 0; round < 300; ++round) {
    const Position position = random_position(3, 3, random, random_size(random));
    if (position.is_decided() || plain_outcome(position, 3) != 1) continue;
    const int move = search().run(position, 3, kPlenty).move;
    ASSERT_EQ(legality(position, from_of(move), to_of(move)), Legality::kLegal);
    ASSERT_EQ(plain_outcome(play(position, from_of(move), to_of(move)), 2), -1);
    ++won;
  }
  EXPECT_GT(won, 50);
}

/// A side without a move passes, which takes a ply as a move does.
TEST(LoaSearch, PassesWhereThereIsNoMove) {
  // Black has no move. White's stones on d6, f8 and a8 stand wherever Black still has none.
  const Position stuck = test::position_of("8/8/8/8/8/3ww3/www1w3/1bwbw3 b");
  Random random(7);
  int decided = 0;
  int open = 0;
  for (int round = 0; round < 400; ++round) {
    Position position = stuck;
    while (std::popcount(position.white) < std::popcount(stuck.white) + 1 + round % 3)
      position.white |= square_bit(random.below(64)) & ~position.black;
    if (position.is_decided() || count_moves(position) > 0) continue;
    SCOPED_TRACE(testing::Message() << std::hex << position.black << ' ' << position.white);
    for (const int plies : {2, 3}) {
      const int outcome = plain_outcome(position, plies);
      const int score = search().run(position, plies, kPlenty).score;
      if (outcome == 0) continue;
      ASSERT_EQ(score, -(kWinScore - 2));  // White connects by the move after the pass
      ++decided;
    }
    // The score before the pass is the other side's score after it, with the sign reversed.
    const int passed = search().run(pass(position), 2, kPlenty).score;
    if (std::abs(passed) > kCertain) continue;
    ASSERT_EQ(search().run(position, 3, kPlenty).score, -passed);
    ++open;
  }
  EXPECT_GT(decided, 20);
  EXPECT_GT(open, 10);
}

/// The first move is searched with the whole window, all others only as to whether they are better. Without
/// the narrow window the answers would be the same, but take more positions.
TEST(LoaSearch, LooksAtOthersThanTheFirstMoveWithANarrowWindow) {
  Random random(8);
  int nodes = 0;
  for (int round = 0; round < 20; ++round)
    nodes += search().run(random_position(8, 8, random), 5, kPlenty).nodes;
  EXPECT_LT(nodes, 840'000);
}

TEST(LoaSearch, AnswersTheSameAgainAndKeepsToItsNodes) {
  const auto first = search().run(kStart, kMaxPlies, 20'000);
  search().run({kStart.white, kStart.black, Color::kBlack}, 4, 5000);
  const auto again = search().run(kStart, kMaxPlies, 20'000);
  EXPECT_EQ(first.move, again.move);
  EXPECT_EQ(first.score, again.score);
  EXPECT_EQ(first.nodes, again.nodes);
  EXPECT_LT(first.nodes, 21'000);
  EXPECT_EQ(search().run(kStart, 5, 1).depth, 1);
}

TEST(LoaEvaluation, IsTheOppositeForTheOtherSide) {
  Random random(4);
  for (int round = 0; round < 2000; ++round) {
    const Position position =
        random_position(1 + random.below(12), 1 + random.below(12), random, random_size(random));
    EXPECT_EQ(evaluate(position), -evaluate(pass(position)));
    EXPECT_EQ(evaluate(position),
              evaluate({position.white, position.black, opponent(position.to_play), position.size}));
  }
}

TEST(LoaEvaluation, HasPlainSumsAsItsTerms) {
  Random random(5);
  for (int round = 0; round < 2000; ++round) {
    const Position position = random_position(1 + random.below(20), 2, random, random_size(random));
    std::vector<Point> points;
    for (Squares s = position.black; s != 0; s &= s - 1)
      points.push_back({first_square(s) % 8, first_square(s) / 8});
    const auto count = static_cast<int>(points.size());
    double x = 0;
    double y = 0;
    Point low{8, 8};
    Point high{-1, -1};
    int least = 0;
    for (int i = 0; i < count; ++i) {
      const Point p = points[static_cast<std::size_t>(i)];
      x += p.x;
      y += p.y;
      low = {std::min(low.x, p.x), std::min(low.y, p.y)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y)};
      least += i == 0 ? 0 : i <= 8 ? 1 : 2;
    }
    const Point centre{static_cast<int>(std::floor(x / count + 0.5)),
                       static_cast<int>(std::floor(y / count + 0.5))};
    ASSERT_EQ(centre_of_mass(position.black), 8 * centre.y + centre.x);
    const auto distance = [&](Point p) {
      return std::max(std::abs(p.x - centre.x), std::abs(p.y - centre.y));
    };
    int distances = 0;
    for (const Point p : points) distances += distance(p);
    int quads = 0;
    for (int square = 0; square < 55; ++square) {
      if (square % 8 == 7) continue;
      const Squares window = position.black >> square & 0x303;
      const bool is_diagonal = window == 0x201 || window == 0x102;
      quads += std::popcount(window) == 4 ? 20 : std::popcount(window) == 3 ? 14 : is_diagonal ? 10 : 0;
    }
    const Terms found = terms(position, Color::kBlack);
    ASSERT_EQ(found.concentration, -123 * (distances - least) / count);
    ASSERT_EQ(found.quads, quads);
    ASSERT_EQ(found.uniformity, -2 * (high.x - low.x + 1) * (high.y - low.y + 1));
    ASSERT_EQ(found.mobility, 3 * count_moves(position.with(Color::kBlack)));
  }
}

TEST(LoaEvaluation, OfASideWithoutStonesIsNothing) {
  const Terms found = terms({0, square_bit(0), Color::kWhite}, Color::kBlack);
  EXPECT_EQ(found.concentration, 0);
  EXPECT_EQ(found.quads, 0);
  EXPECT_EQ(found.mobility, 0);
  EXPECT_EQ(found.uniformity, 0);
}

/// The windows with three or four stones, by their south-west square.
Squares firm_windows(Squares s) {
  const Squares e = west(s);
  const Squares n = south(s);
  const Squares ne = south(e);
  return ((s & e) & (n | ne)) | ((s | e) & (n & ne));
}

/// The source claims that stones in windows of three or four cannot be cut by one capture while a diagonal
/// pair can. Checked on every set of a 4×4 board in the middle of the board.
TEST(LoaQuads, WhatOneCaptureCuts) {
  int firm_sets = 0;
  int cut_sets = 0;
  const auto after_capture = [](Squares stones, auto&& check) {
    for (Squares s = stones; s != 0; s &= s - 1) check(stones & ~(s & (~s + 1)));
  };
  for (unsigned bits = 1; bits < 1U << 16; ++bits) {
    Squares stones = 0;
    for (int row = 0; row < 4; ++row) stones |= Squares{bits >> 4 * row & 15U} << (8 * (row + 2) + 2);
    Squares held = 0;
    for (Squares w = firm_windows(stones); w != 0; w &= w - 1) {
      const Squares window = stones & (Squares{0x303} << first_square(w));
      ASSERT_GE(std::popcount(window), 3);
      held |= window;
      // Within a window the claim holds: whichever stone is captured, the others touch.
      after_capture(window, [](Squares rest) { ASSERT_TRUE(is_connected(rest)); });
    }
    if (held != stones || !is_connected(stones)) continue;
    ++firm_sets;
    bool cut = false;
    after_capture(stones, [&](Squares rest) { cut |= !is_connected(rest); });
    cut_sets += cut ? 1 : 0;
  }
  // For a whole group it does not hold: two windows may be joined by a single stone.
  EXPECT_EQ(firm_sets, 8682);
  EXPECT_EQ(cut_sets, 2348);
  // A chain of diagonal pairs is cut at the stone that they share.
  const Squares chain = square_bit(0) | square_bit(9) | square_bit(18);
  EXPECT_TRUE(is_connected(chain));
  EXPECT_FALSE(is_connected(chain & ~square_bit(9)));
}

}  // namespace
}  // namespace kakoi::loa
