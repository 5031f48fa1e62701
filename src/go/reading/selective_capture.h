// SelectiveCapture: reads the capture of a chain when a proof takes too long, by a proof-number search among
// the moves that matter.
//
// Its answers are right in all but rare cases, but no proofs: moves that concern neither the chain nor its
// neighbours are not looked at. Each side first has the handful of moves that a player looks at, and the attacker
// only a few moves that give no atari. The side that loses then has the moves that usually matter and, when that
// settles it, makes every effort: it also has the liberties of friends and of long chains, and moves that help from
// further away. With many nodes the attacker at last has the usual moves again, and as many without atari as it
// likes. The moves that matter are those that tactical readers have found: liberties, points next to them,
// surrounding chains that are short of liberties, and moves that have to be played first (The GNU Go Program
// Documentation, "Tactical reading").
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
  /// With no more nodes, where a guess follows, the defender has the usual moves at once: they refute most captures among
  /// the few, and to read both takes longer. With more, a first answer among the few leads to fewer wrong ones.
  static constexpr int kScarce = 1500;

  /// Forgets what was read. Games that differ only in who wins kos go without it: what rests on no ko is then known.
  void clear() { table_.clear(); }

  /// Reads a game that has begun, searching at most `nodes` positions; returns kCaptured, kEscapes or kUnknown. The game
  /// has then met a ko if the answer rests on who wins one. Where a guess() follows what stays unknown, an answer has to
  /// withstand more before it stands.
  CaptureOutcome read(CaptureGame& game, Color to_play, int nodes, bool guess_follows);

  /// True when the last challenge of the answer was read to its end, and not given up.
  [[nodiscard]] bool is_settled() const { return settled_; }

  /// The same by a quick depth-first search (quick_capture.cpp), which errs too often for its answers to count as read.
  /// The line is at most the first move.
  CaptureOutcome guess(CaptureGame& game, Color to_play, int nodes);

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

  /// The range in which a side looks for moves. A patient attacker has the usual moves, and as many without atari as it likes.
  enum Effort : std::uint8_t { kFew, kUsual, kEvery, kPatient };

  /// The line of play, whether it is a win of the side that moves first, and whether that rests on who wins a ko.
  struct Finding {
    bool wins = false;
    bool on_ko = false;
    ShortList<Point, kDeepest> line;
  };

  /// A guess about the side to move in a position, and the depth at which it was made.
  struct Guess {
    std::uint64_t key;
    std::uint8_t depth;
    bool wins;
  };
  static constexpr int kGuesses = 1 << 12;

  void begin(CaptureGame& game);
  [[nodiscard]] int most_at(int depth) const;
  [[nodiscard]] Guess* guess_at(std::uint64_t key, int depth, bool when_repeated);
  bool takes(int depth);
  bool survives(int depth);
  bool conclude_guess(std::uint64_t key, int depth, bool wins);
  bool tries(Color color, int depth);
  void sort(Color color, MoveList& moves);

  CaptureOutcome search(Color to_play, int limit);
  CaptureOutcome challenge(CaptureOutcome outcome, Effort effort, Color to_play, int nodes);
  proof_number::Found visit(int depth, Color color, const proof_number::Limits& limits);
  Child child_of(int depth, Color color, int move, int cost, std::uint32_t path);
  proof_number::Found expect(int depth, Color color, int cost, std::uint32_t path);
  [[nodiscard]] int reach();

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
  /// The proof numbers of either outcome, after a search that settled nothing.
  proof_number::Number to_capture_;
  proof_number::Number to_escape_;
  Finding found_;
  bool settled_;
  /// A challenge of fewer positions settles nothing.
  int least_challenge_;
  Guess guesses_[kGuesses];
  /// The depth to which guess() reads, and the first move that wins there.
  int deep_;
  int first_;
};

}  // namespace kakoi::go
