// Life and death: what becomes of some stones when both sides do their best in a part of the board.

#pragma once

#include <optional>

#include "go/life_search.h"
#include "go/life_walls.h"

namespace kakoi::go {

enum class LifeOutcome : std::uint8_t { kUnknown = 0, kLives = 1, kDies = 2, kSeki = 3, kKo = 4 };

struct LifeQuestion {
  Color defender;
  /// Stones of the defender; without any the answer is kUnknown.
  PointSet target;
  /// The points where both may play; a chain without a liberty outside of it belongs to it. Without a point: what is enclosed with the
  /// target, and more as long as the answer stands on chains in danger.
  PointSet region;
  Color to_play;
  /// The point that ko forbids to the side to move, or kNoPoint.
  Point ko;
  /// The most positions to look at, besides those of asking whether walls can be captured (life_walls.h).
  std::uint64_t nodes;
};

struct LifeReading {
  static constexpr int kLongestLine = 64;

  LifeOutcome outcome;
  /// A first move with which the side to move gets the outcome, when it is what that side wants; kNoPoint for a pass, or
  /// when there is none.
  Point move;
  /// How play goes on, the first move included; kNoPoint is a pass.
  Point line[kLongestLine];
  int line_length;
  std::uint64_t nodes;
  /// The points where both could play.
  PointSet region;
  /// Chains that the outcome stands on: taken for uncapturable without being independently safe (life_walls.h).
  PointSet assumed;
  /// True when the outcome is proven: in a given region, or without assumptions.
  bool proved;
};

/// What the winner of a game does.
struct LifeAnswer {
  enum class Kind : std::uint8_t {
    /// Not settled within the nodes.
    kUnknown,
    /// A stone, or a pass.
    kMove,
    /// Nothing: the target is captured, or alive without conditions.
    kOver,
  };
  Kind kind;
  Point move;
};

/// An object is large (24 MB), which is all of its memory.
class LifeReader {
 public:
  /// Reads one question. The answer is valid until the next call.
  const LifeReading& read(const Position& position, const LifeQuestion& question, const Grid& grid);

  /// Who wins a game of the question that was read last, after a line of moves and passes (kNoPoint) that begins where the
  /// question does; kUnknown after one that is not legal; looks at no more than `nodes` positions beyond those known.
  LifeProof outcome_of(const LifeGame& game, const Point* line, int length, std::uint64_t nodes);

  /// As outcome_of(), and the move of the winner there, whose turn it has to be: what a proof is made of.
  LifeAnswer answer(const LifeGame& game, const Point* line, int length, std::uint64_t nodes);

 private:
  [[nodiscard]] LifeState start_of(const LifeGame& game) const;
  [[nodiscard]] std::optional<LifeState> state_after(const LifeGame& game, const Point* line,
                                                     int length) const;
  [[nodiscard]] int next_move(const LifeState& state) const;
  void read_in_region(const Position& position, const LifeQuestion& question, const Grid& grid);
  PointSet find_walls(const Position& position, const LifeQuestion& question, const Grid& grid);
  void follow(const LifeGame& game);

  LifeSearch search_;
  LifeArea area_;
  LifeState start_;
  LifeWalls walls_;
  /// The outcome as far as the defender wins it, once that stands on nothing.
  LifeOutcome defended_;
  LifeReading reading_;
};

}  // namespace kakoi::go
