// LifeWalls: the walls around a region where a question of life and death is played out. The winner's proof
// takes chains of its colour with a liberty outside for uncapturable. This finds which of them really are,
// and which had better be part of the region.

#pragma once

#include "go/reading/capture.h"
#include "go/safety/safe.h"

namespace kakoi::go {

/// The assumptions of an answer in a region, if a colour wins there.
struct LifeWall {
  /// Chains of the colour that were taken for uncapturable and are not independently safe.
  PointSet assumed;
  /// Empty points of the region from which a new stone of the colour would get out, and would then be taken
  /// for uncapturable, too. Those beside independently safe stones are left out.
  PointSet gaps;

  [[nodiscard]] bool holds() const { return assumed.empty() && gaps.empty(); }
};

/// True when liberties outside a region lead to enough connected empty points out there for eyes: whoever gets there is in
/// no race.
bool has_room(const PointSet& liberties, const PointSet& outside);

/// True when a reader, within a thousand positions, captures a chain that is attacked, if only by a ko.
bool can_be_captured(CaptureReader& captures, const Position& position, const PointSet& chain, Color owner,
                     const Grid& grid);

/// Finds walls. An object is large (3 MB) and holds no state between calls.
class LifeWalls {
 public:
  /// Finds the wall of the winner in a region. When it holds(), the winner's strategy in the region holds on
  /// the whole board.
  ///
  /// The winner answers each move in the region as the search does, and plays nothing else there. So
  /// everything outside that the search took for granted has to hold even if the winner only answers outside,
  /// and whatever is played in the region. Being pass-alive or safe (safe.h) is not enough: the winner's own
  /// strategy may fill an eye that lies in the region, and one move in the region may threaten both the
  /// target and a pair of points that the wall's safety rests on. So a wall counts as safe only by regions
  /// that do not meet the region being read, not even in the points that join its chains. Then each move of
  /// the other side is in the region, or in one of these, or in none, and calls for one answer, there. An
  /// exchange elsewhere is, within the region, a pass of the loser's, or a threat in a ko, which the loser
  /// may have.
  /// The loser's chains may be weaker than they were taken for: that only helps the winner.
  const LifeWall& find(const Position& position, Color winner, const PointSet& region, const Grid& grid);

  /// Points that have to join the region, because the wall that was found last is in danger: narrow room
  /// outside into which its chains, or stones played in gaps, get out; the liberties of chains that can be
  /// captured; and the liberties of chains, and of stones in gaps, that the other side attacks from outside
  /// with at least half as many stones as they have liberties there. A side that may not leave the region, as
  /// the target's, has to win inside it: all room beyond its gaps joins. Empty when a player, too, would take
  /// the wall for granted.
  PointSet in_danger(const Position& position, Color winner, bool may_leave, const PointSet& region,
                     const Grid& grid);

 private:
  SafetySolver safety_;
  CaptureReader captures_;
  LifeWall wall_;
};

}  // namespace kakoi::go
