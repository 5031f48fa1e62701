// Room: how far a group reaches, and what joins it, on boards of one row.

#include "go/reading/room.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "support/diagram.h"

namespace kakoi::go {
namespace {

/// The row with '#' at the points of the room of Black's leftmost stones.
std::string room(std::string_view row, int margin = 0, bool fights = false) {
  const test::Rows rows = test::diagram(row);
  const Grid grid = test::grid_of(rows);
  const Position position = test::stones(rows);
  const PointSet group = expand(position.black.first(), position.black);
  const PointSet points = (fights ? fighting_room_of : room_of)(position, Color::kBlack, group, margin, grid);
  std::string result(row);
  for_each_point(points, [&](Point p) { result[static_cast<std::size_t>(p.x)] = '#'; });
  return result;
}

TEST(Room, ReachesSixSteps) {
  EXPECT_EQ(room("X.........."), "X######....");
  EXPECT_EQ(room("X..........", 1), "X#######...");
  EXPECT_EQ(room("X..........", 2), "X########..");
}

TEST(Room, HasPointsThatBothSidesReachWithinTwoSteps) {
  EXPECT_EQ(room("X...O......"), "X##.O......");
  EXPECT_EQ(room("X.....O...."), "X##...O....");
}

TEST(Room, HasTheLibertiesOfSmallerFriendsThatHaveFew) {
  EXPECT_EQ(room("XX..X......"), "XX##X#.....");
  EXPECT_EQ(room("X..X......."), "X##X.......");
  EXPECT_EQ(room("XX..XX....."), "XX##XX.....");
}

TEST(Room, HasFriendsOfFriendsThreeTimes) {
  // Each round finds the next one, because friends are looked at from the left.
  const test::Rows rows = test::diagram(".X.X.X.X.XX");
  const Position position = test::stones(rows);
  const PointSet group = expand(PointSet::of({10, 0}), position.black);
  PointSet expected = PointSet::none();
  for (const int x : {2, 4, 6, 8}) expected.set({x, 0});
  EXPECT_EQ(room_of(position, Color::kBlack, group, 0, test::grid_of(rows)), expected);
}

TEST(Room, OfAFightHasWeakAttackersAndThoseBesideThem) {
  EXPECT_EQ(room("XO.O.O.O..."), "XO.O.O.O...");
  EXPECT_EQ(room("XO.O.O.O...", 0, true), "XO#O#O.O...");
}

}  // namespace
}  // namespace kakoi::go
