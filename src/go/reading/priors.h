// Priors: how good a move in a part of a board looks before anything is searched, by numbers chosen in matches.

#pragma once

#include "go/play/shapes.h"
#include "go/playouts/ladder.h"

namespace kakoi::go {

/// A prior as games that were never played: `games` of them, `wins` won.
struct Prior {
  float games = 0;
  float wins = 0;

  void add(float number, float won) {
    games += number;
    wins += number * won;
  }
};

/// Looks at moves on a board. An object is 60 KB.
class Priors {
 public:
  explicit Priors(const Shapes& shapes) : shapes_(shapes) {}

  /// Looks at a board with the side to play; `last` and `before_last` are the cells of the last moves or kNoCell.
  void look(const PlayoutBoard& board, Color to_play, int last, int before_last);

  /// The prior of a move at an empty cell of that board, which must still be as it was.
  [[nodiscard]] Prior of(int at) const;

 private:
  void look_at_chain(int chain);
  [[nodiscard]] int line_of(int at) const;
  [[nodiscard]] bool is_alone(int at) const;

  const Shapes& shapes_;
  Ladder ladder_;
  const PlayoutBoard* board_ = nullptr;
  Color color_ = Color::kBlack;
  int last_ = kNoCell;
  int before_last_ = kNoCell;
  Prior urgent_[kCells];  // by tactics
};

}  // namespace kakoi::go
