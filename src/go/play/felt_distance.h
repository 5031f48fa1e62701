// Distances of moves from others.

#pragma once

#include <algorithm>
#include <cstdlib>

#include "go/boards/cells.h"

namespace kakoi::go {

/// Length of a step as players feel it: 2 beside, 3 at the diagonal, 4 at a jump, 5 at a knight's move.
inline int felt_length(int dx, int dy) {
  dx = std::abs(dx);
  dy = std::abs(dy);
  return dx + dy + std::max(dx, dy);
}

/// Distance of two cells as players feel it.
inline int felt_distance(int a, int b) {
  const Point p = point_of(a);
  const Point q = point_of(b);
  return felt_length(p.x - q.x, p.y - q.y);
}

}  // namespace kakoi::go
