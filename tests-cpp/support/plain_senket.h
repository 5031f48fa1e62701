// Senket done the slow and obvious way, to compare the engine with: rules by exact segment intersection,
// sections by flooding a fine division of the board, areas once more by going round every face.
//
// Points are 0-based with y from the bottom, so that nothing is shared with the engine but the rules.

#pragma once

#include <compare>
#include <iosfwd>
#include <vector>

#include "senket/outlines.h"

namespace kakoi::test {

struct PlainFence {
  Point a;
  Point b;
};

/// True when two fences share a point that is no end of either. No fence passes through a third point, so their
/// insides cross properly or not at all.
bool plain_crosses(const PlainFence& one, const PlainFence& other);

struct PlainSenket {
  int size;
  std::vector<Point> posts[2];
  std::vector<PlainFence> fences[2];

  [[nodiscard]] bool has_post(int color, Point p) const;
  [[nodiscard]] bool has_fence(int color, const PlainFence& fence) const;
  /// True when the colour may add the fence, by the rules one by one.
  [[nodiscard]] bool may_add(int color, const PlainFence& fence) const;
};

PlainSenket to_plain(const senket::Position& position);
PlainFence to_plain(const senket::Fence& fence, int size);

/// A claim; points ascending by x, then y.
struct PlainClaim {
  int color;
  senket::ClaimState state;
  senket::Reason reason;
  /// The area in 1/120 of a unit.
  int area;
  std::vector<std::vector<int>> prisoners;
  std::vector<std::vector<int>> open_points;
  /// Area (in 1/120), prisoners and open points of its set; empty when invalid.
  std::vector<int> set;

  friend bool operator==(const PlainClaim&, const PlainClaim&) = default;
  friend std::strong_ordering operator<=>(const PlainClaim&, const PlainClaim&) = default;
};

void PrintTo(const PlainClaim& claim, std::ostream* out);

/// All claims, ascending. Every unit square is cut into the 25 convex cells between its eight chords;
/// sections, overlaps and filled holes are floods over those, and the rest follows the definitions literally.
std::vector<PlainClaim> plain_claims(const PlainSenket& board);

/// The prisoners, and the empty points, that a claim of a scored position holds.
PointSet prisoners(const senket::Position& position, const senket::Workspace& work, int claim);
PointSet open_points(const senket::Position& position, const senket::Workspace& work, int claim);

/// The engine's answer in the same form.
std::vector<PlainClaim> to_plain(const senket::Position& position, const senket::Workspace& work);

/// Twice the areas of the parts into which one colour's fences and the border divide the board, ascending:
/// faces of the plane graph, traced by half-edges, holes taken off.
std::vector<int> plain_section_areas(const PlainSenket& board, int color);

}  // namespace kakoi::test
