// LifeSearch: decides who wins a game of life and death, by proof-number search.
//
// A. Kishimoto and M. Müller, "Search versus knowledge for solving life and death problems in Go", 2005.

#pragma once

#include "core/proof_number.h"
#include "go/reading/life_threats.h"

namespace kakoi::go {

/// The goal of the prover.
enum class LifeGoal : std::uint8_t {
  /// The attacker has to capture the whole target.
  kCapture,
  /// The defender has to make the target alive without conditions, while the attacker may pass.
  kTwoEyes,
};

/// A game: its goal, and the side that wins every ko. That side may retake at once, kKoRetakes times in a
/// line; otherwise both sides are bound by the rule of ko, and may pass to lift its ban.
struct LifeGame {
  LifeGoal goal;
  Side ko_master;

  [[nodiscard]] Side prover() const { return goal == LifeGoal::kCapture ? kAttacker : kDefender; }
};

enum class LifeProof : std::uint8_t { kUnknown, kProven, kDisproven };

/// A search with a table of fixed size, which is all of its memory.
class LifeSearch {
 public:
  /// A move that is not a stone.
  static constexpr int kPass = 64;
  static constexpr int kNoMove = 65;
  /// The longest line that is followed.
  static constexpr int kDeepest = 255;

  /// Begins anew with an area, for which all searches together have so many nodes; forgets the results for others.
  void load(const LifeArea& area, std::uint64_t nodes);

  /// Searches whether the prover reaches its goal from the state, in at most `nodes` positions. Comparisons of similar
  /// ones at the end of it are charged to the area.
  LifeProof solve(const LifeGame& game, const LifeState& state, std::uint64_t nodes);

  /// Selects the game that look_up() answers for.
  void choose(const LifeGame& game);

  /// The result that solve() has found for a state so far, and the winner's move there.
  struct Known {
    LifeProof proof;
    int move;
    std::uint32_t work;
  };
  [[nodiscard]] Known look_up(const LifeState& state) const;

  [[nodiscard]] Side winner(LifeProof proof) const {
    return proof == LifeProof::kProven ? game_.prover() : other_side(game_.prover());
  }

  /// The move that took the most work to refute, in a state that the side to move loses; kNoMove when nothing
  /// is known.
  [[nodiscard]] int longest_defence(const LifeState& state) const;

  /// The state after a move or a pass, and whether it captured.
  [[nodiscard]] LifeState after(const LifeState& state, int move, bool& captured) const;

  /// Positions looked at since load().
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  /// The proof number of a state that is as likely to be won as lost.
  static constexpr proof_number::Number kEven = 16;
  /// The proof number of another move to refute, beside the most difficult one.
  static constexpr proof_number::Number kAnother = 1;
  static constexpr int kPool = 1 << 14;
  /// Few proofs that carry over need more.
  static constexpr int kMostLikened = 64;

  struct Entry : proof_number::Entry {
    /// The points where the side to move has to play.
    LifeArea::Bits must;
  };

  struct Child : proof_number::Child {
    bool is_new;
  };

  /// Every visit of a position needs first guesses for all its children that were not visited yet, so guesses are kept:
  /// each with the upper bits of the position's key, at the place that the lower ones name.
  static constexpr int kGuessBits = 16;
  /// The guess where the side that has just moved has won.
  static constexpr int kWon = INT16_MIN;

  /// True when the moves by which the side to move is known to win in `like`, a similar position, win in `state`, too.
  /// Stores what it shows. T. Kawano, "Using similar positions to search game trees", 1996.
  bool wins_like(const LifeState& state, const LifeState& like);
  /// As wins_like(), for the side that has just moved.
  bool loses_like(const LifeState& state, const LifeState& like);
  proof_number::Found settle(std::uint64_t key, bool wins, int move);
  int list(int depth, LifeArea::Bits moves, bool passes, Child* children, int& winning);
  void spread(const LifeState& state, const LifeState& refuted, Child* children, int count);
  proof_number::Found visit(int depth, const proof_number::Limits& limits, bool is_new);
  [[nodiscard]] int guess(const LifeState& state);
  /// The prover passes only to lift the ban of a ko: otherwise the other side would pass, too.
  [[nodiscard]] bool may_pass(const LifeState& state) const {
    return state.turn != game_.prover() || state.forbids_ban();
  }
  [[nodiscard]] bool repeats(int depth, std::uint64_t hash, int& at) const;

  proof_number::Table<Entry, 1 << 17> table_;
  std::uint64_t guesses_[1 << kGuessBits] = {};
  LifeArea area_;
  /// The number of the area. Guesses for earlier ones stay where they are, under keys that no longer match: the numbers
  /// are beyond those of which the keys of stones are made (life_state.h), or two stones could stand for two areas.
  std::uint64_t areas_ = std::uint64_t{1} << 32;
  std::uint64_t area_key_ = 0;
  LifeGame game_;
  std::uint64_t salt_;
  std::uint64_t nodes_ = 0;
  std::uint64_t limit_;
  /// The nodes of all searches in the area.
  std::uint64_t most_ = 0;
  LifeState states_[kDeepest + 1];
  std::uint32_t path_[kDeepest + 1];
  /// By depth: true when the move made there captured. A position can only come back after a capture.
  bool captured_[kDeepest + 1];
  Child pool_[kPool];
  int pool_used_;
  /// Positions that wins_like() may still look at.
  int to_liken_;
};

}  // namespace kakoi::go
