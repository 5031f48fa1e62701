// A Go position kept for playing many moves fast: chains and their liberties are updated from move to move.
//
// One byte or word a point in plain arrays instead of bit rows: a random move changes a handful of points,
// and looking at its four neighbours costs less than one flood fill. lab/notes/benchmarks.md, "Playouts", has both
// ways measured.

#pragma once

#include <cassert>
#include <utility>

#include "go/boards/cells.h"
#include "go/rules/moves.h"

namespace kakoi::go {

class PlayoutBoard {
 public:
  PlayoutBoard() = default;
  PlayoutBoard(const PlayoutBoard&) = default;
  ~PlayoutBoard() = default;

  /// Copies no more than the rows in use: small boards and small parts of boards cost little.
  PlayoutBoard& operator=(const PlayoutBoard& other);

  /// Sets the position up; a chain without a liberty stays until it gets and loses one. No stone
  /// may lie beyond the grid, nor two on a point.
  void load(const Position& position, const Grid& grid) { load(position, grid.full); }

  /// The same with `points` alone, beyond which is the edge.
  void load(const Position& position, const PointSet& points);

  [[nodiscard]] int empty_count() const { return empty_count_; }

  /// The empty points, in an order that play() and move_behind() change.
  [[nodiscard]] int empty_cell(int index) const { return empties_[index]; }

  /// Moves the index-th empty point behind the others among the first `count`.
  void move_behind(int index, int count) { swap_empties(index, count - 1); }

  /// True when the point is an eye of the colour: all neighbours are its stones, and so many diagonal points
  /// are that the opponent cannot make it false (one of four may be the opponent's, at the edge none).
  [[nodiscard]] bool is_eye(Color color, int at) const {
    if (neighbours(color, at) != 4) return false;
    const std::uint8_t theirs = code(opponent(color));
    int hostile = 0;
    bool edge = false;
    for (const int offset : {-kStride - 1, -kStride + 1, kStride - 1, kStride + 1}) {
      hostile += cells_[at + offset] == theirs;
      edge |= cells_[at + offset] == kEdge;
    }
    return hostile < (edge ? 1 : 2);
  }

  /// True when no stone of the opponent is beside the point.
  [[nodiscard]] bool is_kept_by(Color color, int at) const {
    return neighbours(color, at) + empty_neighbours(at) == 4;
  }

  /// The owner of a cell at the end of a playout: the colour of its stone, or of the stones that all its
  /// neighbours are. +1 Black, -1 White, 0 neither.
  [[nodiscard]] int owner(int at) const {
    if (cells_[at] == code(Color::kBlack)) return 1;
    if (cells_[at] == code(Color::kWhite)) return -1;
    return (neighbours(Color::kBlack, at) == 4) - (neighbours(Color::kWhite, at) == 4);
  }

  [[nodiscard]] bool is_corner(int at) const {
    return (cells_[at - 1] == kEdge || cells_[at + 1] == kEdge) &&
           (cells_[at - kStride] == kEdge || cells_[at + kStride] == kEdge);
  }
  [[nodiscard]] bool is_empty(int at) const { return cells_[at] == kEmpty; }
  [[nodiscard]] bool is_stone(int at) const { return cells_[at] <= code(Color::kWhite); }
  [[nodiscard]] bool is_stone_of(Color color, int at) const { return cells_[at] == code(color); }
  [[nodiscard]] Color color(int stone) const { return static_cast<Color>(cells_[stone]); }

  /// The eight points around a point in two bits each, in the order of kRing: 0 Black, 1 White, 2 empty, 3 edge.
  [[nodiscard]] unsigned surroundings(int at) const {
    unsigned around = 0;
    for (int i = 0; i < 8; ++i) around |= static_cast<unsigned>(cells_[at + kRing[i]]) << (2 * i);
    return around;
  }
  [[nodiscard]] int empty_neighbours(int at) const { return static_cast<int>(neighbours_[at] >> 16); }

