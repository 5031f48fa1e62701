// ProblemReader: finds out what a problem asks, and answers it.
//
// A problem is a position and the side that begins. Whoever sets one asks about stones whose fate depends on who
// begins; so each group of either side is read with both sides to begin, in regions cut out around it, until one is
// found whose fate differs.

#pragma once

#include "go/reading/capture.h"
#include "go/reading/fate_search.h"
#include "go/reading/open_life.h"
#include "go/reading/problem_groups.h"

namespace kakoi::go {

enum class ProblemKind : std::uint8_t { kUnknown, kLive, kKill, kCapture, kEscape };

struct ProblemQuestion {
  Color to_play;
  /// The point that ko forbids to the side to move, or kNoPoint.
  Point ko;
  /// Stones that the problem is about, as far as is known; may be empty.
  PointSet marks;
  /// The most positions to search.
  std::uint64_t nodes;
};

/// A group that a problem may be about, too: its fate was found to depend on who begins, in a region cut out.
struct OtherQuestion {
  ProblemKind kind;
  LifeOutcome outcome;
  PointSet target;
  /// A first move that brings about the outcome.
  Point move;
};

// NOLINTNEXTLINE(bugprone-reserved-identifier,readability-identifier-naming): the compiler's, in copies it makes
struct ProblemReading {
  ProblemKind kind = ProblemKind::kUnknown;
  /// The fate of the target when the side to play begins; of a chain to be captured kDies, kKo or kLives.
  LifeOutcome outcome = LifeOutcome::kUnknown;
  Certainty certainty = Certainty::kLikely;
  /// The stones asked about.
  PointSet target = PointSet::none();
  /// The first moves that succeed, the best one first.
  ShortList<Point, 64> first;
  /// A line of play that begins with the first of them.
  Line line;
  std::uint64_t nodes = 0;
  /// The points where both could play.
  PointSet region = PointSet::none();
  /// The other questions that are possible, the most probable one first.
  OtherQuestion others[ProblemGroups::kMost];
  int other_count = 0;
};

/// Reads problems. It holds no more than its last answer; the readers are given to it, because they are large.
class ProblemReader {
 public:
  /// The answer is valid until the next call.
  const ProblemReading& read(LifeReader& life, CaptureReader& captures, FateSearch& fates,
                             const Position& position, const ProblemQuestion& question, const Grid& grid);

 private:
  class Task;

  ProblemGroups groups_;
  ProblemReading reading_;
};

}  // namespace kakoi::go
