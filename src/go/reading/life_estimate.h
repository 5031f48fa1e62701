// Estimates from simple counts how likely a target is to live, to decide where to search first. No answer
// depends on it.

#pragma once

#include "go/reading/life_eyes.h"

namespace kakoi::go {

/// The number of features that the estimate weighs.
inline constexpr int kLifeFeatures = 28;

/// Counts them in a state: small numbers, listed in life_estimate.cpp. The program that fits the weights,
/// lab/fit/life_estimate.cpp, counts with the same code.
void count_life_features(const LifeArea& area, const LifeState& state, const Reach& reach, int* counts);

/// The logarithm of the odds that the defender wins, in sixteenths of a doubling: 16 more are twice the odds.
int defender_odds(const LifeArea& area, const LifeState& state, const Reach& reach);

}  // namespace kakoi::go
