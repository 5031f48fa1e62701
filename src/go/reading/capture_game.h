// CaptureGame: the game behind reading a capture. An attacker tries to take one chain, its owner tries to
// save it, and they move in turn.
//
// The attacker wins by taking the chain, the defender by bringing it to kEscaped liberties or by never losing
// it. Both may pass. One side is bound by the rule of ko; the other wins every ko: it may retake at once, but
// no more than kRetakes times in a line, because a ko that never ends is not won. Taking a single stone is no
// win when the taker can be taken at once in turn: in a ko that the defender wins, or in a snapback.

#pragma once

#include "go/boards/search_board.h"

namespace kakoi::go {

/// The fate of a chain. The numbers are part of the boundary (bindings/boundary/layout/reading.mjs).
enum class CaptureOutcome : std::uint8_t { kCaptured = 0, kEscapes = 1, kKo = 2, kUnknown = 3 };

class CaptureGame {
 public:
  /// A chain with this many liberties has escaped.
  static constexpr int kEscaped = 5;
  static constexpr int kRetakes = 3;

  /// Sets the position up; the target is a cell.
  void load(const Position& position, int target, const Grid& grid) {
    board_.load(position, grid);
    target_ = target;
    if (!board_.is_stone(target)) return;
    defender_ = board_.color(target);
    attacker_ = opponent(defender_);
  }

  /// Begins a game in which `banned` may not retake a ko at once. `ko` is the cell that ko forbids to the side to move, or
  /// kNoCell.
  void begin(Color banned, Color to_play, int ko) {
    banned_ = banned;
    retakes_ = kRetakes;
    met_ko_ = false;
    board_.set_ko(to_play == banned ? ko : kNoCell);
  }

  [[nodiscard]] SearchBoard& board() { return board_; }
  [[nodiscard]] const SearchBoard& board() const { return board_; }
  [[nodiscard]] Color attacker() const { return attacker_; }
  [[nodiscard]] Color defender() const { return defender_; }
  [[nodiscard]] Color banned() const { return banned_; }
  [[nodiscard]] int target() const { return target_; }
  [[nodiscard]] int chain() const { return board_.chain(target_); }
  [[nodiscard]] int liberties() const { return board_.liberties_at(target_); }
  [[nodiscard]] bool is_taken() const { return !board_.is_stone_of(defender_, target_); }
  [[nodiscard]] bool is_over() const { return is_taken() || liberties() >= kEscaped; }
  /// True when a ko came up since begin(), so that the outcome may depend on who wins kos. A search that knows what its
  /// answer rests on says so.
  [[nodiscard]] bool met_ko() const { return met_ko_; }
  void set_met_ko(bool met) { met_ko_ = met; }

  /// A liberty of the chain: its last one when the chain is in atari.
  [[nodiscard]] int liberty() {
    int found = kNoCell;
    board_.each_liberty(chain(), [&](int at) {
      found = at;
      return false;
    });
    return found;
  }

  [[nodiscard]] bool is_legal(Color color, int at) {
    if (!board_.is_empty(at) || !board_.is_possible(color, at)) return false;
    if (at == board_.ko()) {
      met_ko_ = true;
      return color != banned_ && retakes_ > 0;
    }
    return color != attacker_ || !is_last_liberty(at) || stays_taken(at);
  }

  /// True when the chain is in atari and the attacker may take it.
  [[nodiscard]] bool can_take() { return liberties() == 1 && is_legal(attacker_, liberty()); }

  /// True when the chain is a single stone in atari that a move elsewhere may save, because the stone that
  /// takes it could be taken in turn. Any other chain in atari is taken after every move but an extension or
  /// a capture.
  [[nodiscard]] bool may_be_retaken() {
    if (liberties() > 1 || board_.size(chain()) > 1) return false;
    const int at = liberty();
    if (board_.liberties_after(attacker_, at, 2) >= 2) return false;
    met_ko_ = true;
    return attacker_ == banned_ || has_friend(at);
  }

  void play(Color color, int at) {
    retakes_ -= at == board_.ko();
    board_.play(color, at);
  }
  void pass() { board_.pass(); }
  void undo() {
    retakes_ += board_.has_retaken();
    board_.undo();
  }

  /// Hash of the position, the side to move and what kos allow. `salt` keeps the entries of different
  /// questions apart.
  [[nodiscard]] std::uint64_t key(Color to_play, std::uint64_t salt) const {
    const auto state = static_cast<std::uint64_t>(board_.ko()) << 3 |
                       static_cast<std::uint64_t>(retakes_) << 1 | static_cast<std::uint64_t>(to_play);
    return board_.hash() ^ mix64(state << 32 | salt);
  }

 private:
  [[nodiscard]] bool is_last_liberty(int at) const {
    if (liberties() > 1) return false;
    for (const int offset : kAround) {
      if (board_.is_stone(at + offset) && board_.chain(at + offset) == chain()) return true;
    }
    return false;
  }

  [[nodiscard]] bool has_friend(int at) const {
    for (const int offset : kAround) {
      if (board_.is_stone_of(attacker_, at + offset)) return true;
    }
    return false;
  }

  /// True when the stone that takes the target at its last liberty cannot be taken back at once.
  [[nodiscard]] bool stays_taken(int at) {
    if (board_.size(chain()) > 1 || board_.liberties_after(attacker_, at, 1) > 0) return true;
    if (board_.takes_ko(attacker_, at)) {
      met_ko_ = true;
      return attacker_ != banned_;
    }
    // Its chain then has no liberty but the target's point, unless it takes another chain there as well.
    for (const int offset : kAround) {
      const int beside = at + offset;
      if (board_.is_stone_of(defender_, beside) && beside != target_ && board_.liberties_at(beside) == 1)
        return true;
    }
    // A stone that takes back on the target's point gains the taken stones beside it as liberties; with fewer
    // than two it is in atari itself.
    int beside_target = 0;
    for (const int offset : kAround) {
      const int beside = target_ + offset;
      bool is_taken = beside == at;
      for (const int around : kAround) {
        is_taken |= board_.is_stone_of(attacker_, beside) && board_.is_stone_of(attacker_, at + around) &&
                    board_.chain(at + around) == board_.chain(beside);
      }
      beside_target += is_taken;
    }
    return beside_target < 2;
  }

  SearchBoard board_;
  int target_ = kNoCell;
  Color attacker_ = Color::kBlack;
  Color defender_ = Color::kWhite;
  Color banned_ = Color::kBlack;
  int retakes_ = kRetakes;
  bool met_ko_ = false;
};

}  // namespace kakoi::go
