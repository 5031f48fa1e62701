#include "go/playouts/tactics.h"

#include <cstdlib>

namespace kakoi::go {

namespace {

bool is_cut(const PlayoutBoard& board, int at) {
  for (int i = 0; i < 8; i += 2) {
    const auto around = [&](int j) { return at + kRing[(i + j) & 7]; };
    const int stone = around(0);
    if (!board.is_stone(stone)) continue;
    const Color color = board.color(stone);
    const auto meets = [&](int other) {
      return board.is_stone_of(color, other) && board.chain(other) != board.chain(stone);
    };
    const auto is_hostile = [&](int other) { return board.is_stone_of(opponent(color), other); };
    if (meets(around(2)) && is_hostile(around(1))) return true;
    if (meets(around(4)) && (is_hostile(around(2)) || is_hostile(around(6)))) return true;
  }
  return false;
}

}  // namespace

Cells<16> cuts_near(const PlayoutBoard& board, Color color, int last) {
  Cells<16> cuts;
  for (const int offset : kRing) {
    const int at = last + offset;
    if (board.is_empty(at) && is_cut(board, at) && !board.is_eye(color, at)) cuts.add(at);
  }
  return cuts;
}

// The number of adjacent pairs and the highest number of neighbours tell the shapes apart.
bool is_killing_shape(const PlayoutBoard& board, const Cells<6>& shape) {
  bool corner = false;
  int most = 0;
  int edges = 0;
  for (int i = 0; i < shape.count; ++i) {
    int degree = 0;
    for (int j = 0; j < shape.count; ++j) {
      const int distance = std::abs(shape.cells[i] - shape.cells[j]);
      degree += distance == 1 || distance == kStride;
    }
    most = std::max(most, degree);
    corner |= degree == 2 && board.is_corner(shape.cells[i]);
    edges += degree;
  }
  edges /= 2;
  switch (shape.count) {
    case 4:
      return most == 3 || edges == 4 || (corner && edges == 3);
    case 5:
      return most == 4 || edges == 5;
    case 6:
      return most == 4 && edges == 6;
    default:
      return shape.count < 4;
  }
}

namespace {

/// True when an opponent's chain beside the stones has a liberty that is neither of the two.
bool attacker_has_more(const PlayoutBoard& board, Color color, const Cells<6>& stones, int one, int other) {
  const auto has_more = [&](int chain) {
    return !all_stones(board, chain, [&](int stone) {
      return std::none_of(std::begin(kAround), std::end(kAround), [&](int around) {
        const int liberty = stone + around;
        return board.is_empty(liberty) && liberty != one && liberty != other;
      });
    });
  };
  for (int i = 0; i < stones.count; ++i) {
    for (const int offset : kAround) {
      const int beside = stones.cells[i] + offset;
      if (board.is_stone_of(opponent(color), beside) && has_more(board.chain(beside))) return true;
    }
  }
  return false;
}

}  // namespace

bool wastes_chain(const PlayoutBoard& board, Color color, int at, bool spare_sekis) {
  if (board.empty_neighbours(at) >= 2) return false;
  int liberty = kNoCell;
  const auto counts_second = [&](int cell) {  // false for the first liberty met, and for meeting it again
    if (!board.is_empty(cell) || cell == at || cell == liberty) return false;
    if (liberty != kNoCell) return true;
    liberty = cell;
    return false;
  };
  Cells<4> chains;
  int size = 1;
  for (const int offset : kAround) {
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
      return std::none_of(std::begin(kAround), std::end(kAround),
                          [&](int around) { return counts_second(stone + around); });
    });
    if (!in_atari) return false;
  }
  if (liberty == kNoCell) return false;  // suicide: not this function's to forbid
  if (size > 6) return true;
  Cells<6> shape;
  shape.add(at);
  for (int i = 0; i < chains.count; ++i) {
    all_stones(board, chains.cells[i], [&](int stone) {
      shape.add(stone);
      return true;
    });
  }
  if (!is_killing_shape(board, shape)) return true;
  return spare_sekis && size >= 3 && attacker_has_more(board, color, shape, at, liberty);
}

}  // namespace kakoi::go
