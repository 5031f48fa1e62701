// PlayoutBoard: a board set up on a part of a grid, with the edge wherever the part ends.

#include "go/boards/playout_board.h"

#include <gtest/gtest.h>

#include "core/random.h"
#include "support/sizes.h"

namespace kakoi::go {
namespace {

/// Every point with odds of two in three.
PointSet random_part(const Grid& grid, Random& random) {
  PointSet part = PointSet::none();
  for_each_point(grid.full, [&](Point p) {
    if (random.below(3) != 0) part.set(p);
  });
  return part;
}

TEST(PlayoutBoard, EndsWhereItsPointsEnd) {
  Random random(7);
  int boards = 0;
  for (const test::Size& size : test::kSizes) {
    const Grid grid(size.width, size.height);
    for (int i = 0; i < 50; ++i) {
      const PointSet part = i == 0 ? grid.full : random_part(grid, random);
      if (part.empty()) continue;
      ++boards;
      PlayoutBoard board;
      board.load({PointSet::none(), PointSet::none()}, part);
      ASSERT_EQ(board.empty_count(), part.count());
      int index = 0;
      for_each_point(part, [&](Point p) {
        const int at = cell_of(p);
        EXPECT_EQ(board.empty_cell(index++), at);
        EXPECT_TRUE(board.is_empty(at));
        int beside = 0;
        for (const Point q : {Point{p.x, p.y - 1}, {p.x - 1, p.y}, {p.x + 1, p.y}, {p.x, p.y + 1}}) {
          if (q.x >= 0 && q.y >= 0 && q.x < size.width && q.y < size.height && part.has(q)) ++beside;
        }
        EXPECT_EQ(board.empty_neighbours(at), beside);
        // The edge counts for either colour.
        EXPECT_TRUE(board.is_kept_by(Color::kBlack, at));
        EXPECT_TRUE(board.is_kept_by(Color::kWhite, at));
      });
      for_each_point(grid.full - part, [&](Point p) { EXPECT_FALSE(board.is_empty(cell_of(p))); });
    }
  }
  EXPECT_GT(boards, 1000);
}

}  // namespace
}  // namespace kakoi::go
