#include "go/links.h"

#include <utility>

namespace kakoi::go {

namespace {

/// What stands at an offset from the link.
enum class LinkCell : std::uint8_t { kOwn, kFree, kOutside };

struct LinkPart {
  LinkCell cell;
  std::int8_t dx;
  std::int8_t dy;
};

/// The owner's living stones, points that are free for the owner (empty, a friendly living stone, or a dead
/// stone of the opponent), and the edge.
struct LinkShape {
  LinkPart parts[8];
  int count;
};

constexpr LinkPart own(int dx, int dy) {
  return {LinkCell::kOwn, static_cast<std::int8_t>(dx), static_cast<std::int8_t>(dy)};
}
constexpr LinkPart free_point(int dx, int dy) {
  return {LinkCell::kFree, static_cast<std::int8_t>(dx), static_cast<std::int8_t>(dy)};
}
constexpr LinkPart kEdgeBelow{LinkCell::kOutside, 0, 1};

/// Those of links.h, in its order.
constexpr LinkShape kLinkShapes[] = {
    {{own(0, -1), own(0, 1), own(1, -1), free_point(1, 0), free_point(1, 1)}, 5},
    {{own(0, -1), own(0, 1), free_point(-1, -1), free_point(-1, 0), free_point(-1, 1), free_point(1, 0)}, 6},
    {{own(1, 0), own(-1, -1), own(-1, 1), free_point(0, -1), free_point(1, -1), free_point(-1, 0),
      free_point(0, 1), free_point(1, 1)},
     8},
    {{kEdgeBelow, own(0, -1), own(1, -1), free_point(1, 0)}, 4},
    {{kEdgeBelow, own(0, -1), free_point(-1, -1), free_point(-1, 0), free_point(1, 0)}, 5},
};

/// The points whose neighbour at the offset, at most two steps each way, is in the set.
PointSet with_neighbour(PointSet s, int dx, int dy) {
  for (; dx > 0; --dx) s = unmasked::left(s);
  for (; dx < 0; ++dx) s = unmasked::right(s);
  for (; dy > 0; --dy) s = unmasked::up(s);
  for (; dy < 0; ++dy) s = unmasked::down(s);
  return s;
}

}  // namespace

PointSet links(const PointSet& mine, const PointSet& free, const PointSet& empties, const Grid& grid) {
  PointSet found = PointSet::none();
  for (const LinkShape& shape : kLinkShapes) {
    for (int orientation = 0; orientation < 8; ++orientation) {
      PointSet fits = empties;
      for (int i = 0; i < shape.count && fits.any(); ++i) {
        auto [cell, dx, dy] = shape.parts[i];
        if ((orientation & 1) != 0) dx = static_cast<std::int8_t>(-dx);
        if ((orientation & 2) != 0) dy = static_cast<std::int8_t>(-dy);
        if ((orientation & 4) != 0) std::swap(dx, dy);
        if (cell == LinkCell::kOutside) {
          fits -= with_neighbour(grid.full, dx, dy);
        } else {
          fits &= with_neighbour(cell == LinkCell::kOwn ? mine : free, dx, dy);
        }
      }
      found |= fits;
    }
  }
  return found;
}

}  // namespace kakoi::go
