// MoveList: the moves that a search among those that matter looks at in a position.

#pragma once

#include "go/boards/search_board.h"

namespace kakoi::go {

/// Moves, each once, in the order in which they were thought of. Each has a cost: the more far-fetched, the higher.
class MoveList {
 public:
  static constexpr int kMost = 64;

  explicit MoveList(SearchBoard& board) : board_(board) {}

  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] bool is_full() const { return count_ == kMost; }
  [[nodiscard]] bool has(int at) const { return listed_.has(at); }
  [[nodiscard]] int move(int i) const { return cells_[i]; }
  [[nodiscard]] int cost(int i) const { return costs_[i]; }

  /// Adds a point if it is empty and there is room. One that is listed keeps its place, and the lower cost.
  void add(int at, int cost);
  void add_around(int at, int cost);
  void add_liberties(int chain, int cost);
  /// Adds the liberties of the opposing chains beside this one that have few of them: the more, the higher their cost.
  void add_captures(int chain, int most_liberties, int cost);
  /// Adds a pass, for which there is always room.
  void add_pass(int cost);

  /// Leaves out the moves that the predicate does not hold for.
  template <typename Predicate>
  void keep(Predicate&& predicate) {
    int kept = 0;
    for (int i = 0; i < count_; ++i) {
      if (!predicate(cells_[i])) continue;
      cells_[kept] = cells_[i];
      costs_[kept++] = costs_[i];
    }
    count_ = kept;
  }

  void set_cost(int i, int cost) { costs_[i] = static_cast<std::int16_t>(cost); }
  /// Puts the moves of least cost first. Those of one cost stay in order, so that it is the same on every machine.
  void sort();

 private:
  void append(int at, int cost);

  SearchBoard& board_;
  int count_ = 0;
  std::uint16_t cells_[kMost + 1];
  std::int16_t costs_[kMost + 1];
  CellSet listed_ = CellSet::none();
};

}  // namespace kakoi::go
