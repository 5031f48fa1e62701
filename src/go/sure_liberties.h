// How many liberties a region gives a chain for good, though its owner only answers.
//
// M. Müller, "Playing it safe: recognizing secure territories in computer Go by using static rules and search", 1997; X. Niu
// and M. Müller, "An improved safety solver for computer Go", 2004. A region is a connected part of what is left of the
// board without the safe stones. It gives a chain
//
//   one   when the owner is, or comes by pairs, beside every point of it (miai_cover.h): then whatever is left empty
//         leads to a liberty. When nothing is, the opponent's last move was suicide, or the owner's captured.
//   two   when two of its points also divide it, either of them, into parts that each give one: the opponent
//         takes one point, the owner the other.
//
// Where the owner never plays in a region, only its empty points matter, as Benson has it: stones that are not
// captured leave no room for eyes.

#pragma once

#include "go/position.h"

namespace kakoi::go {

/// A region, and what the owner has promised to do in it.
struct SafeRegion {
  PointSet points;
  PointSet empties;
  /// Stones of the opponent in it.
  PointSet theirs;
  /// Points where the owner may have to answer a move elsewhere: pairs that join chains across regions.
  PointSet crossing;
  /// Points of all pairs.
  PointSet spent;
  /// Some chain's liberty rests on the owner's not playing here.
  bool is_quiet;
  /// Some chain's two liberties rest on no further pairs.
  bool is_closed;

  /// Points that the owner never fills: an empty one, or a stone of the opponent that may be captured.
  [[nodiscard]] PointSet lasting() const { return (empties | theirs) - crossing; }
};

/// The sure liberties of a chain, whose stones are beside `beside`, without new pairs. 0 or 1; may make the region
/// quiet.
int direct_liberties(SafeRegion& region, const PointSet& beside);

/// The same with pairs, which it adds to the region. 0 to 2.
int liberties_by_miai(SafeRegion& region, const PointSet& beside);

}  // namespace kakoi::go
