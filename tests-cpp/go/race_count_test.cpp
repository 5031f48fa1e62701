// Races by counting liberties: the rule beside every line of play, and boards that it decides or leaves alone.

#include "go/reading/race_count.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "support/diagram.h"
#include "support/reading_words.h"

namespace kakoi::go {
namespace {

using enum Color;

/// A race as nothing but numbers, for the side to move.
struct Numbers {
  RaceSide own;
  RaceSide other;
  int shared;
  bool passed;

  [[nodiscard]] Numbers turned() const {
    return {.own = other, .other = own, .shared = shared, .passed = false};
  }
  [[nodiscard]] std::array<int, 8> key() const {
    return {own.outside, own.eye, own.filled, other.outside, other.eye, other.filled, shared, passed ? 1 : 0};
  }
};

int gaps(const RaceSide& side) { return side.outside + side.eye - side.filled; }

/// The best result for the side to move, by every line of play: 1 when it captures, -1 when it is captured, 0 when both stay.
/// It fills a liberty, captures the stones in its eye when they leave one point, or passes.
int best(const Numbers& race) {
  static std::map<std::array<int, 8>, int> known;
  const auto found = known.find(race.key());
  if (found != known.end()) return found->second;
  int most = -1;
  const auto consider = [&](const Numbers& next) {
    if (most < 1) most = std::max(most, -best(next.turned()));
  };
  const RaceSide& other = race.other;
  if (gaps(other) + race.shared == 1) {
    most = 1;
  } else {
    Numbers next = race;
    if (other.outside > 0) {
      --next.other.outside;
      consider(next);
    }
    next = race;
    if (race.shared > 0 && gaps(race.own) + race.shared > 1) {
      --next.shared;
      consider(next);
    }
    next = race;
    if (other.eye > other.filled + 1) {
      ++next.other.filled;
      consider(next);
    }
    next = race;
    if (race.own.filled > 0 && race.own.eye == race.own.filled + 1) {
      next.own.eye = race.own.filled;
      next.own.filled = 0;
      consider(next);
    }
    if (race.passed) {
      most = std::max(most, 0);
    } else {
      next = race.turned();
      next.passed = true;
      most = std::max(most, -best(next));
    }
  }
  known[race.key()] = most;
  return most;
}

TEST(RaceCount, IsWhatTheBestPlayComesTo) {
  int races = 0;
  const auto eyes = [](const auto& visit) {
    visit(0, 0);
    for (int eye = 1; eye <= 6; ++eye) {
      for (int filled = 0; filled < eye; ++filled) visit(eye, filled);
    }
  };
  eyes([&](int own_eye, int own_filled) {
    eyes([&](int other_eye, int other_filled) {
      for (int own = 0; own < 4; ++own) {
        for (int other = 0; other < 4; ++other) {
          for (int shared = 0; shared < 4; ++shared) {
            const Numbers race{.own = {.outside = own, .eye = own_eye, .filled = own_filled},
                               .other = {.outside = other, .eye = other_eye, .filled = other_filled},
                               .shared = shared,
                               .passed = false};
            if (gaps(race.own) + shared == 0 || gaps(race.other) + shared == 0) continue;
            const RaceResult result = result_of(race.own, race.other, shared);
            const int counted = result == RaceResult::kFirstCaptures    ? 1
                                : result == RaceResult::kSecondCaptures ? -1
                                                                        : 0;
            ASSERT_EQ(counted, best(race))
                << own << "+" << own_filled << "/" << own_eye << " against " << other << "+" << other_filled
                << "/" << other_eye << ", " << shared << " shared";
            ++races;
          }
        }
      }
    });
  });
  EXPECT_EQ(races, 30'801);
}

/// The fates of the chains at two points, or "not counted".
std::string count(std::string_view text, Point a, Point b, Color to_play) {
  struct Readers {
    LifeReader life;
    CaptureReader captures;
  };
  static const auto readers = std::make_unique<Readers>();
  const test::Rows rows = test::diagram(text);
  const Position position = test::stones(rows);
  const auto chain = [&](Point p) {
    return expand(PointSet::of(p), position.black.has(p) ? position.black : position.white);
  };
  const RaceCount count = count_race(readers->life, readers->captures, position, chain(a), chain(b), to_play,
                                     8000, test::grid_of(rows));
  if (!count.is_counted) return "not counted";
  return test::word(count.a) + " and " + test::word(count.b);
}

TEST(RaceCount, OfEqualEyesThatShareLibertiesIsSekiUnlessOneIsFarAhead) {
  // Each has an eye of five points with a stone in it, which takes seven moves, and three liberties outside.
  constexpr std::string_view even = R"(
      . . . . . . . . . . .
      . . . . . . . . . . .
      O O O O O . X X X X X
      . . . O O O X X . . .
      X X X X X X O O O O O
      . . X X X . O O O . .
      . O . X X . O O . X .)";
  EXPECT_EQ(count(even, {0, 4}, {10, 4}, kBlack), "seki and seki");
  EXPECT_EQ(count(even, {0, 4}, {10, 4}, kWhite), "seki and seki");
  // White has one liberty outside: two moves fewer, as many as there are to share.
  constexpr std::string_view ahead = R"(
      . . . . . . . . . . .
      . . . . . . . . . . .
      O O O O O . X X X X X
      . . . O O O X X X X .
      X X X X X X O O O O O
      . . X X X . O O O . .
      . O . X X . O O . X .)";
  EXPECT_EQ(count(ahead, {0, 4}, {10, 4}, kBlack), "lives and dies");
  EXPECT_EQ(count(ahead, {0, 4}, {10, 4}, kWhite), "seki and seki");
}

TEST(RaceCount, LeavesARaceAloneInWhichAChainMayGetOut) {
  // White's liberty at H4 leads on to J4.
  constexpr std::string_view open = R"(
      . . . . . . . . . . .
      . . . . . . . . . . .
      O O O O O . X . X X X
      . . . O O O X . X X .
      X X X X X X O O O O O
      . . X X X . O O O . .
      . O . X X . O O . X .)";
  EXPECT_EQ(count(open, {0, 4}, {10, 4}, kBlack), "not counted");
  // Black joins its stone above.
  constexpr std::string_view joined = R"(
      . . . . . . . . . . .
      . . . . . . . . . . .
      O X O O O . X X X X X
      . . . O O O X X X X .
      X X X X X X O O O O O
      . . X X X . O O O . .
      . O . X X . O O . X .)";
  EXPECT_EQ(count(joined, {0, 4}, {10, 4}, kBlack), "not counted");
}

TEST(RaceCount, IsOfChainsThatTouch) {
  // Each has an eye and four liberties outside, which others fill.
  EXPECT_EQ(count(R"(
      . . . . . . . X . O .
      . . . . . . . X . O O
      . . . . . . . X X . .
      . . . . . . . . X X X
      . . . . . . . . . . .
      O O O . . . . . . . .
      . . O O . . . . . . .
      X X . O . . . . . . .
      . X . O . . . . . . .)",
                  {1, 8}, {9, 0}, kBlack),
            "not counted");
}

TEST(RaceCount, LeavesAnEyeAloneThatItsOwnerDivides) {
  // Black lives with B1. White takes that point, and is three moves behind all the same.
  constexpr std::string_view undecided = R"(
      . . . . . . . . . . .
      . . . . . . . . . . .
      O O O O O . X X X X X
      . . . O O O X X X X .
      X X X X X X O O O O O
      . . X X X . O O O . .
      . . . X X . O O . X .)";
  EXPECT_EQ(count(undecided, {0, 4}, {10, 4}, kBlack), "not counted");
  EXPECT_EQ(count(undecided, {0, 4}, {10, 4}, kWhite), "lives and dies");
}

}  // namespace
}  // namespace kakoi::go
