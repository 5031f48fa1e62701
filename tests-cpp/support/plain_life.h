// Life and death by looking at every position: all that can be reached are written down with their moves, then those
// that are won are marked until no more can be. Knows no heuristic, no eyes and no history.

#pragma once

#include "go/life.h"
#include "support/plain_go.h"

namespace kakoi::test {

/// What becomes of the target, by the definitions of go/life.h; kUnknown when more positions than `most` would have to
/// be written down. Cells of `region` and `target` are marked with '#'.
go::LifeOutcome plain_life(const PlainBoard& board, const std::string& target, const std::string& region, Color defender,
                           Color to_play, int ko, std::size_t most);

}  // namespace kakoi::test
