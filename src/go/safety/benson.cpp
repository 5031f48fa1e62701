#include "go/safety/benson.h"

namespace kakoi::go {

const PassAlive& Benson::pass_alive(const Position& position, Color color, SuicideRule suicide,
                                    const Grid& grid) {
  mine_ = position.stones(color);
  others_ = grid.full - mine_;
  result_.stones = result_.territory = PointSet::none();
  result_.chain_count = result_.region_count = result_.link_count = 0;
  const PointSet empties = position.empties(grid);
  const PointSet must_touch = suicide == SuicideRule::kForbidden ? empties : others_;
  find_regions(must_touch, empties);
  find_chains(must_touch);
  eliminate();
  if (result_.stones.any()) {
    list_survivors();
    find_territory();
  } else {
    result_.chain_count = 0;
  }
  return result_;
}

/// The regions that may be vital to some chain.
///
/// A point that must be beside a chain and has no X neighbour rules its region out for every chain, so one fill from
/// all such points removes the open board at once. Most of the regions that are left are single points: they stay
/// together in one set, as each is vital to every chain that it touches.
void Benson::find_regions(const PointSet& must_touch, const PointSet& empties) {
  const PointSet regions = others_ - expand(must_touch - unmasked::explode(mine_), others_);
  const PointSet singles = regions - unmasked::explode(regions);
  singles_ = singles & empties;
  larger_count_ = 0;
  for (PointSet rest = (regions & empties) - singles; rest.any();) {
    const Point first_empty = rest.first_point();
    const PointSet region = expand(PointSet::of(first_empty), regions);
    rest -= region;
    larger_[larger_count_++] = {region, first_empty, false};
  }
}

/// The chains with two vital regions; no other can be alive. A region can only be vital to the chains beside its first
/// empty point.
void Benson::find_chains(const PointSet& must_touch) {
  link_count_ = 0;
  PointSet touched = singles_;
  for (int i = 0; i < larger_count_; ++i) touched.set(larger_[i].first_empty);
  for (PointSet rest = neighbours(touched, mine_); rest.any();) {
    const PointSet stones = expand(PointSet::of(rest.first_point()), mine_);
    rest -= stones;
    const int index = result_.chain_count;
    Chain& chain = chains_[index];
    chain.beside = unmasked::explode(stones);
    chain.larger_regions = 0;
    for (int i = 0; i < larger_count_; ++i) {
      const auto& [region, first_empty, is_dropped] = larger_[i];
      if (!chain.beside.has(first_empty) || !(region & must_touch).is_subset_of(chain.beside)) continue;
      // Written behind the links of earlier chains; the next chain overwrites it if this one is not kept.
      larger_links_[link_count_ + chain.larger_regions++] = {static_cast<std::uint16_t>(index),
                                                             static_cast<std::uint16_t>(i)};
    }
    if (!has_two_regions(chain)) continue;
    link_count_ += chain.larger_regions;
    result_.chains[result_.chain_count++] = stones;
    result_.stones |= stones;
  }
}

bool Benson::has_two_regions(const Chain& chain) const {
  return (chain.beside & singles_).count() + chain.larger_regions >= 2;
}

/// Alternates between the two rules until neither drops anything.
void Benson::eliminate() {
  bool dropped = true;
  while (dropped && result_.stones.any()) {
    // The union of *all* dead stones, chains without any vital region included.
    const PointSet beside_dead = unmasked::explode(mine_ - result_.stones);
    singles_ -= beside_dead;
    for (int i = 0; i < link_count_; ++i) {
      const auto [chain, region] = larger_links_[i];
      Region& larger = larger_[region];
      larger.is_dropped = larger.is_dropped || larger.points.intersects(beside_dead);
      if (!larger.is_dropped) continue;
      --chains_[chain].larger_regions;
      larger_links_[i--] = larger_links_[--link_count_];
    }
    dropped = false;
    for (int i = 0; i < result_.chain_count; ++i) {
      const PointSet& stones = result_.chains[i];
      if (!stones.intersects(result_.stones) || has_two_regions(chains_[i])) continue;
      result_.stones -= stones;
      dropped = true;
    }
  }
}

/// Keeps only the chains that are alive, and lists the regions that are vital to them.
void Benson::list_survivors() {
  int chains = 0;
  for (int i = 0; i < result_.chain_count; ++i) {
    if (!result_.chains[i].intersects(result_.stones)) continue;
    result_.chains[chains] = result_.chains[i];
    chains_[chains].beside = chains_[i].beside;
    chains_[i].number = static_cast<std::uint16_t>(chains++);
  }
  result_.chain_count = chains;

  const auto link = [&](int chain) {
    result_.links[result_.link_count++] = {static_cast<std::uint16_t>(chain),
                                           static_cast<std::uint16_t>(result_.region_count)};
  };
  for (int i = 0; i < larger_count_; ++i) {
    const int before = result_.link_count;
    for (int j = 0; j < link_count_; ++j) {
      if (larger_links_[j].region == i) link(chains_[larger_links_[j].chain].number);
    }
    if (result_.link_count > before) result_.regions[result_.region_count++] = larger_[i].points;
  }
  for_each_point(singles_, [&](Point p) {
    for (int i = 0; i < chains; ++i) {
      if (chains_[i].beside.has(p)) link(i);
    }
    result_.regions[result_.region_count++] = PointSet::of(p);
  });
}

/// Territory: the regions bordered by pass-alive chains only. Those without an interior point are taken all
/// at once; the few with interior points are checked one by one.
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
