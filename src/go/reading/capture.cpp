#include "go/reading/capture.h"

#include <algorithm>

namespace kakoi::go {

namespace {

// Chosen on the public questions of GNU Go about captures and on chains of games.

/// The positions in which a proof is sought before the question is read, in parts of all, and the most: ladders and most of
/// what is plain take fewer.
constexpr int kQuickPart = 8;
constexpr int kQuickProof = 100;
/// Those for a proof of what was read.
constexpr int kLaterPart = 64;
constexpr int kLaterProof = 1000;
/// The part of all that the first of the two questions of a ko leaves to the second.
constexpr int kSecondPart = 6;

}  // namespace

const CaptureReading& CaptureReader::read(const Position& position, const CaptureQuestion& question,
                                          const Grid& grid) {
  using enum CaptureOutcome;
  reading_ = {};
  nodes_ = 0;
  game_.load(position, cell_of(question.target), grid);
  if (!game_.board().is_stone(game_.target())) return reading_;
  const auto settle = [&](CaptureOutcome outcome) -> const CaptureReading& {
    reading_.outcome = outcome;
    reading_.nodes = static_cast<std::uint64_t>(nodes_);
    if (outcome == kUnknown) {
      reading_.proved = reading_.likely = false;
      reading_.forget();
    }
    return reading_;
  };
  if (game_.liberties() == 0) return settle(kCaptured);
  if (game_.liberties() >= CaptureGame::kEscaped) return settle(kEscapes);

  const Color mine = question.to_play;
  const CaptureOutcome wish = mine == game_.attacker() ? kCaptured : kEscapes;
  selective_.clear();
  const int kept = question.likely ? question.nodes / kSecondPart : 0;
  const CaptureOutcome first = solve(question, mine, question.nodes - kept, grid);
  if (first == wish || !game_.met_ko()) return settle(first);
  const int left = question.likely ? question.nodes - nodes_ : question.nodes;
  reading_.forget();
  const CaptureOutcome second = left > 0 ? solve(question, opponent(mine), left, grid) : kUnknown;
  if (second == wish) return settle(first == kUnknown ? kUnknown : kKo);
  if (second == kUnknown && question.likely && !question.proved) {
    // A ko seldom decides, so the first answer is a fair guess.
    reading_.likely = true;
    reading_.proved = false;
    return settle(first);
  }
  return settle(first == kUnknown ? second : first == second ? first : kUnknown);
}

/// Solves the game in which `banned` may not retake a ko at once.
CaptureOutcome CaptureReader::solve(const CaptureQuestion& question, Color banned, int nodes,
                                    const Grid& grid) {
  const int before = nodes_;
  const auto left = [&] { return nodes - (nodes_ - before); };
  game_.begin(banned, question.to_play, cell_of(question.ko));
  const auto prove = [&](int most) {
    const CaptureOutcome outcome = proofs_.prove(game_, question.to_play, most, grid);
    nodes_ += proofs_.nodes();
    if (outcome != CaptureOutcome::kUnknown) tell(proofs_);
    return outcome;
  };
  CaptureOutcome outcome = prove(question.proved ? nodes : std::min(nodes / kQuickPart, kQuickProof));
  if (outcome != CaptureOutcome::kUnknown || question.proved) return outcome;
  outcome = selective_.read(game_, question.to_play, left());
  nodes_ += selective_.nodes();
  if (outcome == CaptureOutcome::kUnknown) {
    reading_.proved = false;
    if (!question.likely) return outcome;
    outcome = selective_.guess(question.to_play);
    reading_.likely |= outcome != CaptureOutcome::kUnknown;
    tell(selective_);
    return outcome;
  }
  tell(selective_);
  const bool on_ko = game_.met_ko();
  // A large budget leaves room for a proof as well.
  const int later = std::min({nodes / kLaterPart, kLaterProof, left()});
  const CaptureOutcome proven = later > kQuickProof ? prove(later) : CaptureOutcome::kUnknown;
  if (proven != CaptureOutcome::kUnknown) return proven;
  game_.set_met_ko(on_ko);
  reading_.proved = false;
  return outcome;
}

template <typename Search>
void CaptureReader::tell(const Search& search) {
  reading_.line.take(search.line());
  if (search.has_move()) reading_.move = reading_.line[0];
}

}  // namespace kakoi::go
