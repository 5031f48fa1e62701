// Unconditional life: the chains that no sequence of opponent moves can capture even if their owner always
// passes.
//
// David B. Benson, "Life in the game of Go", Information Sciences 10 (1976). Words, for a colour X:
//
//   chain     a maximal connected set of X stones
//   region    a maximal connected set of points that are not X: empty points and opponent stones alike
//   vital     a region is vital to a chain when it has an empty point and every empty point of it is a liberty
//             of the chain; where suicide is legal, when every point of it, opponent stones included, is beside
//             the chain
//   border    the X stones adjacent to any point of a region, through opponent stones too
//
// Drop every chain with fewer than two remaining vital regions and every region with a border stone outside
// the remaining chains, until neither changes. What is left is pass-alive. It is a greatest fixpoint: the
// order does not matter.
//
// Territory is a remaining region with at most one interior point (a point, empty or not, without an X
// neighbour): there the opponent can never live.

#pragma once

#include "go/rules/position.h"

namespace kakoi::go {

/// The rule about a move that removes its own chain of two stones or more; it decides which regions are
/// vital.
enum class SuicideRule : std::uint8_t { kForbidden, kAllowed };

/// The pass-alive stones and territory of one colour, with the chains and regions that prove them.
struct PassAlive {
  // There are at most as many chains, and as many regions, as a chessboard of 32 columns has white squares; a
  // region is vital only to chains beside its first empty point, and a point has four neighbours.
  static constexpr int kMaxParts = kMaxSide * kMaxSide / 2;
  static constexpr int kMaxLinks = 4 * kMaxParts;

  /// A region that is vital to a chain: indices into the arrays below.
  struct Link {
    std::uint16_t chain;
    std::uint16_t region;
  };

  PointSet stones;
  PointSet territory;

  int chain_count;
  int region_count;
  int link_count;
  PointSet chains[kMaxParts];
  /// The regions vital to some chain above; territory may hold others.
  PointSet regions[kMaxParts];
  /// Ordered by region.
  Link links[kMaxLinks];
};

/// Benson's elimination. An object is large (350 KB) and holds no state between calls: callers keep one
/// and use it again and again, so that nothing is allocated and the stack stays small.
class Benson {
 public:
  /// Unconditional life and territory for one colour. The answer is valid until the next call.
  const PassAlive& pass_alive(const Position& position, Color color, SuicideRule suicide, const Grid& grid);

 private:
  /// A region of several points.
  struct Region {
    PointSet points;
    Point first_empty;
    bool is_dropped;
  };

  struct Chain {
    /// The points beside it.
    PointSet beside;
    /// The number of regions of several points that are vital to it.
    int larger_regions;
    /// Its number among the survivors.
    std::uint16_t number;
  };

  void find_regions(const PointSet& must_touch, const PointSet& empties);
  void find_chains(const PointSet& must_touch);
  [[nodiscard]] bool has_two_regions(const Chain& chain) const;
  void eliminate();
  void list_survivors();
  void find_territory();

  PointSet mine_;
  PointSet others_;
  /// The regions of one point that are vital to some chain.
  PointSet singles_;
  PassAlive result_;

  /// By index into result_.chains.
  Chain chains_[PassAlive::kMaxParts];
  Region larger_[PassAlive::kMaxParts];
  int larger_count_;
  /// Pairs of indices into chains_ and larger_.
  PassAlive::Link larger_links_[PassAlive::kMaxLinks];
  int link_count_;
};

}  // namespace kakoi::go
