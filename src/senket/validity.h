// Decides which claims are territory.
//
// The rules: territory is an enclosed section that contains no opposing territory, worked out from
// unambiguously valid ones, for both colours at once. As a procedure, in rounds:
//
//   1  A claim that overlaps a valid enemy claim is invalid.
//   2  A claim is valid when every enemy claim that overlaps it is invalid, or is one that it lies inside of:
//      innermost first.
//   3  Now only chains from border to border are undecided that claim across one another. They are worked out
//      from the territories that stand. The front are the claims that a strand joins with a valid claim of their
//      colour. A claim of the front that overlaps an enemy claim of the front is contested, and so invalid; the
//      others are valid. Without a front all undecided claims are contested.
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
  void decide(Claims& claims, const Strands& strands);

 private:
  static bool undecided(const Claim& claim) { return claim.state == ClaimState::kUndecided; }
  static bool valid(const Claim& claim) { return claim.state == ClaimState::kValid; }

  static void strike_out(Claims& claims);
  bool accept_innermost(Claims& claims);
  bool advance_fronts(Claims& claims, const Strands& strands);
  void find_front(const Claims& claims, const Strands& strands);

  bool blocked_[kMaxClaims];
  bool front_[kMaxClaims];
  /// By strand: true when it touches a valid claim.
  bool anchors_[kMaxPoints];
};

}  // namespace kakoi::senket
