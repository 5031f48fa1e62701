#include "go/score/dead_stones.h"

#include <algorithm>
#include <cstdlib>

namespace kakoi::go {

// Ownership values in this file run from −kCertain to kCertain.

namespace {

/// Playouts count a point or a chain as clear from this ownership on.
constexpr int kClear = 600;

/// Threshold for cases that the search alone does not decide: the results for either first mover and the
/// playouts' ownership have to add up to more than this.
constexpr int kLeaning = 200;

/// Bonus for a critical chain, which its owner saves by moving first and the opponent takes by moving first:
/// neither saw a need to when the game ended.
constexpr int kStaying = 350;

/// Simulations for each first mover: those of the first search, and of the longer one that has to confirm a
/// change. Two and four times as many are right no more often.
constexpr int kSimulations[2] = {250, 1000};

/// Parts with at most kFew empty points are searched exhaustively first, with kExhaustive simulations; a
/// chain is then decided when one side owns more than kDecided of it.
constexpr int kFew = 6;
constexpr int kExhaustive = 2000;
constexpr int kDecided = 800;

/// Budget of the searches of a board, in work of RegionSearch. High effort goes on with the parts that they leave in doubt,
/// with kLonger times as many simulations, until kKept is left: so on the games measured it takes about as long at its worst as
/// normal effort does.
constexpr int kWork = 600'000;
constexpr int kKept = 120'000;
constexpr int kLonger = 4;

}  // namespace

struct DeadStones::Pass {
  /// The seeds of a pass are the chains of which their own side holds more than `above` and less than
  /// `below`.
  int above;
  int below;
  /// Larger parts of the board are left alone.
  int most_points;
  /// The share of a chain that its side must own for the search to call it alive, or the opponent to call it
  /// dead.
  int threshold;
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

/// The share of the chain that its own side holds in the search, for the first mover who leaves it less and
/// for the other.
std::pair<int, int> DeadStones::found(const PointSet& chain) {
  int black[2] = {0, 0};
  for_each_point(chain, [&](Point p) {
    black[0] += region_search_.owned(Color::kBlack, p);
    black[1] += region_search_.owned(Color::kWhite, p);
  });
  for (int& has : black) {
    has = has * kCertain / (RegionSearch::kSamples * chain.count());
    if (chain.intersects(position_.white)) has = -has;
  }
  return std::minmax(black[0], black[1]);
}

const PointSet& DeadStones::find(const Position& position, const Grid& grid, int playouts, Effort effort,
                                 std::uint64_t seed) {
  position_ = position;
  grid_ = &grid;
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
  chain_count_ = 0;
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_chain(position.stones(color) - proven_,
                   [&](const PointSet& chain) { chains_[chain_count_++] = chain; });
  }

  play_out(playouts, effort, seed);
  for_each_point(settled[0], [&](Point p) { owned(p) = kCertain; });
  for_each_point(settled[1], [&](Point p) { owned(p) = -kCertain; });

  if (effort == Effort::kFast) return dead_;
  random_ = Random(seed + 1);
  work_ = kWork;
  part_count_ = 0;
  search({.above = -kClear, .below = kClear, .most_points = RegionSearch::kMostPoints, .threshold = 500});
  search({.above = -900, .below = 1 - kClear, .most_points = 40, .threshold = 800});
  if (effort == Effort::kHigh) search_longer();
  return dead_;
}

/// Finds the ownership of everything unproven by playouts. More effort adds cutting playouts: they are right
/// about open country and wrong about some stones that only a sacrifice takes, so points on which the two
/// kinds disagree end up in doubt.
void DeadStones::play_out(int playouts, Effort effort, std::uint64_t seed) {
  if ((position_.occupied() - proven_).empty()) return;  // everything is proven: no need for playouts
  ownership_.add(PlayoutStyle::kCareful, position_, *grid_, playouts, seed, owned_);
  int games = playouts;
  if (effort != Effort::kFast) {
    ownership_.add(PlayoutStyle::kCutting, position_, *grid_, playouts, seed + 7, owned_);
    games += playouts;
  }
  for (const PointSet& chain : open_chains()) {
    const int black = sum(chain);
    if (chain.intersects(position_.black) ? black < 0 : black > 0) dead_ |= chain;
  }
  for (int i = 0; i < grid_->width * grid_->height; ++i) owned_[i] = owned_[i] * kCertain / games;
}

/// Searches the parts of the board that decide the seeds of a pass.
void DeadStones::search(const Pass& pass) {
  for (const PointSet& seed : open_chains()) {
    const int has = kept(seed);
    if (has <= pass.above || has >= pass.below || seed.intersects(touched_)) continue;
    const PointSet part = part_around(seed);
    if (part.count() <= pass.most_points) {
      search_part(pass, part);
    } else {
      undecided_ |= seed;
    }
  }
}

/// Searches the parts that stay in doubt again, in their order.
void DeadStones::search_longer() {
  work_ -= kKept;
  for (const Part& part : std::span(parts_, static_cast<std::size_t>(part_count_))) {
    if (exhaust(part.points, kLonger * kExhaustive) || !run(kLonger * kSimulations[1], false)) continue;
    const auto [open, change] = judge(part.threshold);
    dead_ = dead_ ^ (change - open);
    settle(part.points, open);
  }
}

/// The part of the board that decides the fate of the seed: the empty points near it, the unsettled points
/// connected to those, and the chains that can be drawn into it.
PointSet DeadStones::part_around(const PointSet& seed) {
  PointSet unsettled = PointSet::none();
  for_each_point(empties_, [&](Point p) {
    if (owned(p) > -kClear && owned(p) < kClear) unsettled.set(p);
  });
  PointSet core = seed | neighbours(seed, empties_);
  core |= neighbours(core, empties_);
  core |= expand(neighbours(core, unsettled), unsettled);

  PointSet region = core;
  for (bool growing = true; growing;) {
    growing = false;
    for (const PointSet& chain : open_chains()) {
      if (chain.intersects(region) || neighbours(region, chain).empty()) continue;
      const int has = kept(chain);
      const PointSet reach = liberties(chain, empties_);
      if (has >= kClear && (reach - region).count() >= 2) continue;
      if (has <= -kClear && neighbours(core, chain).empty()) continue;
      region |= chain | reach;
      growing = true;
    }
  }
  return expand(seed, region);
}

/// The position with every point outside the part filled for the side to which the playouts give it, so that
/// nothing is left to play there.
Position DeadStones::walled(const PointSet& part) {
  PointSet mine[2];
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    mine[static_cast<int>(color)] =
        (position_.stones(color) - dead_) | (position_.stones(opponent(color)) & dead_);
  }
  for_each_point(empties_, [&](Point p) { mine[owned(p) < 0].set(p); });
  return {(mine[0] - part) | (position_.black & part), (mine[1] - part) | (position_.white & part)};
}

