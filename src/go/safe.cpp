#include "go/safe.h"

#include "go/miai_cover.h"

namespace kakoi::go {

namespace {

/// A chain with so many sure liberties is safe.
constexpr int kEnough = 2;

/// Whether the points are so few and so close that they are one eye at most: a single one, or two neighbours.
bool is_one_eye(const PointSet& points) {
  const PointSet rest = points.without_first();
  return rest.empty() || (rest.without_first().empty() && unmasked::explode(rest).intersects(points));
}

}  // namespace

const SafeSide& SafetySolver::find(const Position& position, Color color, const Grid& grid) {
  empties_ = position.empties(grid);
  kept_ = position.stones(color);
  theirs_ = position.stones(opponent(color));
  chains_.load(kept_);
  result_.stones = result_.territory = PointSet::none();
  result_.chain_count = result_.region_count = result_.link_count = result_.pair_count = 0;
  do {
    others_ = grid.full - kept_;
    beside_kept_ = unmasked::explode(kept_);
    find_regions();
    join_chains();
    count_liberties();
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
    region.points = points;
    region.empties = points & empties_;
    region.theirs = points & theirs_;
    region.crossing = region.spent = PointSet::none();
    region.is_quiet = region.is_closed = false;
    const PointSet open = points - beside_kept_;
    // A pair for each would be needed, unless these are stones of the opponent and the region is quiet.
    region.is_hopeless = !open.is_subset_of(region.theirs) && 2 * open.count() > region.empties.count();
    for_each_point(points,
                   [&](Point p) { region_at_[p.y][p.x] = static_cast<std::uint16_t>(region_count_); });
    ++region_count_;
  });
}

/// By points that are worth nothing else first, and never by a region of one point.
void SafetySolver::join_chains() {
  chains_.part(kept_);
  PointSet worthless = PointSet::none();
  PointSet points = PointSet::none();
  for (int i = 0; i < region_count_; ++i) {
    const Region& region = regions_[i];
    if (region.is_hopeless) worthless |= region.empties;
    if (region.points.without_first().any()) points |= region.empties;
  }
  chains_.join(worthless);
  chains_.join(points);
  for (int i = 0; i < chains_.pair_count(); ++i) {
    const auto& [one, other, block] = chains_.pair(i);
    Region& first = regions_[region_at_[one.y][one.x]];
    Region& second = regions_[region_at_[other.y][other.x]];
    first.spent.set(one);
    second.spent.set(other);
    if (&first == &second) continue;
    first.crossing.set(one);
    second.crossing.set(other);
  }
}

void SafetySolver::count_liberties() {
  for (int i = 0; i < chains_.count(); ++i) {
    beside_[i] = PointSet::none();
    liberties_[i] = 0;
    seen_[i] = -1;
  }
  for (int i = 0; i < chains_.count(); ++i) {
    if (chains_.stones(i).is_subset_of(kept_)) beside_[chains_.chain(i)] |= chains_.beside(i);
  }
  link_count_ = 0;
  for (int i = 0; i < region_count_; ++i) {
    if (regions_[i].is_hopeless) continue;
    for_each_point(neighbours(regions_[i].points, kept_), [&](Point stone) {
      const int chain = chains_.chain_at(stone);
      if (seen_[chain] == i) return;
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

/// Drops the blocks of chains that lack liberties; whether there were any.
bool SafetySolver::drop() {
  PointSet left = PointSet::none();
  for (int i = 0; i < chains_.count(); ++i) {
    if (chains_.stones(i).is_subset_of(kept_) && liberties_[chains_.chain(i)] >= kEnough)
      left |= chains_.stones(i);
  }
  if (left == kept_) return false;
  kept_ = left;
  return kept_.any();
}

void SafetySolver::find_territory() {
  for (int i = 0; i < region_count_; ++i) {
    const Region& region = regions_[i];
    PointSet open = region.points - beside_kept_;
    if (!region.is_quiet && !region.is_closed && 2 * (open.count() - 2) <= region.empties.count())
      open = cover_by_miai(region.points, beside_kept_, region.empties - region.spent).open;
    if (is_one_eye(open)) result_.territory |= region.points;
  }
}

void SafetySolver::write() {
  result_.stones = kept_;
  for (int i = 0; i < chains_.count(); ++i) seen_[i] = -1;
  for (int i = 0; i < chains_.count(); ++i) {
    if (!chains_.stones(i).is_subset_of(kept_)) continue;
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
}

}  // namespace kakoi::go
