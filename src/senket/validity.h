// Which claims are territory.
//
// The rules: territory is an enclosed section that contains no opposing territory, worked out from
// unambiguously valid ones, for both colours at once. As a procedure, in rounds:
//
//   1  A claim that overlaps a valid enemy claim is invalid.
//   2  A claim is valid when every enemy claim that overlaps it is invalid, or is one that it lies inside of:
//      innermost first.
//   3  What is left then are chains from border to border that claim across one another. They are worked out
//      from the territories that stand: the front are the claims that a strand joins with a valid claim of
//      their colour. A claim of the front that overlaps an enemy one of the front is contested, and so
//      invalid; the others are valid. Without a front all that is left is contested.
//
// A later step is only taken when an earlier one decides nothing. "Inside" is meant with holes filled. In step
// 3 no undecided claim lies inside another: around it would be no border, so all that overlaps it lies inside
// it, and so on inwards, and step 2 has decided the innermost.

#pragma once

#include "senket/strands.h"

namespace kakoi::senket {

class Validity {
 public:
  /// Decides every claim. Each round decides one at least.
  void decide(Claims& claims, const Strands& strands) {
    for (;;) {
      strike_out(claims);
      if (accept_innermost(claims)) continue;
      if (!advance_fronts(claims, strands)) return;
    }
  }

 private:
  static bool undecided(const Claim& claim) { return claim.state == ClaimState::kUndecided; }
  static bool valid(const Claim& claim) { return claim.state == ClaimState::kValid; }

  static void strike_out(Claims& claims) {
    claims.for_each_overlap([&](int f, int g, bool) {
      if (!undecided(claims[f]) || !valid(claims[g])) return;
      claims[f].state = ClaimState::kInvalid;
      claims[f].reason = Reason::kContainsTerritory;
      claims[f].cause = g;
    });
  }

  /// Whether there were any.
  bool accept_innermost(Claims& claims) {
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

  /// Whether anything was left to decide.
  bool advance_fronts(Claims& claims, const Strands& strands) {
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

  void find_front(const Claims& claims, const Strands& strands) {
    std::fill_n(anchors_, kMaxPoints, false);
    std::fill_n(front_, claims.count(), false);
    strands.for_each_touch([&](int strand, int claim) {
      if (valid(claims[claim])) anchors_[strand] = true;
    });
    strands.for_each_touch([&](int strand, int claim) {
      if (anchors_[strand] && undecided(claims[claim])) front_[claim] = true;
    });
  }

  bool blocked_[kMaxClaims];
  bool front_[kMaxClaims];
  /// By strand: it touches a valid claim.
  bool anchors_[kMaxPoints];
};

}  // namespace kakoi::senket
