// The points where a side has to play, because the other side wins with its next move after any other.

#pragma once

#include "go/reading/life_eyes.h"

namespace kakoi::go {

/// All points: there is no threat.
inline constexpr LifeArea::Bits kAllPoints = ~LifeArea::Bits{0};

/// The points that may still meet every threat: after any other move, or a pass, the other side has a move
/// after which the target is_alive(), or is_dead() or captured. kAllPoints when nothing is threatened.
///
/// A threat survives a move that touches none of the points it needs: the point where it is played, the
/// points that it makes alive or captures, and the liberties of the stones that play a part. One move has to
/// meet all threats, and none can when they have no point in common.
LifeArea::Bits must_play(const LifeArea& area, const LifeState& state, const LifeMoves& moves);

}  // namespace kakoi::go