  /// The name of the chain that the stone belongs to, and its size.
  [[nodiscard]] int chain(int stone) const { return head_[stone]; }
  [[nodiscard]] int chain_size(int chain) const { return size_[chain]; }

  /// The chain's liberties, each counted once for every stone of the chain that touches it.
  [[nodiscard]] int pseudo_liberties(int chain) const { return liberties_[chain]; }

  /// The stone of the chain that follows another; going on comes back to the first.
  [[nodiscard]] int next_stone(int stone) const { return next_[stone]; }

  /// Makes one chain of those of two stones, which need not touch.
  void join(int stone, int other) {
    if (head_[stone] != head_[other]) merge(head_[stone], head_[other]);
  }

  /// Keeps the chain, and what joins it, from ever being captured or in atari.
  void secure(int chain) { liberties_[chain] = static_cast<std::int16_t>(liberties_[chain] + kSecure); }

  /// Plays on an empty point unless that is forbidden by simple ko or suicide; returns whether it has.
  bool play(Color color, int at);

  /// The legality of a stone there, ko apart.
  Legality legality(Color color, int at, bool suicide_allowed);

  /// Puts a stone on an empty point and removes what it captures, or else its own chain when that is left without a
  /// liberty; forbids nothing. Returns how many stones are removed: they are the last of the empty points then.
  int place(Color color, int at);

  /// The cell that simple ko forbids next, or kNoCell.
  [[nodiscard]] int ko() const { return ko_; }
  void set_ko(int at) { ko_ = at; }

  /// Ends the ko.
  void pass() { ko_ = kNoCell; }

 private:
  enum : std::uint8_t { kEmpty = 2, kEdge = 3 };  // Black and White are 0 and 1, as in Color

  // Counts of a point's four neighbours in a byte each: Black's, White's (the edge counts for both), and
  // empty ones.
  static constexpr std::uint32_t kOneEmpty = 1U << 16;
  static constexpr std::uint32_t kOneStone[2] = {1U, 1U << 8};
  static constexpr std::uint32_t kOneEdge = kOneStone[0] + kOneStone[1];

  // Added to a chain's liberties: more than stones beside the chain can take away, and so little that
  // hundreds of such chains can join.
  static constexpr int kSecure = 64;

  static constexpr std::uint8_t code(Color color) { return static_cast<std::uint8_t>(color); }
  [[nodiscard]] int neighbours(Color color, int at) const {
    return static_cast<int>(neighbours_[at] >> (8 * code(color)) & 0xFFU);
  }

  void swap_empties(int a, int b) {
    const std::uint16_t cell_a = empties_[a];
    const std::uint16_t cell_b = empties_[b];
    empties_[a] = cell_b;
    empties_[b] = cell_a;
    index_[cell_a] = static_cast<std::uint16_t>(b);
    index_[cell_b] = static_cast<std::uint16_t>(a);
  }

  void put(int at, std::uint8_t stone);
  int take_chain(int head);
  bool leaves_no_liberty(Color color, int at);
  void merge(int head, int other);

