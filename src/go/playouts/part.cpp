#include "go/playouts/part.h"

namespace kakoi::go {

void load_part(const Position& position, const PointSet& part, const Grid& grid, PlayoutBoard& board) {
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
