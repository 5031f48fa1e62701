// LikelyMoves: the moves of a position in the order in which players of the games that the weights were fitted to would
// have chosen them, and priors by the shares of the choice.

#pragma once

#include "go/play/move_weights.h"

namespace kakoi::go {

/// A move, and its prior as games that were never played: `games` of them, `wins` won.
struct LikelyMove {
  int cell;
  int worth;
  float games;
  float wins;
};

/// Orders moves. An object is 100 KB.
class LikelyMoves {
 public:
  /// Looks at a board with the side to play; `last` and `before_last` are the cells of the last moves or kNoCell.
  void look(const PlayoutBoard& board, Color to_play, int last, int before_last) {
    features_.look(board, to_play, last, before_last);
    count_ = 0;
  }

  /// Adds a move at an empty cell of that board, which must still be as it was.
  void add(int cell) {
    const auto worth = static_cast<std::uint64_t>(kMoveWeights.worth(features_, cell) + kWorthAtZero);
    keys_[count_++] = worth << 16 | (0xFFFFU - static_cast<std::uint32_t>(cell));
  }

  /// Puts the moves in order, the likeliest first, and gives them their priors.
  void rank();

  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] const LikelyMove& move(int i) const { return moves_[i]; }

 private:
  static constexpr int kWorthAtZero = 1 << 16;  // some twenty weights of a byte are far from it

  MoveFeatures features_;
  std::uint64_t
      keys_[kMaxSide * kMaxSide];  // the moves as numbers: worth, then the cell from the last to the first
  LikelyMove moves_[kMaxSide * kMaxSide];
  int count_ = 0;
};

}  // namespace kakoi::go
