// The number of eyes that an eye space is worth at the end of a game: none, one, or two and more.
//
// The space is judged by its shape alone, without reading. A doubtful shape counts for the owner: players who
// let a game end have made every move that was needed. docs/scoring.md states and explains the rules.

#pragma once

#include "go/rules/position.h"

namespace kakoi::go {

/// The points that have at least so many neighbours in a set.
struct NeighbourCounts {
  PointSet one;
  PointSet two;
  PointSet three;
  PointSet four;

  explicit NeighbourCounts(const PointSet& s);
};

/// The empty points where a player may not move at once: all their neighbours are stones of the opponent, of
/// chains with another liberty.
PointSet unplayable_points(const PointSet& theirs, const PointSet& empties, const Grid& grid);

/// The data that all eye spaces of one side share.
struct EyeSurroundings {
  PointSet empties;
  /// Stones of the opponent.
  PointSet theirs;
  /// The side's false points.
  PointSet false_points;
  /// Points where the side may not move at once.
  PointSet unplayable;
  /// Points on the edge of the board.
  PointSet edge;
};

/// The eyes of one space.
class EyeSpace {
 public:
  /// `space` is a connected set of empty points and dead stones.
  EyeSpace(const PointSet& space, const EyeSurroundings& around);

  /// 0, 1 or 2.
  [[nodiscard]] int value() const;

  /// The space without its false points.
  [[nodiscard]] const PointSet& real() const { return real_; }

 private:
  [[nodiscard]] bool is_large() const;

  struct Parts {
    int with_one = 0;
    int with_two = 0;
  };

  static Parts count_parts(const PointSet& s, const PointSet& good);
  static int count_parts(const PointSet& s);
  [[nodiscard]] bool has_two_ways_to_split(const PointSet& playable) const;
  [[nodiscard]] bool is_captured_into_life() const;
  static bool leaves_two_eyes(const PointSet& shape, int thrown_in);

  const EyeSurroundings& around_;
  PointSet real_;
  NeighbourCounts degree_;
  PointSet empty_;
  PointSet theirs_;
  /// Stones of the opponent on false points, and for every point how many of them are beside it.
  PointSet thrown_in_;
  NeighbourCounts beside_thrown_in_;
  /// Points that keep the opponent out as they are, and points that do so with at most one more move.
  PointSet closed_;
  PointSet closable_;
};

}  // namespace kakoi::go
