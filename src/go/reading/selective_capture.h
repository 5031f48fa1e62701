// SelectiveCapture: reads the capture of a chain when a proof takes too long, by a proof-number search among
// the moves that matter.
//
// Its answers are right in all but rare cases, but no proofs: moves that concern neither the chain nor its
// neighbours are not looked at. The defender first has the moves that usually matter, the attacker the handful that a player
// looks at, and only a few that give no atari. An attacker that fails then has the usual moves, too, and a side that still
// loses makes every effort: it also has the liberties of friends and of long chains, and moves that help from further
// away. The moves that matter are those that tactical readers have found: liberties, points next to them, surrounding
// chains that are short of liberties, and moves that have to be played first (The GNU Go Program Documentation,
// "Tactical reading"). Where to look first is an estimate by counts (capture_estimate.h).
//
// Every result says if it rests on who wins a ko: that of a won position if its winning move does, that of a lost
// one if the refutation of any move does. All others hold for the game in which the other side wins kos, too.

#pragma once

#include "core/proof_number.h"
#include "core/short_list.h"
#include "go/reading/capture_game.h"
#include "go/reading/move_list.h"

namespace kakoi::go {

/// The search. Its table of fixed size is most of its memory.
class SelectiveCapture {
 public:
  /// The longest line that is followed.
  static constexpr int kDeepest = 250;

  /// Forgets what was read. Games that differ only in who wins kos go without it: what rests on no ko is then known.
  void clear() { table_.clear(); }

  /// Reads a game that has begun, searching at most `nodes` positions; returns kCaptured, kEscapes or kUnknown. The game
  /// has then met a ko if the answer rests on who wins one.
  CaptureOutcome read(CaptureGame& game, Color to_play, int nodes);

  /// The outcome that the proof numbers favour after read() found it kUnknown, which errs too often to count as read. The line is
  /// at most the first move.
  CaptureOutcome guess(Color to_play);

  /// True when the side that moved first wins with the first move of the line.
  [[nodiscard]] bool has_move() const { return found_.wins && !found_.line.empty(); }
  /// The line of play if both sides do what the search thinks best. It stops where one side passes.
  [[nodiscard]] const ShortList<Point, kDeepest>& line() const { return found_.line; }
  /// The number of positions searched.
  [[nodiscard]] int nodes() const { return nodes_; }

 private:
  using Child = proof_number::Child;
  /// The most neighbouring chains of one kind that are looked at: a chain with more has help enough.
  static constexpr int kMostChains = 24;

  /// Room for the moves of every position of a line, a pass included.
  static constexpr int kPool = kDeepest * (MoveList::kMost + 1);

  using Liberties = ShortList<int, CaptureGame::kEscaped>;
  using Chains = ShortList<int, kMostChains>;

  /// The range in which a side looks for moves; kFew is the attacker's alone.
  enum Effort : std::uint8_t { kFew, kUsual, kEvery };

  /// The line of play, whether it is a win of the side that moves first, and whether that rests on who wins a ko.
  struct Finding {
    bool wins = false;
    bool on_ko = false;
    ShortList<Point, kDeepest> line;
  };

  void begin(CaptureGame& game);
  CaptureOutcome search(Color to_play, int limit);
  CaptureOutcome challenge(CaptureOutcome outcome, Effort effort, Color to_play, int nodes);
  proof_number::Found visit(int depth, Color color, const proof_number::Limits& limits);
  Child child_of(int depth, Color color, int move, int cost, std::uint32_t path);
  proof_number::Found expect(int depth, Color color, int move, int cost, std::uint32_t path);

  void play(Color color, int move);
  void undo(int quiet);
  [[nodiscard]] int most_liberties(bool attacks) const;
  void find_moves(Color color, MoveList& moves);
  void find_attacks(const Chains& enemies, MoveList& moves);
  void find_defences(const Chains& enemies, MoveList& moves);
  void add_approach(MoveList& moves, Color color, int at, int cost);
  [[nodiscard]] Liberties liberties_of(int chain);
  [[nodiscard]] Chains enemies_of(int chain, int most_liberties);

  // Out of line, as is find(): in three places each they would be 0.1 KB of the engine.
  [[nodiscard, gnu::noinline]] std::uint64_t key(Color to_play) const {
    return game_->key(to_play, static_cast<std::uint64_t>(quiet_) << 4 |
                                   static_cast<std::uint64_t>(attack_) << 2 |
                                   static_cast<std::uint64_t>(defence_));
  }
  /// The note in the table on a result that rests on the ban of this side; 0 is that of all others.
  [[nodiscard]] std::uint32_t ban() const { return 1U + static_cast<std::uint32_t>(game_->banned()); }
  [[nodiscard, gnu::noinline]] const proof_number::Entry* find(std::uint64_t key) const;

  CaptureGame* game_;
  SearchBoard* board_;
  Color attacker_;
  Color defender_;
  int nodes_ = 0;
  int limit_;
  std::uint64_t keys_[kDeepest + 2];
  std::uint32_t path_[kDeepest + 2];
  Child pool_[kPool];
  /// By child, true when its result rests on who wins a ko.
  bool on_ko_[kPool];
  int pool_used_;
  proof_number::Table<proof_number::Entry, 1 << 15> table_;
  Effort attack_;
  Effort defence_;
  /// The moves without atari that the attacker may still make.
  int quiet_;
  /// The proof numbers of either outcome, after a search.
  proof_number::Number to_capture_;
  proof_number::Number to_escape_;
  Finding found_;
};

}  // namespace kakoi::go
