// Races: two groups that touch, of which one lives by capturing the other.

#pragma once

#include "go/reading/open_life.h"

namespace kakoi::go {

struct RaceQuestion {
  /// A stone of either group; they have different colours. Within few nodes it can matter which is the first. The fate of
  /// a point without a stone is kUnknown.
  Point a;
  Point b;
  Color to_play;
  /// The point that ko forbids to the side to move, or kNoPoint.
  Point ko;
  /// The most positions to search.
  std::uint64_t nodes;
};

/// The move captures the other group, or else saves one's own.
struct RaceReading : Answer<> {
  LifeOutcome a;
  LifeOutcome b;
  /// False when the groups of the two chains neither touch nor share a liberty: then each chain was read by itself.
  bool is_race;
  /// The region in which each fate was searched; empty where none was.
  PointSet region_a;
  PointSet region_b;
  /// The less sure of the two answers, when both are known: kProved when both were, by a search of all moves in their
  /// regions.
  Certainty certainty;
};

/// Reads the chain of each stone in the region that the race needs; if none is settled, in the rooms of both alone, which is
/// `likely`; then counts liberties (race_count.h), or lets games in these rooms decide, if they are clear. Of two chains in a
/// race mostly one stays: a fate that only follows from the other one is `likely`. Chains that are in no race are read each
/// as by read_life().
RaceReading read_race(LifeReader& life, CaptureReader& captures, FateSearch& fates, const Position& position,
                      const RaceQuestion& question, const Grid& grid);

}  // namespace kakoi::go
