// Whether a chain can be captured.

#pragma once

#include "go/capture_search.h"
#include "go/selective_capture.h"

namespace kakoi::go {

struct CaptureQuestion {
  /// A stone of the chain; an empty point is kUnknown.
  Point target;
  Color to_play;
  /// The point that simple ko forbids to the side to play, or kNoPoint.
  Point ko;
  /// The most positions that may be looked at.
  int nodes;
  /// Whether nothing but proofs will do.
  bool proved;
};

struct CaptureReading {
  CaptureOutcome outcome;
  /// Whether the outcome is proven; else it was read among the moves that matter.
  bool proved;
  /// With which move the side to play gets what it wants, where it does; kNoPoint for a pass or none.
  Point move;
  /// How it goes on if both do what the search thinks best; it ends with a pass.
  int line_length;
  Point line[CaptureSearch::kDeepest];
  int nodes;
};

/// An object is large (some MB), which is all of its memory.
class CaptureReader {
 public:
  /// Reads one question. A proof is looked for first, with a sixteenth of the nodes, then the rest goes to selective search.
  /// Kos are first decided against the side to play, which may not retake at once while the other may, then against the
  /// other: the same answer twice is the answer, two answers are kKo. The answer is valid until the next call.
  const CaptureReading& read(const Position& position, const CaptureQuestion& question, const Grid& grid);

 private:
  CaptureOutcome solve(const CaptureQuestion& question, Color banned, const Grid& grid);
  template <typename Search>
  void tell(const Search& search);

  CaptureGame game_;
  CaptureSearch proofs_;
  SelectiveCapture selective_;
  CaptureReading reading_;
};

}  // namespace kakoi::go
