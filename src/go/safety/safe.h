// Safe stones and territory: those that live as long as their owner answers each of the opponent's moves.
//
// Unconditional life (benson.h) lets the owner answer nothing, so it proves less.
//
// A set of the owner's solid chains (blocks) is safe when each block, with those that pairs of points join it
// to (safe_chains.h), has two sure liberties (safe_region.h) in the regions: the connected parts of the board
// without these blocks. No two of the owner's promises share a point, and each of the opponent's moves calls
// for one of them at most, so that all are kept at once: every block has a liberty after each move of the
// opponent, and two after the answer. To find a large set: take all blocks, drop those that lack liberties,
// and begin again with the rest. For small regions that the static rules leave open, a bounded search may
// decide (safe_search.h).
//
// A region beside safe blocks is territory when pairs leave at most one point, or two that are neighbours, where the
// owner does not come: the opponent gets no second eye, and the owner can capture whatever is played there.
//
// No assumption is made about ko: the opponent may take back at once, and no answer is ever a retaking.

#pragma once

#include "go/safety/safe_chains.h"
#include "go/safety/safe_search.h"

namespace kakoi::go {

/// The safe stones and territory of one colour, with the regions and pairs that prove them.
struct SafeSide {
  static constexpr int kMostChains = SafeChains::kMostBlocks;
  static constexpr int kMostRegions = kMaxSide * kMaxSide / 2;
  /// The number of pairs of neighbouring points.
  static constexpr int kMostLinks = 2 * kMaxSide * (kMaxSide - 1);

  /// The sure liberties that a region gives a chain: indices into the arrays below, and 1 or 2.
  struct Link {
    std::uint16_t chain;
    std::uint16_t region;
    std::uint16_t liberties;
  };

  PointSet stones;
  /// Whole regions, with the stones of both colours that may be captured there.
  PointSet territory;

  /// The points on which the proofs rest.
  [[nodiscard]] PointSet points() const;

  /// Copies the parts in use of the arrays: the others may hold sets of a smaller board.
  void copy(const SafeSide& other);

  int chain_count;
  int region_count;
  int link_count;
  int pair_count;
  PointSet chains[kMostChains];
  /// The regions that give some chain liberties.
  PointSet regions[kMostRegions];
  /// Ordered by region.
  Link links[kMostLinks];
  /// The pairs that join the blocks of a chain; `block` is the index of the chain.
  SafeChains::Pair pairs[SafeChains::kMostPairs];
};

/// Finds safe stones and territory. An object is large (1.7 MB) and holds no state between calls, as
/// Benson's.
class SafetySolver {
 public:
  /// Finds what the static rules prove and, when `nodes` is not 0, what a search of at most so many positions
  /// proves for each question about a region. Regions that meet `elsewhere` give no liberties, so the answer
  /// holds whatever both sides play there. It is valid until the next call.
  const SafeSide& find(const Position& position, Color color, int nodes, const Grid& grid,
                       const PointSet& elsewhere = PointSet{});

  /// Finds more besides the chains of `known`, which are proven already: the answer holds them, and leaves the points
  /// that prove them alone.
  const SafeSide& find_beside(const SafeSide& known, const Position& position, Color color, int nodes,
                              const Grid& grid);

 private:
  /// A region, and whether it may give liberties at all.
  struct Region : SafeRegion {
    /// True when it meets the points that nothing may rest on.
    bool is_elsewhere;
    /// True when the static rules find no liberties here: too many points are beside no block.
    bool is_hopeless;
    /// True when a search has found the strategy for it.
    bool is_searched;
  };

  const SafeSide& find(const Position& position, Color color, int nodes, const Grid& grid,
                       const PointSet& elsewhere, const SafeSide* known);
  void find_regions();
  void join_chains();
  void count_liberties();
  void search_liberties();
  [[nodiscard]] PointSet stones_of(int chain) const;
  bool search(int region, int link, int liberties, bool is_territory);
  bool drop();
  void find_territory();
  void write();
  void write_known();

  /// The answer of a search, kept so that later rounds need not ask again. It is a hash table whose entries
  /// may be replaced.
  struct Answer {
    std::uint64_t key;
    std::uint32_t call;
    bool is_proven;
  };
  static constexpr int kAnswers = 1 << 8;

  Position position_;
  Color color_;
  const Grid* grid_;
  PointSet elsewhere_;
  const SafeSide* known_;
  int nodes_;
  std::uint32_t calls_ = 0;
  PointSet empties_;
  PointSet theirs_;
  /// The board without the blocks that are left, those blocks, and the points beside them.
  PointSet others_;
  PointSet kept_;
  PointSet beside_kept_;

  SafeChains chains_;
  int region_count_;
  Region regions_[SafeSide::kMostRegions];
  std::uint16_t region_at_[kMaxSide][kMaxSide];

  /// By the chain's name (SafeChains::chain).
  PointSet beside_[SafeChains::kMostBlocks];
  bool is_known_[SafeChains::kMostBlocks];
  int liberties_[SafeChains::kMostBlocks];
  /// The region that saw the chain last.
  int seen_[SafeChains::kMostBlocks];
  int link_count_;
  SafeSide::Link links_[SafeSide::kMostLinks];

  SafeSearch search_;
  SafeQuestion question_;
  Answer answers_[kAnswers] = {};

  SafeSide result_;
};

}  // namespace kakoi::go
