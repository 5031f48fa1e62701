// Search: finds a move for a colour by looking ahead at replies.
//
// The search is alpha-beta over the changes of the lead (move_values.h), deepened ply by ply. Moves of equal
// value are taken in a fixed order: first those that make more fences, then those nearer to the middle. The
// side that replies last may always pass, so a move is worth at most the change it makes by itself: two plies
// before the end, the first move that cannot do better ends the list.

#pragma once

#include "core/whim.h"
#include "senket/move_values.h"

namespace kakoi::senket {

inline constexpr int kMaxDepth = 4;

struct SearchResult {
  /// The best move; x is negative for a pass.
  Point move;
  /// The change of the lead under the best play found.
  int score;
  /// The number of plies searched completely; 0 when the nodes did not suffice for one.
  int depth;
  /// The number of moves valued.
  int nodes;
};

class Search {
 public:
  /// Looks up to `depth` (1..kMaxDepth) plies ahead, as long as fewer than `nodes` moves were valued. The first ply is
  /// always looked at. The whim is about the first move alone.
  SearchResult run(const Position& position, Color color, Mode mode, int depth, int nodes,
                   const Whim& whim = {});

 private:
  struct Move {
    Point post;
    int value;
    /// The rank among moves of the same value, greater first.
    int order;

    friend bool operator<(const Move& a, const Move& b) {
      return a.value != b.value ? a.value < b.value : a.order < b.order;
    }
  };

  int best(const Position& position, Color color, int depth, int ply, int alpha, int beta, bool passed);
  int list_moves(const Position& position, Color color, Move* moves);
  int see(Move* moves, int count, bool early) const;

  Mode mode_;
  Whim whim_;
  int limit_;
  int nodes_;
  bool stopped_;
  Point move_;
  MoveValues values_;
  Move moves_[kMaxDepth][kMaxPoints + 1];
};

}  // namespace kakoi::senket