  // Chains are circular lists of cells, named by one of them, the head. Their liberties are counted once
  // for every stone that touches one ("pseudo-liberties"): cheap to keep, and 0 exactly when there is none.
  std::uint8_t cells_[kCells];
  std::uint32_t neighbours_[kCells];
  std::uint16_t head_[kCells];
  std::uint16_t next_[kCells];
  std::uint16_t size_[kCells];
  std::int16_t liberties_[kCells];
  std::uint16_t empties_[kMaxSide * kMaxSide];
  std::uint16_t index_[kCells];
  int empty_count_;
  int ko_;
  // The cells in use, edges included.
  int first_;
  int last_;
};

/// Puts a stone on an empty cell and joins it to its neighbours; captures nothing.
inline void PlayoutBoard::put(int at, std::uint8_t stone) {
  assert(is_empty(at));  // any other cell is not in empties_
  swap_empties(index_[at], --empty_count_);
  cells_[at] = stone;
  head_[at] = next_[at] = static_cast<std::uint16_t>(at);
  size_[at] = 1;
  liberties_[at] = static_cast<std::int16_t>(empty_neighbours(at));
  for (const int offset : kAround) {
    const int beside = at + offset;
    neighbours_[beside] += kOneStone[stone] - kOneEmpty;
    if (cells_[beside] > code(Color::kWhite)) continue;
    --liberties_[head_[beside]];
    if (cells_[beside] == stone && head_[beside] != head_[at]) merge(head_[at], head_[beside]);
  }
}

inline void PlayoutBoard::merge(int head, int other) {
  if (size_[head] < size_[other]) std::swap(head, other);
  int stone = other;
  do {
    head_[stone] = static_cast<std::uint16_t>(head);
    stone = next_[stone];
  } while (stone != other);
  std::swap(next_[head], next_[other]);
  size_[head] = static_cast<std::uint16_t>(size_[head] + size_[other]);
  liberties_[head] = static_cast<std::int16_t>(liberties_[head] + liberties_[other]);
}

/// Takes a chain off the board; returns its size.
inline int PlayoutBoard::take_chain(int head) {
  const std::uint8_t stone = cells_[head];
  const int size = size_[head];
  int at = head;
  do {
    cells_[at] = kEmpty;
    index_[at] = static_cast<std::uint16_t>(empty_count_);
    empties_[empty_count_++] = static_cast<std::uint16_t>(at);
    for (const int offset : kAround) {
      const int beside = at + offset;
      neighbours_[beside] += kOneEmpty - kOneStone[stone];
      if (cells_[beside] <= code(Color::kWhite)) ++liberties_[head_[beside]];
    }
    at = next_[at];
  } while (at != head);
  return size;
}

/// True when a stone on an empty point would be left without a liberty and capture nothing.
[[gnu::always_inline]] inline bool PlayoutBoard::leaves_no_liberty(Color color, int at) {
  if (empty_neighbours(at) != 0) return false;
  // It has a liberty when a friendly chain keeps one or an opponent's loses its last: count as if the stone
  // stood.
  bool allowed = false;
  for (const int offset : kAround) {
    if (cells_[at + offset] <= code(Color::kWhite)) --liberties_[head_[at + offset]];
  }
  for (const int offset : kAround) {
    const int beside = at + offset;
    if (cells_[beside] > code(Color::kWhite)) continue;
    const bool gone = liberties_[head_[beside]] == 0;
    allowed |= gone == (cells_[beside] != code(color));
  }
  for (const int offset : kAround) {
    if (cells_[at + offset] <= code(Color::kWhite)) ++liberties_[head_[at + offset]];
  }
  return !allowed;
}

inline Legality PlayoutBoard::legality(Color color, int at, bool suicide_allowed) {
  if (!is_empty(at)) return Legality::kOccupied;
  if (!leaves_no_liberty(color, at)) return Legality::kLegal;
  // The suicide of a single stone has only opponents and the edge around it.
  return suicide_allowed && neighbours(opponent(color), at) < 4 ? Legality::kLegal : Legality::kSuicide;
}

inline bool PlayoutBoard::play(Color color, int at) {
  assert(at > kStride && at < kCells - kStride);  // it has neighbours
  if (at == ko_ || leaves_no_liberty(color, at)) return false;
  place(color, at);
  return true;
}

[[gnu::always_inline]] inline int PlayoutBoard::place(Color color, int at) {
  const bool surrounded = neighbours(opponent(color), at) == 4;
  put(at, code(color));
  int captured = 0;
  int last = kNoCell;
  for (const int offset : kAround) {
    const int beside = at + offset;
    if (cells_[beside] != code(opponent(color)) || liberties_[head_[beside]] != 0) continue;
    last = beside;
    captured += take_chain(head_[beside]);
  }
  // One stone taken by one that stood among the opponent's: that stone is alone and the point just freed its
  // only liberty.
  ko_ = captured == 1 && surrounded ? last : kNoCell;
  if (captured == 0 && liberties_[head_[at]] == 0) captured = take_chain(head_[at]);
  return captured;
}

}  // namespace kakoi::go
