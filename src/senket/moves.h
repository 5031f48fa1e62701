// What may be added to a position: a post on an empty point, and fences between two own posts, new or old.

#pragma once

#include <utility>

#include "senket/crossing.h"

namespace kakoi::senket {

enum class PostStatus : std::uint8_t { kAdded, kOffBoard, kTaken };

enum class FenceStatus : std::uint8_t {
  kLegal,
  /// The points are not a knight's step apart.
  kNoKnightsStep,
  /// One end or both are no own posts.
  kNoPost,
  kExists,
  kCrosses,
};

/// The answer to "may this fence be added?".
struct FenceCheck {
  FenceStatus status;
  /// The fence asked about; undefined for kNoKnightsStep.
  Fence fence;
  /// For kCrosses alone: a fence in the way, and whose it is.
  Fence crosser;
  Color crosser_color;
};

/// Whether two points are a knight's step apart; `fence` is then what joins them.
inline bool fence_between(Point a, Point b, Fence& fence) {
  if (a.x > b.x) std::swap(a, b);
  for (int d = 0; d < kDirections; ++d) {
    fence = {a, d};
    if (fence.right() == b) return true;
  }
  return false;
}

/// Puts a post on an empty point of the board.
inline PostStatus add_post(Position& position, Color color, Point p) {
  if (!position.contains(p)) return PostStatus::kOffBoard;
  if (position.is_taken(p)) return PostStatus::kTaken;
  position.side(color).posts.set(p);
  return PostStatus::kAdded;
}

/// Whether the colour may join two points with a fence, and why not. Points off the board hold no post.
[[gnu::noinline]] inline FenceCheck check_fence(const Position& position, Color color, Point a, Point b) {
  FenceCheck check{FenceStatus::kLegal, {}, {}, color};
  const Side& own = position.side(color);
  const auto is_own = [&](Point p) { return position.contains(p) && own.posts.has(p); };
  if (!fence_between(a, b, check.fence)) {
    check.status = FenceStatus::kNoKnightsStep;
  } else if (!is_own(a) || !is_own(b)) {
    check.status = FenceStatus::kNoPost;
  } else if (own.fences.has(check.fence)) {
    check.status = FenceStatus::kExists;
  } else {
    for (const Color crossed : {color, opponent(color)}) {
      if (!find_crossing(position.side(crossed).fences, check.fence, check.crosser)) continue;
      check.status = FenceStatus::kCrosses;
      check.crosser_color = crossed;
      break;
    }
  }
  return check;
}

/// Adds the fence where that is legal.
inline FenceCheck add_fence(Position& position, Color color, Point a, Point b) {
  const FenceCheck check = check_fence(position, color, a, b);
  if (check.status == FenceStatus::kLegal) position.side(color).fences.set(check.fence);
  return check;
}

/// Every fence that the colour could add now, each by itself: two of them may cross one another.
[[gnu::noinline]] inline Fences legal_fences(const Position& position, Color color) {
  const PointSet& posts = position.side(color).posts;
  const Fences present = position.fences();
  Fences legal;
  for (int d = 0; d < kDirections; ++d) {
    legal.left_ends[d] = (posts & with_offset(posts, kSteps[d].x, kSteps[d].y)) - present.left_ends[d] -
                         crossing_ends(present, d);
  }
  return legal;
}

/// Those of them that end at a point, as if the colour had a post there; together they are legal too.
inline Fences legal_fences_from(Position position, Color color, Point p) {
  position.side(color).posts.set(p);
  const PointSet end = PointSet::of(p);
  Fences legal = legal_fences(position, color);
  for (int d = 0; d < kDirections; ++d) {
    legal.left_ends[d] &= end | with_offset(end, kSteps[d].x, kSteps[d].y);
  }
  return legal;
}

}  // namespace kakoi::senket
