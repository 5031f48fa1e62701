// The part of the board in which a question of life and death is played out, as single words: bit i is the i-th point
// of the area. What stands outside cannot be captured, because nobody plays there.

#pragma once

#include <bit>
#include <initializer_list>

#include "go/rules/position.h"

namespace kakoi::go {

/// The two sides of a question, as indices.
enum Side : std::uint8_t { kDefender = 0, kAttacker = 1 };

constexpr Side other_side(Side side) { return side == kDefender ? kAttacker : kDefender; }

/// The owner of the empty points outside the area, where nobody plays.
enum class LifeOutside : std::uint8_t {
  /// Whoever gets there: a chain with a liberty outside cannot be captured.
  kOpen,
  /// The attacker: only his chains get away over them. So the defender lives by eyes inside the area, by a capture,
  /// or by joining stones that stand outside.
  kAttacker,
};

/// The region of a question that names none: all points except the largest part of the board that the target
/// cannot reach without crossing the attacker's stones, and the chains that can be captured there.
PointSet enclosed_with(const Position& position, Color defender, const PointSet& target, const Grid& grid);

/// The region with the points under the chains that can be captured in it: those without a liberty outside.
PointSet with_capturable(const Position& position, const PointSet& region, const Grid& grid);

/// An area of up to 64 points. Where play ends as soon as a chain of the target is captured, one point stands for all of
/// each: its points never become empty one by one.
struct LifeArea {
  static constexpr int kMostPoints = 64;

  using Bits = std::uint64_t;

  int count;
  Bits all;
  /// The points beside each point.
  Bits beside[kMostPoints];
  /// By side: the points beside an empty point outside the area that the side may have, or beside a stone of the
  /// side out there. A chain with such a point cannot be captured.
  Bits outlet[2];
  Bits stones[2];
  Bits target;
  /// True when the last stone of the target, standing alone, is not captured by stones that can be taken back at once, in a
  /// ko or a snapback: as in capture_game.h.
  bool spares_lone;
  /// True when no chain of the target may be captured: it is the only one, or all are wanted. Otherwise one is enough.
  bool needs_all;
  Point point[kMostPoints];

  /// Sets the area up; returns false when it has too many points. `region` already is with_capturable();
  /// `target_stones` are stones of the defender inside it, of which all chains have to live, or one.
  bool load(const Position& position, Color defender, const PointSet& target_stones, const PointSet& region,
            const Grid& grid, LifeOutside outside = LifeOutside::kOpen, bool all_live = false);

  /// True when the target lives if these stones of it do.
  [[nodiscard]] bool is_enough(Bits of_target, Bits living) const {
    return needs_all ? (of_target & ~living) == 0 : (of_target & living) != 0;
  }

  [[nodiscard]] int index_of(Point p) const;
};

static_assert(sizeof(LifeArea::Bits) * 8 == LifeArea::kMostPoints);

constexpr LifeArea::Bits bit(int i) { return LifeArea::Bits{1} << i; }

/// Calls visit(i) for each bit, lowest first.
template <typename Visit>
constexpr void for_each_bit(LifeArea::Bits bits, Visit&& visit) {
  for (; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
}

}  // namespace kakoi::go
