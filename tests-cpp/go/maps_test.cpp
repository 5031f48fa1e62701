// Vicinity, influence, what moves gain of it, and Bouzy's map against plain versions written from their definitions, point by point.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <deque>

#include "core/symmetry.h"
#include "go/maps/bouzy.h"
#include "go/maps/influence.h"
#include "go/maps/influence_gain.h"
#include "go/maps/vicinity.h"
#include "support/plain_go.h"

namespace kakoi::go {
namespace {

using test::PlainBoard;
using Values = std::vector<int>;

constexpr int kFar = 1 << 20;

PlainBoard plain(const test::Rows& rows) {
  PlainBoard board{test::width_of(rows), test::height_of(rows), ""};
  for (const auto& row : rows) board.cells += row;
  for (char& cell : board.cells) {
    if (cell != 'X' && cell != 'O') cell = '.';
  }
  return board;
}

/// For each point the fewest empty points before it on a way from `start`: 0-1 breadth-first search.
std::vector<int> empties_before(const PlainBoard& board, int start) {
  std::vector<int> cost(board.cells.size(), kFar);
  std::deque<int> queue{start};
  cost[static_cast<std::size_t>(start)] = 0;
  while (!queue.empty()) {
    const int p = queue.front();
    queue.pop_front();
    const int step = board.at(p) == '.' ? 1 : 0;
    for (const int q : board.neighbours(p)) {
      const int through = cost[static_cast<std::size_t>(p)] + step;
      if (through >= cost[static_cast<std::size_t>(q)]) continue;
      cost[static_cast<std::size_t>(q)] = through;
      if (step == 0) {
        queue.push_front(q);
      } else {
        queue.push_back(q);
      }
    }
  }
  return cost;
}

/// For each empty point the number of steps in which some of the colour's stones get there, breadth-first and
/// stone by stone.
std::vector<int> steps_to(const PlainBoard& board, Color color, const std::vector<int>& from) {
  const auto beside_opponent = [&](int p) {
    const auto around = board.neighbours(p);
    return std::any_of(around.begin(), around.end(),
                       [&](int q) { return board.at(q) == test::stone_of(opponent(color)); });
  };
  std::vector<int> steps(board.cells.size(), kFar);
  std::deque<int> queue;
  for (const int p : from) {
    steps[static_cast<std::size_t>(p)] = 0;
    queue.push_back(p);
  }
  while (!queue.empty()) {
    const int p = queue.front();
    queue.pop_front();
    const int here = steps[static_cast<std::size_t>(p)];
    if (here > 0 && beside_opponent(p)) continue;
    for (const int q : board.neighbours(p)) {
      if (board.at(q) != '.' || steps[static_cast<std::size_t>(q)] != kFar) continue;
      steps[static_cast<std::size_t>(q)] = here + 1;
      queue.push_back(q);
    }
  }
  for (int p = 0; p < board.points(); ++p) {
    if (board.at(p) != '.') steps[static_cast<std::size_t>(p)] = kFar;
  }
  return steps;
}

std::vector<int> stones_of(const PlainBoard& board, Color color) {
  std::vector<int> stones;
  for (int p = 0; p < board.points(); ++p) {
    if (board.at(p) == test::stone_of(color)) stones.push_back(p);
  }
  return stones;
}

/// The points whose number is below the limit.
PointSet below(const PlainBoard& board, const std::vector<int>& numbers, int limit) {
  std::vector<int> list;
  for (int p = 0; p < board.points(); ++p) {
    if (numbers[static_cast<std::size_t>(p)] < limit) list.push_back(p);
  }
  return test::to_points(board, list);
}

Values plain_bouzy(const PlainBoard& board, BouzySteps steps) {
  Values values(board.cells.size());
  for (int p = 0; p < board.points(); ++p) {
    values[static_cast<std::size_t>(p)] = board.at(p) == 'X' ? 128 : board.at(p) == 'O' ? -128 : 0;
  }
  const auto in_turn = [&](auto&& change) {
    const Values before = values;
    for (int p = 0; p < board.points(); ++p) {
      Values around;
      for (const int q : board.neighbours(p)) around.push_back(before[static_cast<std::size_t>(q)]);
      values[static_cast<std::size_t>(p)] = change(before[static_cast<std::size_t>(p)], around);
    }
  };
  const auto count = [](const Values& around, auto&& is) {
    return static_cast<int>(std::count_if(around.begin(), around.end(), is));
  };
  for (int i = 0; i < steps.dilations; ++i) {
    in_turn([&](int value, const Values& around) {
      const int positive = count(around, [](int other) { return other > 0; });
      const int negative = count(around, [](int other) { return other < 0; });
      if (value >= 0 && negative == 0) return value + positive;
      if (value <= 0 && positive == 0) return value - negative;
      return value;
    });
  }
  for (int i = 0; i < steps.erosions; ++i) {
    in_turn([&](int value, const Values& around) {
      if (value > 0) return std::max(0, value - count(around, [](int other) { return other <= 0; }));
      if (value < 0) return std::min(0, value + count(around, [](int other) { return other >= 0; }));
      return 0;
    });
  }
  return values;
}

Values engine_bouzy(const Position& position, BouzySteps steps, const Grid& grid) {
  // One value more at the end, which must stay as it is.
  std::vector<std::int16_t> values(static_cast<std::size_t>(grid.full.count()) + 1, 12345);
  Bouzy(position, steps, grid).store(values.data(), grid);
  EXPECT_EQ(values.back(), 12345);
  return {values.begin(), values.end() - 1};
}

/// The points that a diagram marks with a digit up to `most`.
PointSet digits(const test::Rows& rows, int most) {
  PointSet result = PointSet::none();
  test::for_each_cell(rows, [&](Point p, char cell) {
    if (cell >= '1' && cell <= '0' + most) result.set(p);
  });
  return result;
}

constexpr int kForEver = 1024;

TEST(Vicinity, CrossesStonesFreeOfCharge) {
  const auto rows = test::diagram(R"(
      3 2 1 1 2 3
      2 1 O O 1 2
      3 2 1 X 1 2
      4 3 2 1 2 3
      5 4 3 2 3 4)");
  const auto position = test::stones(rows);
  const auto grid = test::grid_of(rows);
  EXPECT_TRUE(vicinity(position, {3, 2}, 0, grid).empty());
  for (int level = 1; level <= 6; ++level) {
    EXPECT_EQ(vicinity(position, {3, 2}, level, grid), digits(rows, level) | position.occupied());
    EXPECT_EQ(vicinity(position, {2, 1}, level, grid), digits(rows, level) | position.occupied());
  }
}

TEST(Vicinity, OfAnEmptyPointBeginsWithIt) {
  const auto rows = test::diagram(R"(
      4 3 2 3 4
      3 2 1 2 3
      2 X X 2 3
      O 2 2 3 4)");
  const auto position = test::stones(rows);
  const auto grid = test::grid_of(rows);
  EXPECT_EQ(vicinity(position, {2, 1}, 1, grid), digits(rows, 1));
  EXPECT_EQ(vicinity(position, {2, 1}, 2, grid), digits(rows, 2) | position.black);
  EXPECT_EQ(vicinity(position, {2, 1}, 3, grid), digits(rows, 3) | position.occupied());
  EXPECT_EQ(vicinity(position, {2, 1}, 4, grid), grid.full);
}

TEST(Influence, EndsBesideTheOpponent) {
  const auto rows = test::diagram(R"(
      3 2 3 4 5 6
      2 1 2 3 4 O
      1 X 1 2 . .
      2 1 2 O . .)");
  const auto position = test::stones(rows);
  const auto grid = test::grid_of(rows);
  for (int reach = 0; reach <= 8; ++reach) {
    EXPECT_EQ(influence(position, Color::kBlack, reach, grid), digits(rows, reach));
  }
  EXPECT_EQ(influence(position, Color::kBlack, kForEver, grid), digits(rows, 6));
}

TEST(Influence, OfNoStoneIsNothing) {
  const auto position = test::stones(". . X\n. . .");
  EXPECT_TRUE(influence(position, Color::kWhite, kForEver, Grid(3, 2)).empty());
  EXPECT_TRUE(influence(Position::none(), Color::kBlack, kForEver, Grid(32, 32)).empty());
}

/// The gains of moves, with -99 for those that are not legal.
Values gains_of(const Position& position, Color color, int reach, const Grid& grid) {
  // One value more at the end, which must stay as it is.
  std::vector<float> gains(static_cast<std::size_t>(grid.full.count()) + 1, 12345);
  influence_gains(position, color, reach, grid, gains.data());
  EXPECT_EQ(gains.back(), 12345);
  Values values;
  for (const float gain : gains) values.push_back(std::isnan(gain) ? -99 : static_cast<int>(gain));
  values.pop_back();
  return values;
}

TEST(InfluenceGain, IsWhatAStoneAddsAndTakes) {
  const auto rows = test::diagram(R"(
      . . . . .
      . . X . .
      . . . . .
      . O . . .
      . . . . .)");
  // clang-format off
  EXPECT_EQ(gains_of(test::stones(rows), Color::kBlack, 1, test::grid_of(rows)), (Values{
      2, 1,   1,   1, 2,
      2, 2,   -99, 2, 2,
      3, 2,   2,   2, 3,
      3, -99, 3,   4, 3,
      2, 3,   3,   3, 2}));
  // clang-format on
}

TEST(InfluenceGain, CountsWhatCapturesOpen) {
  const auto rows = test::diagram(R"(
      X O O .
      X X X .)");
  // The capture takes White's two points and leaves Black three for two; the other move gives up one point and
  // takes one.
  EXPECT_EQ(gains_of(test::stones(rows), Color::kBlack, 5, test::grid_of(rows)),
            (Values{-99, -99, -99, 3, -99, -99, -99, 0}));
}

TEST(Bouzy, DilatesAndErodes) {
  const auto rows = test::diagram(R"(
      . . . . . . .
      . . X . . . .
      . . . . . O .
      . X . . . . .
      . . . . O . .
      . . . . . . .)");
  const auto check = [&](BouzySteps steps, const Values& expected) {
    EXPECT_EQ(engine_bouzy(test::stones(rows), steps, test::grid_of(rows)), expected);
  };
  // clang-format off
  check({2, 0}, {0, 2,   2,  2,    0,   -1,  0,
                 1, 3,   132, 2,   0,   -2, -2,
                 2, 4,   4,  0,   -3, -132, -2,
                 2, 132, 3,  0,   -4,   -4, -2,
                 2, 2,   0, -2, -132,   -3, -1,
                 0, 1,   0, -2,   -2,   -2,  0});
  check({5, 21}, {6,  6,   0,   0,   0,    0,   0,
                  9,  15,  111, 0,   0,    0,   0,
                  11, 4,   0,   0,   0, -116,  -6,
                  6,  116, 0,   0,   0,   -4, -11,
                  0,  0,   0,   0, -111, -15,  -9,
                  0,  0,   0,   0,   0,   -6,  -6});
  // clang-format on
}

TEST(Bouzy, OfALoneStoneIsTheWholeBoard) {
  const auto grid = Grid(9, 9);
  Position position = Position::none();
  position.white.set({4, 4});
  for (const int value : engine_bouzy(position, {16, 1000}, grid)) EXPECT_LT(value, 0);
}

TEST(Bouzy, TakesAsManyStepsAsFitIntoItsValues) {
  const auto rows = test::diagram(R"(
      . X .
      . . .
      . . .)");
  const auto position = test::stones(rows);
  const auto values = engine_bouzy(position, {kMostDilations, 1 << 30}, test::grid_of(rows));
  EXPECT_EQ(values, plain_bouzy(plain(rows), {kMostDilations, 0}));
  EXPECT_GT(*std::max_element(values.begin(), values.end()), 31000);
}

class MapsOfSize : public testing::TestWithParam<test::Size> {};
INSTANTIATE_TEST_SUITE_P(Sizes, MapsOfSize, testing::ValuesIn(test::kSizes), test::name_of);

/// Calls visit(board, random) with boards from almost empty to full.
template <typename Visit>
void on_random_boards(test::Size size, std::uint64_t seed, Visit&& visit) {
  test::Random random(seed);
  for (int round = 0; round < test::share_of(5); ++round) {
    for (const int percent : {0, 2, 8, 15, 30, 50, 70, 90, 100}) {
      visit(test::random_board(size, percent, random), random);
    }
  }
}

TEST_P(MapsOfSize, VicinityAgreesWithASearchPointByPoint) {
  on_random_boards(GetParam(), 31, [](const PlainBoard& board, test::Random& random) {
    const int start = random.below(board.points());
    const auto costs = empties_before(board, start);
    const Grid grid(board.width, board.height);
    const auto position = test::to_position(board);
    for (const int level : {0, 1, 2, 3, 4, 7, kForEver}) {
      ASSERT_EQ(vicinity(position, test::to_point(board, start), level, grid), below(board, costs, level));
    }
  });
}

TEST_P(MapsOfSize, InfluenceAgreesWithASearchPointByPoint) {
  on_random_boards(GetParam(), 32, [](const PlainBoard& board, test::Random&) {
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      const auto steps = steps_to(board, color, stones_of(board, color));
      const Grid grid(board.width, board.height);
      const auto position = test::to_position(board);
      for (const int reach : {0, 1, 2, 3, 5, 9, kForEver}) {
        ASSERT_EQ(influence(position, color, reach, grid), below(board, steps, reach + 1));
      }
    }
  });
}

TEST_P(MapsOfSize, InfluenceOfAChainAgreesWithASearchPointByPoint) {
  on_random_boards(GetParam(), 36, [](const PlainBoard& board, test::Random& random) {
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      const auto stones = stones_of(board, color);
      if (stones.empty()) continue;
      const auto chain =
          board.chain(stones[static_cast<std::size_t>(random.below(static_cast<int>(stones.size())))]);
      const auto steps = steps_to(board, color, chain);
      const Grid grid(board.width, board.height);
      const auto position = test::to_position(board);
      for (const int reach : {0, 1, 2, 3, 5, 9, kForEver}) {
        ASSERT_EQ(influence(position, color, test::to_points(board, chain), reach, grid),
                  below(board, steps, reach + 1));
      }
    }
  });
}

