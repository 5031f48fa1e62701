// LikelyMoves: the moves of a position in the order in which players of the games that the weights were fitted to would
// have chosen them, and priors by the shares of the choice.

#pragma once

#include "go/play/move_order.h"
#include "go/play/move_weights.h"

namespace kakoi::go {

/// Orders moves. An object is 100 KB.
class LikelyMoves final : public MoveOrder {
 public:
  void look(const PlayoutBoard& board, Color to_play, int last, int before_last) override {
    features_.look(board, to_play, last, before_last);
    count_ = 0;
  }

  void add(int cell) override { moves_[count_++] = {cell, kMoveWeights.worth(features_, cell), 0, 0}; }

  void rank() override;
  [[nodiscard]] bool is_ranked() const override { return true; }

 private:
  MoveFeatures features_;
};

}  // namespace kakoi::go
