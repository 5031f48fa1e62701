// Benson against the plain definition, on thousands of random positions.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "support/plain_benson.h"

namespace kakoi::go {
namespace {

using namespace test;

/// Stones spread around a few centres, each point taking the colour of the nearest, and some points left
/// empty: large chains with eyes.
PlainBoard voronoi_board(Size size, Random& random) {
  PlainBoard board = PlainBoard::empty(size);
  struct Centre {
    Point at;
    char stone;
  };
  std::vector<Centre> centres;
  for (int i = 2 + random.below(5); i > 0; --i) {
    centres.push_back({{random.below(size.width), random.below(size.height)}, random.chance(50) ? 'X' : 'O'});
  }
  const int empty_percent = 10 + random.below(30);
  for (int p = 0; p < board.points(); ++p) {
    const auto distance = [&](const Centre& centre) {
      const Point at = to_point(board, p);
      return std::abs(at.x - centre.at.x) + std::abs(at.y - centre.at.y);
    };
    const auto nearest =
        *std::min_element(centres.begin(), centres.end(),
                          [&](const Centre& a, const Centre& b) { return distance(a) < distance(b); });
    if (!random.chance(empty_percent)) board.put(p, nearest.stone);
  }
  return board;
}

/// One colour's stones at random with a few of the other's in between: many chains that share their eyes.
PlainBoard lace_board(Size size, Random& random) {
  PlainBoard board = PlainBoard::empty(size);
  const int stones_percent = 40 + random.below(45);
  const int others_percent = random.below(15);
  for (char& cell : board.cells)
    cell = random.chance(stones_percent) ? 'X' : random.chance(others_percent) ? 'O' : '.';
  return board;
}

/// A position of a random game in which neither side fills a one-point eye of its own.
PlainBoard playout_board(Size size, Random& random) {
  PlainBoard board = PlainBoard::empty(size);
  Color mover = Color::kBlack;
  int ko = -1;
  for (int move = board.points() / 2 + random.below(2 * board.points()); move > 0;
       --move, mover = opponent(mover)) {
    const int p = random.below(board.points());
    const auto around = board.neighbours(p);
    const bool eye =
        std::all_of(around.begin(), around.end(), [&](int q) { return board.at(q) == stone_of(mover); });
    const PlainMove played = plain_play(board, mover, p, ko, false);
    if (eye || played.legality != Legality::kLegal) continue;
    board = played.after;
    ko = played.ko;
  }
  return board;
}

class RandomBenson : public testing::TestWithParam<Size> {
 protected:
  /// Compares the engine with the definition, in every class, for both colours and rules.
  void compare(const PlainBoard& board) {
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      for (const SuicideRule suicide : {SuicideRule::kForbidden, SuicideRule::kAllowed}) {
        const PlainAlive expected = plain_pass_alive(board, color, suicide);
        alive_boards_ += !expected.stones.empty();
        const Grid grid = grid_of(GetParam());
        // One object for all: nothing may be left over from the position before.
        static Benson benson;
        const auto& found = benson.pass_alive(to_position(board), color, suicide, grid);
        for (int i = 1; i < found.link_count; ++i) {
          ASSERT_LE(found.links[i - 1].region, found.links[i].region) << "not ordered by region";
        }
        ASSERT_EQ(to_plain(found, board.width), expected)
            << (suicide == SuicideRule::kAllowed ? "suicide allowed, " : "") << stone_of(color) << " on"
            << testing::PrintToString(to_position(board));
      }
    }
  }

  /// Small boards take no time.
  [[nodiscard]] int rounds() const {
    const int points = GetParam().width * GetParam().height;
    const int all = 6 + 8'000 / points;
    return points < 100 ? all : test::share_of(all);
  }

  Random random_{5};
  int alive_boards_ = 0;
};
INSTANTIATE_TEST_SUITE_P(Sizes, RandomBenson,
                         testing::Values(Size{1, 9}, Size{4, 4}, Size{5, 3}, Size{5, 5}, Size{4, 7},
                                         Size{6, 6}, Size{7, 7}, Size{9, 9}, Size{32, 2}, Size{2, 32},
                                         Size{13, 7}, Size{13, 13}, Size{19, 19}, Size{32, 32}),
                         name_of);

TEST_P(RandomBenson, AgreesOnDenseBoards) {
  for (int round = 0; round < rounds(); ++round) {
    for (const int percent : {70, 85})
      ASSERT_NO_FATAL_FAILURE(compare(random_board(GetParam(), percent, random_)));
  }
}

TEST_P(RandomBenson, AgreesOnBoardsOfManyChains) {
  for (int round = 0; round < 2 * rounds(); ++round) {
    ASSERT_NO_FATAL_FAILURE(compare(lace_board(GetParam(), random_)));
  }
  EXPECT_GT(alive_boards_, 0) << "no life at all: these positions test nothing";
}

TEST_P(RandomBenson, AgreesOnBoardsOfLargeAreas) {
  for (int round = 0; round < 2 * rounds(); ++round) {
    ASSERT_NO_FATAL_FAILURE(compare(voronoi_board(GetParam(), random_)));
  }
  EXPECT_GT(alive_boards_, 0);
}

TEST_P(RandomBenson, AgreesOnPositionsOfGames) {
  for (int round = 0; round < rounds(); ++round) {
    ASSERT_NO_FATAL_FAILURE(compare(playout_board(GetParam(), random_)));
  }
}

TEST(BensonDefinition, IsTheLargestSoundSetOfChains) {
  // The reference itself is compared with a search of all sets of chains, in which the order of dropping
  // plays no part.
  Random random(6);
  int compared = 0;
  for (int round = 0; round < test::share_of(1'500); ++round) {
    const auto board = lace_board({4 + round % 3, 4}, random);
    for (const SuicideRule suicide : {SuicideRule::kForbidden, SuicideRule::kAllowed}) {
      const auto expected = plain_pass_alive_by_subsets(board, Color::kBlack, suicide);
      ASSERT_EQ(plain_pass_alive(board, Color::kBlack, suicide).stones, expected);
      compared += !expected.empty();
    }
  }
  EXPECT_GT(compared, test::share_of(100));
}

}  // namespace
}  // namespace kakoi::go
