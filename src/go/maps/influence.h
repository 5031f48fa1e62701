// Influence: the empty points that a colour reaches before the opponent touches the path.

#pragma once

#include "go/rules/position.h"

namespace kakoi::go {

/// The empty points within `reach` steps of the colour's stones, where no step continues from a point beside
/// an opponent's stone. Reach 0 is nothing.
///
///     3 2 3 4 5 6
///     2 1 2 3 4 O      Black's steps: points beside a white stone are reached, but the
///     1 X 1 2 . .      way ends there
///     2 1 2 O . .
PointSet influence(const Position& position, Color color, int reach, const Grid& grid);

/// The same for part of the colour's stones, such as one chain, as in Kjeld Petersen's draft: its other
/// stones are obstacles and reach nothing.
PointSet influence(const Position& position, Color color, const PointSet& from, int reach, const Grid& grid);

}  // namespace kakoi::go
