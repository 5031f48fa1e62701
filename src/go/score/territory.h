// Territory as Japanese rules count it: surrounded points, but none of groups alive in seki, and none that
// must be filled in the end.
//
// docs/scoring.md states the rule exactly. It owes its building blocks (reach stopped by links, groups joined
// by neutral points, eye points that a group hangs on) to goscorer by David J. Wu. Words, for one side:
//
//   living    stones not given as dead; everything else is vacant
//   realm     points that the side reaches and the opponent does not, links stopping either
//   family    all of the side that can still be connected: two eyes keep a family alive, else it is in seki
//   eye       a connected vacant part of the realm
//   false     an eye point with at most one neighbour in its eye, without which the stones and eye points
//             round it fall apart
//   fill      a false point that some stones beside need, having no eye of their own: no territory

#pragma once

#include "go/rules/position.h"

namespace kakoi::go {

/// The count of a position: territory, and the vacant points and stones that are none.
struct Territory {
  /// Points counted, those under dead stones included.
  PointSet black;
  PointSet white;
  /// Stones and eyes of families without two eyes.
  PointSet seki;
  /// Points of living families that must be filled in the end.
  PointSet false_eyes;
  /// All other vacant points.
  PointSet dame;
};

/// Counts a position; `dead` are whole chains of either colour.
Territory territory(const Position& position, const PointSet& dead, const Grid& grid);

}  // namespace kakoi::go
