// Which stones would be dead if the game ended here.

#pragma once

#include <cstddef>
#include <span>
#include <utility>

#include "go/benson.h"
#include "go/ownership.h"
#include "go/region_search.h"

namespace kakoi::go {

/// How hard dead stones are looked for. The numbers are part of the boundary (bindings/layout/go.mjs).
enum class Effort : std::uint8_t {
  /// What is proven, and playouts.
  kFast = 0,
  /// Then a search of the regions that they leave in doubt.
  kNormal = 1,
  /// Then a longer one.
  kHigh = 2,
};

/// Dead stones by what is proven, then by careful playouts, then by a search of the doubtful regions. Chains live or
/// die as a whole: pass-alive chains live, stones inside the opponent's pass-alive territory are dead, and any other
/// chain is dead when its points were the opponent's in more than half of the playouts, unless the search finds
/// otherwise whoever moves first. The same seed gives the same answer everywhere, and the work is bounded. An object
/// is large (830 KB) and holds its last answer alone.
class DeadStones {
 public:
  /// What is certain, in an ownership.
  static constexpr int kCertain = 1000;

  const PointSet& find(const Position& position, const Grid& grid, int playouts, Effort effort,
                       std::uint64_t seed);

  // Of the last answer.

  /// The stones that are proven to live or to be dead.
  [[nodiscard]] const PointSet& proven() const { return proven_; }
  /// The stones of which the search has decided.
  [[nodiscard]] const PointSet& searched() const { return searched_; }
  /// The stones of which it depends on who moves first, or that the search could not get to.
  [[nodiscard]] const PointSet& undecided() const { return undecided_; }
  /// Who owns each point, row by row, Black's positive; kCertain is all.
  [[nodiscard]] const std::int32_t* ownership() const { return owned_; }

 private:
  /// What a search goes by.
  struct Pass;

  [[nodiscard]] std::int32_t& owned(Point p) { return owned_[p.y * grid_->width + p.x]; }
  [[nodiscard]] int sum(const PointSet& points);
  /// How much of the chain its own side has.
  [[nodiscard]] int kept(const PointSet& chain);
  [[nodiscard]] std::pair<int, int> found(const PointSet& chain);
  /// The chains of which nothing is proven, Black's first.
  [[nodiscard]] std::span<const PointSet> open_chains() const {
    return {chains_, static_cast<std::size_t>(chain_count_)};
  }

  void play_out(int playouts, Effort effort, std::uint64_t seed);
  void search(const Pass& pass);
  [[nodiscard]] PointSet part_around(const PointSet& seed);
  [[nodiscard]] Position walled(const PointSet& part);
  bool afford(int simulations, const PointSet& part);
  bool exhaust(const PointSet& part, const PointSet& whole);
  void search_part(const Pass& pass, const PointSet& part);

  Benson benson_;
  Ownership ownership_;
  RegionSearch region_search_;
  Random random_{0};
  Position position_;
  PointSet empties_;
  PointSet chains_[kMaxSide * kMaxSide];
  PointSet alive_;  // proven to be
  PointSet dead_;
  PointSet proven_;
  PointSet searched_;
  PointSet undecided_;
  PointSet touched_;            // parts that the search has been in
  const Grid* grid_ = nullptr;  // of the position last asked about
  int chain_count_;
  int work_;  // what may still be done
  int more_;  // how many times the simulations
  std::int32_t owned_[kMaxSide * kMaxSide];
};

}  // namespace kakoi::go
