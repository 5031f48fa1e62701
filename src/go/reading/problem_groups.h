// ProblemGroups: the groups that a problem may be about, and what is known of each.

#pragma once

#include "go/reading/life.h"

namespace kakoi::go {

/// A group of either side, with the regions in which it is read.
struct ProblemGroup {
  static constexpr int kMargins = 5;
  /// The regions: with each margin, and with each but the last where stones beside the group fight.
  static constexpr int kCases = 2 * kMargins - 1;

  /// A region around the group, and its fate there, if the side to play begins and if the other one does.
  struct Case {
    PointSet region;
    LifeOutcome fate[2];
    std::uint64_t asked[2];
    /// The first move that was found, if the side to play begins.
    Point move;
    /// False when the region is too large, the same as another one, or found to mislead.
    bool is_used;
  };

  /// The margin of a region by its number.
  static int margin_of(int number) { return number % kMargins; }
  /// The end of the regions of the same kind.
  static int end_of_kind(int number) { return number < kMargins ? kMargins : kCases; }

  PointSet stones;
  Color owner;
  Case cases[kCases];
  /// The number of the largest region in which the fate depends on who begins; -1 when there is none.
  int critical;
  /// The number of a region in which its fate may well depend on who begins, but is too hard; -1 when there is none.
  int half;
  /// True when reading it on the whole board contradicts what the regions say.
  bool is_settled;
};

class ProblemGroups {
 public:
  /// A group of a single stone is a sacrifice more often than a problem.
  static constexpr int kFewestStones = 2;
  static constexpr int kMost = 32;

  /// Lists the groups of both sides, and the unions of groups whose room meets, the side to play first; with marks,
  /// those that have one.
  void find(const Position& position, Color to_play, const PointSet& marks, const Grid& grid);

  ProblemGroup* begin() { return groups_; }
  ProblemGroup* end() { return groups_ + count_; }
  [[nodiscard]] int count() const { return count_; }

 private:
  void add(const Position& position, const PointSet& stones, Color owner, const PointSet& marks,
           const Grid& grid);

  ProblemGroup groups_[kMost];
  int count_ = 0;
};

}  // namespace kakoi::go
