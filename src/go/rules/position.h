// A Go position: the stones of both colours on a grid.

#pragma once

#include "core/color.h"
#include "core/flood_fill.h"

namespace kakoi::go {

/// No point: no ko, or a pass.
inline constexpr Point kNoPoint{-1, -1};

/// The stones of a position. The two sets are disjoint and lie on the grid; nothing else is promised: a
/// set-up position may hold chains without liberties.
struct Position {
  PointSet black;
  PointSet white;

  static Position none() { return {PointSet::none(), PointSet::none()}; }

  [[nodiscard]] const PointSet& stones(Color color) const { return color == Color::kBlack ? black : white; }
  [[nodiscard]] PointSet& stones(Color color) { return color == Color::kBlack ? black : white; }
  [[nodiscard]] PointSet occupied() const { return black | white; }
  [[nodiscard]] PointSet empties(const Grid& grid) const { return grid.full - occupied(); }

  friend bool operator==(const Position&, const Position&) = default;
};

/// The empty points adjacent to the stones of a chain (or of several).
inline PointSet liberties(const PointSet& chain, const PointSet& empties) {
  return neighbours(chain, empties);
}

}  // namespace kakoi::go
