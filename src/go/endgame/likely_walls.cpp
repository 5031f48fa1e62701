#include "go/endgame/likely_walls.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>

namespace kakoi::go {

namespace {

constexpr int kPlayouts = 64;
/// The share of the games, won minus lost, in which a chain must stand or fall: 3 of 4.
constexpr int kLeast = kPlayouts * 3 / 4;
/// The moves within which both sides come to the points that are played for.
constexpr int kReach = 3;

}  // namespace

LikelyWalls LikelyWallsFinder::find(const Position& position, const PointSet& within, const Position& around,
                                    const Grid& grid) {
  std::fill_n(sums_, grid.width * grid.height, 0);
  ownership_.add(PlayoutStyle::kCareful, position, grid, kPlayouts, 1, sums_);
  Position walls = around;
  PointSet undecided = PointSet::none();
  for (const Color color : kColors) {
    const int sign = color == Color::kBlack ? 1 : -1;
    for_each_chain(position.stones(color) & within, [&](const PointSet& chain) {
      int sum = 0;
      for_each_point(chain, [&](Point p) { sum += sign * sums_[p.y * grid.width + p.x]; });
      const int least = kLeast * chain.count();
      if (sum >= least) {
        walls.stones(color) |= chain;
      } else if (sum > -least) {
        undecided |= chain;
      }
    });
  }
  const PointSet free = within - walls.occupied();
  PointSet reached[2];
  PointSet nearest[2];
  for (const Color color : kColors) {
    reached[static_cast<std::size_t>(color)] = neighbours(walls.stones(color), free);
  }
  nearest[0] = reached[0] - reached[1];
  nearest[1] = reached[1] - reached[0];
  PointSet shared = reached[0] & reached[1];
  PointSet seen = reached[0] | reached[1];
  for (int moves = 2; moves <= kReach; ++moves) {
    for (PointSet& reach : reached) reach |= neighbours(reach, free);
  }
  while (true) {
    const PointSet fresh[2] = {neighbours(nearest[0], free - seen), neighbours(nearest[1], free - seen)};
    const PointSet both = (fresh[0] & fresh[1]) | neighbours(shared, free - seen);
    if (fresh[0].empty() && fresh[1].empty() && both.empty()) break;
    for (int side = 0; side < 2; ++side) nearest[side] |= fresh[side] - both;
    shared |= both;
    seen |= fresh[0] | fresh[1] | both;
  }
  const PointSet liberties_of_undecided = neighbours(undecided, free);
  LikelyWalls result;
  result.open = (reached[0] & reached[1]) | undecided | liberties_of_undecided | shared | (free - seen);
  for (const Color color : kColors) {
    const auto side = static_cast<std::size_t>(color);
    result.held[side] = (walls.stones(color) & within) | (nearest[side] - result.open);
  }
  return result;
}

}  // namespace kakoi::go
