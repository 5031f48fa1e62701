// Who gets what in a small part of the board: Monte Carlo tree search, whose random games are careful playouts.
//
// L. Kocsis and C. Szepesvári, "Bandit based Monte-Carlo planning", 2006 (UCT). All of its arithmetic rounds the same
// way everywhere: integers, and of floating point only what IEEE 754 defines to the last bit.

#pragma once

#include "go/playout.h"

namespace kakoi::go {

/// A search. An object is large (560 KB) and holds nothing between calls of load().
class RegionSearch {
 public:
  /// The largest part that can be searched, in points.
  static constexpr int kMostPoints = 90;

  /// How often play is followed to the end to see who owns what.
  static constexpr int kSamples = 64;

  /// Play will be in `part` alone. Outside of it the position must have no empty point: what stands there cannot be
  /// captured, and neither can chains that reach into the part.
  void load(const Position& position, const PointSet& part, const Grid& grid);

  /// The empty points of what was loaded.
  [[nodiscard]] int empty_count() const { return start_.empty_count(); }

  /// Searches what was loaded, once with each side to begin, and sees who owns each point of the part when both do
  /// what looks best. An exhaustive search does not look again at what it has seen to the end, and half of the time
  /// looks for something better than what it is sure of: so it finds what lies behind sacrifices that nearly always
  /// fail, or that nothing does. In larger parts it gets nowhere.
  void run(int simulations, bool exhaustive, Random& random);

  /// Of kSamples, in how many more Black had the point than White, when `first` began.
  [[nodiscard]] int owned(Color first, Point p) const {
    return owned_[static_cast<int>(first)][PlayoutBoard::cell(p)];
  }

 private:
  /// A move and what is behind it. Values are Black's share of the part.
  struct Node {
    std::uint32_t visits;
    std::uint32_t value;  // the sum over the visits
    std::uint16_t first;  // the first child; they follow one another
    std::uint16_t move;
    std::uint16_t assured;  // what the side to move has for certain: the best of its solved children
    std::uint8_t count;     // 0: none yet
    bool solved;            // assured is all there is to have
  };
  static constexpr int kNodes = 32'768;
  static constexpr int kDeepest = 128;

  static Node new_node(int move, Color to_play);
  [[nodiscard]] int share() const;
  void grow_tree(Color first, int simulations, Random& random);
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
  bool aside_[kDeepest + 1];  // where on the path something other than the best was tried
  bool exhaustive_;
  int path_length_;
  std::int8_t owned_[2][PlayoutBoard::kCells];
};

}  // namespace kakoi::go
