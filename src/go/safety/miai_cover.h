// Finds pairs of points by which an owner who only answers stays beside every point of a region: when the
// opponent takes one of a pair, the owner takes the other (miai).
//
// A point is reached when stones of the owner are beside it, or a pair of its own: two empty points beside
// it, both reached, and neither in another pair. Whatever the opponent does, a reached point ends up beside a
// stone that is connected to the owner's stones, or can still be connected by a pair: the pairs can be
// followed from it, and always lead to points that were reached before.

#pragma once

#include "go/rules/position.h"

namespace kakoi::go {

/// The part of a region that pairs reach, and do not reach.
struct MiaiCover {
  /// The points that are not reached.
  PointSet open;
  /// The points of the pairs.
  PointSet spent;
};

/// Looks for pairs that reach as many of `points` as possible. Stones of the owner are beside the points
/// `beside`, and pairs may be made of `free`, which are empty points.
MiaiCover cover_by_miai(const PointSet& points, const PointSet& beside, const PointSet& free);

}  // namespace kakoi::go
