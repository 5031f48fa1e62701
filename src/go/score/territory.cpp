#include "go/score/territory.h"

#include "go/safety/eyes.h"
#include "go/score/links.h"

namespace kakoi::go {

namespace {

/// One colour's view of the board.
struct Side {
  PointSet living;
  PointSet links;
  PointSet reach;
  /// As reach, but through links too.
  PointSet strict_reach;

  PointSet territory;
  PointSet seki;
  PointSet fill;
};

void find_reach(Side& side, const Side& other, const Grid& grid) {
  const PointSet not_theirs = grid.full - other.living;
  const PointSet passed = expand(side.living, not_theirs - other.links);
  side.reach = passed | neighbours(passed, other.links);
  side.strict_reach = expand(side.living, not_theirs);
}

/// The points with a neighbour outside the board.
PointSet edge_points(const Grid& grid) { return grid.full - NeighbourCounts(grid.full).four; }

/// The stones and points that hold one side together.
struct Fabric {
  PointSet living;
  PointSet eyes;
  /// Points that neither side has to itself, without the links of the opponent. They join stones, never eye
  /// points: while the opponent can still push in, the eye point is needed to answer the push.
  PointSet neutral;

  /// Everything that is connected to a part of the realm once a point is taken away.
  [[nodiscard]] PointSet connected_without(const PointSet& point, const PointSet& seed) const {
    const PointSet realm = (living | eyes) - point;
    const PointSet joined = living | neutral;
    PointSet part = expand(seed, realm);
    for (;;) {
      const PointSet stones = expand(part & living, joined) & living;
      if (stones.is_subset_of(part)) return part;
      part = expand(part | stones, realm);
    }
  }
};

/// The points that territory.h calls "false".
PointSet false_points(const Fabric& side) {
  PointSet found = PointSet::none();
  const PointSet candidates = neighbours(side.living, side.eyes) - NeighbourCounts(side.eyes).two;
  for_each_point(candidates, [&](Point p) {
    const PointSet point = PointSet::of(p);
    const PointSet around = neighbours(point, side.living | side.eyes);
    if (!around.is_subset_of(side.connected_without(point, around.first()))) found |= point;
  });
  return found;
}

/// The false points that some stones beside them need, having no other eye.
PointSet points_to_fill(const PointSet& false_points, const Fabric& side, const PointSet& good_eyes) {
  PointSet found = PointSet::none();
  for_each_point(false_points, [&](Point p) {
    const PointSet point = PointSet::of(p);
    PointSet rest = neighbours(point, side.living);
    while (rest.any()) {
      const PointSet part = side.connected_without(point, rest.first());
      if (!part.intersects(good_eyes)) {
        found |= point;
        return;
      }
      rest -= part;
    }
  });
  return found;
}

void find_territory(Side& side, const Side& other, const PointSet& stones, const PointSet& their_stones,
                    const Grid& grid) {
  const PointSet empties = grid.full - stones - their_stones;
  const PointSet realm = side.reach - other.reach;
  const PointSet eyes = realm - side.living;
  const PointSet neutral = grid.full - realm - (other.reach - side.reach);
  const Fabric fabric{side.living, eyes, neutral - other.links};
  EyeSurroundings around{empties, their_stones, false_points(fabric),
                         unplayable_points(their_stones, empties, grid), edge_points(grid)};
  PointSet alive = PointSet::none();
  PointSet good_eyes = PointSet::none();
  const PointSet passable = grid.full - other.living - other.links;
  for (PointSet rest = side.living; rest.any();) {
    const PointSet family = expand(rest.first(), passable);
    rest -= family;
    int value = 0;
    for_each_chain(family & eyes, [&](const PointSet& space) {
      const EyeSpace eye(space, around);
      const int eye_value = eye.value();
      if (eye_value > 0) good_eyes |= eye.real();
      value += eye_value;
    });
    (value >= 2 ? alive : side.seki) |= family & realm;
  }

  const PointSet fill = points_to_fill(around.false_points & alive, fabric, good_eyes);
  // A stone thrown into such a point has to be taken, by a move beside it.
  side.fill = fill | (neighbours(fill & their_stones, eyes) & alive);
  side.territory = (eyes & alive) - side.fill - other.strict_reach;
}

}  // namespace

Territory territory(const Position& position, const PointSet& dead, const Grid& grid) {
  const PointSet empties = position.empties(grid);
  Side black{};
  Side white{};
  black.living = position.black - dead;
  white.living = position.white - dead;
  const PointSet vacant = grid.full - black.living - white.living;
  black.links = links(black.living, grid.full - white.living - (position.black & dead), empties, grid);
  white.links = links(white.living, grid.full - black.living - (position.white & dead), empties, grid);
  find_reach(black, white, grid);
  find_reach(white, black, grid);
  find_territory(black, white, position.black, position.white, grid);
  find_territory(white, black, position.white, position.black, grid);

  const PointSet seki = black.seki | white.seki;
  const PointSet false_eyes = black.fill | white.fill;
  return {black.territory, white.territory, seki, false_eyes,
          vacant - black.territory - white.territory - seki - false_eyes};
}

}  // namespace kakoi::go
