// Judge: what a position is worth at a glance, by the network and by what is settled for good.

#pragma once

#include "go/net/network.h"

namespace kakoi::go {

/// The chance of a side, and its lead in points, komi counted.
struct Worth {
  float win = 0;
  float lead = 0;
};

/// Judges positions. An object is large (2.3 MB).
class Judge {
 public:
  /// By the network that the library brings along.
  Judge();

  /// Begins with boards of a size, on which some points are settled: 1 Black's, -1 White's, 0 open. White has `komi` half
  /// points beside its area. `settled` must stay as it is.
  void begin(const Grid& grid, const std::int8_t (&settled)[kCells], int komi);

  /// Looks at a position on a grid of that size; `last` and `before_last` are the cells of the last moves or kNoCell. Returns
  /// what it is worth to Black.
  Worth look(const PlayoutBoard& board, Color to_play, int last, int before_last, const Grid& grid);

  /// The points of the board, by number.
  [[nodiscard]] int points() const { return points_; }
  [[nodiscard]] int cell(int i) const { return cells_[i]; }

  /// The likely owner of a cell of the position: kOwned Black, -kOwned White, or in between.
  static constexpr int kOwned = 1024;
  [[nodiscard]] int owner(int cell) const { return owner_[cell]; }

  /// The likelihood of a move, kNoCell for a pass, as a logit in 64ths.
  [[nodiscard]] int logit(int move) const { return seen_->policy[move]; }

 private:
  Network network_;
  Planes planes_;
  const Judgement* seen_ = nullptr;
  const std::int8_t* settled_ = nullptr;
  int komi_ = 0;
  int points_ = 0;
  std::uint16_t cells_[kMaxSide * kMaxSide];
  std::int16_t owner_[kCells];
};

/// 2^16 by the power of e, of a logit in 64ths that is so much less than another's.
std::uint32_t share_of(int less);

}  // namespace kakoi::go
