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
  void trace(const Position& position, const Workspace& work);

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

  void collect_steps(const Position& position, const Workspace& work, Color color);
  void add_step(Point from, int heading, int claim);
  [[nodiscard]] bool leads_on(int p, int heading, int claim) const;
  void trace_ring(int start, int first_heading);
  void add_corner(int p);

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
