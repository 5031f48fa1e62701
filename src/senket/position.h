// A Senket position: the posts of both colours and the fences between them.
//
// [0, 0] is the top left point of the board and y grows downwards, as everywhere in kakoi. The rules are the
// same upside down, so the author's rows, which count from the bottom, are a matter of notation only.

#pragma once

#include "core/color.h"
#include "core/geometry.h"

namespace kakoi::senket {

inline constexpr int kMinSize = 3;
inline constexpr int kMaxSize = kMaxSide;
inline constexpr int kMaxPoints = kMaxSize * kMaxSize;

/// A fence is a knight's step. Drawn from its left end it takes one of four.
inline constexpr int kDirections = 4;
inline constexpr Point kSteps[kDirections] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}};

/// A fence between two points, whoever's it is.
struct Fence {
  /// The left end.
  Point left;
  /// Index into kSteps.
  int direction;

  [[nodiscard]] constexpr Point right() const {
    return {left.x + kSteps[direction].x, left.y + kSteps[direction].y};
  }

  friend constexpr bool operator==(const Fence&, const Fence&) = default;
};

/// Fences by direction: the sets of their left ends.
// NOLINTNEXTLINE(bugprone-reserved-identifier,readability-identifier-naming): the compiler's, in copies it makes
struct Fences {
  PointSet left_ends[kDirections];

  static Fences none() { return {}; }

  [[nodiscard]] bool has(Fence fence) const { return left_ends[fence.direction].has(fence.left); }
  void set(Fence fence) { left_ends[fence.direction].set(fence.left); }
  void clear(Fence fence) { left_ends[fence.direction].clear(fence.left); }

  [[nodiscard]] int count() const {
    int fences = 0;
    for (const PointSet& ends : left_ends) fences += ends.count();
    return fences;
  }

  friend Fences operator|(Fences a, const Fences& b) {
    for (int d = 0; d < kDirections; ++d) a.left_ends[d] |= b.left_ends[d];
    return a;
  }
  friend bool operator==(const Fences& a, const Fences& b) {
    for (int d = 0; d < kDirections; ++d) {
      if (!(a.left_ends[d] == b.left_ends[d])) return false;
    }
    return true;
  }
};

/// Calls visit(fence) for each fence, direction by direction.
template <typename Visit>
void for_each_fence(const Fences& fences, Visit&& visit) {
  for (int d = 0; d < kDirections; ++d) {
    for_each_point(fences.left_ends[d], [&](Point left) { visit(Fence{left, d}); });
  }
}

/// The posts and fences of one colour.
struct Side {
  PointSet posts;
  Fences fences;

  friend bool operator==(const Side&, const Side&) = default;
};

/// A legal position: all posts on the board, no point with two, every fence between two posts of its colour,
/// no two fences crossing. What add_post() and add_fence() build is legal; all else in this folder relies on
/// it.
struct Position {
  /// Points a side, kMinSize..kMaxSize.
  int size;
  Side black;
  Side white;

  static Position empty(int size) {
    assert(size >= kMinSize && size <= kMaxSize);
    return {size, {}, {}};
  }

  [[nodiscard]] const Side& side(Color color) const { return color == Color::kBlack ? black : white; }
  [[nodiscard]] Side& side(Color color) { return color == Color::kBlack ? black : white; }

  [[nodiscard]] bool contains(Point p) const { return p.x >= 0 && p.x < size && p.y >= 0 && p.y < size; }
  [[nodiscard]] bool is_on_border(Point p) const {
    return p.x == 0 || p.x == size - 1 || p.y == 0 || p.y == size - 1;
  }
  [[nodiscard]] bool is_taken(Point p) const { return black.posts.has(p) || white.posts.has(p); }
  [[nodiscard]] Fences fences() const { return black.fences | white.fences; }
  [[nodiscard]] PointSet empties() const { return full_set(size, size) - black.posts - white.posts; }

  friend bool operator==(const Position&, const Position&) = default;
};

}  // namespace kakoi::senket
