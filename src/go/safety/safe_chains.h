// Chains as a player sees them: solid chains (blocks) that the opponent cannot part, because two points join them and
// the owner gets one of the two.
//
// M. Müller, "Playing it safe: recognizing secure territories in computer Go by using static rules and search", 1997. No
// point joins twice, so that all pairs can be answered one by one. Until a pair is decided both points are liberties, so
// no part of a chain is ever short of them.

#pragma once

#include "go/rules/position.h"

namespace kakoi::go {

/// The blocks of one colour, and the chains that they form.
class SafeChains {
 public:
  static constexpr int kMostBlocks = kMaxSide * kMaxSide / 2;
  static constexpr int kMostPairs = kMaxSide * kMaxSide / 2;

  struct Pair {
    Point one;
    Point other;
    std::uint16_t block;  // a block of the chain
  };

  /// Finds the blocks; joins nothing. The grid must stay alive.
  void load(const PointSet& stones, const Grid& grid);

  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] bool is_kept(int block) const { return is_kept_[block]; }
  [[nodiscard]] const PointSet& stones(int block) const { return stones_[block]; }
  /// The points beside the block.
  [[nodiscard]] const PointSet& beside(int block) const { return beside_[block]; }

  /// Begins again with the blocks that are in `kept`, each by itself.
  void part(const PointSet& kept);

  /// Makes one chain of the kept blocks with these stones.
  void unite(const PointSet& stones);

  /// Joins the kept blocks by pairs of `points`, all of them empty.
  void join(const PointSet& points);

  /// The block by which the chain of a block is named.
  [[nodiscard]] int chain(int block) const {
    while (parent_[block] != block) block = parent_[block];
    return block;
  }
  [[nodiscard]] int chain_at(Point stone) const { return chain(block_at_[stone.y][stone.x]); }

  [[nodiscard]] int pair_count() const { return pair_count_; }
  [[nodiscard]] const Pair& pair(int i) const { return pairs_[i]; }
  /// The points of all pairs.
  [[nodiscard]] const PointSet& spent() const { return spent_; }

 private:
  /// A point that touches two chains, and joins them once there is another such point. Entries form a hash
  /// table, which is emptied by counting round_ up.
  struct Half {
    std::uint32_t round;
    std::uint16_t low;
    std::uint16_t high;
    Point point;
  };
  static constexpr int kHalves = 1 << 12;  // a point is between six pairs of chains at most

  bool join_at(Point p);
  bool meet(int one, int other, Point p);

  const Grid* grid_;
  int count_;
  int pair_count_;
  std::uint32_t round_ = 0;
  PointSet kept_;
  PointSet spent_;
  PointSet stones_[kMostBlocks];
  PointSet beside_[kMostBlocks];
  bool is_kept_[kMostBlocks];
  std::uint16_t parent_[kMostBlocks];
  std::uint16_t block_at_[kMaxSide][kMaxSide];
  Pair pairs_[kMostPairs];
  Half halves_[kHalves] = {};
};

}  // namespace kakoi::go
