#include "senket/outlines.h"

#include <algorithm>
#include <bit>

namespace kakoi::senket {

void Outlines::trace(const Position& position, const Workspace& work) {
  ring_count_ = corner_count_ = 0;
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    collect_steps(position, work, color);
    // At the topmost point of a claim, of several the leftmost, its outer ring is the first clockwise from
    // the left.
    for (int p = 0; p < kMaxPoints; ++p) {
      while (steps_[p] != 0) trace_ring(p, std::countr_zero(steps_[p]));
    }
  }
}

/// Notes every step that has a claim of the colour on the right hand and something else on the left.
void Outlines::collect_steps(const Position& position, const Workspace& work, Color color) {
  const auto claim_of = [&](int region) { return work.claims.of(color, region, work.sections); };
  std::fill_n(steps_, kMaxPoints, std::uint16_t{0});
  for_each_fence(position.side(color).fences, [&](Fence fence) {
    const auto [left_region, right_region] = work.regions.beside(fence);
    const int left = claim_of(left_region);
    const int right = claim_of(right_region);
    if (left == right) return;
    const int heading = kHeadingOf[fence.direction];
    add_step(fence.left, heading, right);
    add_step(fence.right(), opposite(heading), left);
  });
  const int last = position.size - 1;
  const auto claim_at = [&](int x, int y, int half_side) {
    return claim_of(work.regions.at_half_side(x, y, half_side));
  };
  for (int i = 0; i < last; ++i) {
    add_step({i, 0}, kEast, claim_at(i, 0, 0));
    add_step({last, i}, kSouth, claim_at(last - 1, i, 2));
    add_step({i + 1, last}, kWest, claim_at(i, last - 1, 4));
    add_step({0, i + 1}, kNorth, claim_at(0, i, 6));
  }
}

void Outlines::add_step(Point from, int heading, int claim) {
  if (claim == kNoClaim) return;
  const int p = index(from);
  steps_[p] = static_cast<std::uint16_t>(steps_[p] | 1U << heading);
  claim_right_of_[p][heading] = static_cast<std::int16_t>(claim);
}

bool Outlines::leads_on(int p, int heading, int claim) const {
  return (steps_[p] >> heading & 1U) != 0 && claim_right_of_[p][heading] == claim;
}

/// Follows a ring and takes its steps out. The outside is on the left hand, so the next step is the first
/// one clockwise from the way back. The start is a corner: no other point of the ring is before it.
void Outlines::trace_ring(int start, int first_heading) {
  assert(ring_count_ < kMaxRings);
  const int claim = claim_right_of_[start][first_heading];
  const int first_corner = corner_count_;
  int p = start;
  int heading = first_heading;
  add_corner(p);
  for (;;) {
    steps_[p] = static_cast<std::uint16_t>(steps_[p] & ~(1U << heading));
    p += index(kHeadingSteps[heading]);
    if (p == start) break;
    int next = opposite(heading);
    do next = (next + 1) % kHeadings;
    while (!leads_on(p, next, claim));
    if (next != heading) add_corner(p);
    heading = next;
  }
  rings_[ring_count_++] = {static_cast<std::uint16_t>(claim), static_cast<std::uint16_t>(first_corner),
                           static_cast<std::uint16_t>(corner_count_ - first_corner)};
}

void Outlines::add_corner(int p) {
  assert(corner_count_ < kMaxCorners);
  corners_[corner_count_++] = {static_cast<std::uint8_t>(p % kMaxSize),
                               static_cast<std::uint8_t>(p / kMaxSize)};
}

}  // namespace kakoi::senket
