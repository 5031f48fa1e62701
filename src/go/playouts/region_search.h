// RegionSearch: estimates who owns each point of a small part of the board, by Monte Carlo tree search whose
// random games are careful playouts.
//
// L. Kocsis and C. Szepesvári, "Bandit based Monte-Carlo planning", 2006 (UCT). All of its arithmetic rounds the same
// way everywhere: integers, and of floating point only what IEEE 754 defines to the last bit.

#pragma once

#include "go/playouts/playout.h"

namespace kakoi::go {

/// The search. An object is large (560 KB) and holds nothing between calls of load().
class RegionSearch {
 public:
  /// The largest part that can be searched, in points.
  static constexpr int kMostPoints = 90;

  /// The work of beginning a game and of a random move in it.
  static constexpr int kGameWork = 8;
  static constexpr int kRandomWork = 4;

  /// The number of games that are played to the end to see who owns each point.
  static constexpr int kSamples = 64;

  /// Limits play to `part`. Outside of it the position must have no empty point: the stones there cannot be
  /// captured, and neither can chains that reach into the part.
  void load(const Position& position, const PointSet& part, const Grid& grid);

  /// The number of empty points in the position loaded.
  [[nodiscard]] int empty_count() const { return start_.empty_count(); }

  /// Searches the part loaded, once with each side to begin, and sees who owns each point when both do what
  /// looks best. An exhaustive search does not look again at positions that it has seen to the end, and half
  /// of the time looks for something better than the best move so far. So it finds what lies behind
  /// sacrifices that nearly always fail, or finds that nothing does. In larger parts it gets nowhere. Stops
  /// short once its work is more than `most`, and returns the work: kGameWork for each game, 1 for each of its
  /// moves in the tree and kRandomWork for each at random, which goes by the time that they take.
  int run(int simulations, bool exhaustive, int most, Random& random);

  /// The number of samples, out of kSamples, in which Black had the point, less those in which White had it,
  /// when `first` began.
  [[nodiscard]] int owned(Color first, Point p) const { return owned_[static_cast<int>(first)][cell_of(p)]; }

 private:
  /// A move and the results of searching the position behind it. Values are Black's share of the part.
  struct Node {
    std::uint32_t visits;
    std::uint32_t value;  // the sum over the visits
    std::uint16_t first;  // the first child; they follow one another
    std::uint16_t move;
    std::uint16_t assured;  // the value that the side to move is assured of: the best of its solved children
    std::uint8_t count;     // the number of children; 0: none yet
    bool solved;            // true when no more than `assured` can be had
  };
  static constexpr int kNodes = 32'768;
  static constexpr int kDeepest = 128;

  static Node new_node(int move, Color to_play);
  [[nodiscard]] int share() const;
  void grow_tree(Color first, int simulations, int most, Random& random);
  void sample(Color first, Random& random);
  void expand(Node& node, Color color);
  [[nodiscard]] int best_child(const Node& node, Color color, bool elsewhere) const;
  [[nodiscard]] static bool is_exhausted(const Node& child, Color color);
  [[nodiscard]] int trusted_child(const Node& node, Color color) const;
  [[nodiscard]] int choose(Node& node, Color color, bool sampling);
  void descend(Color color, Random& random, bool sampling);
  void back_up(Color first);

  PlayoutBoard start_;
  PlayoutBoard board_;
  std::uint16_t part_[kMostPoints];
  int points_;
  Node nodes_[kNodes];
  int node_count_;
  std::uint16_t path_[kDeepest + 1];
  bool aside_[kDeepest + 1];  // by place on the path: a move other than the best was tried
  bool exhaustive_;
  int path_length_;
  int work_;
  std::int8_t owned_[2][kCells];
};

}  // namespace kakoi::go
