// Walls where nothing is proved: chains that random games leave standing, and the points that are far from one side.
//
// A chain that nearly always survives is taken for uncapturable, one that nearly never does for dead; others are
// left to be played for. Of what then lies between walls of both colours, a point that one side needs more than a
// few moves to come to is the other's:
//
//     X X X X X X X X X O
//     X X A A A A . . . O      With three moves allowed, the points marked A are Black's, and a corridor of three
//     X X X X X X X X X O      points remains to be played for.

#pragma once

#include "go/playouts/ownership.h"

namespace kakoi::go {

/// The points that each side is taken to hold: stones, territory, and dead stones in it.
struct LikelyWalls {
  PointSet held[2];
  /// The rest, to be played for.
  PointSet open;
};

/// Finds them in parts of the board. An object is large (40 KB) and holds nothing between calls.
class LikelyWallsFinder {
 public:
  /// `within` is the parts, `around` the walls around them.
  LikelyWalls find(const Position& position, const PointSet& within, const Position& around,
                   const Grid& grid);

 private:
  Ownership ownership_;
  std::int32_t sums_[kMaxSide * kMaxSide];
};

}  // namespace kakoi::go
