#include "go/benson.h"

#include <algorithm>

namespace kakoi::go {

const PassAlive& Benson::pass_alive(const Position& position, Color color, SuicideRule suicide,
                                    const Grid& grid) {
  mine_ = position.stones(color);
  others_ = grid.full - mine_;
  empties_ = position.empties(grid);
  suicide_ = suicide;
  result_.stones = result_.territory = PointSet::none();
  result_.chain_count = result_.region_count = result_.link_count = 0;
  collect_candidates();
  eliminate();
  keep_survivors();
  if (result_.stones.any()) find_territory();
  return result_;
}

/// The regions that are vital to some chain, with those chains.
///
/// Three observations keep this cheap. A point of a region without an X neighbour rules the region out
/// for every chain, so one fill from all such points removes the open board at once. A region can only be
/// vital to the chains beside its first empty point, so no region is held against every chain. And most of
/// the regions that are left are single points, which need no fill and are vital to every chain they touch.
void Benson::collect_candidates() {
  const PointSet beside_mine = unmasked::explode(mine_);
  const PointSet must_touch = suicide_ == SuicideRule::kForbidden ? empties_ : others_;
  PointSet rest = others_ - expand(must_touch - beside_mine, others_);
  const PointSet singles = rest - unmasked::explode(rest);
  for_each_point(rest & empties_, [&](Point empty) {
    if (singles.has(empty)) {
      const PointSet region = PointSet::of(empty);
      link_region(region, empty, [](const PointSet&) { return true; });
    } else if (rest.has(empty)) {
      const PointSet region = expand(PointSet::of(empty), rest);
      const PointSet required = region & must_touch;
      link_region(region, empty,
                  [&](const PointSet& beside_chain) { return required.is_subset_of(beside_chain); });
      rest -= region;
    }
  });
}

/// Links the region to the chains beside its first empty point that pass the test.
template <typename IsVital>
void Benson::link_region(const PointSet& region, Point first_empty, IsVital&& is_vital) {
  const auto [x, y] = first_empty;
  const Point around[] = {{x, y - 1}, {x - 1, y}, {x + 1, y}, {x, y + 1}};
  int seen[4];
  int seen_count = 0;
  bool linked = false;
  for (const Point p : around) {
    if (p.x < 0 || p.y < 0 || p.x >= kMaxSide || p.y >= kMaxSide || !mine_.has(p)) continue;
    if (std::any_of(seen, seen + seen_count, [&](int chain) { return result_.chains[chain].has(p); }))
      continue;
    const int chain = find_chain(p);
    seen[seen_count++] = chain;
    if (!is_vital(neighbours_[chain])) continue;
    ++vital_count_[chain];
    result_.links[result_.link_count++] = {static_cast<std::uint16_t>(chain),
                                           static_cast<std::uint16_t>(result_.region_count)};
    linked = true;
  }
  if (linked) result_.regions[result_.region_count++] = region;
}

/// The index of the chain that holds the stone; filled the first time it is met.
int Benson::find_chain(Point stone) {
  for (int i = 0; i < result_.chain_count; ++i) {
    if (result_.chains[i].has(stone)) return i;
  }
  const int chain = result_.chain_count++;
  result_.chains[chain] = expand(PointSet::of(stone), mine_);
  neighbours_[chain] = unmasked::explode(result_.chains[chain]);
  vital_count_[chain] = 0;
  return chain;
}

/// Alternates between the two rules until neither drops anything.
void Benson::eliminate() {
  for (int i = 0; i < result_.region_count; ++i) region_dropped_[i] = false;
  for (;;) {
    PointSet alive = PointSet::none();
    for (int i = 0; i < result_.chain_count; ++i) {
      if (vital_count_[i] >= 2) alive |= result_.chains[i];
    }
    // The union of *all* dead stones, chains without any vital region included.
    const PointSet beside_dead = unmasked::explode(mine_ - alive);
    result_.stones = alive;
    bool dropped = false;
    for (int i = 0; i < result_.link_count; ++i) {
      const int region = result_.links[i].region;
      if (i > 0 && result_.links[i - 1].region == region) continue;  // looked at already
      if (region_dropped_[region] || !result_.regions[region].intersects(beside_dead)) continue;
      region_dropped_[region] = dropped = true;
      for (int j = i; j < result_.link_count && result_.links[j].region == region; ++j) {
        --vital_count_[result_.links[j].chain];
      }
    }
    if (!dropped) return;
  }
}

/// Moves what is left to the front of the result's arrays and renumbers the links.
void Benson::keep_survivors() {
  int chains = 0;
  for (int i = 0; i < result_.chain_count; ++i) {
    if (vital_count_[i] < 2) continue;
    result_.chains[chains] = result_.chains[i];
    new_chain_[i] = static_cast<std::uint16_t>(chains++);
  }
  int links = 0;
  int regions = 0;
  int last_region = -1;
  for (int i = 0; i < result_.link_count; ++i) {
    const auto [chain, region] = result_.links[i];
    if (region_dropped_[region]) continue;
    if (region != last_region) result_.regions[regions++] = result_.regions[last_region = region];
    result_.links[links++] = {new_chain_[chain], static_cast<std::uint16_t>(regions - 1)};
  }
  result_.chain_count = chains;
  result_.region_count = regions;
  result_.link_count = links;
}

/// Regions bordered by pass-alive chains only. Those without an interior point go in together; the few with
/// some are counted singly.
void Benson::find_territory() {
  const PointSet dead = mine_ - result_.stones;
  PointSet enclosed = others_ - expand(neighbours(dead, others_), others_);
  PointSet interior = enclosed - unmasked::explode(mine_);
  while (interior.any()) {
    const PointSet region = expand(interior.first(), enclosed);
    if ((interior & region).without_first().any()) enclosed -= region;
    interior -= region;
  }
  result_.territory = enclosed;
}

}  // namespace kakoi::go
