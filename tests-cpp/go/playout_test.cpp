// Playouts: every move is compared with the plain rules, and statistics of many games with known values.

#include "go/playouts/playout.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "core/random.h"
#include "go/playouts/ownership.h"
#include "support/plain_go.h"

namespace kakoi::go {
namespace {

using test::PlainBoard;
using test::Size;

constexpr int kNone = -1;

/// An eye by its definition: all neighbours are stones of the colour, and at most one of four diagonal points
/// (at the edge none) is the opponent's.
bool plain_eye(const PlainBoard& board, Color color, int p) {
  for (const int q : board.neighbours(p)) {
    if (board.at(q) != test::stone_of(color)) return false;
  }
  int hostile = 0;
  int diagonals = 0;
  for (const int dy : {-1, 1}) {
    for (const int dx : {-1, 1}) {
      const int x = p % board.width + dx;
      const int y = p / board.width + dy;
      if (x < 0 || y < 0 || x >= board.width || y >= board.height) continue;
      ++diagonals;
      hostile += board.at(y * board.width + x) == test::stone_of(opponent(color));
    }
  }
  return hostile <= (diagonals == 4 ? 1 : 0);
}

bool may_play(const PlainBoard& board, Color color, int p, int ko) {
  return board.at(p) == '.' && !plain_eye(board, color, p) &&
         test::plain_play(board, color, p, ko, false).legality == Legality::kLegal;
}

int plain_point(const PlainBoard& board, int cell) {
  const Point p = point_of(cell);
  return p.y * board.width + p.x;
}

/// Plays the board out and follows on the plain one; returns the plain one. A careful playout may pass where
/// it could only throw a chain away, and connect in an eye to save a chain.
PlainBoard follow(const PlainBoard& start, Color first, Random& random,
                  PlayoutStyle style = PlayoutStyle::kUniform) {
  PlainBoard plain = start;
  PlayoutBoard board;
  const Grid grid(start.width, start.height);
  board.load(test::to_position(start), grid);
  int ko = kNone;
  int passes = 0;
  play_out(style, board, first, 3 * start.points(), random, [&](Color color, int cell) {
    if (cell == kNoCell) {
      if (style == PlayoutStyle::kUniform) {
        for (int p = 0; p < plain.points(); ++p) EXPECT_FALSE(may_play(plain, color, p, ko)) << plain.cells;
      }
      ko = kNone;
      ++passes;
      return;
    }
    const int p = plain_point(plain, cell);
    const auto move = test::plain_play(plain, color, p, ko, false);
    EXPECT_EQ(move.legality, Legality::kLegal) << plain.cells << " at " << p;
    if (style == PlayoutStyle::kUniform) {
      EXPECT_FALSE(plain_eye(plain, color, p)) << plain.cells << " at " << p;
    }
    plain = move.after;
    ko = move.ko;
    passes = 0;
  });
  for (int p = 0; p < plain.points(); ++p) {
    const int owner = board.owner(cell_of(test::to_point(plain, p)));
    if (plain.at(p) != '.') {
      EXPECT_EQ(owner, plain.at(p) == 'X' ? 1 : -1) << plain.cells;
    }
  }
  return plain;
}

TEST(Playout, PlaysLegalMovesThatFillNoEyeUntilThereIsNone) {
  Random random(1);
  for (const Size size :
       {Size{1, 1}, Size{1, 9}, Size{2, 2}, Size{5, 5}, Size{7, 4}, Size{9, 9}, Size{13, 13}}) {
    for (int i = 0; i < 20; ++i) {
      follow(PlainBoard::empty(size), i % 2 == 0 ? Color::kBlack : Color::kWhite, random);
    }
  }
  follow(PlainBoard::empty({19, 19}), Color::kBlack, random);
  follow(PlainBoard::empty({32, 3}), Color::kWhite, random);
  follow(PlainBoard::empty({3, 32}), Color::kWhite, random);
}

TEST(Playout, StartsFromAnyPosition) {
  Random random(2);
  test::Random boards(3);
  for (int i = 0; i < 300; ++i) {
    const Size size{1 + boards.below(9), 1 + boards.below(9)};
    PlainBoard board = test::random_board(size, 20 + boards.below(60), boards);
    for (int p = 0; p < board.points(); ++p) {  // chains that the rules would have removed
      if (board.at(p) == '.' || !board.liberties(board.chain(p)).empty()) continue;
      for (const int q : board.chain(p)) board.put(q, '.');
    }
    follow(board, Color::kBlack, random);
    follow(board, Color::kWhite, random, PlayoutStyle::kCareful);
    follow(board, Color::kBlack, random, PlayoutStyle::kSparing);
  }
}

TEST(Playout, EndsWhenAllIsDecided) {
  // Both live with two eyes each and there is nothing left to play.
  const auto rows = test::diagram(R"(
      . X . X O .
      X X X X O O
      . X X X O .
      X X X X O O)");
  PlayoutBoard board;
  board.load(test::stones(rows), test::grid_of(rows));
  Random random(1);
  EXPECT_EQ(play_out(PlayoutStyle::kUniform, board, Color::kBlack, 72, random, [](Color, int) {}), 0);
}

TEST(Playout, ChoosesEachMoveEquallyOften) {
  // Black's first move. Not A4 (an eye), not D4 (suicide).
  const auto rows = test::diagram(R"(
      . X O .
      X X O O
      . . . .)");
  constexpr int kRounds = 40'000;
  std::map<int, int> chosen;
  PlayoutBoard start;
  start.load(test::stones(rows), test::grid_of(rows));
  Random random(5);
  for (int i = 0; i < kRounds; ++i) {
    PlayoutBoard board = start;
    bool first = true;
    play_out(PlayoutStyle::kUniform, board, Color::kBlack, 36, random, [&](Color, int cell) {
      if (first) ++chosen[cell];
      first = false;
    });
  }
  ASSERT_EQ(chosen.size(), 4U);
  for (const auto& [cell, count] : chosen) {
    EXPECT_EQ(point_of(cell).y, 2);
    EXPECT_NEAR(count, kRounds / 4, 5 * std::sqrt(kRounds * 3.0 / 16)) << "five standard deviations";
  }
}

TEST(Playout, LastsAsLongAsOtherProgramsFind) {
  // libEGO and Pachi report about 451 moves for uniform playouts from the empty 19×19 board.
  Random random(7);
  PlayoutBoard start;
  start.load(Position::none(), Grid(19, 19));
  int moves = 0;
  for (int i = 0; i < 300; ++i) {
    PlayoutBoard board = start;
    moves += play_out(PlayoutStyle::kUniform, board, Color::kBlack, 3 * 361, random, [](Color, int) {});
  }
  EXPECT_NEAR(moves / 300.0, 451, 5);
}

TEST(Random, IsTheSameEverywhere) {
  Random random(0);
  const std::vector<std::uint32_t> first{random.next(), random.next(), random.next()};
  EXPECT_EQ(first, (std::vector<std::uint32_t>{3183060286U, 3076213815U, 3271283110U}));
  EXPECT_NE(Random(1).next(), Random(2).next());
  for (int i = 0; i < 1000; ++i) EXPECT_LT(random.below(7), 7U);
}

const test::Rows kEmpty9{std::vector<std::string>(9, std::string(9, '.'))};

std::vector<std::int32_t> ownership(const test::Rows& rows, int playouts, std::uint64_t seed) {
  static Ownership work;
  const Grid grid = test::grid_of(rows);
  std::vector<std::int32_t> sums(static_cast<std::size_t>(grid.width * grid.height));
  work.add(PlayoutStyle::kUniform, test::stones(rows), grid, playouts, seed, sums.data());
  return sums;
}

TEST(Ownership, OfWhatIsDecidedIsCertain) {
  const auto rows = test::diagram(R"(
      . X . X O .
      X X X X O O
      . X X X O .
      X X X X O O)");
  const std::vector<std::int32_t> expected{
      9, 9, 9, 9, -9, -9,  //
      9, 9, 9, 9, -9, -9,  //
      9, 9, 9, 9, -9, -9,  //
      9, 9, 9, 9, -9, -9,
  };
  EXPECT_EQ(ownership(rows, 9, 0), expected);
}

TEST(Ownership, OfTheEmptyBoardIsNobodys) {
  for (const std::int32_t sum : ownership(kEmpty9, 2000, 1)) EXPECT_LT(std::abs(sum), 300);
}

TEST(Ownership, SeesWhoIsStronger) {
  const auto rows = test::diagram(R"(
      . . X . . . O . .
      . . X . . . O . .
      . . X . . . O . .
      . . X . . . O . .
      . . X . . . O . .)");
  const auto sums = ownership(rows, 200, 1);
  EXPECT_GT(sums[0], 100);
  EXPECT_LT(sums[8], -100);
  EXPECT_LT(std::abs(sums[4]), 100);
}

TEST(Ownership, DependsOnTheSeedAlone) {
  EXPECT_EQ(ownership(kEmpty9, 20, 3), ownership(kEmpty9, 20, 3));
  EXPECT_NE(ownership(kEmpty9, 20, 3), ownership(kEmpty9, 20, 4));
  int signature = 0;
  for (const std::int32_t sum : ownership(kEmpty9, 20, 3)) signature = signature * 31 % 1'000'003 + sum;
  EXPECT_EQ(signature, 957043) << "on every machine";
}

}  // namespace
}  // namespace kakoi::go
