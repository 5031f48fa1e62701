#include "go/safety/safe_chains.h"

#include <algorithm>

#include "go/safety/eyes.h"

namespace kakoi::go {

void SafeChains::load(const PointSet& stones, const Grid& grid) {
  grid_ = &grid;
  count_ = 0;
  for_each_chain(stones, [&](const PointSet& block) {
    stones_[count_] = block;
    beside_[count_] = unmasked::explode(block) - block;
    for_each_point(block, [&](Point p) { block_at_[p.y][p.x] = static_cast<std::uint16_t>(count_); });
    ++count_;
  });
}

void SafeChains::part(const PointSet& kept) {
  for (int i = 0; i < count_; ++i) {
    parent_[i] = static_cast<std::uint16_t>(i);
    is_kept_[i] = stones_[i].intersects(kept);
  }
  pair_count_ = 0;
  spent_ = PointSet::none();
  kept_ = kept;
}

void SafeChains::unite(const PointSet& stones) {
  int name = -1;
  for (int i = 0; i < count_; ++i) {
    if (!is_kept_[i] || !stones_[i].intersects(stones)) continue;
    if (name < 0) name = chain(i);
    parent_[chain(i)] = static_cast<std::uint16_t>(name);
  }
}

void SafeChains::join(const PointSet& points) {
  const PointSet between = (points & NeighbourCounts(kept_).two) - spent_;
  bool joined = true;
  while (joined) {
    joined = false;
    ++round_;
    for_each_point(between - spent_, [&](Point p) { joined |= join_at(p); });
  }
}

/// Notes the chains that meet at the point; returns true when it joined two.
bool SafeChains::join_at(Point p) {
  constexpr Point steps[4] = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};
  int chains[4];
  int count = 0;
  for (const Point step : steps) {
    const Point q{p.x + step.x, p.y + step.y};
    if (!grid_->contains(q) || !kept_.has(q)) continue;
    chains[count++] = chain_at(q);
  }
  for (int i = 1; i < count; ++i) {
    for (int j = 0; j < i; ++j) {
      if (chains[i] != chains[j] && meet(chains[i], chains[j], p)) return true;
    }
  }
  return false;
}

/// Joins the two if they met before in this round, at a point that has joined nothing since; returns true
/// when it did.
bool SafeChains::meet(int one, int other, Point p) {
  const auto low = static_cast<std::uint16_t>(std::min(one, other));
  const auto high = static_cast<std::uint16_t>(std::max(one, other));
  std::uint32_t slot = (low * 131U + high * 7U) & (kHalves - 1);
  for (;; slot = (slot + 1) & (kHalves - 1)) {
    Half& half = halves_[slot];
    if (half.round != round_) {
      half = {round_, low, high, p};
      return false;
    }
    if (half.low != low || half.high != high) continue;
    if (half.point == p) return false;
    if (spent_.has(half.point)) {
      half.point = p;
      return false;
    }
    pairs_[pair_count_++] = {half.point, p, low};
    spent_.set(half.point);
    spent_.set(p);
    parent_[high] = low;
    return true;
  }
}

}  // namespace kakoi::go
