// Estimates from simple counts how likely a target is to live, to decide where to search first. No answer
// depends on it.

#pragma once

#include "go/life_eyes.h"

namespace kakoi::go {

/// The logarithm of the odds that the defender wins, in sixteenths of a doubling: 16 more are twice the odds.
int defender_odds(const LifeArea& area, const LifeState& state, const Reach& reach);

}  // namespace kakoi::go
