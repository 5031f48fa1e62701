// LikelyMoves: the moves of a position in the order in which players of the games that the weights were fitted to would
// have chosen them, and priors by the shares of the choice.

#pragma once

#include "go/play/move_order.h"
#include "go/play/move_weights.h"

namespace kakoi::go {

/// Orders moves. An object is 83 KB.
class LikelyMoves final : public MoveOrder {
 public:
  void look(const PlayoutBoard& board, Color to_play, int last, int before_last) override {
    features_.look(board, to_play, last, before_last);
    count_ = 0;
  }

  void add(int cell) override {
    const auto worth = static_cast<std::uint32_t>(kMoveWeights.worth(features_, cell) + kWorthAtZero);
    keys_[count_++] = std::uint64_t{worth} << 16 | (0xFFFFU - static_cast<std::uint32_t>(cell));
  }

  void rank() override;
  [[nodiscard]] bool is_ranked() const override { return true; }

 private:
  static constexpr int kWorthAtZero = 1 << 16;  // some twenty weights of a byte are far from it

  MoveFeatures features_;
  /// The moves as numbers: worth, then the cell from the last to the first.
  std::uint64_t keys_[kMaxSide * kMaxSide];
};

}  // namespace kakoi::go
