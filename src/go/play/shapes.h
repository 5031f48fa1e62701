// Shapes: the local moves of 3×3 points that players answer with nearly without thinking.
//
// The classes are those of S. Gelly, Y. Wang, R. Munos and O. Teytaud, "Modification of UCT with patterns in
// Monte-Carlo Go", 2006: hane, cuts, and moves at the edge. For a move at +, either side being X:
//
//   hane     X O X    X O .    X O .      cut  X O ?    . X .      edge  X . .    . X O    X O X
//            . + .    . + .    X + .           O + .    O + O            O + .    . + .    X + O
//            ? ? ?    . . .    . . .           ? . .    . . .

#pragma once

#include "go/boards/playout_board.h"

namespace kakoi::go {

/// The table of all surroundings of a point. An object is 8 KB.
class Shapes {
 public:
  Shapes();

  /// True when a move of either side at the empty point makes one of the shapes.
  [[nodiscard]] bool has(const PlayoutBoard& board, int at) const {
    const unsigned around = board.surroundings(at);
    return (table_[around >> 5] >> (around & 31U) & 1U) != 0;
  }

 private:
  std::uint32_t table_[1U << 11] = {};
};

}  // namespace kakoi::go
