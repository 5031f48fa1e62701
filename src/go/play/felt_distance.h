// Distances of moves from others.

#pragma once

#include <algorithm>
#include <cstdlib>

#include "go/boards/cells.h"

namespace kakoi::go {

/// Distance as players feel it: 2 beside, 3 at the diagonal, 4 at a jump, 5 at a knight's move.
inline int felt_distance(int a, int b) {
  const Point p = point_of(a);
  const Point q = point_of(b);
  const int dx = std::abs(p.x - q.x);
  const int dy = std::abs(p.y - q.y);
  return dx + dy + std::max(dx, dy);
}

}  // namespace kakoi::go
