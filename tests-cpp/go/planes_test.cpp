// The planes of the network: boards on which each is seen, and the rules of moves on random ones.

#include "go/net/planes.h"

#include <gtest/gtest.h>

#include "core/random.h"
#include "go/playouts/playout.h"
#include "go/rules/moves.h"
#include "support/diagram.h"

namespace kakoi::go {
namespace {

const Planes& look(const PlayoutBoard& board, Color to_play, const Grid& grid, int last = kNoCell) {
  static Planes planes;  // large
  planes.look(board, to_play, last, kNoCell, grid);
  return planes;
}

/// The points of a plane on a board with Black to play, marked.
test::Rows plane(std::string_view text, int number) {
  test::Rows rows = test::diagram(text);
  const Grid grid = test::grid_of(rows);
  PlayoutBoard board;
  board.load(test::stones(rows), grid);
  const Planes& planes = look(board, Color::kBlack, grid);
  for_each_point(grid.full, [&](Point p) {
    const bool has = (planes.bits(cell_of(p)) >> number & 1U) != 0;
    rows[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)] = has ? '#' : '.';
  });
  return rows;
}

TEST(Planes, TellTheLibertiesOfChains) {
  constexpr auto board = R"(
      X O . . .
      X O . . .
      . . . O .
      . X X . .
      . . . . .)";
  EXPECT_EQ(plane(board, Planes::kOwnLiberties), test::diagram(R"(
      # . . . .
      # . . . .
      . . . . .
      . . . . .
      . . . . .)"));
  EXPECT_EQ(plane(board, Planes::kTheirLiberties + 2), test::diagram(R"(
      . # . . .
      . # . . .
      . . . . .
      . . . . .
      . . . . .)"));
  EXPECT_EQ(plane(board, Planes::kOwn), test::diagram(R"(
      # . . . .
      # . . . .
      . . . . .
      . # # . .
      . . . . .)"));
}

TEST(Planes, FollowLadders) {
  constexpr auto board = R"(
      . . . . . . .
      . . . . . . .
      . . X X . . .
      . X O . . . .
      . . X . . . .
      . . . . . . .
      . . . . . . .)";
  EXPECT_EQ(plane(board, Planes::kTheirCaught), test::diagram(R"(
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . # . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .)"));
}

TEST(Planes, TellWhatLivesForGood) {
  constexpr auto board = R"(
      . O . O . X .
      O O O O X X .
      . . . . . . .)";
  EXPECT_EQ(plane(board, Planes::kTheirAlive), test::diagram(R"(
      # # # # . . .
      # # # # . . .
      . . . . . . .)"));
  EXPECT_EQ(plane(board, Planes::kOwnAlive), test::diagram(R"(
      . . . . . . .
      . . . . . . .
      . . . . . . .)"));
}

TEST(Planes, TellTheLastMoveAndTheKo) {
  const auto rows = test::diagram(R"(
      . X O .
      X . X O
      . X O .
      . . . .)");
  const Grid grid = test::grid_of(rows);
  PlayoutBoard board;
  board.load(test::stones(rows), grid);
  ASSERT_TRUE(board.play(Color::kWhite, cell_of({1, 1})));
  const Planes& planes = look(board, Color::kBlack, grid, cell_of({1, 1}));
  EXPECT_NE(planes.bits(cell_of({1, 1})) & 1U << Planes::kLast, 0U);
  EXPECT_NE(planes.bits(cell_of({2, 1})) & 1U << Planes::kForbidden, 0U);
}

/// The liberties that a stone would have there by the rules; 0 where it is forbidden.
int liberties_by_rules(const Position& position, Color color, Point p, const Grid& grid, bool& takes) {
  MoveResult after;
  takes = false;
  if (play(position, color, p, {}, grid, after) != Legality::kLegal) return 0;
  takes = after.captured.any();
  const PointSet chain = expand(PointSet::of(p), after.position.stones(color));
  return liberties(chain, after.position.empties(grid)).count();
}

TEST(Planes, TellTheLibertiesOfAStoneThatIsNotYetThere) {
  Random random(1);
  int moves = 0;
  for (int game = 0; game < 12; ++game) {
    const Grid grid(game % 2 == 0 ? 7 : 9, 9);
    PlayoutBoard board;
    board.load(Position::none(), grid);
    play_out(PlayoutStyle::kUniform, board, Color::kBlack, 60 + game, random);
    Position position = Position::none();
    for_each_point(grid.full, [&](Point p) {
      if (board.is_stone(cell_of(p))) position.stones(board.color(cell_of(p))).set(p);
    });
    const Planes& planes = look(board, Color::kWhite, grid);
    for_each_point(position.empties(grid), [&](Point p) {
      const std::uint32_t bits = planes.bits(cell_of(p));
      bool takes = false;
      const int own = liberties_by_rules(position, Color::kWhite, p, grid, takes);
      EXPECT_EQ((bits >> Planes::kTakes & 1U) != 0, takes);
      // The liberties that a capture frees elsewhere are not counted.
      for (int count = 1; count <= 3 && !takes; ++count)
        EXPECT_EQ((bits >> (Planes::kOwnAfter + count - 1) & 1U) != 0, own == count);
      const int theirs = liberties_by_rules(position, Color::kBlack, p, grid, takes);
      EXPECT_EQ((bits >> Planes::kLoses & 1U) != 0, takes);
      for (int count = 1; count <= 2 && !takes; ++count)
        EXPECT_EQ((bits >> (Planes::kTheirAfter + count - 1) & 1U) != 0, theirs == count);
      ++moves;
    });
  }
  EXPECT_GT(moves, 100);
}

}  // namespace
}  // namespace kakoi::go
