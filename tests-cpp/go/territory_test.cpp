#include "go/score/territory.h"

#include <gtest/gtest.h>

#include "core/symmetry.h"
#include "go/safety/benson.h"
#include "go/score/area.h"
#include "go/score/links.h"
#include "support/plain_go.h"
#include "support/records.h"

namespace kakoi::go {
namespace {

using test::diagrams;

/// A position and its dead stones: 'x' and 'o' are dead ones of Black and White.
struct Ending {
  Position position;
  PointSet dead;
};

Ending ending(const test::Rows& rows) {
  const auto black = test::points(rows, 'x');
  const auto white = test::points(rows, 'o');
  const auto alive = test::stones(rows);
  return {{alive.black | black, alive.white | white}, black | white};
}

PointSet turned(const PointSet& s, const Grid& grid, Symmetry symmetry) {
  std::array<std::uint32_t, kMaxSide> rows{};
  s.store(rows.data(), grid.height);
  transform(rows, grid.width, grid.height, symmetry);
  return PointSet::load(rows.data(), transposes(symmetry) ? grid.width : grid.height);
}

/// The count of each point: 'X' and 'O' territory, '#' seki, 'f' false eye, '-' dame, '.' a living stone.
test::Rows show(const Territory& counted, const Grid& grid) {
  std::string cells;
  for_each_point(grid.full, [&](Point p) {
    cells += counted.black.has(p)        ? 'X'
             : counted.white.has(p)      ? 'O'
             : counted.seki.has(p)       ? '#'
             : counted.false_eyes.has(p) ? 'f'
             : counted.dame.has(p)       ? '-'
                                         : '.';
  });
  return test::cut_rows(cells, grid.width);
}

/// Expects the diagram on the right from the one on the left.
void expect_counted(std::string_view text) {
  const auto both = diagrams<2>(text);
  const Grid grid = test::grid_of(both[0]);
  const auto [position, dead] = ending(both[0]);
  EXPECT_EQ(show(territory(position, dead, grid), grid), both[1]);
}

TEST(Territory, IsWhatAWallSurrounds) {
  expect_counted(R"(
      . . X . O . .   X X . - . O O
      . . X . O . .   X X . - . O O
      . . X X O . .   X X . . . O O
      . . X O . O .   X X . . O . O
      . . X O . O .   X X . . O . O)");
}

TEST(Territory, OfTheEmptyBoardIsNobodys) {
  expect_counted(R"(
      . . .   - - -
      . . .   - - -)");
}

TEST(Territory, OfALoneStoneIsTheWholeBoard) {
  expect_counted(R"(
      . . . . .   O O O O O
      . . O . .   O O . O O
      . . . . .   O O O O O)");
}

TEST(Territory, OnOneLine) {
  expect_counted(". X .   X . X");
  expect_counted(". X . O .   # # - # #");
}

TEST(Territory, LiesUnderDeadStones) {
  expect_counted(R"(
      . . X O . .   X X . . O O
      . o X O . .   X X . . O O
      . . X O x .   X X . . O O
      . . X O . .   X X . . O O)");
}

TEST(Territory, IsNoneInASharedLibertySeki) {
  expect_counted(R"(
      O O X . O X X   . . . - # . .
      O . X . O . X   . - . - # - .
      O O X X O O X   . . . . # # .
      . O O X X X X   O . . . . . .
      O . O O X . X   . O . . . X .
      . O . O X X .   O . O . . . X)");
}

TEST(Territory, IsNoneInASekiWithAnEyeEach) {
  expect_counted(R"(
      . X . O . O X X .   # # - # # # . . X
      X X X O O O X . X   # # # # # # . X .
      O O O X X X X X .   . . . . . . . . X
      O . O X . X . X X   . O . . X . X . .
      . O O X X . X . .   O . . . . X . X X)");
}

TEST(Territory, IsNotUnderADeadStoneInSeki) {
  expect_counted(R"(
      . o o o . X O .   # # # # # # . O
      X X X X X X O .   # # # # # # . O
      O O O O O O O O   . . . . . . . .
      . . . . . . . .   O O O O O O O O)");
}

TEST(Territory, ANakadeOfFiveIsOneEye) {
  expect_counted(R"(
      . o o X O .   # # # # . O
      . o o X O .   # # # # . O
      X X X X O .   # # # # . O
      O O O O O .   . . . . . O
      . . . . . .   O O O O O O)");
}

TEST(Territory, FourInARowAreTwoEyes) {
  expect_counted(R"(
      . . . . X O .   X X X X . . O
      X X X X X O .   . . . . . . O
      O O O O O O .   . . . . . . O)");
}

TEST(Territory, FourInASquareAreOneEye) {
  expect_counted(R"(
      . . X O .   # # # . O
      . . X O .   # # # . O
      X X X O .   # # # . O
      O O O O .   . . . . O
      . . . . .   O O O O O)");
}

TEST(Territory, ABentFourGivenAsDeadIsTheOpponents) {
  expect_counted(R"(
      . x x O . . .   O O O . O O O
      x O O O . O .   O . . . O . O
      x O . . O . .   O . O O . O O
      x x O O . . .   O O . . O O O
      O O O . . . .   . . . O O O O)");
}

TEST(Territory, LeavesOutAFalseEye) {
  expect_counted(R"(
      . X . X O .   X . X . . f
      X X X . X O   . . . X . .
      O O X X X O   . . . . . .
      . O O O O O   O . . . . .
      O . O . . O   . O . O O .)");
}

TEST(Territory, LeavesOutWhatTakesAStoneThrownIn) {
  // Black must take the stone to save the one on the right: a move to its left, in the end one in its place.
  expect_counted(R"(
      X X X X X X X O O   . . . . . . . . .
      . X . X . . o X .   X . X . X f f . -
      X X X X X X X O O   . . . . . . . . .
      O O O O O O O O O   . . . . . . . . .
      . . . . . . . . .   O O O O O O O O O)");
}

TEST(Territory, LivesByAMoveThatClosesTwoEyes) {
  // To take the stone thrown in, Black plays above it: an eye on either side.
  expect_counted(R"(
      X X X X X O   . . . . . .
      X . . . X O   . X f X . .
      X X o X X O   . . f . . .
      O O X O O O   . . . . . .
      . O . O . O   O . - . O .
      . O O O . O   O . . . O .
      . . . . . .   O O O O O O)");
}

TEST(Territory, CountsEyesThatHoldARingTogether) {
  // The two-headed dragon: every eye is false by its diagonals, and the ring lives on them.
  expect_counted(R"(
      . X X X X .   X . . . . X
      X X O O X X   . . . . . .
      X O . . O X   . . O O . .
      X O . O O X   . . O . . .
      X X O O X X   . . . . . .
      . X X X X .   X . . . . X)");
}

TEST(Territory, LeavesOutWhatTheOpponentStillSees) {
  // Black lives by the eye on the right, though the way in is not stopped yet.
  expect_counted(R"(
      . X . X X . . O   X . X . . - - .
      X X X X . . O O   . . . . - - . .
      O O O X X O O .   . . . . . . . O
      . . O O O O . O   O O . . . . O .)");
}

TEST(Territory, OneSidedDameJoinsButDoesNotCount) {
  expect_counted(R"(
      O O O O O O O O   . . . . . . . .
      O X X . O X X O   . . . - . . . .
      O X . X X . X O   . . X . . X . .
      O X X O . X X O   . . . . - . . .
      O O O . O O O O   . . . O . . . .
      . O . O O O . O   O . O . . . O .)");
}

/// The links of Black, marked '*'.
test::Rows links_of(const test::Rows& rows) {
  const auto grid = test::grid_of(rows);
  const auto [position, dead] = ending(rows);
  const auto white = position.white - dead;
  const auto found =
      links(position.black - dead, grid.full - white - (position.black & dead), position.empties(grid), grid);
  test::Rows result = rows;
  for_each_point(
      found, [&](Point p) { result[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)] = '*'; });
  return result;
}

TEST(Links, AreTheFiveShapesInEveryOrientation) {
  for (const char* const text : {
           R"(O X X O   O X X O
              O . . O   O * . O
              O X . O   O X . O)",
           R"(O . X O   O . X O
              O . . .   O . * .
              O . X O   O . X O)",
           R"(O X . . O   O X . . O
              O . . X O   O . * X O
              O X . . O   O X . . O)",
           R"(O X X O   O X X O
              O . . O   O * * O)",
           R"(O . X O O   O . X O O
              O . . . O   O . * . O)",
       }) {
    const auto [board, expected] = diagrams<2>(text);
    EXPECT_EQ(links_of(board), expected);
    const auto grid = test::grid_of(board);
    const auto black = test::points(board, 'X');
    const auto free = grid.full - test::points(board, 'O');
    const auto empties = test::points(board, '.');
    const auto found = test::points(expected, '*');
    for (int i = 0; i < kSymmetries; ++i) {
      const auto symmetry = static_cast<Symmetry>(i);
      const auto turn = [&](const PointSet& s) { return turned(s, grid, symmetry); };
      const Grid other = transposes(symmetry) ? Grid(grid.height, grid.width) : grid;
      EXPECT_EQ(links(turn(black), turn(free), turn(empties), other), turn(found));
    }
  }
}

