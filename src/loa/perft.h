// Perft: the number of lines of play of a given length. Programs compare it to find faults in their moves.

#pragma once

#include "loa/moves.h"

namespace kakoi::loa {

/// The number of lines of play of `depth` moves. One that ends earlier, because a side is connected, is not
/// counted; a side without a move passes, which is a move; positions may repeat.
inline std::uint64_t perft(const Position& position, int depth) {
  if (depth == 0) return 1;
  if (position.is_decided()) return 0;
  const int moves = count_moves(position);
  if (moves == 0) return perft(pass(position), depth - 1);
  if (depth == 1) return static_cast<std::uint64_t>(moves);  // no need to make the last moves
  std::uint64_t lines = 0;
  for_each_move(position, [&](int from, int to) { lines += perft(play(position, from, to), depth - 1); });
  return lines;
}

}  // namespace kakoi::loa
