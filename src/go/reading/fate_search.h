// FateSearch: whether stones live, judged by games that are played to their end where a proof is out of reach.
//
// A tree search by random games (move_search.h), in which a game is won by the side whose stones hold the target at its end,
// however much else it has lost.

#pragma once

#include "go/reading/life.h"
#include "go/reading/move_search.h"

namespace kakoi::go {

/// The move is that which was played in most games, whether or not it succeeds.
struct FateEstimate : Answer<> {
  /// The share of games in which the target stays, when both sides play what looks best.
  float survival = 0;
};

/// Estimates fates. An object is large (7 MB); it holds the games of the last estimate.
class FateSearch {
 public:
  /// A game takes as long as so many nodes of a search for proofs.
  static constexpr std::uint64_t kGameNodes = 10;

  /// In larger regions few games go deep.
  static constexpr int kMostPoints = 80;

  /// The nodes for games about stones, of all for a question about them; none where those would be too few.
  static std::uint64_t nodes_of(std::uint64_t all);

  /// The region for games about stones of a group: its room with a margin of two, with the fights beside it, or the largest
  /// below with no more than kMostPoints, or else the smallest.
  static PointSet region_of(const Position& position, Color defender, const PointSet& stones,
                            const Grid& grid);

  /// Plays games within the region, which is not empty and already is with_capturable(), as if all beyond it were the
  /// attacker's: at least one, and no more than question.nodes pay for.
  const FateEstimate& estimate(const Position& position, const LifeQuestion& question, const Grid& grid);

  /// The share of the games of the last estimate that began with the move.
  [[nodiscard]] float share_of(Point move) const;

 private:
  static constexpr int kNodes = 200'000;

  Shapes shapes_;
  Priors priors_{shapes_};
  MoveSearch::Node nodes_[kNodes];
  MoveSearch search_{shapes_, priors_, nodes_};
  FateEstimate estimate_;
};

}  // namespace kakoi::go
