// Ladders, followed on a board of playouts: what atari after atari captures.

#pragma once

#include "go/playouts/tactics.h"

namespace kakoi::go {

/// Calls visit(chain) for each chain of a board, on which all chains have liberties.
template <typename Visit>
void for_each_chain(const PlayoutBoard& board, Visit&& visit) {
  CellSet seen = CellSet::none();
  for (int i = 0; i < board.empty_count(); ++i) {
    for (const int offset : kAround) {
      const int beside = board.empty_cell(i) + offset;
      if (!board.is_stone(beside) || seen.has(board.chain(beside))) continue;
      seen.add(board.chain(beside));
      visit(board.chain(beside));
    }
  }
}

/// The liberties of a chain, at most `Most` of them.
template <int Most>
Cells<Most> liberties_of(const PlayoutBoard& board, int chain) {
  Cells<Most> found;
  all_stones(board, chain, [&](int stone) {
    for (const int offset : kAround) {
      const int at = stone + offset;
      if (!board.is_empty(at)) continue;
      if (std::find(found.cells, found.cells + found.count, at) != found.cells + found.count) continue;
      found.add(at);
    }
    return found.count < Most;
  });
  return found;
}

/// Follows ladders. An object is 60 KB and holds nothing between calls.
class Ladder {
 public:
  /// The move that captures the chain at a stone with two liberties by a ladder, its enemy to play; kNoCell for none.
  int capture(const PlayoutBoard& board, int stone);

  /// True when its enemy's move at one of its two liberties captures the chain at a stone by a ladder.
  bool catches(const PlayoutBoard& board, int stone, int at);

  /// True when the chain at a stone in atari escapes the ladder by extending, or by taking what attacks it, its
  /// owner to play.
  bool escapes(const PlayoutBoard& board, int stone);

 private:
  static constexpr int kLongest = 80;

  bool runs_out(int stone);

  PlayoutBoard board_;
  PlayoutBoard tried_;
};

}  // namespace kakoi::go
