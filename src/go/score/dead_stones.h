// DeadStones: finds the stones that would be dead if the game ended now.

#pragma once

#include <cstddef>
#include <span>
#include <utility>

#include "go/playouts/ownership.h"
#include "go/playouts/region_search.h"
#include "go/safety/benson.h"

namespace kakoi::go {

/// The effort spent on finding dead stones. The numbers are part of the boundary (bindings/boundary/layout/go.mjs).
enum class Effort : std::uint8_t {
  /// Proofs and playouts only.
  kFast = 0,
  /// Also a search of the regions that playouts leave in doubt.
  kNormal = 1,
  /// The same with a longer search of what that leaves in doubt.
  kHigh = 2,
};

/// Dead stones by what is proven, then by careful playouts, then by a search of the doubtful regions. Chains live or
/// die as a whole: pass-alive chains live, stones inside the opponent's pass-alive territory are dead, and any other
/// chain is dead when its points were the opponent's in more than half of the playouts, unless the search finds
/// otherwise whoever moves first. The same seed gives the same answer everywhere, and the work is bounded. An object
/// is large (830 KB) and holds its last answer alone.
class DeadStones {
 public:
  /// The ownership value of a point that is certain to be Black's.
  static constexpr int kCertain = 1000;

  const PointSet& find(const Position& position, const Grid& grid, int playouts, Effort effort,
                       std::uint64_t seed);

  // Details of the last answer:

  /// The stones that are proven to live or to be dead.
  [[nodiscard]] const PointSet& proven() const { return proven_; }
  /// The stones that the search has decided.
  [[nodiscard]] const PointSet& searched() const { return searched_; }
  /// The stones whose fate depends on who moves first, or that the search did not reach.
  [[nodiscard]] const PointSet& undecided() const { return undecided_; }
  /// The ownership of each point, row by row, from −kCertain for White to kCertain for Black.
  [[nodiscard]] const std::int32_t* ownership() const { return owned_; }

 private:
  /// The settings of one pass of the search.
  struct Pass;
  /// A part of the board that the search leaves in doubt.
  struct Part {
    PointSet points;
    int threshold;
    int clarity;  // how far the mean ownership of its doubtful stones is from neither side's
  };
  static constexpr int kMostParts = 64;
  /// The last search's view of the chains of its part.
  struct Verdict {
    PointSet open;    // chains of which it is not sure
    PointSet change;  // chains that dead_ has otherwise
  };

  [[nodiscard]] std::int32_t& owned(Point p) { return owned_[p.y * grid_->width + p.x]; }
  [[nodiscard]] int sum(const PointSet& points);
  /// The share of the chain that its own side owns.
  [[nodiscard]] int kept(const PointSet& chain);
  [[nodiscard]] std::pair<int, int> found(const PointSet& chain);
  /// The chains about which nothing is proven, Black's first.
  [[nodiscard]] std::span<const PointSet> open_chains() const {
    return {chains_, static_cast<std::size_t>(chain_count_)};
  }

  void play_out(int playouts, Effort effort, std::uint64_t seed);
  void search(const Pass& pass);
  void search_longer();
  [[nodiscard]] PointSet part_around(const PointSet& seed);
  [[nodiscard]] Position walled(const PointSet& part);
  bool run(int simulations, bool exhaustive);
  bool exhaust(const PointSet& part, int simulations);
  [[nodiscard]] Verdict judge(int threshold);
  void settle(const PointSet& part, const PointSet& open);
  void search_part(const Pass& pass, const PointSet& part);

  Benson benson_;
  Ownership ownership_;
  RegionSearch region_search_;
  Random random_{0};
  Position position_;
  PointSet empties_;
  PointSet chains_[kMaxSide * kMaxSide];
  PointSet alive_;  // proven alive
  PointSet dead_;
  PointSet proven_;
  PointSet searched_;
  PointSet undecided_;
  PointSet whole_;              // chains that can be captured in the part that is searched
  PointSet touched_;            // parts that the search has been in
  const Grid* grid_ = nullptr;  // the grid of the last position
  int chain_count_;
  int work_;                // the budget that is left
  Part parts_[kMostParts];  // those that stay in doubt, the most doubtful first
  int part_count_;
  std::int32_t owned_[kMaxSide * kMaxSide];
};

}  // namespace kakoi::go
