// Influence that a move would add to its colour and take from the opponent.

#pragma once

#include "go/rules/position.h"

namespace kakoi::go {

/// Writes for every point, row by row, what a stone of the colour there gains: the points added to
/// influence() of the colour and those taken from the opponent's, captures included, with the same reach; NaN where the
/// colour may not play. Ko is not known and forbids nothing; suicide is not legal.
///
///     . . . . .     2 1 1 1 2
///     . . X . .     2 2   2 2     Black's gains with a reach of 1. Below White's
///     . . . . .  →  3 2 2 2 3     stone, a new one reaches two points that no black
///     . O . . .     3   3 4 3     stone did, and stands on one of White's: 3
///     . . . . .     2 3 3 3 2
void influence_gains(const Position& position, Color color, int reach, const Grid& grid, float* gains);

}  // namespace kakoi::go
