// Links: empty points where the opponent gets no further, because their owner answers on the other side.
//
// A board at the end of a game still has gaps: the wall round a territory is not solid where a hane or a
// bamboo joint needs no filling. Links say which gaps count as closed. They decide what is alive and what is
// in seki; territory proper is counted behind solid walls only.

#pragma once

#include <utility>

#include "go/position.h"

namespace kakoi::go {

namespace detail {

/// What stands at an offset from the link.
enum class LinkCell : std::uint8_t { kOwn, kFree, kOutside };

struct LinkPart {
  LinkCell cell;
  std::int8_t dx;
  std::int8_t dy;
};

/// Own living stones, points that are free for the owner (empty, an own living stone, or a dead stone of the
/// opponent), and the edge.
struct LinkShape {
  LinkPart parts[8];
  int count;
};

inline constexpr LinkPart own(int dx, int dy) {
  return {LinkCell::kOwn, static_cast<std::int8_t>(dx), static_cast<std::int8_t>(dy)};
}
inline constexpr LinkPart free_point(int dx, int dy) {
  return {LinkCell::kFree, static_cast<std::int8_t>(dx), static_cast<std::int8_t>(dy)};
}
inline constexpr LinkPart kEdgeBelow{LinkCell::kOutside, 0, 1};

/// `*` the link, `X` own stones, `-` free points, `=` the edge; each in all eight orientations:
///
///     X X     - X       X - -     X X     - X
///     * -     - * -     - * X     * -     - * -
///     X -     - X       X - -     = =     = = =
inline constexpr LinkShape kLinkShapes[] = {
    {{own(0, -1), own(0, 1), own(1, -1), free_point(1, 0), free_point(1, 1)}, 5},
    {{own(0, -1), own(0, 1), free_point(-1, -1), free_point(-1, 0), free_point(-1, 1), free_point(1, 0)}, 6},
    {{own(1, 0), own(-1, -1), own(-1, 1), free_point(0, -1), free_point(1, -1), free_point(-1, 0),
      free_point(0, 1), free_point(1, 1)},
     8},
    {{kEdgeBelow, own(0, -1), own(1, -1), free_point(1, 0)}, 4},
    {{kEdgeBelow, own(0, -1), free_point(-1, -1), free_point(-1, 0), free_point(1, 0)}, 5},
};

/// The points whose neighbour at the offset, at most two steps each way, is in the set.
inline PointSet with_neighbour(PointSet s, int dx, int dy) {
  for (; dx > 0; --dx) s = unmasked::left(s);
  for (; dx < 0; ++dx) s = unmasked::right(s);
  for (; dy > 0; --dy) s = unmasked::up(s);
  for (; dy < 0; ++dy) s = unmasked::down(s);
  return s;
}

}  // namespace detail

/// The links of the owner of `mine` (living stones): the empty points that lie in one of the shapes above.
inline PointSet links(const PointSet& mine, const PointSet& free, const PointSet& empties, const Grid& grid) {
  PointSet found = PointSet::none();
  for (const detail::LinkShape& shape : detail::kLinkShapes) {
    for (int orientation = 0; orientation < 8; ++orientation) {
      PointSet fits = empties;
      for (int i = 0; i < shape.count && fits.any(); ++i) {
        auto [cell, dx, dy] = shape.parts[i];
        if ((orientation & 1) != 0) dx = static_cast<std::int8_t>(-dx);
        if ((orientation & 2) != 0) dy = static_cast<std::int8_t>(-dy);
        if ((orientation & 4) != 0) std::swap(dx, dy);
        if (cell == detail::LinkCell::kOutside) {
          fits -= detail::with_neighbour(grid.full, dx, dy);
        } else {
          fits &= detail::with_neighbour(cell == detail::LinkCell::kOwn ? mine : free, dx, dy);
        }
      }
      found |= fits;
    }
  }
  return found;
}

}  // namespace kakoi::go
