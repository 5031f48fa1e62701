// The little that a random player must know to leave the living alive: answering atari, and not throwing
// chains away.

#pragma once

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "go/playout_board.h"

namespace kakoi::go {

/// A few cells in a row.
template <int Capacity>
struct Cells {
  int count = 0;
  int cells[Capacity];

  void add(int cell) {
    if (count < Capacity) cells[count++] = cell;
  }
};

/// Calls visit(stone) for each stone of the chain, until it returns false; returns whether it never did.
template <typename Visit>
bool all_stones(const PlayoutBoard& board, int chain, Visit&& visit) {
  int stone = chain;
  do {
    if (!visit(stone)) return false;
    stone = board.next_stone(stone);
  } while (stone != chain);
  return true;
}

/// The only liberty of a chain in atari; kPass for any other chain.
inline int only_liberty(const PlayoutBoard& board, int chain) {
  if (board.pseudo_liberties(chain) > 4)
    return PlayoutBoard::kPass;  // a point has four neighbours to count it
  int found = PlayoutBoard::kPass;
  const bool one = all_stones(board, chain, [&](int stone) {
    for (const int offset : PlayoutBoard::kAround) {
      const int beside = stone + offset;
      if (!board.is_empty(beside) || beside == found) continue;
      if (found != PlayoutBoard::kPass) return false;
      found = beside;
    }
    return true;
  });
  return one ? found : PlayoutBoard::kPass;
}

/// Whether a stone on the last liberty of its own chain in atari gives it a second one: by open points, by
/// joining a chain that is not in atari, or by a capture.
inline bool rescues(const PlayoutBoard& board, Color color, int liberty, int chain) {
  int liberties = board.empty_neighbours(liberty);
  for (const int offset : PlayoutBoard::kAround) {
    const int beside = liberty + offset;
    if (!board.is_stone(beside) || board.chain(beside) == chain) continue;
    const int last = only_liberty(board, board.chain(beside));
    if (board.is_stone_of(color, beside) && last == PlayoutBoard::kPass) return true;
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
    if (liberty != PlayoutBoard::kPass) moves.add(liberty);
  };
  for (const int offset : PlayoutBoard::kAround) {
    if (!board.is_stone_of(color, last + offset)) continue;
    const int chain = board.chain(last + offset);
    const int liberty = only_liberty(board, chain);
    if (liberty == PlayoutBoard::kPass) continue;
    all_stones(board, chain, [&](int stone) {
      for (const int around : PlayoutBoard::kAround) {
        if (board.is_stone_of(opponent(color), stone + around)) capture(stone + around);
      }
      return true;
    });
    if (rescues(board, color, liberty, chain)) moves.add(liberty);
  }
  if (board.is_stone_of(opponent(color), last)) capture(last);
  return moves;
}

/// Whether the shape, once captured, leaves an eye space in which the captor can be killed: three points or
/// fewer, the square and the pyramid of four, the bulky five and the cross, the rabbity six. Their squares
/// and their points with many neighbours tell them apart.
inline bool is_killing_shape(const Cells<6>& shape) {
  int most = 0;
  int edges = 0;
  for (int i = 0; i < shape.count; ++i) {
    int degree = 0;
    for (int j = 0; j < shape.count; ++j) {
      const int distance = std::abs(shape.cells[i] - shape.cells[j]);
      degree += distance == 1 || distance == PlayoutBoard::kStride;
    }
    most = std::max(most, degree);
    edges += degree;
  }
  edges /= 2;
  switch (shape.count) {
    case 4:
      return most == 3 || edges == 4;
    case 5:
      return most == 4 || edges == 5;
    case 6:
      return most == 4 && edges == 6;
    default:
      return shape.count < 4;
  }
}

/// Whether an opponent's chain beside the stones has a liberty that is neither of the two.
inline bool attacker_has_more(const PlayoutBoard& board, Color color, const Cells<6>& stones, int one,
                              int other) {
  const auto has_more = [&](int chain) {
    return !all_stones(board, chain, [&](int stone) {
      return std::none_of(std::begin(PlayoutBoard::kAround), std::end(PlayoutBoard::kAround), [&](int around) {
        const int liberty = stone + around;
        return board.is_empty(liberty) && liberty != one && liberty != other;
      });
    });
  };
  for (int i = 0; i < stones.count; ++i) {
    for (const int offset : PlayoutBoard::kAround) {
      const int beside = stones.cells[i] + offset;
      if (board.is_stone_of(opponent(color), beside) && has_more(board.chain(beside))) return true;
    }
  }
  return false;
}

/// Whether a stone at `at` would leave its chain in atari, capture nothing, and be no sacrifice that can
/// kill: the move that neither side may make in a seki. With `spare_sekis`, three stones or more are a sacrifice only
/// when nothing is left to whoever takes them but the two points that are shared: one who has more liberties need
/// not take them at all, and the sacrifice was for nothing.
inline bool wastes_chain(const PlayoutBoard& board, Color color, int at, bool spare_sekis) {
  if (board.empty_neighbours(at) >= 2) return false;
  int liberty = PlayoutBoard::kPass;
  const auto counts_second = [&](int cell) {  // false for the first liberty met, and for meeting it again
    if (!board.is_empty(cell) || cell == at || cell == liberty) return false;
    if (liberty != PlayoutBoard::kPass) return true;
    liberty = cell;
    return false;
  };
  Cells<4> chains;
  int size = 1;
  for (const int offset : PlayoutBoard::kAround) {
    const int beside = at + offset;
    if (counts_second(beside)) return false;
    if (!board.is_stone(beside)) continue;
    const int chain = board.chain(beside);
    if (!board.is_stone_of(color, beside)) {
      if (only_liberty(board, chain) == at) return false;
      continue;
    }
    if (std::find(chains.cells, chains.cells + chains.count, chain) != chains.cells + chains.count) continue;
    if (board.pseudo_liberties(chain) > 8)
      return false;  // `at` and one other liberty are counted four times each
    chains.add(chain);
    size += board.chain_size(chain);
    const bool in_atari = all_stones(board, chain, [&](int stone) {
      return std::none_of(std::begin(PlayoutBoard::kAround), std::end(PlayoutBoard::kAround),
                          [&](int around) { return counts_second(stone + around); });
    });
    if (!in_atari) return false;
  }
  if (liberty == PlayoutBoard::kPass) return false;  // suicide: not this function's to forbid
  if (size > 6) return true;
  Cells<6> shape;
  shape.add(at);
  for (int i = 0; i < chains.count; ++i) {
    all_stones(board, chains.cells[i], [&](int stone) {
      shape.add(stone);
      return true;
    });
  }
  if (!is_killing_shape(shape)) return true;
  return spare_sekis && size >= 3 && attacker_has_more(board, color, shape, at, liberty);
}

}  // namespace kakoi::go
