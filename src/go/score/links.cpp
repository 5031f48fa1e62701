#include "go/score/links.h"

#include <utility>

namespace kakoi::go {

namespace {

/// The content that a shape asks for at an offset from the link.
enum class LinkCell : std::uint8_t { kOwn, kFree, kOutside };

struct LinkPart {
  LinkCell cell;
  std::int8_t dx;
  std::int8_t dy;
};

/// A shape around a link: the places of the owner's living stones, of points that are free for the owner
/// (empty, a friendly living stone, or a dead stone of the opponent), and of the edge.
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

/// The shapes drawn in links.h, in the same order.
constexpr LinkShape kLinkShapes[] = {
    {{own(0, -1), own(0, 1), own(1, -1), free_point(1, 0), free_point(1, 1)}, 5},
    {{own(0, -1), own(0, 1), free_point(-1, -1), free_point(-1, 0), free_point(-1, 1), free_point(1, 0)}, 6},
    {{own(1, 0), own(-1, -1), own(-1, 1), free_point(0, -1), free_point(1, -1), free_point(-1, 0),
      free_point(0, 1), free_point(1, 1)},
     8},
    {{kEdgeBelow, own(0, -1), own(1, -1), free_point(1, 0)}, 4},
    {{kEdgeBelow, own(0, -1), free_point(-1, -1), free_point(-1, 0), free_point(1, 0)}, 5},
};

/// A set shifted by each of the eight neighbour offsets, once for all shapes.
class Neighbourhood {
 public:
  explicit Neighbourhood(const PointSet& s) {
    const PointSet rows[] = {unmasked::down(s), s, unmasked::up(s)};
    for (int i = 0; i < 3; ++i) {
      sets_[i][0] = unmasked::right(rows[i]);
      sets_[i][1] = rows[i];
      sets_[i][2] = unmasked::left(rows[i]);
    }
  }

  /// The points whose neighbour at the offset is in the set.
  [[nodiscard]] const PointSet& at(int dx, int dy) const { return sets_[dy + 1][dx + 1]; }

 private:
  PointSet sets_[3][3];
};

}  // namespace

PointSet links(const PointSet& mine, const PointSet& free, const PointSet& empties, const Grid& grid) {
  const Neighbourhood own(mine);
  const Neighbourhood unhindered(free);
  const Neighbourhood board(grid.full);
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
          fits -= board.at(dx, dy);
        } else {
          fits &= (cell == LinkCell::kOwn ? own : unhindered).at(dx, dy);
        }
      }
      found |= fits;
    }
  }
  return found;
}

}  // namespace kakoi::go
