// A part of a position as a board of its own.

#pragma once

#include "go/boards/playout_board.h"

namespace kakoi::go {

/// Sets up `part` and the stones around it; beyond them is the edge. The chains that reach out of the part cannot be
/// captured. The walls further away are left out, so that the board is copied fast.
void load_part(const Position& position, const PointSet& part, const Grid& grid, PlayoutBoard& board);

}  // namespace kakoi::go
