// The rules of a move by set operations: occupied points, capture, suicide, simple ko.

#pragma once

#include "go/rules/position.h"

namespace kakoi::go {

/// The verdict on a move: legal, or the reason why it is not. Superko is judged only by code that knows
/// earlier positions (replay.h). The numbers are part of the boundary (bindings/boundary/layout/go.mjs).
enum class Legality : std::uint8_t { kLegal = 0, kOccupied = 1, kSuicide = 2, kKo = 3, kSuperko = 4 };

/// The position after a move, with the captures and the ko that it made.
struct MoveResult {
  Position position;
  /// Every stone the move removed: the opponent's, or in a suicide the mover's own, the new one included.
  PointSet captured;
  /// The point that simple ko forbids to the opponent next, or kNoPoint.
  Point ko;
};

/// The stones of the opponent that a stone at p takes: the chains beside p that have no liberty but p.
///
/// Several chains at once need no special case. `safe` starts from the stones that touch another liberty and
/// spreads through the chains beside p; stones that it does not reach are captured. The set is made anew for
/// every move, so that a move beside no opponent stone captures nothing.
PointSet captured_by(const PointSet& stone, const PointSet& theirs, const PointSet& empties);

/// Puts a stone on an empty point and removes what it captures; if that is nothing and its own chain is left
/// without a liberty, removes that chain: a suicide. Knows no ko and forbids nothing.
///
///     . O X .      X . X .   Black in the corner takes one stone. The new stone stands alone and has just the
///     O X . .  →   O X . .   emptied point for a liberty, so that point is ko.
///     X . . .      X . . .
MoveResult place_stone(const Position& before, Color mover, Point p, const Grid& grid);

/// Executes a move as SGF demands, legal or not: the stone replaces what stands on its point, then captures or is
/// removed with its chain.
MoveResult execute(Position before, Color mover, Point p, const Grid& grid);

/// The rules in force for one move.
struct MoveRules {
  /// The point forbidden by simple ko, or kNoPoint.
  Point ko = kNoPoint;
  /// True when a move may remove its own chain of two stones or more. A single stone's suicide is never
  /// legal.
  bool suicide = false;
};

/// Plays a move by the rules. `result` is written only when the move is legal.
Legality play(const Position& before, Color mover, Point p, const MoveRules& rules, const Grid& grid,
              MoveResult& result);

/// Every point on which a stone of the colour may be played.
///
/// An empty point with an empty neighbour is always legal ("open"), and so is a closed one beside a friendly
/// chain that has an open liberty. All others can only be made legal by chains whose liberties are all
/// closed, so only those are looked at: a friendly one with a second liberty, an opponent's with no other.
PointSet legal_moves(const Position& position, Color mover, const MoveRules& rules, const Grid& grid);

}  // namespace kakoi::go
