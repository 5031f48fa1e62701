// ShortestWin: finds the shortest forced win, by proof-number search with a limit of plies. A position with
// so many plies left never comes again below itself, so results do not depend on the moves that led there:
// they hold wherever the position is met.

#pragma once

#include "core/proof_number.h"
#include "loa/drawn_positions.h"
#include "loa/win_search.h"

namespace kakoi::loa {

/// A search with a table of fixed size, which is nearly all of its memory (9 MB).
class ShortestWin {
 public:
  /// The most plies that can be asked for.
  static constexpr int kMostPlies = 250;
  static constexpr int kUnknown = 255;

  /// Begins anew with these rules; forgets all results. Positions in `drawn` count as draws; it has to
  /// outlive the search.
  void reset(const Rules& rules, Color winner, const DrawnPositions& drawn);

  /// Searches whether the winner wins in at most `plies` (1..kMostPlies) from a position that is not over, looking at about `nodes`
  /// positions at most.
  WinProof solve(const Position& position, int plies, std::uint64_t nodes);

  /// The result that solve() has found for a position so far: the most plies that the winner needs, kUnknown
  /// when that is not known, and the winner's move when it is the winner's turn.
  struct Known {
    int within;
    int move;
  };
  [[nodiscard]] Known look_up(const Position& position) const;

  /// Positions looked at since reset().
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr int kPool = 1 << 15;
  /// Stands for a position that is won in no number of plies.
  static constexpr int kNever = 255;

  /// The contents of an entry: the number of plies in which it is won (kUnknown when that is not known), the
  /// number in which it is not, and the number that its proof numbers are about.
  struct Note {
    int within = kUnknown;
    int not_within = 0;
    int limit = 0;
  };
  static Note read(const proof_number::Entry* entry);

  WinFound visit(const Position& position, std::uint64_t key, int plies, const proof_number::Limits& limits);
  [[nodiscard]] WinFound expect(const Position& next, std::uint64_t key, int plies) const;
  [[nodiscard]] WinFound decided(const Position& position, bool is_won, int plies) const;
  void store(std::uint64_t key, const WinFound& found, bool is_won, int limit, int move, std::uint64_t work);

  proof_number::Table<proof_number::Entry, 1 << 16> table_;
  Rules rules_;
  Color winner_;
  const DrawnPositions* drawn_ = nullptr;
  std::uint64_t nodes_ = 0;
  std::uint64_t limit_;
  WinChild pool_[kPool];
  int pool_used_;
};

}  // namespace kakoi::loa
