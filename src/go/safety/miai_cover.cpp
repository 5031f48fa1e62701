#include "go/safety/miai_cover.h"

#include "go/safety/eyes.h"

namespace kakoi::go {

MiaiCover cover_by_miai(const PointSet& points, const PointSet& beside, const PointSet& free) {
  MiaiCover cover{points - beside, PointSet::none()};
  PointSet usable = free & points & beside;
  while (cover.open.any()) {
    const NeighbourCounts around(usable);
    const PointSet coverable = cover.open & around.two;
    if (coverable.empty()) break;
    // Points with only one possible pair come first.
    const PointSet forced = coverable - around.three;
    const PointSet point = (forced.any() ? forced : coverable).first();
    cover.open -= point;
    const PointSet choice = neighbours(point, usable);
    // The pair is made of points that no other point needs, as far as there are any.
    const PointSet needed = unmasked::explode(cover.open);
    PointSet pair = PointSet::none();
    for (PointSet rest = choice - needed; rest.any() && pair.without_first().empty();
         rest = rest.without_first())
      pair |= rest.first();
    for (PointSet rest = choice & needed; rest.any() && pair.without_first().empty();
         rest = rest.without_first())
      pair |= rest.first();
    usable -= pair;
    usable |= point & free;
    cover.spent |= pair;
  }
  return cover;
}

}  // namespace kakoi::go
