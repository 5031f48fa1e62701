#include "senket/validity.h"

#include <algorithm>

namespace kakoi::senket {

void Validity::decide(Claims& claims, const Strands& strands) {
  for (;;) {
    strike_out(claims);
    if (accept_innermost(claims)) continue;
    if (!advance_fronts(claims, strands)) return;
  }
}

void Validity::strike_out(Claims& claims) {
  claims.for_each_overlap([&](int f, int g, bool) {
    if (!undecided(claims[f]) || !valid(claims[g])) return;
    claims[f].state = ClaimState::kInvalid;
    claims[f].reason = Reason::kContainsTerritory;
    claims[f].cause = g;
  });
}

/// Accepts the innermost claims (step 2); returns true when there were any.
bool Validity::accept_innermost(Claims& claims) {
  std::fill_n(blocked_, claims.count(), false);
  claims.for_each_overlap([&](int f, int g, bool f_inside_g) {
    if (undecided(claims[g]) && !f_inside_g) blocked_[f] = true;
  });
  bool accepted = false;
  for (int f = 0; f < claims.count(); ++f) {
    if (!undecided(claims[f]) || blocked_[f]) continue;
    claims[f].state = ClaimState::kValid;
    accepted = true;
  }
  return accepted;
}

/// Decides the claims of the front (step 3); returns true when anything was left to decide.
bool Validity::advance_fronts(Claims& claims, const Strands& strands) {
  find_front(claims, strands);
  std::fill_n(blocked_, claims.count(), false);
  claims.for_each_overlap([&](int f, int g, bool) {
    if (front_[f] && front_[g]) blocked_[f] = true;
  });
  const bool stuck = std::none_of(front_, front_ + claims.count(), [](bool in_front) { return in_front; });
  bool decided = false;
  for (int f = 0; f < claims.count(); ++f) {
    if (!undecided(claims[f]) || !(front_[f] || stuck)) continue;
    const bool wins = front_[f] && !blocked_[f];
    claims[f].state = wins ? ClaimState::kValid : ClaimState::kInvalid;
    claims[f].reason = wins ? Reason::kNone : Reason::kContested;
    decided = true;
  }
  return decided;
}

void Validity::find_front(const Claims& claims, const Strands& strands) {
  std::fill_n(anchors_, kMaxPoints, false);
  std::fill_n(front_, claims.count(), false);
  strands.for_each_touch([&](int strand, int claim) {
    if (valid(claims[claim])) anchors_[strand] = true;
  });
  strands.for_each_touch([&](int strand, int claim) {
    if (anchors_[strand] && undecided(claims[claim])) front_[claim] = true;
  });
}

}  // namespace kakoi::senket
