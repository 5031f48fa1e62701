// The quick part of SelectiveCapture: a depth-first search of few moves a position, best first.
//
// It plays like a reader in a hurry: up to eight moves at first, fewer further on, and one at the end. The deeper the
// position, the fewer liberties count as an escape. It reads to greater and greater depth, and the last depth that its
// positions allow decides. "The GNU Go Program Documentation", "Tactical reading", describes such a reader.

#include <algorithm>
#include <cstring>

#include "go/reading/selective_capture.h"

namespace kakoi::go {

namespace {

/// The depth, in moves, of the first try and of the last. They go up by two.
constexpr int kFirstDepth = 4;
constexpr int kLastDepth = 8;

// Weights of a move's order, chosen by hand: its cost, its liberties or space, a capture, a self-atari.
constexpr int kCost = 4;
constexpr int kLiberty = 8;
constexpr int kSpace = 2;
constexpr int kCapture = 20;
constexpr int kSelfAtari = 12;

/// So many of the best moves are tried.
constexpr int width(int depth, int deep) {
  if (depth < 2) return 8;
  if (depth < 4) return 5;
  return depth < deep ? 3 : 1;
}

}  // namespace

CaptureOutcome SelectiveCapture::guess(CaptureGame& game, Color to_play, int nodes) {
  begin(game);
  attack_ = kUsual;
  defence_ = kUsual;
  limit_ = nodes;
  std::memset(guesses_, 0, sizeof guesses_);
  CaptureOutcome outcome = CaptureOutcome::kUnknown;
  bool on_ko = false;
  for (deep_ = kFirstDepth; deep_ <= kLastDepth; deep_ += 2) {
    quiet_ = deep_;  // part of the key, which keeps the guesses of different depths apart
    game.set_met_ko(false);
    first_ = kNoCell;
    const bool attacks = to_play == attacker_;
    const bool wins = attacks ? takes(0) : survives(0);
    if (nodes_ >= limit_) break;
    outcome = wins == attacks ? CaptureOutcome::kCaptured : CaptureOutcome::kEscapes;
    on_ko = game.met_ko();
    found_.wins = wins;
    found_.line.length = 0;
    if (first_ != kNoCell) found_.line.add(point_of(first_));
  }
  game.set_met_ko(on_ko);
  return outcome;
}

/// A chain with more liberties at this depth counts as one that escapes.
int SelectiveCapture::most_at(int depth) const {
  if (depth >= kDeepest) return 0;
  if (depth <= deep_ - 2) return 4;
  return depth <= deep_ + 2 ? 3 : 2;
}

/// The guess about a position from this depth or a shallower one; null when there is none. A new one says until it is
/// known that the side to move fails as an attacker and succeeds as a defender: that is what a repetition means.
SelectiveCapture::Guess* SelectiveCapture::guess_at(std::uint64_t key, int depth, bool when_repeated) {
  Guess& guess = guesses_[key % kGuesses];
  if (guess.key == key && guess.depth <= depth) return &guess;
  guess = {.key = key, .depth = 0, .wins = when_repeated};
  return nullptr;
}

/// True when the attacker, to move, takes the chain.
bool SelectiveCapture::takes(int depth) {
  if (game_->can_take()) {
    if (depth == 0) first_ = game_->liberty();
    return true;
  }
  if (game_->liberties() > most_at(depth) || nodes_ >= limit_) return false;
  ++nodes_;
  const std::uint64_t here = key(attacker_);
  if (const Guess* known = guess_at(here, depth, false)) return known->wins;
  return conclude_guess(here, depth, tries(attacker_, depth));
}

/// True when the defender, to move, saves the chain.
bool SelectiveCapture::survives(int depth) {
  const int most = most_at(depth + 1);
  if (game_->liberties() > most || nodes_ >= limit_) return true;
  ++nodes_;
  const std::uint64_t here = key(defender_);
  if (const Guess* known = guess_at(here, depth, true)) return known->wins;
  bool wins = depth > 0 && reach() > most;
  if (!wins && (!game_->can_take() || game_->may_be_retaken())) {
    game_->pass();
    wins = !takes(depth + 1);
    game_->undo();
  }
  return conclude_guess(here, depth, wins || tries(defender_, depth));
}

bool SelectiveCapture::conclude_guess(std::uint64_t key, int depth, bool wins) {
  guesses_[key % kGuesses] = {.key = key, .depth = static_cast<std::uint8_t>(depth), .wins = wins};
  return wins;
}

/// True when one of the best moves wins.
bool SelectiveCapture::tries(Color color, int depth) {
  const bool attacks = color == attacker_;
  MoveList moves(*board_);
  find_moves(color, moves);
  sort(color, moves);
  const int count = std::min(moves.count(), width(depth, deep_));
  for (int i = 0; i < count && nodes_ < limit_; ++i) {
    game_->play(color, moves.move(i));
    const bool wins =
        attacks ? game_->is_taken() || !survives(depth + 1) : !game_->can_take() && !takes(depth + 1);
    game_->undo();
    if (!wins) continue;
    if (depth == 0) first_ = moves.move(i);
    return true;
  }
  return false;
}

/// Puts the best moves first: where the defender would have most liberties, and where stones in atari are taken.
void SelectiveCapture::sort(Color color, MoveList& moves) {
  for (int i = 0; i < moves.count(); ++i) {
    const int at = moves.move(i);
    bool is_liberty = false;
    bool is_capture = false;
    for (const int offset : kAround) {
      const int beside = at + offset;
      if (!board_->is_stone(beside)) continue;
      if (board_->chain(beside) == game_->chain()) {
        is_liberty = true;
      } else if (!board_->is_stone_of(color, beside) && board_->liberties_at(beside) == 1) {
        is_capture = true;
      }
    }
    int cost = kCost * moves.cost(i) - (is_capture ? kCapture : 0);
    cost -= is_liberty ? kLiberty * board_->liberties_after(defender_, at, CaptureGame::kEscaped)
                       : kSpace * board_->empty_neighbours(at);
    if (board_->liberties_after(color, at, 2) < 2) cost += kSelfAtari;
    moves.set_cost(i, cost);
  }
  moves.sort();
}

}  // namespace kakoi::go
