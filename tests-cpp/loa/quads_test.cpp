// Bit quads and Euler numbers on recorded positions and on every pattern of 4 × 4 squares.

#include "loa/quads.h"

#include <gtest/gtest.h>

#include "loa/connectivity.h"
#include "support/plain_loa.h"
#include "support/records.h"

namespace kakoi::loa {
namespace {

using test::list_of;
using test::rows_of;

int count_groups(Squares stones) {
  int groups = 0;
  for (; stones != 0; stones &= ~first_group(stones)) ++groups;
  return groups;
}

TEST(LoaQuads, OfTheRecords) {
  const auto records = test::read_quad_records(KAKOI_TEST_DATA "/loa-quads.jsonl");
  ASSERT_EQ(records.size(), 120U);
  for (const auto& record : records) {
    const auto position = test::position_of(record.fen);
    const Squares stones = record.color == 'b' ? position.black : position.white;
    const auto where = record.fen + ", " + record.color;
    EXPECT_EQ(count_groups(stones), record.groups) << where;
    EXPECT_EQ(is_connected(stones), record.groups == 1) << where;
    EXPECT_EQ(euler_number_8(stones), record.groups - record.holes) << where;
    EXPECT_EQ(euler_number_8(stones), record.euler8) << where;
    EXPECT_EQ(euler_number_4(stones), record.euler4) << where;
    EXPECT_EQ(list_of(count_quads(stones)), record.quads) << where;
  }
}

TEST(LoaQuads, OfTheEmptyAndTheFullBoard) {
  EXPECT_EQ(list_of(count_quads(0)), (std::array<int, 6>{81, 0, 0, 0, 0, 0}));
  EXPECT_EQ(list_of(count_quads(~Squares{0})), (std::array<int, 6>{0, 4, 28, 0, 49, 0}));
  EXPECT_EQ(euler_number_8(~Squares{0}), 1);
  EXPECT_EQ(euler_number_4(~Squares{0}), 1);
}

TEST(LoaQuads, OfOneStoneAreFourAnywhere) {
  for (int square = 0; square < 64; ++square) {
    EXPECT_EQ(list_of(count_quads(square_bit(square))), (std::array<int, 6>{77, 4, 0, 0, 0, 0})) << square;
  }
}

TEST(LoaEulerNumber, TakesHolesOff) {
  const Squares rings = test::squares(R"(
      . # . . . # # #
      # . # . . # . #
      . # . . . # # #
      . . . . . . . .
      . . . . . . . .
      # # # . . . . .
      # . # # # . . .
      # # # . # # . #)");
  EXPECT_EQ(count_groups(rings), 4);
  EXPECT_EQ(euler_number_8(rings), 4 - 3);
  EXPECT_EQ(euler_number_4(rings), 4 + 1 + 1 + 1 - 2) << "the diamond is four parts without a hole";
}

/// All that follows from one set of squares.
void expect_same_as_on_cells(Squares s) {
  const auto plain =
      test::PlainSet::where(8, 8, [&](int x, int y) { return (s & square_bit(8 * y + x)) != 0; });
  const QuadCounts q = count_quads(s);
  ASSERT_EQ(list_of(q), list_of(test::plain_quads(plain))) << testing::PrintToString(rows_of(s));
  ASSERT_EQ(euler_number_8(s), test::plain_euler_number(plain, Connectivity::kEight))
      << testing::PrintToString(rows_of(s));
  ASSERT_EQ(euler_number_4(s), test::plain_euler_number(plain, Connectivity::kFour))
      << testing::PrintToString(rows_of(s));
}

TEST(LoaQuads, OfEveryPatternOfNineSquares) {
  // The pattern is placed in a corner, at the far corner, and away from the edges.
  for (Squares pattern = 0; pattern < 512; ++pattern) {
    const Squares corner = (pattern & 7) | (pattern >> 3 & 7) << 8 | (pattern >> 6) << 16;
    for (const int shift : {0, 5 * 8 + 5, 2 * 8 + 3, 5, 40}) {
      ASSERT_NO_FATAL_FAILURE(expect_same_as_on_cells(corner << shift));
    }
  }
}

TEST(LoaQuads, AreThoseOfThePointSet) {
  const Grid grid(8, 8);
  test::Random random(11);
  for (int round = 0; round < 20'000; ++round) {
    const auto plain = test::random_set({8, 8}, 5 + random.below(90), random);
    const Squares s = test::to_squares(plain);
    const QuadCounts q = count_quads(s);
    const QuadCounts of_points = kakoi::count_quads(test::to_points(plain), grid);
    ASSERT_EQ(list_of(q), list_of(of_points)) << testing::PrintToString(rows_of(s));
    ASSERT_EQ(euler_number_8(s), euler_number(of_points, Connectivity::kEight));
    ASSERT_EQ(euler_number_4(s), euler_number(of_points, Connectivity::kFour));
    ASSERT_EQ(4 * std::popcount(s), q.q1 + 2 * (q.q2 + q.qd) + 3 * q.q3 + 4 * q.q4)
        << "each stone is in four windows";
  }
}

}  // namespace
}  // namespace kakoi::loa
