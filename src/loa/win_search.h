// WinSearch: a proof-number search whether a side can force a win. The prover has to win: a draw is a
// failure, and so is endless play. So a proof holds whatever the rules say of repetition, except for
// positions that the game so far has made draws.
//
// M. H. M. Winands, J. W. H. M. Uiterwijk, H. J. van den Herik, "An effective two-level proof-number search algorithm",
// 2004, whose game is Lines of Action.

#pragma once

#include "core/proof_number.h"
#include "loa/drawn_positions.h"

namespace kakoi::loa {

enum class WinProof : std::uint8_t { kUnknown, kProven, kDisproven };

/// A search with a table of fixed size, which is nearly all of its memory (17 MB).
class WinSearch {
 public:
  /// The longest line that is followed.
  static constexpr int kDeepest = 255;

  /// Begins anew with these rules; forgets all results. `drawn` has to outlive the search.
  void reset(const Rules& rules, const DrawnPositions& drawn);

  /// Searches whether the prover wins from a position that is not over, in about `nodes` positions at most.
  WinProof solve(Color prover, const Position& position, std::uint64_t nodes);

  /// The result that solve() has found for a position so far, the move of the side that has its way, and when
  /// the prover wins, the most plies it needs.
  struct Known {
    WinProof proof;
    int move;
    int plies;
  };
  [[nodiscard]] Known look_up(Color prover, const Position& position) const;

  /// Positions looked at since reset().
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr int kPool = 1 << 15;

  struct Child : WinChild {
    bool captures;
  };

  WinFound visit(int depth, const proof_number::Limits& limits);
  int list(int depth, Child* children, int& winning);
  [[nodiscard]] WinFound expect(int depth, const Position& next, const Child& child) const;
  [[nodiscard]] int repeated(int depth, std::uint64_t key) const;

  proof_number::Table<proof_number::Entry, 1 << 17> table_;
  Rules rules_;
  const DrawnPositions* drawn_ = nullptr;
  Color prover_;
  std::uint64_t nodes_ = 0;
  std::uint64_t limit_;
  Position positions_[kDeepest + 1];
  std::uint64_t keys_[kDeepest + 1];
  std::uint32_t path_[kDeepest + 1];
  /// By depth: true when the move made there captured. No position from before a capture comes back.
  bool captured_[kDeepest + 1];
  Child pool_[kPool];
  int pool_used_;
};

}  // namespace kakoi::loa
