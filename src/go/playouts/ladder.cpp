#include "go/playouts/ladder.h"

namespace kakoi::go {

namespace {

/// The last liberty of a chain in atari beside the chain at a stone; kNoCell when there is none.
int taking(const PlayoutBoard& board, int stone) {
  const Color owner = board.color(stone);
  int found = kNoCell;
  all_stones(board, board.chain(stone), [&](int at) {
    for (const int offset : kAround) {
      const int beside = at + offset;
      if (!board.is_stone_of(opponent(owner), beside)) continue;
      const int liberty = only_liberty(board, board.chain(beside));
      if (liberty != kNoCell && liberty != board.ko()) found = liberty;
    }
    return found == kNoCell;
  });
  return found;
}

}  // namespace

/// Plays the ladder on board_, the chain in atari and its owner to play; true when it gets three liberties.
bool Ladder::runs_out(int stone) {
  const Color owner = board_.color(stone);
  for (int i = 0; i < kLongest; ++i) {
    if (taking(board_, stone) != kNoCell) return true;  // whoever attacks so thinly captures nothing
    const int liberty = only_liberty(board_, board_.chain(stone));
    if (liberty == kNoCell || !board_.play(owner, liberty)) return false;
    const Cells<3> open = liberties_of<3>(board_, board_.chain(stone));
    if (open.count != 2) return open.count > 2;
    // One atari leaves room on the other side, the other does not: the one that leaves the less is tried.
    int best = kNoCell;
    int least = 3;
    for (int j = 0; j < 2; ++j) {
      tried_ = board_;
      if (!tried_.play(opponent(owner), open.cells[j])) continue;
      if (only_liberty(tried_, tried_.chain(open.cells[j])) != kNoCell) continue;  // it would be taken
      const int last = only_liberty(tried_, tried_.chain(stone));
      if (last == kNoCell || !tried_.play(owner, last)) {
        best = open.cells[j];
        least = 0;
        continue;
      }
      const int left = liberties_of<3>(tried_, tried_.chain(stone)).count;
      if (left >= least) continue;
      least = left;
      best = open.cells[j];
    }
    if (best == kNoCell) return true;
    board_.play(opponent(owner), best);
  }
  return true;
}

bool Ladder::catches(const PlayoutBoard& board, int stone, int at) {
  board_ = board;
  if (!board_.play(opponent(board.color(stone)), at)) return false;
  if (only_liberty(board_, board_.chain(at)) != kNoCell) return false;
  return !runs_out(stone);
}

int Ladder::capture(const PlayoutBoard& board, int stone) {
  const Cells<3> open = liberties_of<3>(board, board.chain(stone));
  if (open.count != 2) return kNoCell;
  for (int i = 0; i < 2; ++i) {
    if (catches(board, stone, open.cells[i])) return open.cells[i];
  }
  return kNoCell;
}

bool Ladder::escapes(const PlayoutBoard& board, int stone) {
  board_ = board;
  return runs_out(stone);
}

}  // namespace kakoi::go
