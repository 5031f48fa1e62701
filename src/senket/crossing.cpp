#include "senket/crossing.h"

namespace kakoi::senket {

PointSet with_offset(const PointSet& s, int dx, int dy) {
  PointSet result = PointSet::none();
  for (int y = dy < 0 ? -dy : 0; y < kMaxSide && y + dy < kMaxSide; ++y) {
    result.set_row(y, dx < 0 ? s.row(y + dy) << -dx : s.row(y + dy) >> dx);
  }
  return result;
}

PointSet crossing_ends(const Fences& fences, int direction) {
  PointSet result = PointSet::none();
  for (const auto& [dx, dy, crosser] : kCrossings[direction]) {
    result |= with_offset(fences.left_ends[crosser], dx, dy);
  }
  return result;
}

bool find_crossing(const Fences& fences, Fence fence, Fence& crosser) {
  for (const auto& [dx, dy, direction] : kCrossings[fence.direction]) {
    const Point left{fence.left.x + dx, fence.left.y + dy};
    const bool on_board = left.x >= 0 && left.x < kMaxSize && left.y >= 0 && left.y < kMaxSize;
    if (!on_board || !fences.left_ends[direction].has(left)) continue;
    crosser = {left, direction};
    return true;
  }
  return false;
}

}  // namespace kakoi::senket
