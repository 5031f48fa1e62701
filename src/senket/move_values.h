// The value of every move: how much a post on an empty point, with all the fences it can have, changes the
// difference of the totals.
//
// Most posts change little, and the position need not be scored again. A post, its fences and the border
// enclose something only when they close a circle: when two of the own posts that the fences lead to are
// connected already, or one of them and the border are. Without a circle regions, sections and claims stay
// the same, because fences that hang at one end divide nothing. When the fences tie no strands together
// either, everything else stays the same too: the post only takes an open point from the claims that it lies
// in, and adds a prisoner to the enemy's. This holds for nearly all empty points of a large board.

#pragma once

#include "senket/moves.h"
#include "senket/score.h"

namespace kakoi::senket {

/// The difference of the totals of a scored position for a colour: its own minus the enemy's.
int margin(const Sets& sets, Color color, Mode mode);

/// Room for the values of one position, about 200 KB: callers keep one and use it again and again.
class MoveValues {
 public:
  /// Values every empty point for the colour.
  void find(const Position& position, Color color, Mode mode);

  /// The value of the position itself to the colour: the difference of the totals.
  [[nodiscard]] int margin() const { return margin_; }

  /// The change of the margin by a post on an empty point.
  [[nodiscard]] int value(Point p) const { return values_[index(p)]; }

  /// The number of fences the post can have.
  [[nodiscard]] int fences(Point p) const { return fences_[index(p)]; }

 private:
  static constexpr int kBorder = kMaxPoints;  // as a node beside the posts
  static constexpr int index(Point p) { return p.y * kMaxSize + p.x; }

  void join_posts(const Position& position, Color color);
  int evaluate(const Position& position, Color color, Mode mode, Point p);
  [[nodiscard]] int with_lone_post(Color color, Mode mode, Point p) const;

  int margin_;
  /// The position, scored.
  Workspace base_;
  /// The position after a move.
  Workspace after_;

  /// Own posts and the border as disjoint sets of those that are connected, and the posts that have a fence.
  std::uint16_t parent_[kMaxPoints + 1];
  bool fenced_[kMaxPoints];
  /// The left ends from which a fence of the direction would cross none.
  PointSet clear_[kDirections];

  std::int32_t values_[kMaxPoints];
  std::uint8_t fences_[kMaxPoints];
};

}  // namespace kakoi::senket