TEST(Links, NeedEveryPart) {
  for (const char* const text : {
           R"(O X O O
              O . . O
              O X . O)",  // nothing beside the upper stone
           R"(O X X O
              O . O O
              O X . O)",  // White beside it
           R"(O X X
              O . .
              O O O)",    // no edge below
           R"(O . X O O
              O O . . O)",
       }) {
    const auto board = test::diagram(text);
    EXPECT_EQ(links_of(board), board);
  }
}

TEST(Links, AreNoneOnceAStoneOrAFreePointOfTheirShapeIsGone) {
  for (const char* const text : {
           R"(O X X O
              O * . O
              O X . O)",
           R"(O . X O
              O . * .
              O . X O)",
           R"(O X . . O
              O . * X O
              O X . . O)",
           R"(O X X O
              O * . O)",
           R"(O . X O O
              O . * . O)",
       }) {
    test::Rows whole = test::diagram(text);
    const Point link = test::points(whole, '*').first_point();
    whole[static_cast<std::size_t>(link.y)][static_cast<std::size_t>(link.x)] = '.';
    const auto is_link = [&](const test::Rows& rows) { return test::points(links_of(rows), '*').has(link); };
    EXPECT_TRUE(is_link(whole));
    for (std::size_t y = 0; y < whole.size(); ++y) {
      for (std::size_t x = 0; x < whole[y].size(); ++x) {
        if (whole[y][x] == 'O' || link == Point{static_cast<int>(x), static_cast<int>(y)}) continue;
        test::Rows broken = whole;
        broken[y][x] = whole[y][x] == 'X' ? '.' : 'O';
        EXPECT_FALSE(is_link(broken)) << testing::PrintToString(broken);
      }
    }
  }
}

