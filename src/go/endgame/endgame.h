// Endgames: independent regions that are left to play for when the rest of the board is settled, each a game.
//
// The walls are chains that live as long as their owner answers (safety/safe.h). The parts of the board between them
// that are nobody's safe territory are the regions. A region is independent when the chains around it live without
// it: then nothing outside matters, and its value is that of the play inside (region_values.h). Where chains need
// the region, or the parts are too large, likely walls (likely_walls.h) make them smaller.
//
// Counts are of territory: points surrounded and stones taken from now on, Black's minus White's; a stone that has
// to be taken off in the end is taken. Area and territory are the same game: each stone put on the board is a point
// of area, so counts of area are more by Black's stones minus White's, and a move is worth one point more.
//
// Sources: Berlekamp and Wolfe, Mathematical Go (1994); Müller, Computer Go as a sum of local games (1995).

#pragma once

#include "go/endgame/likely_walls.h"
#include "go/endgame/region_values.h"
#include "go/reading/life.h"
#include "go/safety/safe.h"

namespace kakoi::go {

/// The reason why a region has no value. The numbers are part of the boundary (bindings/boundary/layout/reading.mjs).
enum class EndgameGap : std::uint8_t {
  kNone = 0,
  /// A ko decides.
  kKo = 1,
  /// More points than a search can hold, or more positions than it may look at.
  kSize = 2,
};

/// A region and what it is worth. Counts and taxes as in a Thermograph, but of territory: its walls begin at a tax
/// of minus one, where they are what both get by area.
struct EndgameRegion {
  PointSet points;
  EndgameGap gap;
  /// Proved when the chains around live whatever is played in any region, read when they need other regions, likely
  /// when random games judged them.
  Certainty certainty;
  Thermograph thermograph;
  Point moves[2];

  /// The side whose move the other answers, when the game is as hot as play elsewhere.
  [[nodiscard]] bool is_sente_of(Color color) const;
};

struct Endgame {
  /// Single points, no two adjacent, are most.
  static constexpr int kMostRegions = kMaxSide * kMaxSide / 2;

  int count;
  /// Valued regions, the hottest first and sente before what loses the lead; then those without a value.
  EndgameRegion regions[kMostRegions];
  /// The sum of the means of valued regions.
  std::int64_t mean;
  /// Territory that is settled, dead stones in it twice, Black's minus White's; whole points.
  int settled;
  std::uint64_t nodes;
};

/// Reads endgames. An object is large (6 MB) and holds no state between calls.
class EndgameReader {
 public:
  /// Values regions with at most so many positions for each. The answer is valid until the next call.
  const Endgame& read(const Position& position, int nodes, const Grid& grid);

 private:
  void add(const Position& position, const Position& walls, const PointSet& points, Certainty certainty,
           int nodes);
  void settle(const Position& position, Color color, const PointSet& held);

  SafetySolver solver_;
  LikelyWallsFinder likely_;
  RegionGame game_;
  RegionValues values_;
  Endgame result_;
};

}  // namespace kakoi::go
