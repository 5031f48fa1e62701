#include "go/reading/capture.h"

#include <algorithm>

namespace kakoi::go {

namespace {

/// The most positions in which a proof is sought before the question is read: ladders and most of what is plain take fewer.
constexpr int kQuickProof = 100;
/// The most for a proof of what was read.
constexpr int kLaterProof = 1000;
/// The most that are kept for a guess, and their share of what is left after the first proof.
constexpr int kGuess = 500;
constexpr int kGuessPart = 3;

}  // namespace

const CaptureReading& CaptureReader::read(const Position& position, const CaptureQuestion& question,
                                          const Grid& grid) {
  using enum CaptureOutcome;
  reading_ = {.outcome = kUnknown,
              .proved = true,
              .likely = false,
              .move = kNoPoint,
              .line_length = 0,
              .line = {},
              .nodes = 0};
  game_.load(position, cell_of(question.target), grid);
  if (!game_.board().is_stone(game_.target())) return reading_;
  const auto settle = [&](CaptureOutcome outcome) -> const CaptureReading& {
    reading_.outcome = outcome;
    if (outcome == kUnknown) reading_.proved = reading_.likely = false;
    return reading_;
  };
  if (game_.liberties() == 0) return settle(kCaptured);
  if (game_.liberties() >= CaptureGame::kEscaped) return settle(kEscapes);

  const Color mine = question.to_play;
  const CaptureOutcome wish = mine == game_.attacker() ? kCaptured : kEscapes;
  selective_.clear();
  const CaptureOutcome first = solve(question, mine, grid);
  if (first == wish || !game_.met_ko()) return settle(first);
  const CaptureOutcome second = solve(question, opponent(mine), grid);
  if (second == wish) return settle(first == kUnknown ? kUnknown : kKo);
  return settle(first == kUnknown ? second : first == second ? first : kUnknown);
}

/// Solves the game in which `banned` may not retake a ko at once.
CaptureOutcome CaptureReader::solve(const CaptureQuestion& question, Color banned, const Grid& grid) {
  game_.begin(banned, question.to_play, cell_of(question.ko));
  reading_.move = kNoPoint;
  reading_.line_length = 0;
  const auto prove = [&](int nodes) {
    const CaptureOutcome outcome = proofs_.prove(game_, question.to_play, nodes, grid);
    reading_.nodes += proofs_.nodes();
    if (outcome != CaptureOutcome::kUnknown) tell(proofs_);
    return outcome;
  };
  CaptureOutcome outcome =
      prove(question.proved ? question.nodes : std::min(question.nodes / 8, kQuickProof));
  if (outcome != CaptureOutcome::kUnknown || question.proved) return outcome;
  const int left = question.nodes - proofs_.nodes();
  const int kept = question.likely ? std::min(left / kGuessPart, kGuess) : 0;
  outcome = selective_.read(game_, question.to_play, left - kept, question.likely);
  reading_.nodes += selective_.nodes();
  if (outcome == CaptureOutcome::kUnknown) {
    reading_.proved = false;
    if (kept == 0) return outcome;
    outcome = selective_.guess(game_, question.to_play, kept);
    reading_.nodes += selective_.nodes();
    reading_.likely |= outcome != CaptureOutcome::kUnknown;
    tell(selective_);
    return outcome;
  }
  tell(selective_);
  const bool on_ko = game_.met_ko();
  // With few positions an answer that was not read to its end is worth no more than a guess that says otherwise.
  if (kept > 0 && left - kept <= SelectiveCapture::kScarce && !selective_.is_settled()) {
    const CaptureOutcome other = selective_.guess(game_, question.to_play, kept);
    reading_.nodes += selective_.nodes();
    game_.set_met_ko(on_ko);
    if (other != outcome && other != CaptureOutcome::kUnknown) {
      reading_.likely = true;
      reading_.proved = false;
      return outcome;
    }
  }
  // A large budget leaves room for a proof as well.
  const int later = std::min(question.nodes / 64, kLaterProof);
  const CaptureOutcome proven = later > kQuickProof ? prove(later) : CaptureOutcome::kUnknown;
  if (proven != CaptureOutcome::kUnknown) return proven;
  game_.set_met_ko(on_ko);
  reading_.proved = false;
  return outcome;
}

template <typename Search>
void CaptureReader::tell(const Search& search) {
  reading_.line_length = search.line_length();
  for (int i = 0; i < search.line_length(); ++i) reading_.line[i] = point_of(search.line(i));
  if (search.has_move()) reading_.move = reading_.line[0];
}

}  // namespace kakoi::go
