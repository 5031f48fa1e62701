// Pairs of points by which an owner who only answers keeps beside every point of a region: when the opponent takes one
// of a pair, the owner takes the other (miai).
//
// A point is reached when stones of the owner are beside it, or a pair of its own: two empty points beside it, both
// reached, and neither in another pair. Whatever the opponent does, a reached point ends up beside a stone that is
// connected to the owner's, or to be connected by a pair that is still there: follow the pairs from it, which always
// lead to points reached before.

#pragma once

#include "go/position.h"

namespace kakoi::go {

/// What pairs reach in a region.
struct MiaiCover {
  /// The points of it that are not reached.
  PointSet open;
  /// The points of the pairs.
  PointSet spent;
};

/// Looks for pairs that reach as many of `points` as it finds, where stones are beside `beside` and pairs may be made of
/// `free`, empty points all.
MiaiCover cover_by_miai(const PointSet& points, const PointSet& beside, const PointSet& free);

}  // namespace kakoi::go
