#include "go/score/area.h"

namespace kakoi::go {

Area area(const Position& position, const Grid& grid) {
  const PointSet empties = position.empties(grid);
  const PointSet reach_black = expand(liberties(position.black, empties), empties);
  const PointSet reach_white = expand(liberties(position.white, empties), empties);
  const PointSet surrounded = reach_black ^ reach_white;
  return {position.black | (reach_black & surrounded), position.white | (reach_white & surrounded),
          empties - surrounded};
}

}  // namespace kakoi::go
