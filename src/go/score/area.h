// Area by Tromp–Taylor: a colour's stones and the empty points that reach only that colour.

#pragma once

#include "go/rules/position.h"

namespace kakoi::go {

/// The points of both sides, their stones included.
struct Area {
  PointSet black;
  PointSet white;
  /// Empty points that reach both colours, or none.
  PointSet neutral;
};

/// Everything on the board counts as alive; take dead stones off first.
Area area(const Position& position, const Grid& grid);

}  // namespace kakoi::go
