// A Go position for searches: chains with exact counts of liberties, kept from move to move, and moves that can be taken
// back.
//
// PlayoutBoard counts less and plays faster, but cannot go back; a search goes back as often as forth.

#pragma once

#include <array>
#include <cassert>

#include "core/hash.h"
#include "go/position.h"

namespace kakoi::go {

/// A set of the board's cells.
struct CellSet {
  static constexpr int kWords = 18;
  std::uint64_t words[kWords];

  static CellSet none() { return {}; }
  [[nodiscard]] bool has(int cell) const { return (words[cell >> 6] >> (cell & 63) & 1U) != 0; }
  void add(int cell) { words[cell >> 6] |= std::uint64_t{1} << (cell & 63); }
  void operator|=(const CellSet& other) {
    for (int i = 0; i < kWords; ++i) words[i] |= other.words[i];
  }

  /// Calls visit(cell) for each cell, lowest first, until it returns false.
  template <typename Visit>
  void each(Visit&& visit) const {
    for (int i = 0; i < kWords; ++i) {
      for (std::uint64_t bits = words[i]; bits != 0; bits &= bits - 1) {
        if (!visit(64 * i + std::countr_zero(bits))) return;
      }
    }
  }
};

/// Points are numbered as PlayoutBoard does, in rows of kStride with an edge column between them.
class SearchBoard {
 public:
  static constexpr int kStride = kMaxSide + 1;
  static constexpr int kCells = kStride * (kMaxSide + 2) + 1;
  static constexpr int kNone = 0;  // an edge cell: never a move
  static constexpr int kAround[4] = {-kStride, -1, 1, kStride};
  /// The most moves that can be taken back.
  static constexpr int kMostMoves = 1024;

  static constexpr int cell(Point p) { return p.x < 0 ? kNone : (p.y + 1) * kStride + p.x + 1; }
  static constexpr Point point(int cell) {
    return cell == kNone ? kNoPoint : Point{(cell - 1) % kStride, (cell - 1) / kStride - 1};
  }

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
  /// no further than `enough`.
  [[nodiscard]] int liberties_after(Color color, int at, int enough);

  /// The cell that simple ko forbids after the last move, or kNone.
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
    return undo_[moves_ - 1].at != kNone && undo_[moves_ - 1].at == undo_[moves_ - 1].ko;
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
  int ko_ = kNone;
};

}  // namespace kakoi::go
