// MoveOrder: what a tree search takes a position's moves for before it has searched them.

#pragma once

#include "go/boards/playout_board.h"

namespace kakoi::go {

/// A move, and its prior as games that were never played: `games` of them, `wins` won.
struct PriorMove {
  int cell;
  float games;
  float wins;
};

/// Judges moves one after the other: this one all alike, those derived from it by what they know. An object holds those of
/// one position. Nothing is pure: a call that cannot happen would ask the page for abort().
class MoveOrder {
 public:
  MoveOrder() = default;
  MoveOrder(const MoveOrder&) = delete;
  MoveOrder& operator=(const MoveOrder&) = delete;

  /// Looks at a board with the side to play; `last` and `before_last` are the cells of the last moves or kNoCell.
  virtual void look(const PlayoutBoard& /*board*/, Color /*to_play*/, int /*last*/, int /*before_last*/) {
    count_ = 0;
  }

  /// Adds a move at an empty cell of that board, which must still be as it was.
  virtual void add(int cell) { moves_[count_++] = {.cell = cell, .games = 10, .wins = 5}; }

  /// Called after the last: puts the moves in order, if it ranks them, and gives them their priors.
  virtual void rank() {}

  /// True when the likeliest moves come first, so that few need to be tried at first.
  [[nodiscard]] virtual bool is_ranked() const { return false; }

  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] const PriorMove& move(int i) const { return moves_[i]; }

 protected:
  ~MoveOrder() = default;

  PriorMove moves_[kMaxSide * kMaxSide];
  int count_ = 0;
};

}  // namespace kakoi::go
