// Area by Tromp–Taylor: a colour's stones and the empty points that reach only that colour.

#pragma once

#include "go/position.h"

namespace kakoi::go {

template <int N>
struct Area {
  PointSet<N> black;
  PointSet<N> white;
  /// Empty points that reach both colours, or none.
  PointSet<N> neutral;
};

/// Everything on the board counts as alive; take dead stones off first.
template <int N>
Area<N> area(const Position<N>& position, const Grid<N>& grid) {
  const PointSet<N> empties = position.empties(grid);
  const PointSet<N> reach_black = expand(liberties(position.black, empties), empties);
  const PointSet<N> reach_white = expand(liberties(position.white, empties), empties);
  const PointSet<N> surrounded = reach_black ^ reach_white;
  return {position.black | (reach_black & surrounded), position.white | (reach_white & surrounded),
          empties - surrounded};
}

}  // namespace kakoi::go
