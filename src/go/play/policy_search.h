// PolicySearch: tree search for a move in Go, guided by the network.
//
// D. Silver et al., "Mastering the game of Go without human knowledge", Nature 550, 2017 (PUCT: a move is tried the more, the
// likelier the network takes it to be and the better it did so far), and "Mastering the game of Go with deep neural networks
// and tree search", Nature 529, 2016 (the value of a position as a mixture of what the network says and random games).
//
// A step goes down the tree to a position that was not met yet, asks the network about it and plays random games from there.
// Games are counted by area on the final board, komi inside. All arithmetic rounds the same way everywhere: integers, and of
// floating point only what IEEE 754 defines to the last bit.

#pragma once

#include <span>

#include "core/short_list.h"
#include "go/play/game_policy.h"
#include "go/play/judge.h"
#include "go/play/move_question.h"

namespace kakoi::go {

/// The search. An object is 100 KB, without the tree.
class PolicySearch {
 public:
  static constexpr int kMostMoves = kMaxSide * kMaxSide + 1;
  using Line = ShortList<Point, 16>;

  /// A move in the tree.
  struct Node {
    std::uint32_t visits;
    float value;          // of the side that moved here, summed: 1 for a game won
    float lead;           // Black's, summed
    std::uint32_t first;  // the first child; they follow one another, the likeliest first
    std::uint16_t count;
    std::uint16_t move;
    float prior;  // the share that the network gives the move
  };

  /// The tree grows in `nodes`; when they are used up, positions below are judged and not entered.
  PolicySearch(const Shapes& shapes, Judge& judge, std::span<Node> nodes)
      : shapes_(shapes), judge_(judge), nodes_(nodes.data()), most_nodes_(static_cast<int>(nodes.size())) {}

  /// Forgets the last question, and takes this one.
  void begin(const MoveQuestion& question, const Grid& grid, std::uint64_t seed);

  /// Takes that many more steps on the same grid, or an equal one. What is found depends on their sum alone.
  void go_on(int steps, const Grid& grid);

  /// Both; the same seed finds the same.
  void run(const MoveQuestion& question, const Grid& grid, int steps, std::uint64_t seed) {
    begin(question, grid, seed);
    go_on(steps, grid);
  }

  /// In place of steps: what the network alone says that the position is worth to Black, and which moves are likely.
  Worth glance(const Grid& grid);

  /// The moves that may be searched, the likeliest first, with their shares. Empty before there was a step or a glance.
  [[nodiscard]] std::span<const Node> likely_moves() const {
    return {nodes_ + nodes_[0].first, nodes_[0].count};
  }

  /// The steps taken so far.
  [[nodiscard]] int steps() const { return steps_; }

  /// The moves that were looked at, most visited first. Valid until more steps are taken.
  [[nodiscard]] int move_count() const { return move_count_; }
  [[nodiscard]] const MoveRecord& move(int i) const { return moves_[i]; }

  /// The moves expected after the i-th of them, that one first.
  [[nodiscard]] Line line(int i) const;

  /// The chance of the side to play, and its mean lead.
  [[nodiscard]] float win_rate() const;
  [[nodiscard]] float lead() const;

  /// The owner of a point in the end, on average: 1 Black always, -1 White always.
  [[nodiscard]] float owner(Point p) const {
    return static_cast<float>(owned_[cell_of(p)]) /
           static_cast<float>(Judge::kOwned * static_cast<std::int64_t>(judged_));
  }

 private:
  static constexpr int kDeepest = 400;

  [[nodiscard]] Worth weigh(Color color, int last, int before_last, const Grid& grid);
  [[nodiscard]] Worth by_games(Color color, int last);
  [[nodiscard]] Worth by_count();
  void expand(Node& node, Color color);
  [[nodiscard]] std::uint32_t best_child(const Node& node) const;
  void step(const Grid& grid);
  void list_moves();

  const Shapes& shapes_;
  Judge& judge_;
  Node* const nodes_;
  const int most_nodes_;
  PlayoutBoard start_;
  PlayoutBoard board_;
  PlayoutBoard game_;
  std::int8_t settled_[kCells];  // 1 Black's, -1 White's, 0 open
  CellSet barred_;
  Color to_play_;
  int last_;
  int before_last_;
  int komi_;
  Random random_{0};

  int node_count_;
  std::uint32_t path_[kDeepest + 1];
  std::int64_t owned_[kCells];
  int judged_;  // positions in owned_
  int steps_;
  MoveRecord moves_[kMostMoves];
  std::uint32_t children_[kMostMoves];
  int move_count_;
};

}  // namespace kakoi::go