/// A board with some of its chains dead.
struct PlainEnding {
  test::PlainBoard board;
  std::vector<int> dead;
};

PlainEnding random_ending(test::Size size, test::Random& random) {
  PlainEnding result{test::random_board(size, 20 + random.below(70), random), {}};
  const int percent = random.below(3) * 20;
  std::vector<bool> seen(result.board.cells.size());
  for (int p = 0; p < result.board.points(); ++p) {
    if (result.board.at(p) == '.' || seen[static_cast<std::size_t>(p)]) continue;
    const bool dies = random.chance(percent);
    for (const int q : result.board.chain(p)) {
      seen[static_cast<std::size_t>(q)] = true;
      if (dies) result.dead.push_back(q);
    }
  }
  return result;
}

void expect_parts(const Ending& end, const Territory& counted, const Grid& grid) {
  const auto vacant = grid.full - (end.position.occupied() - end.dead);
  const PointSet parts[] = {counted.black, counted.white, counted.seki & vacant, counted.false_eyes,
                            counted.dame};
  auto all = PointSet::none();
  for (const auto& part : parts) {
    EXPECT_FALSE(all.intersects(part)) << "counted twice";
    all |= part;
  }
  EXPECT_EQ(all, vacant);

  // Only points count that area would also give to the same side.
  const auto by_area = area(Position{end.position.black - end.dead, end.position.white - end.dead}, grid);
  EXPECT_TRUE(counted.black.is_subset_of(by_area.black));
  EXPECT_TRUE(counted.white.is_subset_of(by_area.white));
}

void expect_same_turned(const Ending& end, const Territory& counted, const Grid& grid) {
  for (int i = 0; i < kSymmetries; ++i) {
    const auto symmetry = static_cast<Symmetry>(i);
    if (transposes(symmetry) && grid.width != grid.height) continue;
    const auto turn = [&](const PointSet& s) { return turned(s, grid, symmetry); };
    const auto again =
        territory(Position{turn(end.position.black), turn(end.position.white)}, turn(end.dead), grid);
    EXPECT_EQ(again.black, turn(counted.black));
    EXPECT_EQ(again.white, turn(counted.white));
    EXPECT_EQ(again.seki, turn(counted.seki));
    EXPECT_EQ(again.false_eyes, turn(counted.false_eyes));
  }
}