/// The number of points that a colour reaches.
int plain_influence(const PlainBoard& board, Color color, int reach) {
  const auto steps = steps_to(board, color, stones_of(board, color));
  return static_cast<int>(std::count_if(steps.begin(), steps.end(), [&](int step) { return step <= reach; }));
}

TEST_P(MapsOfSize, InfluenceGainAgreesWithPlayingEveryMove) {
  on_random_boards(GetParam(), 38, [](const PlainBoard& board, test::Random& random) {
    const Color color = random.below(2) == 0 ? Color::kBlack : Color::kWhite;
    const int choices[] = {0, 1, 2, 5, 20, kForEver};
    const int reach = choices[random.below(6)];
    const auto gains = gains_of(test::to_position(board), color, reach, Grid(board.width, board.height));
    const auto lead = [&](const PlainBoard& at) {
      return plain_influence(at, color, reach) - plain_influence(at, opponent(color), reach);
    };
    const int before = lead(board);
    // Every point of a small board, and some of a large one.
    const int most = 1 + board.points() / 10;
    for (int p = random.below(most); p < board.points(); p += 1 + random.below(most)) {
      const auto move = test::plain_play(board, color, p, -1, false);
      const int expected = move.legality == Legality::kLegal ? lead(move.after) - before : -99;
      ASSERT_EQ(gains[static_cast<std::size_t>(p)], expected) << "at " << p << ", reach " << reach;
    }
  });
}

