// CaptureReader: reads whether a chain can be captured, by proof first and then by selective search.

#pragma once

#include "go/reading/answer.h"
#include "go/reading/capture_search.h"
#include "go/reading/selective_capture.h"

namespace kakoi::go {

struct CaptureQuestion {
  /// A stone of the chain; for an empty point the answer is kUnknown.
  Point target;
  Color to_play;
  /// The point that simple ko forbids to the side to play, or kNoPoint.
  Point ko;
  /// The most positions that may be searched: for each of the two questions that a ko makes of one, or, if `likely`, in all.
  int nodes;
  /// True when only a proof counts as an answer.
  bool proved;
  /// True when a guess is an answer, too, where the question cannot be read with so many positions.
  bool likely = false;
};

struct CaptureReading : Answer<CaptureSearch::kDeepest> {
  CaptureOutcome outcome = CaptureOutcome::kUnknown;
  /// True when the outcome is proven; false when it was read among the moves that usually matter
  /// (selective_capture.h).
  bool proved = true;
  /// True when the outcome is a guess.
  bool likely = false;
};

/// Answers questions about captures. An object is large (some MB) and uses no other memory.
class CaptureReader {
 public:
  /// Reads one question. A proof is sought first, with few nodes; then the question is read by selective search, and
  /// where the budget is large a proof of the answer is sought. If question.likely, what cannot be read is guessed.
  /// Kos are first decided against the side to play, which may not retake at once while the other side may, and then
  /// the other way round. The same outcome both times is the answer; different outcomes mean kKo. The answer is valid
  /// until the next call.
  const CaptureReading& read(const Position& position, const CaptureQuestion& question, const Grid& grid);

 private:
  CaptureOutcome solve(const CaptureQuestion& question, Color banned, int nodes, const Grid& grid);
  template <typename Search>
  void tell(const Search& search);

  CaptureGame game_;
  CaptureSearch proofs_;
  SelectiveCapture selective_;
  CaptureReading reading_;
  int nodes_;
};

}  // namespace kakoi::go
