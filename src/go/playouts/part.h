// A part of a position as a board of its own.

#pragma once

#include "go/boards/playout_board.h"

namespace kakoi::go {

/// Sets up `part` and the stones around it; beyond them is the edge. The chains that reach out of the part cannot be
/// captured. The walls further away are left out, so that the board is copied fast.
inline void load_part(const Position& position, const PointSet& part, const Grid& grid, PlayoutBoard& board) {
  const PointSet played = grow<Connectivity::kEight>(part, grid);
  board.load(position, played);
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_chain(position.stones(color), [&](const PointSet& chain) {
      const PointSet near = chain & played;
      if (near.empty() || chain.is_subset_of(part)) return;
      const int stone = cell_of(near.first_point());
      for_each_point(near, [&](Point p) { board.join(stone, cell_of(p)); });
      board.secure(board.chain(stone));
    });
  }
}

}  // namespace kakoi::go
