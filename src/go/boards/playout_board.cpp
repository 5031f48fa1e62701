#include "go/boards/playout_board.h"

#include <cstring>

namespace kakoi::go {

void PlayoutBoard::load(const Position& position, const Grid& grid) {
  std::memset(cells_, kEdge, sizeof cells_);
  std::memset(neighbours_, 0, sizeof neighbours_);  // edge cells included: they are written to, never read
  empty_count_ = 0;
  ko_ = kNoCell;
  for_each_point(grid.full, [&](Point p) { cells_[cell_of(p)] = kEmpty; });
  for_each_point(grid.full, [&](Point p) {
    const int at = cell_of(p);
    for (const int offset : kAround) {
      neighbours_[at] += cells_[at + offset] == kEdge ? kOneEdge : kOneEmpty;
    }
    index_[at] = static_cast<std::uint16_t>(empty_count_);
    empties_[empty_count_++] = static_cast<std::uint16_t>(at);
  });
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_point(position.stones(color), [&](Point p) { put(cell_of(p), code(color)); });
  }
}

}  // namespace kakoi::go
