// The table of crossing fences: each fence is crossed by nine others.
//
// Fences that meet at an end do not cross, and no fence passes through a point other than its ends, so the
// table is complete.

#pragma once

#include "senket/position.h"

namespace kakoi::senket {

inline constexpr int kCrossers = 9;

/// A fence that crosses another: its left end as seen from the other's, and its direction.
struct Crosser {
  std::int8_t dx;
  std::int8_t dy;
  std::int8_t direction;
};

/// The crossing fences, by the direction of the crossed fence.
// clang-format off
inline constexpr Crosser kCrossings[kDirections][kCrossers] = {
    {{-1, 0, 1}, {-1, 1, 2}, {-1, 2, 2}, {0, 1, 1}, {0, 1, 2}, {0, 1, 3}, {0, 2, 2}, {0, 2, 3}, {0, 3, 3}},
    {{-1, 1, 2}, {0, -1, 0}, {0, 1, 2}, {0, 1, 3}, {0, 2, 3}, {1, 0, 0}, {1, 1, 2}, {1, 1, 3}, {1, 2, 3}},
    {{-1, -1, 1}, {0, -2, 0}, {0, -1, 0}, {0, -1, 1}, {0, 1, 3}, {1, -2, 0}, {1, -1, 0}, {1, -1, 1},
     {1, 0, 3}},
    {{-1, -2, 1}, {-1, -1, 1}, {-1, 0, 2}, {0, -3, 0}, {0, -2, 0}, {0, -2, 1}, {0, -1, 0}, {0, -1, 1},
     {0, -1, 2}},
};
// clang-format on

/// The points from which the set has a point at the offset.
PointSet with_offset(const PointSet& s, int dx, int dy);

/// The left ends, on the board or off it, from which a fence of the direction would cross one of `fences`.
PointSet crossing_ends(const Fences& fences, int direction);

/// True when one of `fences` crosses the fence; `crosser` is then the first that does.
bool find_crossing(const Fences& fences, Fence fence, Fence& crosser);

}  // namespace kakoi::senket
