// A Go position for searches: chains with exact counts of liberties, kept from move to move, and moves that can be taken
// back.
//
// PlayoutBoard counts less and plays faster, but cannot go back; a search goes back as often as forth.

#pragma once

#include <array>
#include <cassert>

#include "core/hash.h"
#include "go/boards/cells.h"
#include "go/rules/position.h"

namespace kakoi::go {

class SearchBoard {
 public:
  /// The most moves that can be taken back.
  static constexpr int kMostMoves = 1024;

  /// Sets the position up; a chain without a liberty stays until it gets and loses one.
  void load(const Position& position, const Grid& grid);

  [[nodiscard]] bool is_empty(int at) const { return cells_[at] == kEmpty; }
  [[nodiscard]] bool is_stone(int at) const { return cells_[at] <= code(Color::kWhite); }
  [[nodiscard]] bool is_stone_of(Color color, int at) const { return cells_[at] == code(color); }
  [[nodiscard]] Color color(int stone) const { return static_cast<Color>(cells_[stone]); }

  /// The name of the chain that the stone belongs to; its size and its liberties, each counted once.
  [[nodiscard]] int chain(int stone) const { return head_[stone]; }
  [[nodiscard]] int size(int chain) const { return size_[chain]; }
  [[nodiscard]] int liberties(int chain) const { return liberties_[chain]; }
  [[nodiscard]] int liberties_at(int stone) const { return liberties_[head_[stone]]; }
  [[nodiscard]] int next_stone(int stone) const { return next_[stone]; }

  [[nodiscard]] int empty_neighbours(int at) const {
    int count = 0;
    for (const int offset : kAround) count += is_empty(at + offset);
    return count;
  }

  /// True when a stone of the colour may be placed on the empty point, ko apart: it captures or has a
  /// liberty.
  [[nodiscard]] bool is_possible(Color color, int at) const;

  /// True when a possible move takes a single stone with one that could be retaken at once: the case that
  /// simple ko is about.
  [[nodiscard]] bool takes_ko(Color color, int at) const;

  /// The number of liberties that a stone on the empty point would have with the chains it joins, if it
  /// captures nothing; counts no further than `enough`.
  [[nodiscard]] int liberties_after(Color color, int at, int enough);

  /// The cell that simple ko forbids after the last move, or kNoCell.
  [[nodiscard]] int ko() const { return ko_; }
  void set_ko(int at) { ko_ = at; }

  /// Hash of the stones on the board, and of nothing else.
  [[nodiscard]] std::uint64_t hash() const { return hash_; }

  /// Plays a move that is_possible().
  void play(Color color, int at);
  void pass();
  void undo();

  /// The number of moves that can be taken back.
  [[nodiscard]] int moves() const { return moves_; }
  /// True when the last move captured.
  [[nodiscard]] bool has_captured() const { return undo_[moves_ - 1].captures > 0; }
  /// True when the last move was at the point that ko forbade.
  [[nodiscard]] bool has_retaken() const {
    return undo_[moves_ - 1].at != kNoCell && undo_[moves_ - 1].at == undo_[moves_ - 1].ko;
  }
  /// The number of chains that the last move captured, and a stone of each; each_stone() still visits their
  /// stones.
  [[nodiscard]] int captures() const { return undo_[moves_ - 1].captures; }
  [[nodiscard]] int captured(int index) const { return undo_[moves_ - 1].captured[index]; }

  /// Calls visit(stone) for each stone of the chain, until it returns false.
  template <typename Visit>
  void each_stone(int chain, Visit&& visit) const {
    int stone = chain;
    do {
      if (!visit(stone)) return;
      stone = next_[stone];
    } while (stone != chain);
  }

  /// Calls visit(cell) for each liberty of the chain once, until it returns false.
  template <typename Visit>
  void each_liberty(int chain, Visit&& visit) {
    const std::uint32_t mark = ++mark_;
    int left = liberties_[chain];
    each_stone(chain, [&](int stone) {
      if (left == 0) return false;
      for (const int offset : kAround) {
        const int at = stone + offset;
        if (!is_empty(at) || marks_[at] == mark) continue;
        marks_[at] = mark;
        --left;
        if (!visit(at)) return false;
      }
      return true;
    });
  }

  /// Calls visit(chain) for each chain of the other colour beside the chain once, until it returns false.
  template <typename Visit>
  void each_enemy(int chain, Visit&& visit) {
    const std::uint32_t mark = ++mark_;
    const Color theirs = opponent(color(chain));
    bool going = true;
    each_stone(chain, [&](int stone) {
      for (const int offset : kAround) {
        const int beside = stone + offset;
        if (!is_stone_of(theirs, beside)) continue;
        const int head = head_[beside];
        if (marks_[head] == mark) continue;
        marks_[head] = mark;
        going = visit(head);
        if (!going) return false;
      }
      return true;
    });
  }

 private:
  enum : std::uint8_t { kEmpty = 2, kEdge = 3 };  // Black and White are 0 and 1, as in Color

  struct Undo {
    std::uint64_t hash;
    std::uint16_t at;
    std::uint16_t ko;
    std::uint16_t captured[4];   // heads of the chains captured, in order
    std::uint16_t joined[4];     // heads of the chains that joined others, in order
    std::uint16_t liberties[4];  // liberties of the chain that each of them joined, before
    // The cell's own head, next, size and liberties before: a chain captured there keeps its list of stones in them.
    std::uint16_t head;
    std::uint16_t next;
    std::uint16_t size;
    std::uint16_t free;
    std::uint8_t captures;
    std::uint8_t joins;
    std::uint8_t color;
  };

  static constexpr std::uint8_t code(Color color) { return static_cast<std::uint8_t>(color); }
  static std::uint64_t key(Color color, int at) {
    return mix64(static_cast<std::uint64_t>(color) << 16 | static_cast<std::uint64_t>(at));
  }

  /// Calls visit(head) for each chain beside the cell once.
  template <typename Visit>
  void each_chain_beside(int at, Visit&& visit) {
    int seen[4];
    int count = 0;
    for (const int offset : kAround) {
      const int beside = at + offset;
      if (!is_stone(beside)) continue;
      const int head = head_[beside];
      bool is_new = true;
      for (int i = 0; i < count; ++i) is_new &= seen[i] != head;
      if (is_new) {
        seen[count++] = head;
        visit(head);
      }
    }
  }

  void remove(int head);
  void restore(int head, std::uint8_t stone);
  int join(int head, int other);

  std::uint8_t cells_[kCells];
  std::uint16_t head_[kCells];
  std::uint16_t next_[kCells];
  std::uint16_t size_[kCells];
  std::uint16_t liberties_[kCells];
  std::uint32_t marks_[kCells] = {};
  std::uint32_t mark_ = 0;
  std::uint64_t hash_ = 0;
  Undo undo_[kMostMoves];
  int moves_ = 0;
  int ko_ = kNoCell;
};

}  // namespace kakoi::go
