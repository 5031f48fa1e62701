// A few moves: a line of play, or those that a side may choose among.

#pragma once

namespace kakoi {

/// Moves in order, no more than `most` of them.
template <typename Move, int most>
struct MoveArray {
  static constexpr int kMost = most;

  int length = 0;
  Move moves[most];

  [[nodiscard]] bool empty() const { return length == 0; }
  [[nodiscard]] bool is_full() const { return length == most; }
  [[nodiscard]] Move& operator[](int i) { return moves[i]; }
  [[nodiscard]] const Move& operator[](int i) const { return moves[i]; }
  [[nodiscard]] const Move* begin() const { return moves; }
  [[nodiscard]] const Move* end() const { return moves + length; }

  void clear() { length = 0; }
  void add(Move move) { moves[length++] = move; }

  /// Takes the moves of another array, the first ones where there is no room for all.
  template <int other>
  void take(const MoveArray<Move, other>& array) {
    clear();
    for (int i = 0; i < array.length && !is_full(); ++i) add(array[i]);
  }
};

}  // namespace kakoi
