// Outlines: the polygons of claims, for shading.
//
// The corners of a claim are points of the board, so its outline needs no fractions. Every claim has one outer
// ring and a ring for each of its holes. All are simple polygons: where a claim touches itself in a post, the
// parts outside it are told apart, never the parts of the claim (which hangs together within), so that one
// ring runs along one part of the outside. Rings may touch each other in posts. Fences with the claim on both
// sides are left out.

#pragma once

#include "senket/score.h"

namespace kakoi::senket {

struct Ring {
  std::uint16_t claim;
  /// The first of its corners, and their number.
  std::uint16_t first;
  std::uint16_t count;
};

class Outlines {
 public:
  // Each colour has at most the two sides of its fences and the inner side of the border.
  static constexpr int kMaxCorners = 2 * kMaxFences + 2 * 4 * (kMaxSize - 1);
  static constexpr int kMaxRings = kMaxCorners / 3;

  /// Traces all claims of a position that is scored in `work`.
  void trace(const Position& position, const Workspace& work) {
    ring_count_ = corner_count_ = 0;
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      const Tracer tracer{position, work, color};
      std::fill_n(traced_, kMaxPoints, std::uint16_t{0});
      for (int y = 0; y < position.size; ++y) {
        for (int x = 0; x < position.size; ++x) {
          for (int heading = 0; heading < kHeadings; ++heading) {
            if (tracer.claim_right_of({x, y}, heading) == kNoClaim || is_traced({x, y}, heading)) continue;
            trace_ring(tracer, {x, y}, heading);
          }
        }
      }
    }
  }

  /// Black's rings come first; of the rings of a claim, the outer one. Holes run anticlockwise.
  [[nodiscard]] int ring_count() const { return ring_count_; }
  [[nodiscard]] const Ring& ring(int i) const { return rings_[i]; }
  /// The corner with a number, on the screen clockwise along outer rings. No corner is straight.
  [[nodiscard]] Point corner(int i) const { return {corners_[i].x, corners_[i].y}; }

 private:
  /// The steps of fences and border, clockwise on the screen; opposite ones are six apart.
  static constexpr int kHeadings = 12;
  static constexpr Point kHeadingSteps[kHeadings] = {{1, 0},  {2, 1},   {1, 2},   {0, 1},  {-1, 2}, {-2, 1},
                                                     {-1, 0}, {-2, -1}, {-1, -2}, {0, -1}, {1, -2}, {2, -1}};
  /// The fence direction of a heading; -1 along the border.
  static constexpr int kDirectionOf[kHeadings] = {-1, 1, 0, -1, 3, 2, -1, 1, 0, -1, 3, 2};

  static Point next(Point p, int heading) {
    return {p.x + kHeadingSteps[heading].x, p.y + kHeadingSteps[heading].y};
  }

  /// What one colour's claims are bounded by.
  struct Tracer {
    const Position& position;
    const Workspace& work;
    Color color;

    [[nodiscard]] int claim_of(int region) const { return work.claims.of(color, region, work.sections); }

    /// The claim on the right hand of a step along a fence or the border, if the left hand is outside it; else
    /// kNoClaim.
    [[nodiscard]] int claim_right_of(Point p, int heading) const {
      const int direction = kDirectionOf[heading];
      if (direction < 0) return claim_inside_border(p, heading);
      const bool forwards = kHeadingSteps[heading].x > 0;
      const Point end = next(p, heading);
      const Fence fence{forwards ? p : end, direction};
      if (!position.contains(fence.left) || !position.side(color).fences.has(fence)) return kNoClaim;
      const Hands regions = work.regions.beside(fence);
      const int left = claim_of(forwards ? regions.left : regions.right);
      const int right = claim_of(forwards ? regions.right : regions.left);
      return left == right ? kNoClaim : right;
    }

    /// The board lies on the right hand of those who go round it clockwise.
    [[nodiscard]] int claim_inside_border(Point p, int heading) const {
      const int last = position.size - 1;
      const auto at = [&](int x, int y, int half_side) {
        return claim_of(work.regions.at_half_side(x, y, half_side));
      };
      if (heading == 0 && p.y == 0 && p.x < last) return at(p.x, 0, 0);
      if (heading == 3 && p.x == last && p.y < last) return at(last - 1, p.y, 2);
      if (heading == 6 && p.y == last && p.x > 0) return at(p.x - 1, last - 1, 4);
      if (heading == 9 && p.x == 0 && p.y > 0) return at(0, p.y - 1, 6);
      return kNoClaim;
    }
  };

  static int index(Point p) { return p.y * kMaxSize + p.x; }

  [[nodiscard]] bool is_traced(Point p, int heading) const {
    return (traced_[index(p)] >> heading & 1U) != 0;
  }

  /// Follows a ring from its topmost point, of several the leftmost: that is a corner. The outside is on the
  /// left hand all along, so the next step is the first clockwise from where the last one came from.
  void trace_ring(const Tracer& tracer, Point start, int first_heading) {
    const int claim = tracer.claim_right_of(start, first_heading);
    assert(ring_count_ < kMaxRings);
    Ring& ring = rings_[ring_count_++];
    ring = {static_cast<std::uint16_t>(claim), static_cast<std::uint16_t>(corner_count_), 0};
    Point p = start;
    int heading = first_heading;
    add_corner(p);
    for (;;) {
      traced_[index(p)] = static_cast<std::uint16_t>(traced_[index(p)] | 1U << heading);
      p = next(p, heading);
      int turned = (heading + kHeadings / 2 + 1) % kHeadings;
      while (tracer.claim_right_of(p, turned) != claim) turned = (turned + 1) % kHeadings;
      if (p == start && turned == first_heading) break;
      if (turned != heading) add_corner(p);
      heading = turned;
    }
    ring.count = static_cast<std::uint16_t>(corner_count_ - ring.first);
  }

  void add_corner(Point p) {
    assert(corner_count_ < kMaxCorners);
    corners_[corner_count_++] = {static_cast<std::uint8_t>(p.x), static_cast<std::uint8_t>(p.y)};
  }

  struct Corner {
    std::uint8_t x;
    std::uint8_t y;
  };

  int ring_count_;
  int corner_count_;
  Ring rings_[kMaxRings];
  Corner corners_[kMaxCorners];
  /// By point: the headings already followed from there.
  std::uint16_t traced_[kMaxPoints];
};

}  // namespace kakoi::senket
