#include "senket/moves.h"

#include <utility>

namespace kakoi::senket {

bool fence_between(Point a, Point b, Fence& fence) {
  if (a.x > b.x) std::swap(a, b);
  for (int d = 0; d < kDirections; ++d) {
    fence = {a, d};
    if (fence.right() == b) return true;
  }
  return false;
}

PostStatus add_post(Position& position, Color color, Point p) {
  if (!position.contains(p)) return PostStatus::kOffBoard;
  if (position.is_taken(p)) return PostStatus::kTaken;
  position.side(color).posts.set(p);
  return PostStatus::kAdded;
}

FenceCheck check_fence(const Position& position, Color color, Point a, Point b) {
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

FenceCheck add_fence(Position& position, Color color, Point a, Point b) {
  const FenceCheck check = check_fence(position, color, a, b);
  if (check.status == FenceStatus::kLegal) position.side(color).fences.set(check.fence);
  return check;
}

void clear_ends(const Position& position, PointSet (&ends)[kDirections]) {
  const Fences present = position.fences();
  const PointSet all = full_set(kMaxSide, kMaxSide);
  for (int d = 0; d < kDirections; ++d) ends[d] = all - present.left_ends[d] - crossing_ends(present, d);
}

Fences legal_fences(const Position& position, Color color) {
  const PointSet& posts = position.side(color).posts;
  Fences legal;
  clear_ends(position, legal.left_ends);
  for (int d = 0; d < kDirections; ++d) {
    legal.left_ends[d] &= posts & with_offset(posts, kSteps[d].x, kSteps[d].y);
  }
  return legal;
}

Fences legal_fences_from(Position position, Color color, Point p) {
  position.side(color).posts.set(p);
  const PointSet end = PointSet::of(p);
  Fences legal = legal_fences(position, color);
  for (int d = 0; d < kDirections; ++d) {
    legal.left_ends[d] &= end | with_offset(end, kSteps[d].x, kSteps[d].y);
  }
  return legal;
}

}  // namespace kakoi::senket
