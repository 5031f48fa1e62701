// What a position is worth.

#pragma once

#include "senket/sets.h"
#include "senket/validity.h"

namespace kakoi::senket {

/// Room for one scored position, about 90 KB: callers keep one and use it again and again.
struct Workspace {
  Regions regions;
  Sections sections;
  Claims claims;
  Strands strands;
  Validity validity;
  Sets sets;
};

/// Scores a position as if the game ended now; the answer is in `claims` and `sets`, for both modes.
[[gnu::noinline]] inline void score(const Position& position, Workspace& work) {
  work.regions.find(position);
  work.sections.find(position, work.regions);
  work.claims.find(position, work.regions, work.sections);
  work.strands.find(position, work.regions, work.sections, work.claims);
  work.validity.decide(work.claims, work.strands);
  for (int i = 0; i < work.claims.count(); ++i) {
    if (work.claims[i].state != ClaimState::kValid) work.claims[i].prisoners = 0;
  }
  work.sets.find(work.claims, work.strands);
}

namespace detail {

inline Points points_of_claim(const Points& candidates, const Workspace& work, int claim) {
  const Color color = work.claims[claim].color;
  Points result = Points::none();
  for_each_point(candidates, [&](Point p) {
    if (work.claims.of(color, work.regions.at(p), work.sections) == claim) result.set(p);
  });
  return result;
}

}  // namespace detail

/// The enemy posts inside a claim of the scored position or on its border; none when it is invalid, as nobody
/// takes prisoners there.
inline Points prisoners(const Position& position, const Workspace& work, int claim) {
  const Claim& of = work.claims[claim];
  if (of.state != ClaimState::kValid) return Points::none();
  return detail::points_of_claim(position.side(opponent(of.color)).posts, work, claim);
}

/// The empty points inside a claim of the scored position or on its border.
inline Points open_points(const Position& position, const Workspace& work, int claim) {
  return detail::points_of_claim(position.empties(), work, claim);
}

}  // namespace kakoi::senket
