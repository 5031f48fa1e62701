// A Go position: the stones of both colours on a grid.

#pragma once

#include "core/color.h"
#include "core/flood_fill.h"

namespace kakoi::go {

/// The stones of a position. The two sets are disjoint and lie on the grid; nothing else is promised: a
/// set-up position may hold chains without liberties.
template <int N>
struct Position {
  PointSet<N> black;
  PointSet<N> white;

  static Position none() { return {PointSet<N>::none(), PointSet<N>::none()}; }

  [[nodiscard]] const PointSet<N>& stones(Color color) const {
    return color == Color::kBlack ? black : white;
  }
  [[nodiscard]] PointSet<N>& stones(Color color) { return color == Color::kBlack ? black : white; }
  [[nodiscard]] PointSet<N> occupied() const { return black | white; }
  [[nodiscard]] PointSet<N> empties(const Grid<N>& grid) const { return grid.full - occupied(); }

  friend bool operator==(const Position&, const Position&) = default;
};

/// The empty points adjacent to the stones of a chain (or of several).
template <int N>
PointSet<N> liberties(const PointSet<N>& chain, const PointSet<N>& empties) {
  return unmasked::explode<Connectivity::kFour>(chain) & empties;
}

}  // namespace kakoi::go
