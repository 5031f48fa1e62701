#include "go/reading/life_walls.h"

namespace kakoi::go {

namespace {

/// Search limits, in positions: for each question about a region that decides which stones are safe, and for
/// each chain that may be captured.
constexpr int kSafeNodes = 100;
constexpr int kCaptureNodes = 1000;

/// The connected empty points outside the region that are room for eyes.
constexpr int kRoom = 12;

}  // namespace

bool has_room(const PointSet& liberties, const PointSet& outside) {
  return expand(liberties, outside).count() >= kRoom;
}

bool can_be_captured(CaptureReader& captures, const Position& position, const PointSet& chain, Color owner,
                     const Grid& grid) {
  const CaptureQuestion question{.target = chain.first_point(),
                                 .to_play = opponent(owner),
                                 .ko = kNoPoint,
                                 .nodes = kCaptureNodes,
                                 .proved = false};
  const CaptureOutcome outcome = captures.read(position, question, grid).outcome;
  return outcome == CaptureOutcome::kCaptured || outcome == CaptureOutcome::kKo;
}

const LifeWall& LifeWalls::find(const Position& position, Color winner, const PointSet& region,
                                const Grid& grid) {
  const PointSet& own = position.stones(winner);
  const PointSet empties = position.empties(grid);
  const PointSet inside = empties & region;
  const PointSet outside = empties - region;
  const PointSet ways_out = neighbours(outside, inside);
  const PointSet around = neighbours(region, own - region) | neighbours(outside, own & region);
  wall_ = {.assumed = PointSet::none(), .gaps = PointSet::none()};
  // To find out what is safe takes longer than many a question.
  if (ways_out.empty() && around.empty()) return wall_;
  const PointSet safe = safety_.find(position, winner, kSafeNodes, grid, region).stones;
  wall_.gaps = ways_out - neighbours(safe, empties);
  const PointSet ways = expand(wall_.gaps, inside);
  wall_.assumed = expand(around | neighbours(ways, own), own) - safe;
  return wall_;
}

PointSet LifeWalls::in_danger(const Position& position, Color winner, bool may_leave, const PointSet& region,
                              const Grid& grid) {
  const PointSet outside = position.empties(grid) - region;
  const PointSet theirs = position.stones(opponent(winner)) - region;
  // The other side takes the chain though it comes late: it moves first, and has all of the region but the chain.
  const auto falls = [&](const PointSet& chain) {
    Grid beyond = grid;
    beyond.full -= region - chain;
    Position there{position.black & beyond.full, position.white & beyond.full};
    there.stones(winner) |= chain;
    return can_be_captured(captures_, there, chain, winner, beyond);
  };
  PointSet found = PointSet::none();
  PointSet exits = PointSet::none();
  for_each_point(wall_.gaps, [&](Point gap) {
    const PointSet stone = PointSet::of(gap);
    const PointSet free = neighbours(stone, outside);
    if (2 * neighbours(stone, theirs).count() >= free.count() || falls(stone)) {
      found |= free;
    } else {
      exits.set(gap);
    }
  });
  for_each_chain(outside, [&](const PointSet& room) {
    const bool is_narrow = room.count() < kRoom && neighbours(room, wall_.gaps).any();
    if (is_narrow || (!may_leave && neighbours(room, exits).any())) found |= room;
  });
  for_each_chain(wall_.assumed, [&](const PointSet& chain) {
    const PointSet free = liberties(chain, outside);
    if (free.empty()) return;
    if (!has_room(free, outside)) {
      found |= expand(free, outside);
    } else if (2 * neighbours(chain, theirs).count() >= free.count() || falls(chain)) {
      found |= free;
    }
  });
  return found;
}

}  // namespace kakoi::go
