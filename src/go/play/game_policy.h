// The moves of the random games of an opponent: careful playouts that also take what can be taken, play the vital
// point of an eye space, and answer with shapes near the last move.
//
// The order is that of MoGo and Pachi: answers to atari, vital points, shapes, then anything sensible.

#pragma once

#include "go/play/shapes.h"
#include "go/playouts/playout.h"

namespace kakoi::go {

/// The vital point of the eye space of three to six empty points beside the last move, where there is one:
/// the point that makes two eyes of it, or prevents them. kNoCell otherwise.
int vital_point(const PlayoutBoard& board, int last);

/// Plays one move by the policy; returns its cell, or kNoCell for a pass.
int play_by_policy(PlayoutBoard& board, const Shapes& shapes, Color color, int last, Random& random);

}  // namespace kakoi::go