TEST_P(MapsOfSize, VicinityMapAgreesWithASearchPointByPoint) {
  on_random_boards(GetParam(), 37, [](const PlainBoard& board, test::Random& random) {
    const int start = random.below(board.points());
    std::vector<std::int16_t> levels(board.cells.size(), 0);
    const Grid grid(board.width, board.height);
    vicinity_map(test::to_position(board), test::to_point(board, start), levels.data(), grid);
    const auto costs = empties_before(board, start);
    for (std::size_t p = 0; p < levels.size(); ++p) ASSERT_EQ(levels[p], costs[p] + 1) << "at " << p;
  });
}

TEST_P(MapsOfSize, BouzyAgreesWithPlainNumbers) {
  on_random_boards(GetParam(), 33, [](const PlainBoard& board, test::Random& random) {
    for (const BouzySteps steps :
         {BouzySteps{}, BouzySteps{0, 0}, BouzySteps{random.below(12), random.below(40)}}) {
      const Values expected = plain_bouzy(board, steps);
      const Grid grid(board.width, board.height);
      ASSERT_EQ(engine_bouzy(test::to_position(board), steps, grid), expected);
    }
  });
}

/// The board seen from the other side.
PlainBoard swapped(PlainBoard board) {
  for (char& cell : board.cells) cell = cell == 'X' ? 'O' : cell == 'O' ? 'X' : '.';
  return board;
}

