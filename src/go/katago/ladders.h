// Ladders as KataGo's input planes mean them: a full search of atari after atari, in which every ko works for the defender.

#pragma once

#include <algorithm>
#include <iterator>
#include <utility>

#include "go/boards/search_board.h"

namespace kakoi::go::katago {

class Ladders {
 public:
  /// Reads on this board, which is as before after each call; `points` is the number of its points.
  Ladders(SearchBoard& board, int points) : board_(board), deepest_(points * 3 / 2) {}

  /// True when the chain at a stone in atari is taken, its owner to play.
  bool is_caught(int stone) {
    const int ko = board_.ko();
    board_.set_ko(kNoCell);
    left_ = kMostMoves;
    const bool caught = !escapes(stone, 0);
    board_.set_ko(ko);
    return caught && left_ > 0;
  }

  /// True when its enemy's move at one of its two liberties takes the chain.
  bool catches(int stone, int at) {
    const Color enemy = opponent(board_.color(stone));
    if (at == board_.ko() || !board_.is_possible(enemy, at)) return false;
    board_.play(enemy, at);
    const bool caught = board_.liberties_at(stone) < 2 && is_caught(stone);
    board_.undo();
    return caught;
  }

  /// The first liberties of a chain, at most two.
  int liberties(int stone, int (&found)[2]) {
    int count = 0;
    board_.each_liberty(board_.chain(stone), [&](int at) {
      found[count++] = at;
      return count < 2;
    });
    return count;
  }

 private:
  static constexpr int kMostMoves = 25000;

  /// Tries a move; `then` tells whether it has succeeded.
  template <typename Then>
  bool succeeds(Color color, int at, Then&& then) {
    if (left_ <= 0 || at == board_.ko() || !board_.is_possible(color, at)) return false;
    --left_;
    board_.play(color, at);
    const bool result = then();
    board_.undo();
    return result;
  }

  /// The chain's owner plays.
  bool escapes(int stone, int depth) {
    if (depth >= deepest_) return false;
    if (board_.liberties_at(stone) >= 2 || board_.ko() != kNoCell) return true;
    const Color owner = board_.color(stone);
    const auto runs = [&] { return !falls(stone, depth + 1); };
    int moves[kMostTaken + 1];
    int count = taking(stone, moves);
    int extension[2];
    if (liberties(stone, extension) > 0) moves[count++] = extension[0];
    for (int i = 0; i < count; ++i) {
      if (succeeds(owner, moves[i], runs)) return true;
    }
    return false;
  }

  /// Its enemy plays.
  bool falls(int stone, int depth) {
    if (depth >= deepest_) return true;
    const int open = board_.liberties_at(stone);
    if (open != 2) return open < 2;
    int moves[2];
    liberties(stone, moves);
    if (is_double_ko(stone, moves)) return true;
    if (board_.empty_neighbours(moves[1]) > board_.empty_neighbours(moves[0])) std::swap(moves[0], moves[1]);
    const Color enemy = opponent(board_.color(stone));
    const auto holds = [&] { return !escapes(stone, depth + 1); };
    for (const int at : moves) {
      if (succeeds(enemy, at, holds)) return true;
      // Beside three empty points the chain runs out, unless it is stopped there.
      if (board_.empty_neighbours(at) >= 3 && !are_neighbours(moves[0], moves[1])) return false;
    }
    return false;
  }

  static bool are_neighbours(int a, int b) {
    return std::find(std::begin(kAround), std::end(kAround), b - a) != std::end(kAround);
  }

  /// True when both liberties are kos that lead nowhere.
  bool is_double_ko(int stone, const int (&moves)[2]) {
    const Color owner = board_.color(stone);
    for (const int at : moves) {
      if (!board_.takes_ko(opponent(owner), at) || board_.liberties_after(owner, at, 3) > 2) return false;
    }
    int taken[kMostTaken + 1];
    return taking(stone, taken) == 0;
  }

  /// The moves that take a chain beside this one.
  static constexpr int kMostTaken = 32;
  int taking(int stone, int* moves) {
    int found[kMostTaken];
    int count = 0;
    board_.each_enemy(board_.chain(stone), [&](int chain) {
      if (board_.liberties(chain) == 1) found[count++] = chain;
      return count < kMostTaken;
    });
    for (int i = 0; i < count; ++i) {
      int open[2];
      liberties(found[i], open);
      moves[i] = open[0];
    }
    return count;
  }

  SearchBoard& board_;
  int deepest_;
  int left_ = 0;
};

}  // namespace kakoi::go::katago
