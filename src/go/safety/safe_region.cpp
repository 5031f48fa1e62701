#include "go/safety/safe_region.h"

#include "go/safety/miai_cover.h"

namespace kakoi::go {

int direct_liberties(SafeRegion& region, const PointSet& beside) {
  if (region.empties.empty() || region.lasting().empty()) return 0;
  if (region.points.is_subset_of(beside)) return 1;
  // Own stones in the region count like empty points, because they may be captured.
  if (region.spent.any() || !(region.points - region.theirs).is_subset_of(beside)) return 0;
  region.is_quiet = true;
  return 1;
}

namespace {

/// True when the points are so few and so close that they are one eye at most: a single one, or two
/// neighbours.
bool is_one_eye(const PointSet& points) {
  const PointSet rest = points.without_first();
  return rest.empty() || (rest.without_first().empty() && unmasked::explode(rest).intersects(points));
}

/// The most dividing points that are tried with each other.
constexpr int kMostDividers = 6;

/// True when the region without the point falls into parts, of which two have a point that lasts.
bool divides(const PointSet& points, const PointSet& divider, const PointSet& lasting) {
  const PointSet rest = points - divider;
  const PointSet around = neighbours(divider, rest);
  const PointSet part = expand(around.first(), rest);
  if (around.is_subset_of(part)) return false;
  int parts = 0;
  for (PointSet left = around; left.any();) {
    const PointSet one = expand(left.first(), rest);
    left -= one;
    parts += one.intersects(lasting);
  }
  return parts >= 2;
}

/// True when dividing the region gives two sure liberties; it then spends the pairs for it.
bool divide(SafeRegion& region, const PointSet& beside, const PointSet& spare) {
  const PointSet free = region.empties - region.spent;
  const PointSet lasting = region.lasting() - region.spent;
  PointSet dividers[kMostDividers];
  int count = 0;
  const auto collect = [&](PointSet candidates) {
    for (; candidates.any() && count < kMostDividers; candidates = candidates.without_first()) {
      const PointSet one = candidates.first();
      if (divides(region.points, one, lasting)) dividers[count++] = one;
    }
  };
  // Points that no other pair needs come before the rest.
  collect(free & beside & spare);
  collect((free & beside) - spare);
  for (int i = 1; i < count; ++i) {
    for (int j = 0; j < i; ++j) {
      const PointSet pair = dividers[i] | dividers[j];
      const PointSet both = unmasked::explode(dividers[i]) & unmasked::explode(dividers[j]);
      const MiaiCover cover = cover_by_miai(region.points, beside | both, free - pair);
      if (cover.open.any()) continue;
      region.spent |= cover.spent | pair;
      region.is_closed = true;
      return true;
    }
  }
  return false;
}

}  // namespace

int liberties_by_miai(SafeRegion& region, const PointSet& beside) {
  if (region.is_quiet || region.is_closed || region.empties.empty() || region.lasting().empty()) return 0;
  const MiaiCover cover = cover_by_miai(region.points, beside, region.empties - region.spent);
  if (cover.open.any()) return 0;
  if (divide(region, beside, region.points - cover.spent)) return 2;
  region.spent |= cover.spent;
  return 1;
}

bool holds_no_two_eyes(const SafeRegion& region, const PointSet& beside) {
  PointSet open = region.points - beside;
  if (!region.is_quiet && !region.is_closed && 2 * (open.count() - 2) <= region.empties.count())
    open = cover_by_miai(region.points, beside, region.empties - region.spent).open;
  return is_one_eye(open);
}

}  // namespace kakoi::go
