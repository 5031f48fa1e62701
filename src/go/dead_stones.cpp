#include "go/dead_stones.h"

#include <algorithm>

#ifndef TUNE
#define TUNE(i, v) v
#endif

namespace kakoi::go {

// Ownership is in parts of kCertain throughout.

namespace {

/// What the playouts call clear.
constexpr int kClear = 600;

}  // namespace

struct DeadStones::Pass {
  /// Its seeds are the chains of which their side has more than `above` and less than `below`.
  int above;
  int below;
  /// Larger parts of the board are left alone.
  int most_points;
  /// What a side must have of a chain for the search to call it alive, or the other side to call it dead.
  int threshold;
  /// Simulations for each side, at first and to make sure of a change.
  int simulations[2];
};

int DeadStones::sum(const PointSet& points) {
  int total = 0;
  for_each_point(points, [&](Point p) { total += owned(p); });
  return total;
}

int DeadStones::kept(const PointSet& chain) {
  const int mean = sum(chain) / chain.count();
  return chain.intersects(position_.black) ? mean : -mean;
}

/// Calls visit(chain) for all chains of which nothing is proven, Black's first.
template <typename Visit>
void DeadStones::for_each_open_chain(Visit&& visit) const {
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_chain(position_.stones(color) - proven_, visit);
  }
}

const PointSet& DeadStones::find(const Position& position, const Grid& grid, int playouts, Effort effort,
                                 std::uint64_t seed) {
  position_ = position;
  grid_ = grid;
  empties_ = position.empties(grid);
  alive_ = dead_ = searched_ = undecided_ = touched_ = PointSet::none();
  std::fill_n(owned_, grid.width * grid.height, 0);
  PointSet settled[2];
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const PassAlive& found = benson_.pass_alive(position, color, SuicideRule::kForbidden, grid);
    alive_ |= found.stones;
    dead_ |= found.territory & position.stones(opponent(color));
    settled[static_cast<int>(color)] = found.stones | found.territory;
  }
  proven_ = alive_ | dead_;

  play_out(playouts, effort, seed);
  for_each_point(settled[0], [&](Point p) { owned(p) = kCertain; });
  for_each_point(settled[1], [&](Point p) { owned(p) = -kCertain; });

  if (effort == Effort::kFast) return dead_;
  const bool high = effort == Effort::kHigh;
  random_ = Random(seed + 1);
  work_ = TUNE(3, 200000) * (high ? 8 : 1);
  const int n = high ? 4 : 1;
  search({.above = -kClear,
          .below = kClear,
          .most_points = RegionSearch::kMostPoints,
          .threshold = TUNE(4, 500),
          .simulations = {n * TUNE(5, 400), n * TUNE(6, 2000)}});
  search({.above = -TUNE(7, 900),
          .below = 1 - kClear,
          .most_points = TUNE(8, 40),
          .threshold = TUNE(9, 800),
          .simulations = {n * TUNE(5, 400), n * TUNE(6, 2000)}});
  return dead_;
}

/// What the playouts say of all that is not proven.
void DeadStones::play_out(int playouts, Effort effort, std::uint64_t seed) {
  if ((position_.occupied() - proven_).empty()) return;  // then nobody needs them
  const auto style = effort == Effort::kFast ? PlayoutStyle::kCareful : PlayoutStyle::kSparing;
  ownership_.add(style, position_, grid_, playouts, seed, owned_);
  for_each_open_chain([&](const PointSet& chain) {
    const int black = sum(chain);
    if (chain.intersects(position_.black) ? black < 0 : black > 0) dead_ |= chain;
  });
  for (int i = 0; i < grid_.width * grid_.height; ++i) owned_[i] = owned_[i] * kCertain / playouts;
}

void DeadStones::search(const Pass& pass) {
  PointSet seeds = PointSet::none();
  for_each_open_chain([&](const PointSet& chain) {
    const int has = kept(chain);
    if (has > pass.above && has < pass.below && !chain.intersects(touched_)) seeds |= chain;
  });
  if (seeds.empty()) return;
  for_each_chain(region_of(seeds), [&](const PointSet& part) {
    if (part.count() <= pass.most_points) {
      search_part(pass, part);
    } else {
      undecided_ |= seeds & part;
    }
  });
}

/// The points where what becomes of the seeds is decided: the empty points near them, and the chains that can be drawn
/// into it.
PointSet DeadStones::region_of(const PointSet& seeds) {
  PointSet unsettled = PointSet::none();
  for_each_point(empties_, [&](Point p) {
    if (owned(p) > -kClear && owned(p) < kClear) unsettled.set(p);
  });
  PointSet core = seeds | neighbours(seeds, empties_);
  core |= neighbours(core, empties_);
  core |= expand(neighbours(core, unsettled), unsettled);

  PointSet region = core;
  for (bool growing = true; growing;) {
    growing = false;
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      const PointSet stones = position_.stones(color) - alive_;
      for_each_chain(expand(neighbours(region, stones - region), stones), [&](const PointSet& chain) {
        const int has = kept(chain);
        const PointSet reach = liberties(chain, empties_);
        const bool joins = has >= kClear    ? (reach - region).count() < 2
                           : has <= -kClear ? neighbours(core, chain).any()
                                            : true;
        if (!joins || (chain | reach).is_subset_of(region)) return;
        region |= chain | reach;
        growing = true;
      });
    }
  }
  return region;
}

/// The position with nothing left to play outside the part: everyone has there what the playouts give them.
Position DeadStones::walled(const PointSet& part) {
  PointSet mine[2];
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    mine[static_cast<int>(color)] =
        (position_.stones(color) - dead_) | (position_.stones(opponent(color)) & dead_);
  }
  for_each_point(empties_, [&](Point p) { mine[owned(p) < 0].set(p); });
  return {(mine[0] - part) | (position_.black & part), (mine[1] - part) | (position_.white & part)};
}

void DeadStones::search_part(const Pass& pass, const PointSet& part) {
  PointSet whole = PointSet::none();  // chains that can be captured
  for_each_open_chain([&](const PointSet& chain) {
    if (chain.is_subset_of(part)) whole |= chain;
  });
  region_search_.load(walled(part), part, grid_);
  touched_ |= part;

  PointSet change = whole;
  for (const int simulations : pass.simulations) {
    const int work = simulations * (part.count() + TUNE(10, 20));
    if (work > work_) {
      undecided_ |= change;
      return;
    }
    work_ -= work;
    PointSet lives = whole;
    PointSet dies = whole;
    for (const Color first : {Color::kBlack, Color::kWhite}) {
      region_search_.run(first, simulations, random_);
      for_each_open_chain([&](const PointSet& chain) {
        if (!chain.is_subset_of(whole)) return;
        int has = 0;
        for_each_point(chain, [&](Point p) { has += region_search_.owned(p); });
        if (chain.intersects(position_.white)) has = -has;
        has = has * kCertain / (RegionSearch::kSamples * chain.count());
        if (has <= pass.threshold) lives -= chain;
        if (has >= -pass.threshold) dies -= chain;
      });
    }
    change &= (lives & dead_) | (dies - dead_);
    searched_ |= lives | dies;
    undecided_ |= whole - lives - dies;
    if (change.empty()) return;
  }
  dead_ = dead_ ^ change;
}

}  // namespace kakoi::go
