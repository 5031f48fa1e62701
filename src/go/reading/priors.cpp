#include "go/reading/priors.h"

#include <cstdlib>

namespace kakoi::go {

namespace {

/// Distance of two cells as players feel it: 2 beside, 3 at the diagonal, 4 at a jump, 5 at a knight's move.
int felt_distance(int a, int b) {
  const Point p = point_of(a);
  const Point q = point_of(b);
  const int dx = std::abs(p.x - q.x);
  const int dy = std::abs(p.y - q.y);
  return dx + dy + std::max(dx, dy);
}

}  // namespace

void Priors::look_at_chain(int chain) {
  const bool mine = board_->is_stone_of(color_, chain);
  const int size = board_->chain_size(chain);
  const auto weight = [&](float games) { return games * (size > 4 ? 2.0F : size > 1 ? 1.5F : 1.0F); };
  if (board_->pseudo_liberties(chain) > 8) return;  // two liberties are counted four times each at most
  const Cells<3> open = liberties_of<3>(*board_, chain);
  if (open.count == 1) {
    const int at = open.cells[0];
    if (!mine) {
      // The capture of what could escape is worth more than that of what is caught anyway.
      const bool saves = !all_stones(*board_, chain, [&](int stone) {
        return std::none_of(std::begin(kAround), std::end(kAround), [&](int offset) {
          const int beside = stone + offset;
          return board_->is_stone_of(color_, beside) &&
                 only_liberty(*board_, board_->chain(beside)) != kNoCell;
        });
      });
      const bool could_escape = rescues(*board_, opponent(color_), at, chain);
      urgent_[at].add(weight(saves || could_escape ? 20 : 6), saves || could_escape ? 1.0F : 0.7F);
      return;
    }
    if (!ladder_.escapes(*board_, chain)) {
      urgent_[at].add(weight(12), 0.1F);
      return;
    }
    if (rescues(*board_, color_, at, chain)) urgent_[at].add(weight(16), 1);
    return;
  }
  if (open.count != 2) return;
  if (mine) {
    // Nothing is said of own chains that would be caught: the tree sees what the enemy's ladder does.
    return;
  }
  const int caught = ladder_.capture(*board_, chain);
  for (int i = 0; i < 2; ++i) {
    const int at = open.cells[i];
    if (at == caught) {
      urgent_[at].add(weight(14), 1);
    } else if (!wastes_chain(*board_, color_, at, true)) {
      urgent_[at].add(4, 0.7F);
    }
  }
}

void Priors::look(const PlayoutBoard& board, Color to_play, int last, int before_last) {
  board_ = &board;
  color_ = to_play;
  last_ = last;
  before_last_ = before_last;
  for (int i = 0; i < board.empty_count(); ++i) urgent_[board.empty_cell(i)] = {};
  for_each_chain(board, [&](int chain) { look_at_chain(chain); });
}

/// The number of the line counted from the edge, 1 to 3; 3 for all further in.
int Priors::line_of(int at) const {
  int line = 3;
  for (const int offset : kAround) {
    for (int i = 1; i < line; ++i) {
      const int cell = at + i * offset;
      if (!board_->is_empty(cell) && !board_->is_stone(cell)) line = i;
    }
  }
  return line;
}

/// True when no stone is within two points along the lines, nor diagonally beside it.
bool Priors::is_alone(int at) const {
  for (const int offset : kRing) {
    if (board_->is_stone(at + offset)) return false;
  }
  for (const int offset : kAround) {
    if (board_->is_empty(at + offset) && board_->is_stone(at + 2 * offset)) return false;
  }
  return true;
}

Prior Priors::of(int at) const {
  Prior prior = urgent_[at];
  prior.add(10, 0.5F);
  if (wastes_chain(*board_, color_, at, true)) prior.add(20, 0);
  if (shapes_.has(*board_, at)) prior.add(6, 1);
  if (last_ != kNoCell) {
    const int distance = felt_distance(at, last_);
    if (distance <= 6) prior.add(static_cast<float>(14 - 2 * distance), 1);
  }
  if (before_last_ != kNoCell && felt_distance(at, before_last_) <= 4) prior.add(3, 1);
  if (is_alone(at)) {
    const int line = line_of(at);
    if (line == 1) prior.add(15, 0);
    if (line == 2) prior.add(8, 0.1F);
  }
  return prior;
}

}  // namespace kakoi::go
