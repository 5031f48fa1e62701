#include "senket/move_values.h"

#include <algorithm>

namespace kakoi::senket {

int margin(const Sets& sets, Color color, Mode mode) {
  return sets.total(color, mode) - sets.total(opponent(color), mode);
}

void MoveValues::find(const Position& position, Color color, Mode mode) {
  score(position, base_);
  margin_ = senket::margin(base_.sets, color, mode);
  clear_ends(position, clear_);
  join_posts(position, color);
  for_each_point(position.empties(),
                 [&](Point p) { values_[index(p)] = evaluate(position, color, mode, p); });
}

void MoveValues::join_posts(const Position& position, Color color) {
  make_singles(parent_, kMaxPoints + 1);
  std::fill_n(fenced_, kMaxPoints, false);
  for_each_fence(position.side(color).fences, [&](Fence fence) {
    const int left = index(fence.left);
    const int right = index(fence.right());
    unite(parent_, left, right);
    fenced_[left] = fenced_[right] = true;
  });
  for_each_point(position.side(color).posts, [&](Point p) {
    if (position.is_on_border(p)) unite(parent_, index(p), kBorder);
  });
}

int MoveValues::evaluate(const Position& position, Color color, Mode mode, Point p) {
  Position after = position;
  Side& side = after.side(color);
  side.posts.set(p);
  const int border = find_root(parent_, kBorder);
  int roots[2 * kDirections];
  int fences = 0;
  int strands = 0;
  bool closes = false;
  const auto add = [&](Fence fence, Point end) {
    if (!position.contains(end) || !side.posts.has(end) || !clear_[fence.direction].has(fence.left)) return;
    const int root = find_root(parent_, index(end));
    closes |= std::find(roots, roots + fences, root) != roots + fences;
    closes |= root == border && position.is_on_border(p);
    roots[fences++] = root;
    strands += fenced_[index(end)] ? 1 : 0;
    side.fences.set(fence);
  };
  for (int d = 0; d < kDirections; ++d) {
    add({p, d}, Fence{p, d}.right());
    const Point left{p.x - kSteps[d].x, p.y - kSteps[d].y};
    add({left, d}, left);
  }
  fences_[index(p)] = static_cast<std::uint8_t>(fences);
  if (!closes && strands < 2) return with_lone_post(color, mode, p);
  score(after, after_);
  return senket::margin(after_.sets, color, mode) - margin_;
}

/// The change in value by a post that encloses nothing and ties nothing together.
int MoveValues::with_lone_post(Color color, Mode mode, Point p) const {
  int change = 0;
  for (const Color owner : {color, opponent(color)}) {
    const int claim = base_.claims.of(owner, base_.regions.at(p), base_.sections);
    if (claim == kNoClaim || base_.claims[claim].state != ClaimState::kValid) continue;
    TerritorySet set = base_.sets.get(owner, base_.claims[claim].set);
    const int before = set.score(mode);
    --set.open_points;
    if (owner != color) ++set.prisoners;
    const int gain = set.score(mode) - before;
    change += owner == color ? gain : -gain;
  }
  return change;
}

}  // namespace kakoi::senket
