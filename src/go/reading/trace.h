// The line of play that a search has found.

#pragma once

#include "core/short_list.h"
#include "go/boards/search_board.h"

namespace kakoi::go {

/// Writes a line of play from the position on the board: next(color) is the move that the search has for a side, kNoCell
/// where it has none; play(color, move) plays it, and says if the game goes on. The line stops where one side passes.
template <int most, typename Next, typename Play, typename Undo>
void trace(const SearchBoard& board, Color first, ShortList<Point, most>& line, Next&& next, Play&& play,
           Undo&& undo) {
  const int start = board.moves();
  line.length = 0;
  for (Color color = first; !line.is_full(); color = opponent(color)) {
    const int move = next(color);
    if (move == kNoCell) break;
    line.add(point_of(move));
    if (!play(color, move)) break;
  }
  while (board.moves() > start) undo();
}

}  // namespace kakoi::go
