// Scores a position: its claims, the sets they belong to, and the points of each set.

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
void score(const Position& position, Workspace& work);

/// Calls visit(claim, p) for each prisoner of the scored position: an enemy post inside a valid claim or on its
/// border. Nobody takes prisoners in an invalid one.
template <typename Visit>
void for_each_prisoner(const Position& position, const Workspace& work, Visit&& visit) {
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_point(position.side(opponent(color)).posts, [&](Point p) {
      const int claim = work.claims.of(color, work.regions.at(p), work.sections);
      if (claim != kNoClaim && work.claims[claim].state == ClaimState::kValid) visit(claim, p);
    });
  }
}

/// Calls visit(claim, p) for each empty point inside a claim of the scored position or on its border. A point
/// may lie in a claim of each colour.
template <typename Visit>
void for_each_open_point(const Position& position, const Workspace& work, Visit&& visit) {
  for_each_point(position.empties(), [&](Point p) {
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      const int claim = work.claims.of(color, work.regions.at(p), work.sections);
      if (claim != kNoClaim) visit(claim, p);
    }
  });
}

}  // namespace kakoi::senket
