#include "support/random_senket.h"

namespace kakoi::test {

using senket::Fence;
using senket::Fences;
using senket::Position;

std::vector<Fence> list_of(const Fences& fences) {
  std::vector<Fence> list;
  for_each_fence(fences, [&](Fence fence) { list.push_back(fence); });
  return list;
}

namespace {

/// Adds a post, and each fence to be had from it with a chance of `percent`. False if the point is taken or
/// off the board.
bool play_with_fences(Position& position, Color color, Point p, int percent, Random& random) {
  if (add_post(position, color, p) != senket::PostStatus::kAdded) return false;
  for (const Fence fence : list_of(legal_fences_from(position, color, p))) {
    if (random.chance(percent)) add_fence(position, color, fence.left, fence.right());
  }
  return true;
}

Point random_point(int size, Random& random) { return {random.below(size), random.below(size)}; }

Point knights_step(Point p, Random& random) {
  const Point step = senket::kSteps[random.below(senket::kDirections)];
  const int sign = random.chance(50) ? 1 : -1;
  return {p.x + sign * step.x, p.y + sign * step.y};
}

}  // namespace

Position random_senket(int size, int posts, Random& random) {
  Position position = Position::empty(size);
  const int close = 40 + random.below(60);
  const int percent = random.chance(70) ? 100 : 30 + random.below(70);
  Color color = Color::kBlack;
  for (int placed = 0; placed < posts;) {
    Point p = random_point(size, random);
    const PointSet& own = position.side(color).posts;
    if (random.chance(close) && own.any()) {
      p = knights_step(own.nth_point(random.below(own.count())), random);
    }
    if (!play_with_fences(position, color, p, percent, random)) continue;
    ++placed;
    // Now and then a fence joins two old posts.
    const auto legal = list_of(legal_fences(position, color));
    if (!legal.empty() && random.chance(20)) {
      const Fence fence = legal[static_cast<std::size_t>(random.below(static_cast<int>(legal.size())))];
      add_fence(position, color, fence.left, fence.right());
    }
    color = opponent(color);
  }
  return position;
}

Position random_chains(int size, int chains, Random& random) {
  Position position = Position::empty(size);
  for (int i = 0; i < chains; ++i) {
    const Color color = random.chance(50) ? Color::kBlack : Color::kWhite;
    Point p = random_point(size, random);
    if (random.chance(60)) (random.chance(50) ? p.x : p.y) = random.chance(50) ? 0 : size - 1;
    const Point step = knights_step({0, 0}, random);
    const bool straight = random.chance(70);
    for (int length = 0; length < 2 * size; ++length) {
      if (!position.contains(p)) break;
      play_with_fences(position, color, p, 100, random);
      const Point drawn = knights_step(p, random);
      p = straight && !random.chance(10) ? Point{p.x + step.x, p.y + step.y} : drawn;
    }
  }
  return position;
}

Position random_strips(int size, Random& random) {
  Position position = Position::empty(size);
  const int last = size - 1;
  const auto on_border = [&](Point p) { return p.x == 0 || p.x == last || p.y == 0 || p.y == last; };
  const auto take = [&](Color color, Point p) {
    return position.contains(p) &&
           (position.side(color).posts.has(p) || add_post(position, color, p) == senket::PostStatus::kAdded);
  };
  const Point step = senket::kSteps[random.below(senket::kDirections)];
  const int gaps = random.chance(50) ? 0 : random.below(8);
  for (int i = 0; i < 3 * size; ++i) {
    const Color color = random.chance(50) ? Color::kBlack : Color::kWhite;
    Point p{0, random.below(size)};
    if (random.chance(50)) p = {random.below(size), step.y > 0 ? 0 : last};
    if (!take(color, p)) continue;
    do {
      Point next{p.x + step.x, p.y + step.y};
      // A straight chain that would leave the board ends on the border if it can.
      for (int tries = 0; tries < 8 && !(position.contains(next) && on_border(next)); ++tries) {
        if (tries == 0 && position.contains(next)) break;
        next = knights_step(p, random);
      }
      if (!take(color, next)) break;
      if (!random.chance(gaps)) add_fence(position, color, p, next);
      p = next;
    } while (!on_border(p));
  }
  return position;
}

}  // namespace kakoi::test
