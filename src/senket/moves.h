// The moves: adding a post on an empty point, and fences between two own posts, new or old.

#pragma once

#include "senket/crossing.h"

namespace kakoi::senket {

/// The answer to a post: added, or the reason why it was not.
enum class PostStatus : std::uint8_t { kAdded, kOffBoard, kTaken };

/// The verdict on a fence: legal, or the reason why it is not.
enum class FenceStatus : std::uint8_t {
  kLegal,
  /// The points are not a knight's step apart.
  kNoKnightsStep,
  /// One end or both are not posts of the colour.
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

/// True when two points are a knight's step apart; `fence` is then the one that joins them.
bool fence_between(Point a, Point b, Fence& fence);

/// Puts a post on an empty point of the board.
PostStatus add_post(Position& position, Color color, Point p);

/// Checks a fence between two points: legal for the colour, or the reason against it. Points off the board hold no post.
FenceCheck check_fence(const Position& position, Color color, Point a, Point b);

/// Adds the fence where that is legal.
FenceCheck add_fence(Position& position, Color color, Point a, Point b);

/// The left ends, on the board or off it, of fences that are not there and would cross none, by direction.
void clear_ends(const Position& position, PointSet (&ends)[kDirections]);

/// Every fence that the colour could add now, each by itself: two of them may cross one another.
Fences legal_fences(const Position& position, Color color);

/// The legal fences that end at a point, as if the colour had a post there; they are legal together, too.
Fences legal_fences_from(Position position, Color color, Point p);

}  // namespace kakoi::senket
