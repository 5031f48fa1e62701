#include "core/quads.h"

#include <gtest/gtest.h>

#include "support/diagram.h"

namespace kakoi {

bool operator==(const QuadCounts& a, const QuadCounts& b) {
  return a.q0 == b.q0 && a.q1 == b.q1 && a.q2 == b.q2 && a.q3 == b.q3 && a.q4 == b.q4 && a.qd == b.qd;
}

void PrintTo(const QuadCounts& c, std::ostream* out) {
  *out << "q0 " << c.q0 << ", q1 " << c.q1 << ", q2 " << c.q2 << ", q3 " << c.q3 << ", q4 " << c.q4 << ", qd "
       << c.qd;
}

namespace {

QuadCounts quads_of(const char* text) {
  const auto rows = test::diagram(text);
  return count_quads(test::points(rows), test::grid_of(rows));
}

int euler_of(const char* text, Connectivity connectivity) {
  return euler_number(quads_of(text), connectivity);
}

constexpr auto kFour = Connectivity::kFour;
constexpr auto kEight = Connectivity::kEight;

TEST(Quads, CountTheWindowsOverTheEdgeToo) {
  EXPECT_EQ(quads_of("."), (QuadCounts{4, 0, 0, 0, 0, 0}));
  EXPECT_EQ(quads_of("#"), (QuadCounts{0, 4, 0, 0, 0, 0}));
  EXPECT_EQ(quads_of("# #"), (QuadCounts{0, 4, 2, 0, 0, 0}));
}

TEST(Quads, OfEachKind) {
  EXPECT_EQ(quads_of(R"(
      # # .
      # # #
      . . #)"),
            (QuadCounts{3, 6, 4, 2, 1, 0}));
}

TEST(Quads, TellDiagonalsFromPairs) {
  EXPECT_EQ(quads_of(R"(
      # .
      . #)"),
            (QuadCounts{2, 6, 0, 0, 0, 1}));
  EXPECT_EQ(quads_of(R"(
      . #
      # .)"),
            (QuadCounts{2, 6, 0, 0, 0, 1}));
}

TEST(Quads, SeeAllOfA32ColumnRow) {
  const Grid grid(32, 32);
  EXPECT_EQ(count_quads(grid.full, grid), (QuadCounts{0, 4, 4 * 31, 0, 31 * 31, 0}));
}

TEST(EulerNumber, CountsPartsWithoutHoles) {
  EXPECT_EQ(euler_of(". .", kFour), 0);
  EXPECT_EQ(euler_of("# # .", kFour), 1);
  EXPECT_EQ(euler_of("# . #", kFour), 2);
  EXPECT_EQ(euler_of(R"(
      # # . #
      # . . #
      . . . .
      # # # #)",
                     kFour),
            3);
}

TEST(EulerNumber, TakesHolesOff) {
  const char* const ring = R"(
      # # #
      # . #
      # # #)";
  EXPECT_EQ(euler_of(ring, kFour), 0);
  EXPECT_EQ(euler_of(ring, kEight), 0);
  const char* const two_holes = R"(
      # # # # #
      # . # . #
      # # # # #)";
  EXPECT_EQ(euler_of(two_holes, kFour), -1);
  EXPECT_EQ(euler_of(two_holes, kEight), -1);
}

TEST(EulerNumber, DependsOnWhetherDiagonalsConnect) {
  const char* const diagonal = R"(
      # .
      . #)";
  EXPECT_EQ(euler_of(diagonal, kFour), 2);
  EXPECT_EQ(euler_of(diagonal, kEight), 1);
  // Four points apart, or one ring around a hole.
  const char* const diamond = R"(
      . # .
      # . #
      . # .)";
  EXPECT_EQ(euler_of(diamond, kFour), 4);
  EXPECT_EQ(euler_of(diamond, kEight), 0);
}

}  // namespace
}  // namespace kakoi
