// How likely a target is to live, from what can be counted: where to search first. No answer depends on it.

#pragma once

#include "go/life_eyes.h"

namespace kakoi::go {

/// An estimate in steps of a sixteenth: 16 more are twice the odds of the defender.
int defender_odds(const LifeArea& area, const LifeState& state, const Reach& reach);

}  // namespace kakoi::go
