#include "go/score/area.h"

#include <gtest/gtest.h>

#include "support/plain_go.h"
#include "support/records.h"

namespace kakoi::go {
namespace {

using test::diagrams;

/// The owner of each cell by the engine, row by row.
std::string owners(const test::PlainBoard& board, const Grid& grid) {
  const Area counted = area(test::to_position(board), grid);
  EXPECT_EQ(counted.black | counted.white | counted.neutral, grid.full);
  EXPECT_EQ(counted.black.count() + counted.white.count() + counted.neutral.count(), grid.full.count());
  std::string result;
  for_each_point(grid.full, [&](Point p) {
    result += counted.black.has(p) ? 'X' : counted.white.has(p) ? 'O' : '.';
  });
  return result;
}

test::Rows area_of(const test::Rows& rows) {
  test::PlainBoard board{test::width_of(rows), test::height_of(rows), ""};
  for (const auto& row : rows) board.cells += row;
  return test::cut_rows(owners(board, test::grid_of(rows)), board.width);
}

TEST(Area, IsStonesAndWhatReachesOnlyThem) {
  const auto [board, counted] = diagrams<2>(R"(
      . X . O . O   X X . O O O
      X X . O O .   X X . O O O
      . . X O . .   . . X O O O
      . . . X O .   . . . X O O
      X . O . X O   X . O . X O)");
  EXPECT_EQ(area_of(board), counted);
}

TEST(Area, OfAnEmptyBoardIsNobodys) {
  const auto [board, counted] = diagrams<2>(R"(
      . . .   . . .
      . . .   . . .)");
  EXPECT_EQ(area_of(board), counted);
}

TEST(Area, OfOneStoneIsTheWholeBoard) {
  const auto [board, counted] = diagrams<2>(R"(
      . . .   O O O
      . O .   O O O
      . . .   O O O)");
  EXPECT_EQ(area_of(board), counted);
}

TEST(Area, TakesEveryStoneForAlive) {
  const auto [board, counted] = diagrams<2>(R"(
      . X . X .   X X . X X
      X X O X X   X X O X X)");
  EXPECT_EQ(area_of(board), counted);
}

class AreaOfSize : public testing::TestWithParam<test::Size> {};
INSTANTIATE_TEST_SUITE_P(Sizes, AreaOfSize, testing::ValuesIn(test::kSizes), test::name_of);

TEST_P(AreaOfSize, AgreesWithTheMailbox) {
  test::Random random(11);
  for (int round = 0; round < 10; ++round) {
    for (const int percent : {2, 15, 35, 50, 70, 90}) {
      const auto board = test::random_board(GetParam(), percent, random);
      ASSERT_EQ(owners(board, test::grid_of(GetParam())), plain_area(board));
    }
  }
}

TEST(Area, AgreesWithTheRecords) {
  int compared = 0;
  for (const auto& record : test::read_records(KAKOI_TEST_DATA "/benson.jsonl")) {
    if (record.tromp_taylor.empty()) continue;
    const Grid grid(record.width, record.height);
    EXPECT_EQ(owners({record.width, record.height, record.board}, grid), record.tromp_taylor);
    ++compared;
  }
  EXPECT_EQ(compared, 300);
}

}  // namespace
}  // namespace kakoi::go
