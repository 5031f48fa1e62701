// Games as sequences that no longer depend on how the board is turned: equal games have equal ones, and a game that is the
// beginning of another has a sequence that is.

#pragma once

#include "go/collection/page.h"

namespace kakoi::go {

/// Writes the moves of a game, turned so that they come first among the orientations, in the order of their
/// numbers. Points set up become two numbers that do not depend on their order. Returns how many numbers; at most two
/// a change.
int write_sequence(const KeptGame& game, std::uint16_t* out);

}  // namespace kakoi::go
