#include "senket/sets.h"

#include <algorithm>

namespace kakoi::senket {

void Sets::find(Claims& claims, const Strands& strands) {
  make_singles(parent_, kMaxPoints + claims.count());
  strands.for_each_touch([&](int strand, int claim) {
    if (claims[claim].state == ClaimState::kValid) unite(parent_, strand, kMaxPoints + claim);
  });
  count_[0] = count_[1] = 0;
  std::fill_n(set_, kMaxPoints, std::int16_t{-1});
  for (int i = 0; i < claims.count(); ++i) {
    if (claims[i].state == ClaimState::kValid) add(claims[i], find_root(parent_, kMaxPoints + i));
  }
}

/// Adds a claim to the set that a strand stands for. Black's claims come first, and so do his sets.
void Sets::add(Claim& claim, int strand) {
  if (set_[strand] < 0) {
    sets_[count_[0] + count_[1]] = {};
    set_[strand] = static_cast<std::int16_t>(count_[static_cast<int>(claim.color)]++);
  }
  claim.set = set_[strand];
  TerritorySet& set = sets_[claim.color == Color::kBlack ? claim.set : count_[0] + claim.set];
  set.area += claim.area;
  set.prisoners += claim.prisoners;
  set.open_points += claim.open_points;
}

}  // namespace kakoi::senket
