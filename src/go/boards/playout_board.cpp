#include "go/boards/playout_board.h"

#include <cstring>

namespace kakoi::go {

void PlayoutBoard::load(const Position& position, const PointSet& points) {
  std::memset(cells_, kEdge, sizeof cells_);
  ko_ = kNoCell;
  int count = 0;  // not the member, which every store of a byte might change
  for_each_point(points, [&](Point p) {
    const int at = cell_of(p);
    cells_[at] = kEmpty;
    neighbours_[at] = 4 * kOneEmpty;
    index_[at] = static_cast<std::uint16_t>(count);
    empties_[count++] = static_cast<std::uint16_t>(at);
  });
  empty_count_ = count;
  // Edge cells have counts, too, which are written to and decide nothing.
  for (const PointSet& inner :
       {unmasked::up(points), unmasked::down(points), unmasked::left(points), unmasked::right(points)}) {
    for_each_point(points - inner, [&](Point p) { neighbours_[cell_of(p)] += kOneEdge - kOneEmpty; });
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
