// MoveSearch: Monte Carlo tree search for a move in Go.
//
// L. Kocsis and C. Szepesvári, "Bandit based Monte-Carlo planning", 2006 (UCT); S. Gelly and D. Silver, "Monte-Carlo
// tree search and rapid action value estimation in computer Go", 2011 (RAVE, and priors as games never played). A
// move's value is the mean of the games that began with it, mixed with the mean of those in which its side played
// there later, which counts the less the more games began with it.
//
// Games are counted by area on the final board, komi inside. All arithmetic rounds the same way everywhere: integers,
// and of floating point only what IEEE 754 defines to the last bit.

#pragma once

#include <array>
#include <span>

#include "core/short_list.h"
#include "go/play/game_policy.h"
#include "go/play/move_order.h"

namespace kakoi::go {

/// A position to find a move in.
struct MoveQuestion {
  Position position;
  Color to_play = Color::kBlack;
  /// The point that simple ko forbids, or kNoPoint.
  Point ko = kNoPoint;
  /// The points of the last move and of the one before, or kNoPoint.
  Point last = kNoPoint;
  Point before_last = kNoPoint;
  /// White's points beside its area, in half points.
  int komi = 0;
  /// Stones and points that are Black's and White's for good: nobody plays there, and they count as theirs.
  std::array<PointSet, 2> settled;
  /// Points where the side to play may not or will not play now.
  PointSet barred;
  /// The points to play on; chains that reach out of them cannot be captured. Empty for the whole board.
  PointSet part;
  /// The points whose owners decide the game. Empty for all that are played on.
  PointSet counted;
};

/// A move that was looked at.
struct MoveRecord {
  /// kNoPoint for a pass.
  Point move;
  /// The number of games that began with it.
  int visits;
  /// The share of its games that the side to play won, without what was thought of it before.
  float win_rate;
  /// By how many points it led at their ends, on average.
  float lead;
};

/// The search. An object is 80 KB, without the tree.
class MoveSearch {
 public:
  static constexpr int kMostMoves = kMaxSide * kMaxSide + 1;
  using Line = ShortList<Point, 16>;

  /// A move in the tree.
  struct Node {
    std::uint32_t visits;  // those of the prior included
    float wins;            // of the side that moved here
    std::uint32_t rave_visits;
    float rave_wins;
    std::uint32_t first;  // the first child; they follow one another
    std::uint16_t count;
    std::uint16_t move;
    std::uint32_t prior;  // how many of the visits
    float lead;           // Black's, summed
  };

  /// The tree grows in `nodes`; the more there are, the more of the games are remembered.
  MoveSearch(const Shapes& shapes, std::span<Node> nodes)
      : shapes_(shapes), nodes_(nodes.data()), most_nodes_(static_cast<int>(nodes.size())) {}

  /// Plays `playouts` games, at least one; the same seed finds the same.
  void run(const MoveQuestion& question, MoveOrder& order, const Grid& grid, int playouts,
           std::uint64_t seed);

  /// The same in parts: begin() forgets the last question, and go_on() plays that many more games. What is found
  /// depends on their sum alone.
  void begin(const MoveQuestion& question, MoveOrder& order, const Grid& grid, std::uint64_t seed);
  void go_on(int playouts);

  /// The games played so far.
  [[nodiscard]] int games() const { return games_; }

  /// The moves that were looked at, most visited first. Valid until more games are played.
  [[nodiscard]] int move_count() const { return move_count_; }
  [[nodiscard]] const MoveRecord& move(int i) const { return moves_[i]; }

  /// The moves expected after the i-th of them, that one first.
  [[nodiscard]] Line line(int i) const;

  /// The share of games that the side to play won, and its mean lead.
  [[nodiscard]] float win_rate() const;
  [[nodiscard]] float lead() const;

  /// The owner of a point at the end of the games, on average: 1 Black always, -1 White always.
  [[nodiscard]] float owner(Point p) const {
    return static_cast<float>(owned_[cell_of(p)]) / static_cast<float>(games_);
  }

 private:
  static constexpr int kDeepest = 400;
  static constexpr int kLongestGame = kDeepest + 3 * kMaxSide * kMaxSide;

  [[nodiscard]] std::uint32_t expand_at() const;
  void expand(Node& node, Color color, int last, int before_last);
  void add_child(int move, float games, float wins);
  [[nodiscard]] int tried_children(const Node& node) const;
  [[nodiscard]] int best_child(const Node& node) const;
  void simulate();
  void back_up(int lead);
  void list_moves();

  const Shapes& shapes_;
  Node* const nodes_;
  const int most_nodes_;
  MoveOrder* order_ = nullptr;
  PlayoutBoard start_;
  PlayoutBoard board_;
  std::int8_t settled_[kCells];  // 1 Black's, -1 White's, 0 open
  float prior_wins_[kCells];     // of the moves at the root
  CellSet barred_;
  Color to_play_;
  int last_;
  int before_last_;
  int komi_;
  int points_;
  int counted_;
  std::uint16_t cells_[kMaxSide * kMaxSide];  // of the board, those first that are counted
  Random random_{0};

  int node_count_;
  std::uint32_t path_[kDeepest + 1];
  int path_length_;
  std::uint16_t played_[kLongestGame];  // the moves of the game, Black and White in turn
  int played_count_;
  std::uint8_t first_to_play_[kCells];  // 0 Black, 1 White, 2 nobody
  std::int32_t owned_[kCells];
  int games_;
  MoveRecord moves_[kMostMoves];
  std::uint32_t children_[kMostMoves];
  int move_count_;
};

}  // namespace kakoi::go
