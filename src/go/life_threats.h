// Where a side has to play, because the other one wins with its next move after any other.

#pragma once

#include "go/life_eyes.h"

namespace kakoi::go {

/// Everywhere: there is no threat.
inline constexpr LifeArea::Bits kAnywhere = ~LifeArea::Bits{0};

/// Where the side to move may have to play: after any other move or a pass, the other side has a move after which the
/// target is_alive(), or is_dead() or captured. kAnywhere when nothing is threatened.
///
/// A threat holds against a move that touches none of the points it needs: where it is played, what it makes alive or
/// captures, and the liberties of the stones that play a part. One move has to meet all
/// threats, and none can when they have no point in common.
LifeArea::Bits must_play(const LifeArea& area, const LifeState& state, const LifeMoves& moves);

}  // namespace kakoi::go
