// Outlines: the polygons of claims, for shading.
//
// The corners of a claim are points of the board, so its outline needs no fractions. A claim has one outer
// ring, and a ring for each of its holes (the parts of the rest of the board that have no segment of the
// border). Every ring is a simple polygon; rings may touch each other in posts, as where a hole reaches the
// border in one. Fences with the claim on both sides are left out.

#pragma once

#include "senket/score.h"

namespace kakoi::senket {

struct Ring {
  std::uint16_t claim;
  /// The number of its first corner, and how many there are.
  std::uint16_t first;
  std::uint16_t count;
};

/// An object takes 44 KB and holds no state between calls.
class Outlines {
 public:
  // Each colour has at most both sides of its fences and the inner side of the border.
  static constexpr int kMaxCorners = 2 * kMaxFences + 2 * 4 * (kMaxSize - 1);
  static constexpr int kMaxRings = kMaxCorners / 3;

  /// Traces all claims of a position that is scored in `work`.
  void trace(const Position& position, const Workspace& work) {
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

  /// Black's rings come first; of the rings of a claim, the outer one.
  [[nodiscard]] int ring_count() const { return ring_count_; }
  [[nodiscard]] const Ring& ring(int i) const { return rings_[i]; }
  /// A corner by its number: along outer rings clockwise on the screen, along holes anticlockwise. No corner
  /// is straight.
  [[nodiscard]] Point corner(int i) const { return {corners_[i].x, corners_[i].y}; }

 private:
  /// The steps along fences and border, clockwise on the screen; opposite ones are six apart.
  static constexpr int kHeadings = 12;
  static constexpr int kEast = 0;
  static constexpr int kSouth = 3;
  static constexpr int kWest = 6;
  static constexpr int kNorth = 9;
  static constexpr Point kHeadingSteps[kHeadings] = {{1, 0},  {2, 1},   {1, 2},   {0, 1},  {-1, 2}, {-2, 1},
                                                     {-1, 0}, {-2, -1}, {-1, -2}, {0, -1}, {1, -2}, {2, -1}};
  /// The headings of kSteps.
  static constexpr int kHeadingOf[kDirections] = {2, 1, 11, 10};

  static int index(Point p) { return p.y * kMaxSize + p.x; }
  static int opposite(int heading) { return (heading + kHeadings / 2) % kHeadings; }

  /// Notes every step that has a claim of the colour on the right hand and something else on the left.
  void collect_steps(const Position& position, const Workspace& work, Color color) {
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

  void add_step(Point from, int heading, int claim) {
    if (claim == kNoClaim) return;
    const int p = index(from);
    steps_[p] = static_cast<std::uint16_t>(steps_[p] | 1U << heading);
    claim_right_of_[p][heading] = static_cast<std::int16_t>(claim);
  }

  [[nodiscard]] bool leads_on(int p, int heading, int claim) const {
    return (steps_[p] >> heading & 1U) != 0 && claim_right_of_[p][heading] == claim;
  }

  /// Follows a ring and takes its steps out. The outside is on the left hand, so the next step is the first
  /// one clockwise from the way back. The start is a corner: no other point of the ring is before it.
  void trace_ring(int start, int first_heading) {
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

  void add_corner(int p) {
    assert(corner_count_ < kMaxCorners);
    corners_[corner_count_++] = {static_cast<std::uint8_t>(p % kMaxSize),
                                 static_cast<std::uint8_t>(p / kMaxSize)};
  }

  struct Corner {
    std::uint8_t x;
    std::uint8_t y;
  };

  int ring_count_;
  int corner_count_;
  Ring rings_[kMaxRings];
  Corner corners_[kMaxCorners];
  /// By point: the headings of the steps not taken yet, and what lies on their right hand.
  std::uint16_t steps_[kMaxPoints];
  std::int16_t claim_right_of_[kMaxPoints][kHeadings];
};

}  // namespace kakoi::senket
