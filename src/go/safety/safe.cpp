#include "go/safety/safe.h"

#include <algorithm>
#include <utility>

#include "core/hash.h"

namespace kakoi::go {

namespace {

/// A chain with this many sure liberties is safe.
constexpr int kEnough = 2;

/// Regions that are searched have at most so many points: larger ones take too long to prove anything.
constexpr int kMostSearched = 24;

}  // namespace

PointSet SafeSide::points() const {
  PointSet points = territory;
  for (int i = 0; i < region_count; ++i) points |= regions[i];
  for (int i = 0; i < pair_count; ++i) points |= PointSet::of(pairs[i].one) | PointSet::of(pairs[i].other);
  return points;
}

void SafeSide::copy(const SafeSide& other) {
  stones = other.stones;
  territory = other.territory;
  chain_count = other.chain_count;
  region_count = other.region_count;
  link_count = other.link_count;
  pair_count = other.pair_count;
  std::copy_n(other.chains, chain_count, chains);
  std::copy_n(other.regions, region_count, regions);
  std::copy_n(other.links, link_count, links);
  std::copy_n(other.pairs, pair_count, pairs);
}

const SafeSide& SafetySolver::find(const Position& position, Color color, int nodes, const Grid& grid,
                                   const PointSet& elsewhere) {
  return find(position, color, nodes, grid, elsewhere, nullptr);
}

const SafeSide& SafetySolver::find_beside(const SafeSide& known, const Position& position, Color color,
                                          int nodes, const Grid& grid) {
  return find(position, color, nodes, grid, known.points(), &known);
}

/// `known` may be null.
const SafeSide& SafetySolver::find(const Position& position, Color color, int nodes, const Grid& grid,
                                   const PointSet& elsewhere, const SafeSide* known) {
  position_ = position;
  color_ = color;
  grid_ = &grid;
  elsewhere_ = elsewhere;
  known_ = known;
  nodes_ = nodes;
  ++calls_;
  empties_ = position.empties(grid);
  kept_ = position.stones(color);
  theirs_ = position.stones(opponent(color));
  chains_.load(kept_, grid);
  result_.stones = result_.territory = PointSet::none();
  result_.chain_count = result_.region_count = result_.link_count = result_.pair_count = 0;
  do {
    others_ = grid.full - kept_;
    beside_kept_ = unmasked::explode(kept_);
    find_regions();
    join_chains();
    count_liberties();
    if (nodes_ > 0) search_liberties();
  } while (drop());
  if (kept_.empty()) return result_;
  find_territory();
  write();
  return result_;
}

void SafetySolver::find_regions() {
  region_count_ = 0;
  for_each_chain(others_, [&](const PointSet& points) {
    Region& region = regions_[region_count_];
    static_cast<SafeRegion&>(region) = SafeRegion::of(points, empties_, theirs_);
    region.is_searched = false;
    region.is_elsewhere = points.intersects(elsewhere_);
    const PointSet open = points - beside_kept_;
    // Each open point would need a pair, unless these are stones of the opponent and the region is quiet.
    region.is_hopeless = !open.is_subset_of(region.theirs) && 2 * open.count() > region.empties.count();
    for_each_point(points,
                   [&](Point p) { region_at_[p.y][p.x] = static_cast<std::uint16_t>(region_count_); });
    ++region_count_;
  });
}

/// Joins chains by points of hopeless regions first, which are worth nothing else, and never by a region of
/// one point.
void SafetySolver::join_chains() {
  chains_.part(kept_);
  if (known_ != nullptr) {
    for (int i = 0; i < known_->chain_count; ++i) chains_.unite(known_->chains[i]);
  }
  PointSet worthless = PointSet::none();
  PointSet points = PointSet::none();
  for (int i = 0; i < region_count_; ++i) {
    const Region& region = regions_[i];
    if (region.is_elsewhere) continue;
    if (region.is_hopeless) worthless |= region.empties;
    if (region.points.without_first().any()) points |= region.empties;
  }
  chains_.join(worthless);
  chains_.join(points);
  for (int i = 0; i < chains_.pair_count(); ++i) {
    const auto& [one, other, block] = chains_.pair(i);
    Region& first = regions_[region_at_[one.y][one.x]];
    Region& second = regions_[region_at_[other.y][other.x]];
    first.pledge(one, other);
    second.pledge(other, one);
  }
}

void SafetySolver::count_liberties() {
  for (int i = 0; i < chains_.count(); ++i) {
    beside_[i] = PointSet::none();
    liberties_[i] = 0;
    seen_[i] = -1;
    is_known_[i] = false;
  }
  if (known_ != nullptr) {
    for_each_point(known_->stones, [&](Point stone) { is_known_[chains_.chain_at(stone)] = true; });
  }
  for (int i = 0; i < chains_.count(); ++i) {
    if (chains_.is_kept(i)) beside_[chains_.chain(i)] |= chains_.beside(i);
  }
  link_count_ = 0;
  for (int i = 0; i < region_count_; ++i) {
    if (regions_[i].is_elsewhere) continue;
    if (regions_[i].is_hopeless && (nodes_ == 0 || regions_[i].points.count() > kMostSearched)) continue;
    for_each_point(neighbours(regions_[i].points, kept_), [&](Point stone) {
      const int chain = chains_.chain_at(stone);
      if (seen_[chain] == i || is_known_[chain]) return;
      seen_[chain] = i;
      const int liberties = direct_liberties(regions_[i], beside_[chain]);
      liberties_[chain] += liberties;
      links_[link_count_++] = {static_cast<std::uint16_t>(chain), static_cast<std::uint16_t>(i),
                               static_cast<std::uint16_t>(liberties)};
    });
  }
  for (int i = 0; i < link_count_; ++i) {
    auto& [chain, region, liberties] = links_[i];
    if (liberties_[chain] >= kEnough) continue;
    const int more = liberties_by_miai(regions_[region], beside_[chain]) - liberties;
    if (more <= 0) continue;
    liberties_[chain] += more;
    liberties = static_cast<std::uint16_t>(liberties + more);
  }
}

/// Drops the blocks of chains that lack liberties; returns true when there were any and others are left.
bool SafetySolver::drop() {
  PointSet left = PointSet::none();
  for (int i = 0; i < chains_.count(); ++i) {
    const int chain = chains_.chain(i);
    if (chains_.is_kept(i) && (is_known_[chain] || liberties_[chain] >= kEnough)) left |= chains_.stones(i);
  }
  if (left == kept_) return false;
  kept_ = left;
  return kept_.any();
}

void SafetySolver::find_territory() {
  if (known_ != nullptr) result_.territory = known_->territory;
  for (int i = 0; i < region_count_; ++i) {
    Region& region = regions_[i];
    if (region.is_elsewhere) {
      if (known_ == nullptr) continue;
      // The proofs of known chains rest on this region, so there are no pairs to be had.
      region.is_closed = true;
      if (holds_no_two_eyes(region, beside_kept_)) result_.territory |= region.points;
      continue;
    }
    const bool is_territory = region.is_searched ? search(i, -1, 0, true)
                                                 : holds_no_two_eyes(region, beside_kept_) ||
                                                       (nodes_ > 0 && search(i, -1, 0, true));
    if (is_territory) result_.territory |= region.points;
  }
}

/// Searches for the liberties that chains lack, one in each region first.
void SafetySolver::search_liberties() {
  for (const int most : {1, kEnough}) {
    for (int i = 0; i < link_count_; ++i) {
      auto& [chain, region, liberties] = links_[i];
      const int wanted = std::min(most, liberties + kEnough - liberties_[chain]);
      if (wanted <= liberties || !search(region, i, wanted, false)) continue;
      regions_[region].is_searched = regions_[region].is_closed = true;
      liberties_[chain] += wanted - liberties;
      liberties = static_cast<std::uint16_t>(wanted);
    }
  }
}

/// True when a search proves that the region gives the link's chain so many liberties, or that it is
/// territory, while all chains keep the liberties that they have of it.
bool SafetySolver::search(int region, int link, int liberties, bool is_territory) {
  const Region& about = regions_[region];
  if (about.points.count() > kMostSearched) return false;
  SafeQuestion& question = question_;
  question.position = position_;
  question.owner = color_;
  question.kept = kept_;
  question.region = about.points;
  question.is_territory = is_territory;
  question.need_count = question.pair_count = 0;
  std::uint64_t key = mix64(static_cast<std::uint64_t>(is_territory));
  const auto mix_in = [&](const PointSet& points) {
    for (int i = 0; i < 2 * vectors_in_use; ++i) key = mix64(key ^ points.row_pair(i));
  };
  mix_in(about.points);
  for (int i = 0; i < link_count_; ++i) {
    const auto& [chain, where, has] = links_[i];
    const int needed = i == link ? liberties : has;
    if (where != region || needed == 0) continue;
    if (question.need_count == SafeQuestion::kMostNeeds) return false;
    auto& need = question.needs[question.need_count++];
    need = {stones_of(chain), needed};
    mix_in(need.stones);
    key = mix64(key + static_cast<std::uint64_t>(needed));
  }
  for (int i = 0; i < chains_.pair_count(); ++i) {
    auto [one, other, block] = chains_.pair(i);
    if (!about.points.has(one)) std::swap(one, other);
    if (!about.points.has(one)) continue;
    if (question.pair_count == SafeQuestion::kMostPairs) return false;
    question.pairs[question.pair_count++] = {one, other};
    mix_in(PointSet::of(one) | PointSet::of(other));
  }
  Answer& answer = answers_[key & (kAnswers - 1)];
  if (answer.key != key || answer.call != calls_)
    answer = {key, calls_, search_.proves(question, nodes_, *grid_)};
  return answer.is_proven;
}

/// The stones of a chain by its name.
PointSet SafetySolver::stones_of(int chain) const {
  PointSet stones = PointSet::none();
  for (int i = 0; i < chains_.count(); ++i) {
    if (chains_.is_kept(i) && chains_.chain(i) == chain) stones |= chains_.stones(i);
  }
  return stones;
}

void SafetySolver::write() {
  result_.stones = kept_;
  for (int i = 0; i < chains_.count(); ++i) seen_[i] = -1;
  for (int i = 0; i < chains_.count(); ++i) {
    if (!chains_.is_kept(i)) continue;
    int& number = seen_[chains_.chain(i)];
    if (number < 0) {
      number = result_.chain_count++;
      result_.chains[number] = PointSet::none();
    }
    result_.chains[number] |= chains_.stones(i);
  }
  for (int i = 0; i < chains_.pair_count(); ++i) {
    SafeChains::Pair& pair = result_.pairs[result_.pair_count++];
    pair = chains_.pair(i);
    pair.block = static_cast<std::uint16_t>(seen_[chains_.chain(pair.block)]);
  }
  int last = -1;
  for (int i = 0; i < link_count_; ++i) {
    const auto& [chain, region, liberties] = links_[i];
    if (liberties == 0) continue;
    if (region != last) result_.regions[result_.region_count++] = regions_[region].points;
    last = region;
    result_.links[result_.link_count++] = {static_cast<std::uint16_t>(seen_[chain]),
                                           static_cast<std::uint16_t>(result_.region_count - 1), liberties};
  }
  if (known_ != nullptr) write_known();
}

/// Adds the proofs of the known chains.
void SafetySolver::write_known() {
  const auto number_of = [&](int chain) {
    return static_cast<std::uint16_t>(seen_[chains_.chain_at(known_->chains[chain].first_point())]);
  };
  for (int i = 0; i < known_->pair_count; ++i) {
    SafeChains::Pair& pair = result_.pairs[result_.pair_count++];
    pair = known_->pairs[i];
    pair.block = number_of(pair.block);
  }
  for (int i = 0; i < known_->link_count; ++i) {
    const SafeSide::Link& link = known_->links[i];
    result_.links[result_.link_count++] = {number_of(link.chain),
                                           static_cast<std::uint16_t>(result_.region_count + link.region),
                                           link.liberties};
  }
  for (int i = 0; i < known_->region_count; ++i) result_.regions[result_.region_count++] = known_->regions[i];
}

}  // namespace kakoi::go
