// Area by Tromp–Taylor: a colour's stones and the empty points that reach only that colour.

#pragma once

#include "go/position.h"

namespace kakoi::go {

struct Area {
  PointSet black;
  PointSet white;
  /// Empty points that reach both colours, or none.
  PointSet neutral;
};

/// Everything on the board counts as alive; take dead stones off first.
inline Area area(const Position& position, const Grid& grid) {
  const PointSet empties = position.empties(grid);
  const PointSet reach_black = expand(liberties(position.black, empties), empties);
  const PointSet reach_white = expand(liberties(position.white, empties), empties);
  const PointSet surrounded = reach_black ^ reach_white;
  return {position.black | (reach_black & surrounded), position.white | (reach_white & surrounded),
          empties - surrounded};
}

}  // namespace kakoi::go
