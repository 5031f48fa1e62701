#include "go/reading/fate_search.h"

#include <algorithm>

#include "go/reading/life_area.h"
#include "go/reading/room.h"

namespace kakoi::go {

namespace {

/// Chance begins anew with each question, so that the same one gets the same answer.
constexpr std::uint64_t kSeed = 7;

/// More games change little.
constexpr std::uint64_t kMostGames = 1'000'000;

/// The nodes for games, in parts of all, and the most and the fewest: more change little, fewer say little.
constexpr std::uint64_t kPart = 8;
constexpr std::uint64_t kMostNodes = 60'000;
constexpr std::uint64_t kFewestNodes = 5'000;

/// The margin of the region.
constexpr int kMargin = 2;

}  // namespace

std::uint64_t FateSearch::nodes_of(std::uint64_t all) {
  const std::uint64_t nodes = std::min(all / kPart, kMostNodes);
  return nodes < kFewestNodes ? 0 : nodes;
}

PointSet FateSearch::region_of(const Position& position, Color defender, const PointSet& stones,
                               const Grid& grid) {
  PointSet group = stones;
  for_each_group(position, defender, grid, [&](const PointSet& connected) {
    if (connected.intersects(stones)) group |= connected;
  });
  PointSet region;
  for (int margin = kMargin; margin >= 0; --margin) {
    for (const auto room : {fighting_room_of, room_of}) {
      region = with_capturable(position, room(position, defender, group, margin, grid) | group, grid);
      if (region.count() <= kMostPoints) return region;
    }
  }
  return region;
}

const FateEstimate& FateSearch::estimate(const Position& position, const LifeQuestion& question,
                                         const Grid& grid) {
  PartQuestion asked{.position = position,
                     .to_play = question.to_play,
                     .ko = question.ko,
                     .part = question.region,
                     .counted = question.target};
  PointSet& attackers = question.defender == Color::kBlack ? asked.position.white : asked.position.black;
  attackers |= position.empties(grid) - question.region;
  const auto games = static_cast<int>(std::clamp<std::uint64_t>(question.nodes / kGameNodes, 1, kMostGames));
  search_.run(asked, grid, games, kSeed);
  const float own = search_.win_rate();
  estimate_.survival = question.to_play == question.defender ? own : 1 - own;
  estimate_.move = search_.move(0).move;
  estimate_.line.take(search_.line(0));
  estimate_.nodes = static_cast<std::uint64_t>(games) * kGameNodes;
  return estimate_;
}

float FateSearch::share_of(Point move) const {
  for (int i = 0; i < search_.move_count(); ++i) {
    const TriedMove& record = search_.move(i);
    if (record.move == move) return static_cast<float>(record.visits) / static_cast<float>(search_.games());
  }
  return 0;
}

}  // namespace kakoi::go
