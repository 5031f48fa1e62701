#include "go/net/planes.h"

#include <cstring>

namespace kakoi::go {

namespace {

constexpr std::uint32_t bit(int plane) { return std::uint32_t{1} << plane; }

}  // namespace

void Planes::look(const PlayoutBoard& board, Color to_play, int last, int before_last, const Grid& grid) {
  board_ = &board;
  color_ = to_play;
  std::memset(bits_, 0, sizeof bits_);
  for_each_point(grid.full, [&](Point p) { bits_[cell_of(p)] = bit(kOnBoard); });
  for_each_chain(board, [&](int chain) { look_at_chain(chain); });
  for (int i = 0; i < board.empty_count(); ++i) look_at_point(board.empty_cell(i));
  if (last != kNoCell) bits_[last] |= bit(kLast);
  if (before_last != kNoCell) bits_[before_last] |= bit(kBeforeLast);
  if (board.ko() != kNoCell) bits_[board.ko()] |= bit(kForbidden);
  look_at_life(grid);
}

void Planes::look_at_chain(int chain) {
  const bool own = board_->is_stone_of(color_, chain);
  Cells<kListed>& open = liberties_[chain];
  open = liberties_of<kListed>(*board_, chain);
  std::uint32_t stones = bit(own ? kOwn : kTheir);
  if (open.count < 4) stones |= bit((own ? kOwnLiberties : kTheirLiberties) + open.count - 1);
  bool caught = false;
  if (open.count == 1) {
    caught = !ladder_.escapes(*board_, chain);
  } else if (open.count == 2) {
    for (int i = 0; i < 2; ++i) {
      if (!ladder_.catches(*board_, chain, open.cells[i])) continue;
      caught = true;
      if (!own) bits_[open.cells[i]] |= bit(kCatches);
    }
  }
  if (caught) stones |= bit(own ? kOwnCaught : kTheirCaught);
  all_stones(*board_, chain, [&](int stone) {
    bits_[stone] |= stones;
    return true;
  });
}

/// The liberties that a stone would have there, four for more; 0 where none is allowed. A captured stone counts when it is
/// beside the point.
int Planes::liberties_after(Color color, int at, bool& takes) const {
  Cells<kListed> after;
  const auto add = [&](int cell) {
    if (cell != at && std::find(after.cells, after.cells + after.count, cell) == after.cells + after.count)
      after.add(cell);
  };
  takes = false;
  for (const int offset : kAround) {
    const int beside = at + offset;
    if (board_->is_empty(beside)) {
      add(beside);
    } else if (board_->is_stone(beside)) {
      const Cells<kListed>& open = liberties_[board_->chain(beside)];
      if (board_->is_stone_of(color, beside)) {
        for (int i = 0; i < open.count; ++i) add(open.cells[i]);
      } else if (open.count == 1) {
        takes = true;
        add(beside);
      }
    }
  }
  return after.count;
}

void Planes::look_at_point(int at) {
  bool takes = false;
  const int own = liberties_after(color_, at, takes);
  if (takes) bits_[at] |= bit(kTakes);
  if (own > 0 && own < 4) bits_[at] |= bit(kOwnAfter + own - 1);
  const int theirs = liberties_after(opponent(color_), at, takes);
  if (takes) bits_[at] |= bit(kLoses);
  if (theirs > 0 && theirs < 3) bits_[at] |= bit(kTheirAfter + theirs - 1);
}

void Planes::look_at_life(const Grid& grid) {
  Position position = Position::none();
  for_each_point(grid.full, [&](Point p) {
    const int at = cell_of(p);
    if (board_->is_stone(at)) position.stones(board_->color(at)).set(p);
  });
  for (const Color color : {color_, opponent(color_)}) {
    const PassAlive& alive = benson_.pass_alive(position, color, SuicideRule::kForbidden, grid);
    const std::uint32_t plane = bit(color == color_ ? kOwnAlive : kTheirAlive);
    for_each_point(alive.stones | alive.territory, [&](Point p) { bits_[cell_of(p)] |= plane; });
  }
}

}  // namespace kakoi::go
