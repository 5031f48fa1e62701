// Positions in which threats leave a side no choice.

#include "go/reading/life_threats.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "support/diagram.h"

namespace kakoi::go {
namespace {

/// The legal moves that must_play() leaves to a side, as '*' on the rows of the diagram; the target is all
/// black stones.
std::string left(std::string_view text, Side turn) {
  const test::Rows rows = test::diagram(text);
  const Grid grid = test::grid_of(rows);
  const Position position = test::stones(rows);
  LifeArea area;
  const PointSet region = enclosed_with(position, Color::kBlack, position.black, grid);
  if (!area.load(position, Color::kBlack, position.black, region, grid)) return "too large";
  const LifeState state = first_state(area, turn, LifeState::kNoBan);
  const LifeMoves moves = moves_of(area, state);
  const LifeArea::Bits points = moves.legal & must_play(area, state, moves);
  std::string result;
  for (int y = 0; y < grid.height; ++y) {
    for (int x = 0; x < grid.width; ++x) {
      const int i = area.index_of({x, y});
      const char stone = position.black.has({x, y}) ? 'X' : position.white.has({x, y}) ? 'O' : '.';
      result += i >= 0 && (points >> i & 1) != 0 ? '*' : stone;
    }
    result += '\n';
  }
  return result;
}

TEST(MustPlay, IsInTheEyesThatAMoveWouldMake) {
  // Black threatens to play in the middle: White has to be there, or in one of the two eyes, not at the outer liberty.
  EXPECT_EQ(left(R"(
      . . . . . . .
      O O O O O O .
      X X X X . O .
      . . . X O O .)",
                 kAttacker),
            ".......\n"
            "OOOOOO.\n"
            "XXXX.O.\n"
            "***XOO.\n");
}

TEST(MustPlay, LeavesNothingWhereEveryMoveLoses) {
  // Both liberties of Black lie beside stones that cannot be captured.
  EXPECT_EQ(left(R"(
      O . . . . .
      O O O O O .
      X X X X O .
      . X O . O .
      O O O O O .)",
                 kDefender),
            "O.....\n"
            "OOOOO.\n"
            "XXXXO.\n"
            ".XO.O.\n"
            "OOOOO.\n");
}

TEST(MustPlay, IsAnywhereWithoutAThreat) {
  EXPECT_EQ(left(R"(
      . . . . . . . .
      O O O O O O . .
      X X X X X O . .
      . . . . X O . .
      . . . . X O . .
      . . . . X O . .)",
                 kAttacker),
            "........\n"
            "OOOOOO..\n"
            "XXXXXO..\n"
            "****XO..\n"
            "****XO..\n"
            "****XO..\n");
}

}  // namespace
}  // namespace kakoi::go
