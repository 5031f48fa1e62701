#include "go/boards/search_board.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kakoi::go {

void SearchBoard::load(const Position& position, const Grid& grid) {
  std::fill(std::begin(cells_), std::end(cells_), std::uint8_t{kEdge});
  for_each_point(grid.full, [&](Point p) { cells_[cell_of(p)] = kEmpty; });
  std::fill(std::begin(marks_), std::end(marks_), 0U);
  mark_ = 0;  // no search is so long that it comes round to 0 again
  moves_ = 0;
  ko_ = kNoCell;
  hash_ = 0;
  // Stones are added one by one and capture nothing, so chains without a liberty stay.
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_point(position.stones(color), [&](Point p) {
      const int at = cell_of(p);
      cells_[at] = code(color);
      hash_ ^= key(color, at);
      head_[at] = next_[at] = static_cast<std::uint16_t>(at);
      size_[at] = 1;
      int head = at;
      for (const int offset : kAround) {
        const int beside = at + offset;
        if (cells_[beside] != code(color) || head_[beside] == head) continue;
        int other = head_[beside];
        if (size_[head] < size_[other]) std::swap(head, other);
        each_stone(other, [&](int stone) {
          head_[stone] = static_cast<std::uint16_t>(head);
          return true;
        });
        std::swap(next_[head], next_[other]);
        size_[head] = static_cast<std::uint16_t>(size_[head] + size_[other]);
      }
    });
  }
  for_each_point(position.occupied(), [&](Point p) { liberties_[cell_of(p)] = 0; });
  for_each_point(position.empties(grid),
                 [&](Point p) { each_chain_beside(cell_of(p), [&](int head) { ++liberties_[head]; }); });
}

bool SearchBoard::is_possible(Color color, int at) const {
  for (const int offset : kAround) {
    const int beside = at + offset;
    if (is_empty(beside)) return true;
    if (is_stone(beside) && is_stone_of(color, beside) == (liberties_[head_[beside]] > 1)) return true;
  }
  return false;
}

bool SearchBoard::takes_ko(Color color, int at) const {
  int taken = 0;
  for (const int offset : kAround) {
    const int beside = at + offset;
    if (is_empty(beside) || is_stone_of(color, beside)) return false;
    if (!is_stone(beside) || liberties_[head_[beside]] > 1) continue;
    if (size_[head_[beside]] > 1) return false;
    ++taken;
  }
  return taken == 1;
}

int SearchBoard::liberties_after(Color color, int at, int enough) {
  const std::uint32_t mark = ++mark_;
  marks_[at] = mark;
  int count = 0;
  const auto see = [&](int cell) {
    if (!is_empty(cell) || marks_[cell] == mark) return;
    marks_[cell] = mark;
    ++count;
  };
  for (const int offset : kAround) see(at + offset);
  for (const int offset : kAround) {
    const int beside = at + offset;
    if (count >= enough || !is_stone_of(color, beside) || marks_[head_[beside]] == mark) continue;
    marks_[head_[beside]] = mark;
    each_stone(head_[beside], [&](int stone) {
      for (const int around : kAround) see(stone + around);
      return count < enough;
    });
  }
  return count;
}

void SearchBoard::play(Color color, int at) {
  assert(is_empty(at) && moves_ < kMostMoves);
  Undo& undo = undo_[moves_++];
  undo = {.hash = hash_,
          .at = static_cast<std::uint16_t>(at),
          .ko = static_cast<std::uint16_t>(ko_),
          .captured = {},
          .joined = {},
          .liberties = {},
          .head = head_[at],
          .next = next_[at],
          .size = size_[at],
          .free = liberties_[at],
          .captures = 0,
          .joins = 0,
          .color = code(color)};
  cells_[at] = code(color);
  hash_ ^= key(color, at);
  head_[at] = next_[at] = static_cast<std::uint16_t>(at);
  size_[at] = 1;
  liberties_[at] = static_cast<std::uint16_t>(empty_neighbours(at));
  int last = kNoCell;
  bool lone = true;  // surrounded by the opponent's stones and the edge
  each_chain_beside(at, [&](int head) {
    --liberties_[head];
    if (cells_[head] == code(color)) {
      lone = false;
    } else if (liberties_[head] == 0) {
      undo.captured[undo.captures++] = static_cast<std::uint16_t>(head);
    }
  });
  lone &= liberties_[at] == 0;
  for (int i = 0; i < undo.captures; ++i) {
    last = undo.captured[i];
    remove(last);
  }
  ko_ = lone && undo.captures == 1 && size_[last] == 1 ? last : kNoCell;
  int head = at;
  for (const int offset : kAround) {
    const int beside = at + offset;
    if (cells_[beside] != code(color) || head_[beside] == head) continue;
    int other = head_[beside];
    if (size_[head] < size_[other]) std::swap(head, other);
    undo.joined[undo.joins] = static_cast<std::uint16_t>(other);
    undo.liberties[undo.joins++] = liberties_[head];
    head = join(head, other);
  }
}

