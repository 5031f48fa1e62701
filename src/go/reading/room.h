// Room: the part of an open position in which a group has to find its life, by distances alone.

#pragma once

#include "go/rules/position.h"

namespace kakoi::go {

/// Calls visit(group) for each group of the colour: chains that share a liberty, directly or through others.
template <typename Visit>
void for_each_group(const Position& position, Color color, const Grid& grid, Visit&& visit) {
  const PointSet& own = position.stones(color);
  const PointSet empties = position.empties(grid);
  for (PointSet rest = own; rest.any();) {
    PointSet group = expand(rest.first(), own);
    for (;;) {
      const PointSet more = group | expand(neighbours(neighbours(group, empties), own), own);
      if (more == group) break;
      group = more;
    }
    visit(group);
    rest -= group;
  }
}

/// The empty points that stones of the defender reach before the attacker does, at most six steps away, with
/// `margin` more layers of points around; also the liberties of smaller friends beside them that have few, which are
/// no help outside. Points that both sides reach at the same time count for the defender within two steps: that keeps
/// what lies between a group and the wall around it, and nothing along an open edge.
PointSet room_of(const Position& position, Color defender, const PointSet& group, int margin,
                 const Grid& grid);

/// The same room, with the liberties of the attacker's chains beside it that have few, of friends beside those chains,
/// and the corners that this cuts off: where a group lives or dies by what it captures.
PointSet fighting_room_of(const Position& position, Color defender, const PointSet& group, int margin,
                          const Grid& grid);

}  // namespace kakoi::go
