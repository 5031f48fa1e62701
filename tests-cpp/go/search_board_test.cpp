#include "go/boards/search_board.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "go/rules/moves.h"
#include "support/random.h"
#include "support/sizes.h"

namespace kakoi::go {
namespace {

using namespace test;

Position position_of(const SearchBoard& board, const Grid& grid) {
  Position position = Position::none();
  for_each_point(grid.full, [&](Point p) {
    const int at = cell_of(p);
    if (board.is_stone(at)) position.stones(board.color(at)).set(p);
  });
  return position;
}

/// Holds the board against the rules on sets: stones, chains and liberties.
void expect_same(SearchBoard& board, const Position& expected, const Grid& grid) {
  ASSERT_EQ(position_of(board, grid), expected);
  for_each_point(expected.occupied(), [&](Point p) {
    const int at = cell_of(p);
    const PointSet chain = expand(PointSet::of(p), expected.stones(board.color(at)));
    int stones = 0;
    board.each_stone(board.chain(at), [&](int stone) {
      ++stones;
      return chain.has(point_of(stone));
    });
    ASSERT_EQ(stones, chain.count());
    ASSERT_EQ(board.size(board.chain(at)), chain.count());
    const PointSet around = liberties(chain, expected.empties(grid));
    PointSet found = PointSet::none();
    board.each_liberty(board.chain(at), [&](int liberty) {
      found.set(point_of(liberty));
      return true;
    });
    ASSERT_EQ(found, around);
    ASSERT_EQ(board.liberties_at(at), around.count());
  });
}

class SearchBoardGames : public testing::TestWithParam<Size> {};

TEST_P(SearchBoardGames, GoForthAndBackAsTheRulesHaveIt) {
  const Grid grid = grid_of(GetParam());
  Random random(7);
  const auto board = std::make_unique<SearchBoard>();
  for (int game = 0; game < 60; ++game) {
    struct State {
      Position position;
      Point ko;
    };
    std::vector<State> states{{Position::none(), kNoPoint}};
    board->load(states.back().position, grid);
    for (int step = 0; step < 150 && !testing::Test::HasFatalFailure(); ++step) {
      const Position now = states.back().position;
      if (states.size() > 1 && random.chance(30)) {
        states.pop_back();
        board->undo();
      } else if (random.chance(3)) {
        states.push_back({now, kNoPoint});
        board->pass();
      } else {
        const PointSet empties = now.empties(grid);
        if (empties.empty()) break;
        const Point p = empties.nth_point(random.below(empties.count()));
        const Color color = random.chance(50) ? Color::kBlack : Color::kWhite;
        MoveResult result;
        const bool legal = play(now, color, p, {}, grid, result) == Legality::kLegal;
        ASSERT_EQ(board->is_possible(color, cell_of(p)), legal);
        if (!legal) continue;
        board->play(color, cell_of(p));
        states.push_back({result.position, result.ko});
      }
      expect_same(*board, states.back().position, grid);
      ASSERT_EQ(point_of(board->ko()), states.back().ko);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Sizes, SearchBoardGames,
                         testing::Values(Size{3, 3}, Size{7, 1}, Size{5, 4}, Size{9, 9}), name_of);

}  // namespace
}  // namespace kakoi::go
