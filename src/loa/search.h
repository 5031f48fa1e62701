// Search: finds the best move by alpha-beta with a hash table, deepened ply by ply.
//
// Moves are tried in this order: the one that the table remembers, captures, two killers of the ply, and then
// by how often a move of these squares has cut off before. At the last ply, quiet positions are evaluated,
// and only two kinds of moves are looked at further: those that connect, and captures that leave the own side
// less torn than before compared with the other.
//
// Connecting both sides at once is a draw, a side without a move passes, and a position that comes again
// within a line is a draw. The same position and budget give the same answer: nothing is kept from one search
// to the next.

#pragma once

#include "core/whim.h"
#include "loa/evaluation.h"

namespace kakoi::loa {

/// A win is worth this, less one for each ply to it.
inline constexpr int kWinScore = 30'000;
inline constexpr int kMaxPlies = 64;
/// Scores beyond this are wins or losses.
inline constexpr int kCertain = kWinScore - 2 * kMaxPlies;

struct SearchResult {
  /// The best move, encoded by move_of(); kNoMove when there is none.
  int move;
  /// The score for the side to move.
  int score;
  /// The number of plies searched completely.
  int depth;
  /// The number of positions searched.
  int nodes;
};

class Search {
 public:
  explicit Search(const Weights& weights = kWeights) : weights_(weights) {}

  /// Looks up to `depth` (1..kMaxPlies) plies ahead and at about `nodes` positions at most; the first ply is always
  /// looked at. The position must not be decided. The whim is about the first move alone.
  SearchResult run(const Position& position, int depth, int nodes, const Whim& whim = {});

 private:
  enum Bound : std::uint8_t { kNothing, kExact, kAtLeast, kAtMost };

  struct Entry {
    std::uint64_t key;
    std::int16_t score;
    std::uint16_t move;
    std::uint16_t run;
    std::uint8_t depth;
    Bound bound;
  };

  struct Move {
    std::int16_t move;
    bool captures;
    std::int32_t order;
  };

  static constexpr int kEntries = 1 << 16;
  static constexpr int kMostMoves = 64 * 8;  // every stone has two on each line

  int search(const Position& position, int depth, int alpha, int beta, int ply);
  int rest(const Position& position, int alpha, int beta, int ply, int more);
  int look(const Position& position, int move, bool captures, int depth, int alpha, int beta, int ply);
  int list(const Position& position, int first, int ply, Move* moves) const;
  [[nodiscard]] int estimate(const Position& position, int alpha, int beta) const;

  Weights weights_;
  Whim whim_;
  int limit_;
  int nodes_;
  bool stopped_;
  bool first_ply_;
  std::uint16_t run_ = 0;
  int best_;
  std::uint64_t line_[kMaxPlies + 4];
  std::int16_t killers_[kMaxPlies + 4][2];
  std::int32_t history_[2][1 << 12];
  Move moves_[kMaxPlies][kMostMoves];
  Entry table_[kEntries];
};

}  // namespace kakoi::loa
