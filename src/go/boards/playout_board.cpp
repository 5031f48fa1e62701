#include "go/boards/playout_board.h"

#include <cstring>

namespace kakoi::go {

void PlayoutBoard::load(const Position& position, const PointSet& points) {
  std::memset(cells_, kEdge, sizeof cells_);
  empty_count_ = 0;
  ko_ = kNoCell;
  for_each_point(points, [&](Point p) {
    const int at = cell_of(p);
    cells_[at] = kEmpty;
    index_[at] = static_cast<std::uint16_t>(empty_count_);
    empties_[empty_count_++] = static_cast<std::uint16_t>(at);
  });
  // Edge cells have counts, too, which are written to and decide nothing.
  for (int i = 0; i < empty_count_; ++i) {
    const int at = empties_[i];
    neighbours_[at] = 0;
    for (const int offset : kAround) neighbours_[at] += cells_[at + offset] == kEmpty ? kOneEmpty : kOneEdge;
  }
  // The points come row by row; beside them are the eight around each.
  first_ = empties_[0] - kStride - 1;
  last_ = empties_[empty_count_ - 1] + kStride + 1;
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_point(position.stones(color) & points, [&](Point p) { put(cell_of(p), code(color)); });
  }
}

PlayoutBoard& PlayoutBoard::operator=(const PlayoutBoard& other) {
  if (this == &other) return *this;
  const auto copy = [](auto* to, const auto* from, int count) {
    std::memcpy(to, from, static_cast<std::size_t>(count) * sizeof *to);
  };
  first_ = other.first_;
  last_ = other.last_;
  const auto copy_cells = [&](auto* to, const auto* from) {
    copy(to + first_, from + first_, last_ - first_ + 1);
  };
  copy_cells(cells_, other.cells_);
  copy_cells(neighbours_, other.neighbours_);
  copy_cells(head_, other.head_);
  copy_cells(next_, other.next_);
  copy_cells(size_, other.size_);
  copy_cells(liberties_, other.liberties_);
  copy_cells(index_, other.index_);
  empty_count_ = other.empty_count_;
  copy(empties_, other.empties_, empty_count_);
  ko_ = other.ko_;
  return *this;
}

}  // namespace kakoi::go
