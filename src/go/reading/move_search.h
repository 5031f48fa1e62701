// MoveSearch: Monte Carlo tree search for a move in a part of a board, by random games.
//
// L. Kocsis and C. Szepesvári, "Bandit based Monte-Carlo planning", 2006 (UCT); S. Gelly and D. Silver, "Monte-Carlo
// tree search and rapid action value estimation in computer Go", 2011 (RAVE, and priors as games never played). A
// move's value is the mean of the games that began with it, mixed with the mean of those in which its side played
// there later, which counts the less the more games began with it.
//
// Games are counted by the owners of some points on the final board. All arithmetic rounds the same way everywhere: integers,
// and of floating point only what IEEE 754 defines to the last bit.

#pragma once

#include <span>

#include "core/short_list.h"
#include "go/play/game_policy.h"
#include "go/reading/priors.h"

namespace kakoi::go {

/// A part of a position to find a move in.
struct PartQuestion {
  Position position;
  Color to_play = Color::kBlack;
  /// The point that simple ko forbids, or kNoPoint.
  Point ko = kNoPoint;
  /// The points to play on; chains that reach out of them cannot be captured.
  PointSet part;
  /// The points whose owners decide the game.
  PointSet counted;
};

/// A move that was looked at: kNoPoint for a pass, and the number of games that began with it.
struct TriedMove {
  Point move;
  int visits;
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
  };

  /// The tree grows in `nodes`; the more there are, the more of the games are remembered.
  MoveSearch(const Shapes& shapes, Priors& priors, std::span<Node> nodes)
      : shapes_(shapes), priors_(priors), nodes_(nodes.data()), most_nodes_(static_cast<int>(nodes.size())) {}

  /// Plays `playouts` games, at least one; the same seed finds the same.
  void run(const PartQuestion& question, const Grid& grid, int playouts, std::uint64_t seed);

  /// The games played so far.
  [[nodiscard]] int games() const { return games_; }

  /// The moves that were looked at, most visited first. Valid until more games are played.
  [[nodiscard]] int move_count() const { return move_count_; }
  [[nodiscard]] const TriedMove& move(int i) const { return moves_[i]; }

  /// The moves expected after the i-th of them, that one first.
  [[nodiscard]] Line line(int i) const;

  /// The share of games that the side to play won.
  [[nodiscard]] float win_rate() const;

 private:
  static constexpr int kDeepest = 400;
  static constexpr int kLongestGame = kDeepest + 3 * kMaxSide * kMaxSide;

  [[nodiscard]] std::uint32_t expand_at() const;
  void begin(const PartQuestion& question, const Grid& grid, std::uint64_t seed);
  void expand(Node& node, Color color, int last, int before_last);
  void add_child(int move, Prior prior);
  [[nodiscard]] int best_child(const Node& node) const;
  void simulate();
  void back_up(int lead);
  void list_moves();

  const Shapes& shapes_;
  Priors& priors_;
  Node* const nodes_;
  const int most_nodes_;
  PlayoutBoard start_;
  PlayoutBoard board_;
  Color to_play_;
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
  int games_;
  TriedMove moves_[kMostMoves];
  std::uint32_t children_[kMostMoves];
  int move_count_;
};

}  // namespace kakoi::go
