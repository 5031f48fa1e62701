// Regions: the liberties that one gives a chain for good, even if its owner only answers, and whether the
// opponent can live there.
//
// M. Müller, "Playing it safe: recognizing secure territories in computer Go by using static rules and
// search", 1997; X. Niu and M. Müller, "An improved safety solver for computer Go", 2004. A region is a
// connected part of the board without the safe stones. It gives a chain
//
//   one   when the owner is, or comes by pairs, beside every point of it (miai_cover.h): then any point left
//         empty leads to a liberty. If none is, the opponent's last move was suicide, or the owner's captured.
//   two   when two of its points also divide it, either of them alone, into parts that each give one: the
//         opponent takes one point, the owner the other.
//
// In a region where the owner never plays, only its empty points matter, as in Benson's rule: stones that are
// not captured leave no room for eyes.

#pragma once

#include "go/rules/position.h"

namespace kakoi::go {

/// A region, and the promises that the owner has made in it.
struct SafeRegion {
  PointSet points;
  PointSet empties;
  /// Stones of the opponent in it.
  PointSet theirs;
  /// Points where the owner may have to answer a move elsewhere: pairs that join chains across regions.
  PointSet crossing;
  /// Points of all pairs.
  PointSet spent;
  /// True when some chain's liberty rests on the owner's not playing here.
  bool is_quiet;
  /// True when some chain's two liberties rest on making no further pairs here.
  bool is_closed;

  static SafeRegion of(const PointSet& points, const PointSet& empties, const PointSet& theirs) {
    return {points, points & empties, points & theirs, PointSet::none(), PointSet::none(), false, false};
  }

  /// Notes that a point of the region is in a pair with the other.
  void pledge(Point one, Point other) {
    spent.set(one);
    if (!points.has(other)) crossing.set(one);
  }

  /// Points that the owner never fills: an empty one, or a stone of the opponent that may be captured.
  [[nodiscard]] PointSet lasting() const { return (empties | theirs) - crossing; }
};

/// The sure liberties, 0 or 1, that a chain gets here without new pairs; the points beside its stones are
/// `beside`. May make the region quiet.
int direct_liberties(SafeRegion& region, const PointSet& beside);

/// The sure liberties, 0 to 2, with new pairs, which it adds to the region.
int liberties_by_miai(SafeRegion& region, const PointSet& beside);

/// True when the opponent has no room for two eyes: pairs leave at most one point, or two neighbours, where
/// the owner does not come. The owner's safe stones around are beside the points `beside`.
bool holds_no_two_eyes(const SafeRegion& region, const PointSet& beside);

}  // namespace kakoi::go
