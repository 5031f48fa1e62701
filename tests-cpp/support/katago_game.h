// A game move by move, as KataGo's networks are shown it: the last positions, moves and superko.

#pragma once

#include <set>
#include <vector>

#include "go/katago/planes.h"

namespace kakoi::test {

class KataGoGame {
 public:
  KataGoGame(int width, int height, float komi) : grid_(width, height), komi_(komi) {}

  [[nodiscard]] const Grid& grid() const { return grid_; }

  /// Plays a legal move of the side to play, kNoCell for a pass.
  void play(int cell);

  /// The position with positional superko; `planes` finds the ladders of those before.
  [[nodiscard]] go::katago::Situation situation(go::katago::Planes& planes) const;

 private:
  struct Moment {
    go::Position position;
    int ko = go::kNoCell;
  };

  [[nodiscard]] std::vector<std::uint32_t> rows(const go::Position& position) const;

  Grid grid_;
  float komi_;
  std::vector<int> moves_;
  std::vector<Moment> moments_ = {{go::Position::none(), go::kNoCell}};
  std::set<std::vector<std::uint32_t>> seen_ = {rows(go::Position::none())};
};

}  // namespace kakoi::test