/// Makes the chain `other` part of the chain `head`.
int SearchBoard::join(int head, int other) {
  const std::uint32_t mark = ++mark_;
  int added = 0;
  each_stone(other, [&](int stone) {
    for (const int offset : kAround) {
      const int at = stone + offset;
      if (!is_empty(at) || marks_[at] == mark) continue;
      marks_[at] = mark;
      added += std::none_of(std::begin(kAround), std::end(kAround), [&](int around) {
        const int beside = at + around;
        return cells_[beside] == cells_[head] && head_[beside] == head;
      });
    }
    return true;
  });
  each_stone(other, [&](int stone) {
    head_[stone] = static_cast<std::uint16_t>(head);
    return true;
  });
  std::swap(next_[head], next_[other]);
  size_[head] = static_cast<std::uint16_t>(size_[head] + size_[other]);
  liberties_[head] = static_cast<std::uint16_t>(liberties_[head] + added);
  return head;
}

/// Takes a chain off the board; its list of stones stays, for restore().
void SearchBoard::remove(int head) {
  const auto color = static_cast<Color>(cells_[head]);
  each_stone(head, [&](int stone) {
    cells_[stone] = kEmpty;
    hash_ ^= key(color, stone);
    return true;
  });
  each_stone(head, [&](int stone) {
    each_chain_beside(stone, [&](int beside) { ++liberties_[beside]; });
    return true;
  });
}

void SearchBoard::restore(int head, std::uint8_t stone_code) {
  each_stone(head, [&](int stone) {
    each_chain_beside(stone, [&](int beside) { --liberties_[beside]; });
    return true;
  });
  each_stone(head, [&](int stone) {
    cells_[stone] = stone_code;
    return true;
  });
}

void SearchBoard::pass() {
  assert(moves_ < kMostMoves);
  undo_[moves_++] = {.hash = hash_,
                     .at = kNoCell,
                     .ko = static_cast<std::uint16_t>(ko_),
                     .captured = {},
                     .joined = {},
                     .liberties = {},
                     .head = 0,
                     .next = 0,
                     .size = 0,
                     .free = 0,
                     .captures = 0,
                     .joins = 0,
                     .color = 0};
  ko_ = kNoCell;
}

void SearchBoard::undo() {
  assert(moves_ > 0);
  const Undo& undo = undo_[--moves_];
  ko_ = undo.ko;
  hash_ = undo.hash;
  if (undo.at == kNoCell) return;
  const int at = undo.at;
  for (int i = undo.joins; i-- > 0;) {
    const int other = undo.joined[i];
    const int head = head_[other];
    std::swap(next_[head], next_[other]);
    each_stone(other, [&](int stone) {
      head_[stone] = static_cast<std::uint16_t>(other);
      return true;
    });
    size_[head] = static_cast<std::uint16_t>(size_[head] - size_[other]);
    liberties_[head] = undo.liberties[i];
  }
  for (int i = undo.captures; i-- > 0;)
    restore(undo.captured[i], code(opponent(static_cast<Color>(undo.color))));
  cells_[at] = kEmpty;
  head_[at] = undo.head;
  next_[at] = undo.next;
  size_[at] = undo.size;
  liberties_[at] = undo.free;
  each_chain_beside(at, [&](int head) { ++liberties_[head]; });
}

}  // namespace kakoi::go
