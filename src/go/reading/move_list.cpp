#include "go/reading/move_list.h"

#include <algorithm>

namespace kakoi::go {

void MoveList::append(int at, int cost) {
  cells_[count_] = static_cast<std::uint16_t>(at);
  costs_[count_++] = static_cast<std::int16_t>(cost);
}

void MoveList::add(int at, int cost) {
  if (!board_.is_empty(at)) return;
  if (has(at)) {
    const auto place = std::find(cells_, cells_ + count_, at) - cells_;
    costs_[place] = std::min(costs_[place], static_cast<std::int16_t>(cost));
  } else if (!is_full()) {
    listed_.add(at);
    append(at, cost);
  }
}

void MoveList::add_around(int at, int cost) {
  for (const int offset : kAround) add(at + offset, cost);
}

void MoveList::add_liberties(int chain, int cost) {
  board_.each_liberty(chain, [&](int at) {
    add(at, cost);
    return true;
  });
}

void MoveList::add_captures(int chain, int most_liberties, int cost) {
  board_.each_enemy(chain, [&](int enemy) {
    const int liberties = board_.liberties(enemy);
    if (liberties <= most_liberties) add_liberties(enemy, cost + 2 * (liberties - 1));
    return true;
  });
}

void MoveList::add_pass(int cost) { append(kNoCell, cost); }

/// Insertion sort: the moves are few.
void MoveList::sort() {
  for (int i = 1; i < count_; ++i) {
    const std::uint16_t cell = cells_[i];
    const std::int16_t cost = costs_[i];
    int j = i;
    for (; j > 0 && costs_[j - 1] > cost; --j) {
      cells_[j] = cells_[j - 1];
      costs_[j] = costs_[j - 1];
    }
    cells_[j] = cell;
    costs_[j] = cost;
  }
}

}  // namespace kakoi::go
