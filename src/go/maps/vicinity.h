// The vicinity of a point: the points near it when only empty points count as distance.
//
// After the "vicinity" of Kjeld Petersen's pages on Sensei's Library. His recursion marks points depth-first,
// so that its answer depends on the order of the directions; this is the meaning without an order.

#pragma once

#include "go/rules/position.h"

namespace kakoi::go {

/// The points p that some path reaches from `start` with fewer than `level` empty points before p, `start`
/// counted and p not; stones of either colour are crossed at no cost. Level 0 is nothing.
///
///     3 2 1 1 2 3
///     2 1 O O 1 2      the first level that holds each point, counted from any of the
///     3 2 1 X 1 2      three stones: crossing them costs nothing
///     4 3 2 1 2 3
PointSet vicinity(const Position& position, Point start, int level, const Grid& grid);

/// Writes for every point, row by row, the first level that holds it. The levels reach every point of a board.
void vicinity_map(const Position& position, Point start, std::int16_t* levels, const Grid& grid);

}  // namespace kakoi::go
