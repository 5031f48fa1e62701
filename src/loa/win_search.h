// Whether a side can force a win: depth-first proof-number search.
//
// A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", 2002; M. H. M. Winands,
// J. W. H. M. Uiterwijk, H. J. van den Herik, "An effective two-level proof-number search algorithm", 2004, whose game
// is Lines of Action.
//
// One side, the prover, has to win; a draw is a failure, and so is play without end. So a proof never rests on a
// repetition, and holds whatever the rules say of it. A disproof may rest on one: then it holds for the moves that led
// there alone, unless the position that comes back lies inside of it (A. Kishimoto, M. Müller, "A general solution to
// the graph history interaction problem", 2004).

#pragma once

#include "loa/rules.h"

namespace kakoi::loa {

enum class WinProof : std::uint8_t { kUnknown, kProven, kDisproven };

/// A search with a table of fixed size, which is nearly all of its memory (17 MB).
class WinSearch {
 public:
  /// The longest line that is followed.
  static constexpr int kDeepest = 255;

  /// Begins anew with these rules; forgets what was found.
  void reset(const Rules& rules);

  /// Whether the prover wins from a position that is not over, looking at about `nodes` positions at most.
  WinProof solve(Color prover, const Position& position, std::uint64_t nodes);

  /// What solve() knows of a position without looking further: the move of the side that has its way, and how many
  /// positions that took.
  struct Known {
    WinProof proof;
    int move;
    std::uint32_t work;
  };
  [[nodiscard]] Known look_up(Color prover, const Position& position) const;

  /// Positions looked at since reset().
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  using Number = std::uint32_t;
  static constexpr Number kInfinite = 1U << 30;
  /// Of a disproof: the depth whose position it rests on; this, when it rests on none.
  static constexpr int kNothing = 1000;
  static constexpr int kPool = 1 << 15;

  /// What is known of a position. `phi` is how hard it is to prove that the side to move has its way, `delta` that it
  /// has not.
  struct Entry {
    std::uint64_t key;
    Number phi;
    Number delta;
    std::uint32_t work;
    /// Of the moves that led there, when the result holds for them alone; else 0.
    std::uint32_t path;
    std::int16_t rests_on;
    std::uint16_t move;
  };

  struct Child {
    std::uint64_t key;
    Number phi;
    Number delta;
    std::int16_t rests_on;
    std::uint16_t move;
    std::uint32_t captures;
  };

  struct Found {
    Number phi;
    Number delta;
    int rests_on;
  };

  static constexpr int kBuckets = 1 << 17;
  static constexpr int kPerBucket = 4;

  [[nodiscard]] const Entry* find(std::uint64_t key) const;
  void store(std::uint64_t key, const Found& found, int move, std::uint64_t work, std::uint32_t path);
  Found visit(int depth, Number phi_limit, Number delta_limit);
  int list(int depth, Child* children, int& winning);
  void look_at(int depth, const Position& next, Child& child) const;
  [[nodiscard]] int repeated(int depth, std::uint64_t key) const;
  [[nodiscard]] bool succeeds(Result result, bool is_prover) const;

  Entry table_[kBuckets * kPerBucket];
  /// Eight bits of each entry's key, 0 where there is none: most positions that are looked for are not there, and half
  /// a megabyte stays near the processor.
  std::uint8_t tags_[kBuckets * kPerBucket];
  Rules rules_;
  Color prover_;
  std::uint64_t nodes_ = 0;
  std::uint64_t limit_;
  Position positions_[kDeepest + 1];
  std::uint64_t keys_[kDeepest + 1];
  std::uint32_t path_[kDeepest + 1];
  /// Of the move after each depth: nothing from before a capture comes back.
  bool captured_[kDeepest + 1];
  Child pool_[kPool];
  int pool_used_;
};

}  // namespace kakoi::loa
