// CaptureCounts: estimates from counts around a chain how likely it is to be captured, to decide where to search first and, when
// positions run out, what to think. No proof depends on it.

#pragma once

#include <array>

#include "go/reading/capture_game.h"

namespace kakoi::go {

/// Counts around the chain of a game after a move.
struct CaptureCounts {
  /// The number of features that the estimate weighs.
  static constexpr int kFeatures = 14;

  /// Small numbers, listed in capture_estimate.cpp. The program that fits the weights, lab/fit/capture_estimate.cpp, counts
  /// with the same code.
  std::array<int, kFeatures> features;
  /// The most liberties that the defender gets by extending once.
  int reach = 0;

  /// Counts after a move of this colour, kNoCell for a pass, that has neither taken the chain nor freed it.
  CaptureCounts(CaptureGame& game, Color color, int move);
};

/// The logarithm of the odds that the chain is captured, after a move of this colour, in sixteenths of a doubling: 16 more are
/// twice the odds.
int capture_odds(const CaptureCounts& counts, Color color, const CaptureGame& game);

}  // namespace kakoi::go