/// Searches the part loaded; returns false when the budget did not suffice.
bool DeadStones::run(int simulations, bool exhaustive) {
  if (work_ <= 0) return false;
  work_ -= region_search_.run(simulations, exhaustive, work_, random_);
  return work_ >= 0;
}

/// Loads a part and decides its chains by an exhaustive search; returns true when it decided them all.
bool DeadStones::exhaust(const PointSet& part, int simulations) {
  region_search_.load(walled(part), part, *grid_);
  whole_ = PointSet::none();
  for (const PointSet& chain : open_chains()) {
    if (chain.is_subset_of(part)) whole_ |= chain;
  }
  if (region_search_.empty_count() > kFew || !run(simulations, true)) return false;
  PointSet dead = PointSet::none();
  for (const PointSet& chain : open_chains()) {
    if (!chain.is_subset_of(whole_)) continue;
    const auto [least, most] = found(chain);
    if (most < -kDecided) {
      dead |= chain;
    } else if (least <= kDecided) {
      return false;
    }
  }
  dead_ = (dead_ - whole_) | dead;
  settle(part, PointSet::none());
  return true;
}

/// The verdict of the last search on the chains of its part.
DeadStones::Verdict DeadStones::judge(int threshold) {
  Verdict verdict{.open = PointSet::none(), .change = PointSet::none()};
  for (const PointSet& chain : open_chains()) {
    if (!chain.is_subset_of(whole_)) continue;
    const auto [least, most] = found(chain);
    const bool lives = least > threshold;
    const bool dies = most < -threshold;
    const bool is_critical = least < -threshold && most > threshold;
    const int together = least + most + kept(chain) + (is_critical ? kStaying : 0);
    if (!lives && !dies) verdict.open |= chain;
    const bool other = chain.intersects(dead_) ? lives || (!dies && together > kLeaning)
                                               : dies || (!lives && together < -kLeaning);
    if (other) verdict.change |= chain;
  }
  return verdict;
}

/// Enters what the last search has found about a part, in which `open` are the chains that stay in doubt.
void DeadStones::settle(const PointSet& part, const PointSet& open) {
  undecided_ = (undecided_ - whole_) | open;
  searched_ = (searched_ | whole_) - open;
  for_each_point(part, [&](Point p) {
    owned(p) = (region_search_.owned(Color::kBlack, p) + region_search_.owned(Color::kWhite, p)) * kCertain /
               (2 * RegionSearch::kSamples);
  });
}

void DeadStones::search_part(const Pass& pass, const PointSet& part) {
  touched_ |= part;
  if (exhaust(part, kExhaustive)) return;
  PointSet open = PointSet::none();  // chains that the search is not sure about
  PointSet change = whole_;
  for (const int number : kSimulations) {
    if (change.empty()) break;
    if (!run(number, false)) {
      undecided_ |= change;
      return;
    }
    const auto [unsure, other] = judge(pass.threshold);
    open = number == kSimulations[0] ? unsure : unsure | (change - other);
    change &= other;
  }
  dead_ = dead_ ^ change;
  settle(part, open);
  if (open.any() && part_count_ < kMostParts) {
    const int clarity = std::abs(sum(open)) / open.count();
    int place = part_count_++;
    for (; place > 0 && parts_[place - 1].clarity > clarity; --place) parts_[place] = parts_[place - 1];
    parts_[place] = {part, pass.threshold, clarity};
  }
}

}  // namespace kakoi::go
