// Random Senket positions.

#pragma once

#include <vector>

#include "senket/moves.h"
#include "support/random.h"

namespace kakoi::test {

/// A position of random play: so many posts (fewer than size²) in turn, mostly a knight's step from own ones,
/// with most of the fences that they can have.
senket::Position random_senket(int size, int posts, Random& random);

/// A position of random chains, many of them from the border.
senket::Position random_chains(int size, int chains, Random& random);

/// A position of roughly parallel chains from edge to edge, in which the colours contest much.
senket::Position random_strips(int size, Random& random);

/// The fences of a colour as a list.
std::vector<senket::Fence> list_of(const senket::Fences& fences);

}  // namespace kakoi::test
