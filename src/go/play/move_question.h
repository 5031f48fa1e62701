// MoveQuestion, MoveRecord: what a search for a move is asked, and what it says of one.

#pragma once

#include <array>

#include "go/boards/cells.h"

namespace kakoi::go {

/// A position to find a move in.
struct MoveQuestion {
  Position position;
  Color to_play = Color::kBlack;
  /// The point that simple ko forbids, or kNoPoint.
  Point ko = kNoPoint;
  /// The points of the last move and of the one before, or kNoPoint.
  Point last = kNoPoint;
  Point before_last = kNoPoint;
  /// White's points beside its area, in half points.
  int komi = 0;
  /// Stones and points that are Black's and White's for good: nobody plays there, and they count as theirs.
  std::array<PointSet, 2> settled;
  /// Points where the side to play may not or will not play now.
  PointSet barred;
};

/// A move that was looked at.
struct MoveRecord {
  /// kNoPoint for a pass.
  Point move;
  /// The number of steps that began with it.
  int visits;
  /// The chance of the side to play after it.
  float win_rate;
  /// The points by which it leads then.
  float lead;
};

}  // namespace kakoi::go
