// Connectivity: tells whether the stones of a side are connected, which is the goal of Lines of Action.

#pragma once

#include "loa/quads.h"

namespace kakoi::loa {

/// The group (8-connected) that holds the lowest stone; empty for no stones.
constexpr Squares first_group(Squares stones) {
  Squares group = stones & (~stones + 1);
  while (true) {
    const Squares grown = grow(group) & stones;
    if (grown == group) return group;
    group = grown;
  }
}

/// True when all stones form one group; no stones and a single one do.
///
/// An Euler number above 1 means several groups, whatever the holes, and settles 96 to 99.7 % of the positions
/// of games in two popcounts; the others are flooded.
constexpr bool is_connected(Squares stones) {
  return euler_number_8(stones) <= 1 && first_group(stones) == stones;
}

}  // namespace kakoi::loa
