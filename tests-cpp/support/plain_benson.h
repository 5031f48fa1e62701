// Unconditional life straight from its definition, chain by chain and region by region, with lists of points.

#pragma once

#include <map>
#include <set>
#include <vector>

#include "support/plain_go.h"

namespace kakoi::test {

/// Points, ascending.
using PlainPart = std::vector<int>;

struct PlainAlive {
  PlainPart stones;
  PlainPart territory;
  /// Each pass-alive chain with the regions vital to it.
  std::map<PlainPart, std::set<PlainPart>> chains;

  friend bool operator==(const PlainAlive&, const PlainAlive&) = default;
};

/// Unconditional life by repeating the rule: drop chains with fewer than two remaining vital regions and
/// regions with a border stone outside the remaining chains, until neither changes.
PlainAlive plain_pass_alive(const PlainBoard& board, Color color, go::SuicideRule suicide);

/// Only the stones, without any elimination: the union of all sets of chains in which every chain has two
/// vital regions whose whole border lies in the set. Tries every set, so it takes few chains only (up to 14).
PlainPart plain_pass_alive_by_subsets(const PlainBoard& board, Color color, go::SuicideRule suicide);

/// Owners of alive stones and territory of both colours, cell by cell, as the fixtures have them.
std::string plain_owners(const PlainBoard& board, go::SuicideRule suicide);

/// The engine's answer in the same form.
inline PlainAlive to_plain(const go::PassAlive& alive, int width) {
  const auto part = [&](const PointSet& s) {
    PlainPart list;
    for_each_point(s, [&](Point p) { list.push_back(p.y * width + p.x); });
    return list;
  };
  PlainAlive result{part(alive.stones), part(alive.territory), {}};
  for (int i = 0; i < alive.chain_count; ++i) result.chains[part(alive.chains[i])];
  for (int i = 0; i < alive.link_count; ++i) {
    const auto [chain, region] = alive.links[i];
    result.chains[part(alive.chains[chain])].insert(part(alive.regions[region]));
  }
  return result;
}

void PrintTo(const PlainAlive& alive, std::ostream* out);

}  // namespace kakoi::test
