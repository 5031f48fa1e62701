// Territory as Japanese rules count it: surrounded points, but none of groups alive in seki, and none that
// must be filled in the end.
//
// docs/scoring.md states the rule exactly. It owes its building blocks (reach stopped by links, groups joined
// by neutral points, eye points that a group hangs on) to goscorer by David J. Wu. Words, for one side:
//
//   living    stones not given as dead; everything else is vacant
//   realm     what the side reaches and the opponent does not, links stopping either
//   family    all of the side that can still be connected: two eyes keep a family alive, else it is in seki
//   eye       a connected vacant part of the realm
//   false     an eye point with at most one neighbour in its eye, without which the stones and eye points
//             round it fall apart
//   fill      a false point that some stones beside need, having no eye of their own: no territory

#pragma once

#include "go/eyes.h"
#include "go/links.h"

namespace kakoi::go {

template <int N>
struct Territory {
  /// Points counted, those under dead stones included.
  PointSet<N> black;
  PointSet<N> white;
  /// Stones and eyes of families without two eyes.
  PointSet<N> seki;
  /// Points of living families that must be filled in the end.
  PointSet<N> false_eyes;
  /// All other vacant points.
  PointSet<N> dame;
};

namespace detail {

/// One colour's view of the board.
template <int N>
struct Side {
  PointSet<N> living;
  PointSet<N> links;
  PointSet<N> reach;
  /// As reach, but through links too.
  PointSet<N> strict_reach;

  PointSet<N> territory;
  PointSet<N> seki;
  PointSet<N> fill;
};

template <int N>
void find_reach(Side<N>& side, const Side<N>& other, const Grid<N>& grid) {
  const PointSet<N> not_theirs = grid.full - other.living;
  const PointSet<N> passed = expand(side.living, not_theirs - other.links);
  side.reach = passed | (unmasked::explode<Connectivity::kFour>(passed) & other.links);
  side.strict_reach = expand(side.living, not_theirs);
}

/// The points with a neighbour outside the board.
template <int N>
PointSet<N> edge_points(const Grid<N>& grid) {
  return grid.full - NeighbourCounts<N>(grid.full).four;
}

/// What holds one side together.
template <int N>
struct Fabric {
  PointSet<N> living;
  PointSet<N> eyes;
  /// Points that neither side has to itself, without the links of the opponent. They join stones, never eye
  /// points: where the opponent can still push in, the eye point is what the push is answered with.
  PointSet<N> neutral;

  /// Everything that is connected to a part of the realm once a point is taken away.
  [[nodiscard]] PointSet<N> connected_without(const PointSet<N>& point, const PointSet<N>& seed) const {
    const PointSet<N> realm = (living | eyes) - point;
    const PointSet<N> joined = living | neutral;
    PointSet<N> part = expand(seed, realm);
    for (;;) {
      const PointSet<N> stones = expand(part & living, joined) & living;
      if (stones.is_subset_of(part)) return part;
      part = expand(part | stones, realm);
    }
  }
};

/// See "false" above.
template <int N>
PointSet<N> false_points(const Fabric<N>& side) {
  PointSet<N> found = PointSet<N>::none();
  const PointSet<N> candidates =
      (side.eyes & unmasked::explode<Connectivity::kFour>(side.living)) - NeighbourCounts<N>(side.eyes).two;
  for_each_point(candidates, [&](Point p) {
    const PointSet<N> point = PointSet<N>::of(p);
    const PointSet<N> around = unmasked::explode<Connectivity::kFour>(point) & (side.living | side.eyes);
    if (!around.is_subset_of(side.connected_without(point, around.first()))) found |= point;
  });
  return found;
}

/// Those of the false points that some stones beside depend on for an eye.
template <int N>
PointSet<N> points_to_fill(const PointSet<N>& false_points, const Fabric<N>& side,
                           const PointSet<N>& good_eyes) {
  PointSet<N> found = PointSet<N>::none();
  for_each_point(false_points, [&](Point p) {
    const PointSet<N> point = PointSet<N>::of(p);
    PointSet<N> rest = unmasked::explode<Connectivity::kFour>(point) & side.living;
    while (rest.any()) {
      const PointSet<N> part = side.connected_without(point, rest.first());
      if (!part.intersects(good_eyes)) {
        found |= point;
        return;
      }
      rest -= part;
    }
  });
  return found;
}

template <int N>
[[gnu::noinline]] void find_territory(Side<N>& side, const Side<N>& other, const PointSet<N>& stones,
                                      const PointSet<N>& their_stones, const Grid<N>& grid) {
  const PointSet<N> empties = grid.full - stones - their_stones;
  const PointSet<N> realm = side.reach - other.reach;
  const PointSet<N> eyes = realm - side.living;
  const PointSet<N> neutral = grid.full - realm - (other.reach - side.reach);
  const Fabric<N> fabric{side.living, eyes, neutral - other.links};
  EyeSurroundings<N> around{empties, their_stones, false_points(fabric),
                            unplayable_points(their_stones, empties, grid), edge_points(grid)};
  PointSet<N> alive = PointSet<N>::none();
  PointSet<N> good_eyes = PointSet<N>::none();
  const PointSet<N> passable = grid.full - other.living - other.links;
  for (PointSet<N> rest = side.living; rest.any();) {
    const PointSet<N> family = expand(rest.first(), passable);
    rest -= family;
    int value = 0;
    for_each_chain(family & eyes, [&](const PointSet<N>& space) {
      const EyeSpace<N> eye(space, around);
      const int eye_value = eye.value();
      if (eye_value > 0) good_eyes |= eye.real();
      value += eye_value;
    });
    (value >= 2 ? alive : side.seki) |= family & realm;
  }

  const PointSet<N> fill = points_to_fill(around.false_points & alive, fabric, good_eyes);
  // A stone thrown into such a point has to be taken, by a move beside it.
  side.fill = fill | (unmasked::explode<Connectivity::kFour>(fill & their_stones) & eyes & alive);
  side.territory = (eyes & alive) - side.fill - other.strict_reach;
}

}  // namespace detail

/// Counts a position; `dead` are whole chains of either colour.
template <int N>
Territory<N> territory(const Position<N>& position, const PointSet<N>& dead, const Grid<N>& grid) {
  using Side = detail::Side<N>;
  const PointSet<N> empties = position.empties(grid);
  Side black{};
  Side white{};
  black.living = position.black - dead;
  white.living = position.white - dead;
  const PointSet<N> vacant = grid.full - black.living - white.living;
  black.links = links(black.living, grid.full - white.living - (position.black & dead), empties, grid);
  white.links = links(white.living, grid.full - black.living - (position.white & dead), empties, grid);
  detail::find_reach(black, white, grid);
  detail::find_reach(white, black, grid);
  detail::find_territory(black, white, position.black, position.white, grid);
  detail::find_territory(white, black, position.white, position.black, grid);

  const PointSet<N> seki = black.seki | white.seki;
  const PointSet<N> false_eyes = black.fill | white.fill;
  return {black.territory, white.territory, seki, false_eyes,
          vacant - black.territory - white.territory - seki - false_eyes};
}

}  // namespace kakoi::go
