// Safety under alternating play straight from its meaning, by playing everything out: the opponent moves first, takes
// back every ko at once, and may pass; the owner answers.
//
// Boards of at most 64 points, as words: bit i is the i-th point.

#pragma once

#include <cstdint>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "go/rules/position.h"

namespace kakoi::test {

class PlainSafety {
 public:
  PlainSafety(const go::Position& position, Color owner, const Grid& grid);

  /// True when the owner, moving second, can keep all stones and reach a position where stones and territory
  /// are its own for good, even if it passes from then on. is_certain() is false when more than `most`
  /// positions would be needed to find out.
  bool holds(const PointSet& stones, const PointSet& territory, std::size_t most);

  [[nodiscard]] bool is_certain() const { return is_certain_; }
  [[nodiscard]] std::size_t positions() const { return won_.size() + lost_.size(); }

 private:
  using Bits = std::uint64_t;

  struct State {
    Bits mine;
    Bits theirs;
    /// True when the owner is to move. It may not play at `ko`, which is 64 for none.
    bool answers;
    std::uint8_t ko;

    friend bool operator==(const State&, const State&) = default;
  };
  struct Hash {
    std::size_t operator()(const State& state) const;
  };

  [[nodiscard]] Bits spread(Bits seed, Bits mask) const;
  [[nodiscard]] Bits around(Bits points) const;
  bool after(const State& state, int move, State& next) const;
  [[nodiscard]] bool is_over(Bits mine, Bits theirs) const;
  bool wins(const State& state, int near);
  bool wins_for_certain(const State& start);
  void moves(const State& state, int near, std::vector<int>& list) const;

  int width_;
  int count_;
  Bits full_;
  Bits left_edge_;
  Bits right_edge_;
  Bits mine_;
  Bits theirs_;
  Bits stones_ = 0;
  Bits claimed_ = 0;
  std::size_t most_ = 0;
  bool is_certain_ = true;
  std::unordered_set<State, Hash> won_;
  std::unordered_set<State, Hash> lost_;
  std::unordered_set<State, Hash> path_;
};

}  // namespace kakoi::test