class TerritoryOfSize : public testing::TestWithParam<test::Size> {};
INSTANTIATE_TEST_SUITE_P(Sizes, TerritoryOfSize, testing::ValuesIn(test::kSizes), test::name_of);

TEST_P(TerritoryOfSize, TreatsColoursAndDirectionsAlike) {
  test::Random random(29);
  for (int round = 0; round < 30; ++round) {
    const PlainEnding plain = random_ending(GetParam(), random);
    const Grid grid = test::grid_of(GetParam());
    const Ending end{test::to_position(plain.board), test::to_points(plain.board, plain.dead)};
    const auto counted = territory(end.position, end.dead, grid);
    expect_parts(end, counted, grid);
    expect_same_turned(end, counted, grid);

    const auto swapped = territory(Position{end.position.white, end.position.black}, end.dead, grid);
    EXPECT_EQ(swapped.black, counted.white);
    EXPECT_EQ(swapped.white, counted.black);
    EXPECT_EQ(swapped.seki, counted.seki);
    EXPECT_EQ(swapped.false_eyes, counted.false_eyes);
  }
}

/// Boards of played-out games, all stones alive.
TEST(Territory, HoldsUnconditionalEyes) {
  static Benson benson;
  int boards = 0;
  for (const auto& record : test::read_records(KAKOI_TEST_DATA "/benson.jsonl")) {
    if (record.kind != "playout-end" && record.kind != "gnugo-end") continue;
    ++boards;
    const Grid grid(record.width, record.height);
    const Ending end{test::stones(test::cut_rows(record.board, record.width)), PointSet::none()};
    const auto counted = territory(end.position, end.dead, grid);
    expect_parts(end, counted, grid);
    expect_same_turned(end, counted, grid);
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      const auto& alive = benson.pass_alive(end.position, color, SuicideRule::kForbidden, grid);
      EXPECT_FALSE(counted.seki.intersects(alive.stones)) << record.board;
    }
  }
  EXPECT_GT(boards, 50);
}

/// Two dead-straight walls and a neutral row between them part a board: more neutral rows change nothing.
TEST(Territory, IsTheSameWithANeutralRowMore) {
  test::Random random(31);
  for (int round = 0; round < 40; ++round) {
    const PlainEnding plain = random_ending({9, 7}, random);
    const std::string black(9, 'X');
    const std::string white(9, 'O');
    const std::string neutral(9, '.');
    // Five open rows above make Black's wall live, whatever stands below White's.
    std::string above;
    for (int i = 0; i < 5; ++i) above += neutral;
    const auto counted = [&](int rows) {
      std::string cells = above + black;
      for (int i = 0; i < rows; ++i) cells += neutral;
      cells += white + plain.board.cells;
      const test::PlainBoard whole{9, static_cast<int>(cells.size()) / 9, cells};
      const Grid grid(9, whole.height);
      auto gone = PointSet::none();
      const int shift = 7 + rows;
      bool wall_dies = false;
      for (const int p : plain.dead) {
        const Point at = test::to_point(plain.board, p);
        gone.set({at.x, at.y + shift});
        wall_dies = wall_dies || (at.y == 0 && plain.board.at(p) == 'O');
      }
      if (wall_dies) gone = PointSet::none();  // the wall's own chain is alive
      const auto result = territory(test::to_position(whole), gone, grid);
      return std::array{result.black.count(), result.white.count()};
    };
    EXPECT_EQ(counted(1), counted(2));
    EXPECT_EQ(counted(2), counted(5));
  }
}

TEST(Territory, AgreesWithTheRecords) {
  const auto records = test::read_territory_records(KAKOI_TEST_DATA "/territory.jsonl");
  ASSERT_EQ(records.size(), 31U);
  for (const auto& record : records) {
    const Grid grid(record.width, record.height);
    const auto position = test::stones(test::cut_rows(record.board, record.width));
    const auto dead = test::points(test::cut_rows(record.dead, record.width), '#');
    const auto counted = territory(position, dead, grid);
    std::string owners(record.board.size(), '.');
    std::string seki = owners;
    for_each_point(grid.full, [&](Point p) {
      const auto at = static_cast<std::size_t>(p.y * record.width + p.x);
      if (counted.black.has(p)) owners[at] = 'X';
      if (counted.white.has(p)) owners[at] = 'O';
      if (counted.seki.has(p)) seki[at] = '#';
    });
    EXPECT_EQ(owners, record.territory) << record.name;
    if (!record.seki.empty()) {
      EXPECT_EQ(seki, record.seki) << record.name;
    }
  }
}

}  // namespace
}  // namespace kakoi::go
