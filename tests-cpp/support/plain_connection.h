// Connections by examining every position: which of them lead to a connection whatever the cutter does is found by marking
// the won ones until no more can be.

#pragma once

#include <cstddef>
#include <optional>

#include "support/plain_go.h"

namespace kakoi::test {

/// True when the stones at `a` and `b` can be connected; std::nullopt when there are more positions than `most`. The side that
/// is `banned` may never take at the ko point, the other always.
std::optional<bool> plain_connection(const PlainBoard& board, int a, int b, Color banned, Color to_play,
                                     std::size_t most);

}  // namespace kakoi::test
