#include "go/collection/history.h"

#include <algorithm>

namespace kakoi::go {

void History::read(std::span<const Change> changes) {
  changes_ = changes;
  moves_ = 0;
  used_ = 1;
  std::fill(std::begin(points_), std::end(points_), PointHistory{kNever, kIsEmpty, kNothing});
  for (const Change change : changes) {
    if (change.is_move()) {
      if (moves_ == kMostRecordedMoves) break;
      ++moves_;
      if (change.is_pass()) continue;
    }
    put(change.point(), contents_of(change.content()) & kAnything);
  }
}

void History::put(int point, std::uint8_t contents) {
  PointHistory& history = points_[point];
  if (moves_ == 0) {
    history.before = contents;
  } else if (history.first == kNever) {
    history.first = static_cast<std::uint16_t>(moves_);
    history.after = contents;
  } else if ((history.after & kReturns) == 0 && history.first == moves_) {
    history.after = contents;  // played and captured with the same move
  } else if ((history.after & kReturns) != 0 && list_[last_[point]].move == moves_) {
    list_[last_[point]].contents = contents;
  } else if (used_ < kMostLater) {
    const auto added = static_cast<std::uint16_t>(used_++);
    list_[added] = {static_cast<std::uint16_t>(moves_), contents, kEnd};
    if ((history.after & kReturns) != 0) {
      list_[last_[point]].next = added;
    } else {
      later_[point] = added;
    }
    history.after |= kReturns;
    last_[point] = added;
  }
}

int History::earliest(int point, unsigned contents, int move) const {
  const PointHistory& history = points_[point];
  if (move < history.first && (history.before & contents) != 0) return move;
  if (history.first == kNever) return kNever;
  int from = history.first;
  unsigned now = history.after & kAnything;
  if ((history.after & kReturns) != 0) {
    for (std::uint16_t at = later_[point]; at != kEnd; at = list_[at].next) {
      const Later& later = list_[at];
      if (move < later.move && (now & contents) != 0) return std::max(move, from);
      from = later.move;
      now = later.contents;
    }
  }
  return (now & contents) != 0 ? std::max(move, from) : kNever;
}

Change History::next_move(int moves) const {
  for (const Change change : changes_) {
    if (change.is_move() && moves-- == 0) return change;
  }
  return {0};
}

Change History::next_move_within(const std::uint32_t* rows, int moves) const {
  for (const Change change : changes_) {
    if (!change.is_move() || moves-- > 0 || change.is_pass()) continue;
    if ((rows[change.y()] >> change.x() & 1U) != 0) return change;
  }
  return {0};
}

Color History::to_play(int moves, Color first) const {
  Color side = first;
  for (const Change change : changes_) {
    if (!change.is_move()) continue;
    if (moves-- == 0) return change.mover();
    side = opponent(change.mover());
  }
  return side;
}

}  // namespace kakoi::go
