// Tactics for playouts: the little that a random player must know so that living groups stay alive, which is
// answering atari and not throwing chains away.

#pragma once

#include <algorithm>
#include <iterator>

#include "go/boards/playout_board.h"

namespace kakoi::go {

/// A list of at most Capacity cells.
template <int Capacity>
struct Cells {
  int count = 0;
  int cells[Capacity];

  void add(int cell) {
    if (count < Capacity) cells[count++] = cell;
  }
};

/// Calls visit(stone) for each stone of the chain, until it returns false; returns true when it never did.
template <typename Visit>
bool all_stones(const PlayoutBoard& board, int chain, Visit&& visit) {
  int stone = chain;
  do {
    if (!visit(stone)) return false;
    stone = board.next_stone(stone);
  } while (stone != chain);
  return true;
}

/// The only liberty of a chain in atari; kNoCell for any other chain.
inline int only_liberty(const PlayoutBoard& board, int chain) {
  if (board.pseudo_liberties(chain) > 4) return kNoCell;  // a single liberty is counted four times at most
  int found = kNoCell;
  const bool one = all_stones(board, chain, [&](int stone) {
    for (const int offset : kAround) {
      const int beside = stone + offset;
      if (!board.is_empty(beside) || beside == found) continue;
      if (found != kNoCell) return false;
      found = beside;
    }
    return true;
  });
  return one ? found : kNoCell;
}

/// True when a stone on the last liberty of its own chain in atari gives it a second one: by open points, by
/// joining a chain that is not in atari, or by a capture.
inline bool rescues(const PlayoutBoard& board, Color color, int liberty, int chain) {
  int liberties = board.empty_neighbours(liberty);
  for (const int offset : kAround) {
    const int beside = liberty + offset;
    if (!board.is_stone(beside) || board.chain(beside) == chain) continue;
    const int last = only_liberty(board, board.chain(beside));
    if (board.is_stone_of(color, beside) && last == kNoCell) return true;
    if (!board.is_stone_of(color, beside) && last == liberty) ++liberties;
  }
  return liberties >= 2;
}

/// The moves that answer the opponent's stone at `last` on the spot: for own chains that it put in atari,
/// capturing what attacks them or extending with effect; and capturing the stone's own chain.
inline Cells<16> answers_to_atari(const PlayoutBoard& board, Color color, int last) {
  Cells<16> moves;
  const auto capture = [&](int stone) {
    const int liberty = only_liberty(board, board.chain(stone));
    if (liberty != kNoCell) moves.add(liberty);
  };
  for (const int offset : kAround) {
    if (!board.is_stone_of(color, last + offset)) continue;
    const int chain = board.chain(last + offset);
    const int liberty = only_liberty(board, chain);
    if (liberty == kNoCell) continue;
    all_stones(board, chain, [&](int stone) {
      for (const int around : kAround) {
        if (board.is_stone_of(opponent(color), stone + around)) capture(stone + around);
      }
      return true;
    });
    if (rescues(board, color, liberty, chain)) moves.add(liberty);
  }
  if (board.is_stone_of(opponent(color), last)) capture(last);
  return moves;
}

/// The points around the stone at `last` where two chains of one side meet with a stone of the other between
/// them: a move there cuts them apart, or joins them. Eyes of the colour are left out.
///
///   X O .      . X .
///   O + .      O + O
///   . . .      . . .
Cells<16> cuts_near(const PlayoutBoard& board, Color color, int last);

/// True when the shape, once captured, leaves an eye space in which the captor can be killed: three points or
/// fewer, the square and the pyramid of four, the bulky five and the cross, the rabbity six.
bool is_killing_shape(const PlayoutBoard& board, const Cells<6>& shape);

/// True when a stone at `at` would leave its chain in atari, capture nothing, and be no sacrifice that can
/// kill: the move that neither side may make in a seki. With `spare_sekis`, three stones or more are a
/// sacrifice only when the side that would take them has no liberties but the two that are shared: with more
/// it need not take them at all, and the sacrifice was for nothing.
bool wastes_chain(const PlayoutBoard& board, Color color, int at, bool spare_sekis);

}  // namespace kakoi::go
