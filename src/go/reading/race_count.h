// RaceCount: the result of a race by counting liberties, as players do.
//
// M. Müller, "Race to Capture: Analyzing Semeai in Go", 1999; R. Hunter, "Counting Liberties and Winning Capturing
// Races", 2003.

#pragma once

#include "go/reading/capture.h"
#include "go/reading/life.h"

namespace kakoi::go {

/// One side of a race: a chain that has to capture the other one, and lives by nothing else.
struct RaceSide {
  /// Liberties outside its eye that the other side does not share.
  int outside;
  /// The points of its eye, of which it can make no two, and those of them that hold opposing stones.
  int eye;
  int filled;

  /// The moves that the other side has to make more than this one, shared liberties aside. An eye of four points or more
  /// takes more moves than it has points: its owner captures the stones within when they leave one liberty.
  [[nodiscard]] int liberties() const;
  /// The larger kind of eye has the better of liberties that both sides share: 0 is none, and eyes of one to three points are
  /// of one kind.
  [[nodiscard]] int kind_of_eye() const { return eye == 0 ? 0 : eye <= 3 ? 1 : eye; }
};

enum class RaceResult : std::uint8_t { kBothStay, kFirstCaptures, kSecondCaptures };

/// The result of a race of which the first side begins.
RaceResult result_of(const RaceSide& first, const RaceSide& second, int shared);

struct RaceCount {
  /// False when the race is not one that counting decides.
  bool is_counted;
  LifeOutcome a;
  LifeOutcome b;
  /// A move that brings about what the side to play wants; kNoPoint for a pass or none.
  Point move;
  /// The positions searched to tell the fate of eyes.
  std::uint64_t nodes;
};

/// Counts the race of two chains of different colours, if counting decides it: they touch; each has at most one eye, of
/// seven points at most, which cannot be divided; all other liberties can be filled one by one and lead nowhere; and the
/// chains around stand. Whether an eye can be divided is read, with a quarter of the nodes for each side to begin.
RaceCount count_race(LifeReader& life, CaptureReader& captures, const Position& position, const PointSet& a,
                     const PointSet& b, Color to_play, std::uint64_t nodes, const Grid& grid);

}  // namespace kakoi::go
