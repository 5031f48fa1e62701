// Judge: what a network of KataGo's says of a position, as chances, points and owners.

#pragma once

#include "go/katago/network.h"

namespace kakoi::go::katago {

/// The worth of a position to the side to play.
struct Judgement {
  /// The chance to win, half of no result counted.
  float win;
  /// The lead in points, and the mean of the final score, komi counted.
  float lead;
  float score;
  /// The share of each legal move, of cells and of a pass at kNoCell; all together 1. 0 of others.
  float share[kCells];
  /// The owner that each cell will have, from 1, the side to play, to -1; 0 beyond the board.
  float owner[kCells];
};

/// Judges positions. An object is some 700 KB.
class Judge {
 public:
  Network& network() { return network_; }
  Planes& planes() { return planes_; }

  /// Judges a position on a board of at most kMostSide a side; valid until the next call. A network must have been loaded.
  const Judgement& look(const Situation& situation, const Grid& grid);

 private:
  void share(const float* logits, const Grid& grid);

  Network network_;
  Planes planes_;
  Judgement judgement_;
};

}  // namespace kakoi::go::katago
