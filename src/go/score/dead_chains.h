// Checks a set of dead stones: only whole chains can be dead.

#pragma once

#include "go/rules/position.h"

namespace kakoi::go {

/// The fault of a set of dead stones. The numbers are part of the boundary (bindings/boundary/layout/go.mjs).
enum class DeadFault : std::uint8_t {
  kNone = 0,
  /// The set holds a point without a stone.
  kNoStone = 1,
  /// The set holds only part of a chain.
  kSplitChain = 2,
};

struct DeadCheck {
  DeadFault fault;
  /// The lowest point without a stone, or the lowest of a split chain that is missing, Black's first; kNoPoint
  /// when nothing is wrong.
  Point point;
};

DeadCheck check_dead(const Position& position, const PointSet& dead);

}  // namespace kakoi::go