TEST_P(MapsOfSize, ExchangingTheColoursExchangesTheMaps) {
  on_random_boards(GetParam(), 34, [](const PlainBoard& board, test::Random&) {
    const Grid grid(board.width, board.height);
    const auto position = test::to_position(board);
    const auto other = test::to_position(swapped(board));
    EXPECT_EQ(vicinity(position, {0, 0}, 3, grid), vicinity(other, {0, 0}, 3, grid));
    EXPECT_EQ(influence(position, Color::kBlack, 4, grid), influence(other, Color::kWhite, 4, grid));
    Values negated = engine_bouzy(other, {}, grid);
    for (int& value : negated) value = -value;
    EXPECT_EQ(engine_bouzy(position, {}, grid), negated);
  });
}

PointSet transformed(const PointSet& s, int width, int height, Symmetry symmetry) {
  std::array<std::uint32_t, kMaxSide> rows{};
  s.store(rows.data(), height);
  transform(rows, width, height, symmetry);
  return PointSet::load(rows.data(), kMaxSide);
}

TEST_P(MapsOfSize, TurnAndMirrorWithTheBoard) {
  on_random_boards(GetParam(), 35, [](const PlainBoard& board, test::Random& random) {
    const auto symmetry = static_cast<Symmetry>(random.below(kSymmetries));
    const auto moved = [&](const PointSet& s) { return transformed(s, board.width, board.height, symmetry); };
    const Grid grid(board.width, board.height);
    const Grid new_grid = transposes(symmetry) ? Grid(board.height, board.width) : grid;
    const auto position = test::to_position(board);
    const Position turned{moved(position.black), moved(position.white)};

    const Point start = test::to_point(board, random.below(board.points()));
    const Point new_start = moved(PointSet::of(start)).first_point();
    EXPECT_EQ(moved(vicinity(position, start, 3, grid)), vicinity(turned, new_start, 3, new_grid));
    EXPECT_EQ(moved(influence(position, Color::kWhite, 4, grid)),
              influence(turned, Color::kWhite, 4, new_grid));

    const Values values = engine_bouzy(position, {}, grid);
    const Values new_values = engine_bouzy(turned, {}, new_grid);
    for_each_point(grid.full, [&](Point p) {
      const Point q = moved(PointSet::of(p)).first_point();
      EXPECT_EQ(values[static_cast<std::size_t>(p.y * grid.width + p.x)],
                new_values[static_cast<std::size_t>(q.y * new_grid.width + q.x)]);
    });
  });
}

}  // namespace
}  // namespace kakoi::go
