#include "go/endgame/endgame.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>

namespace kakoi::go {

namespace {

/// The positions that a search may look at for each question about the safety of a region.
constexpr int kSafeNodes = 50;

/// Makes a thermograph of area one of territory, where the region holds that many more white stones than black ones.
void to_territory(Thermograph& thermograph, int surplus) {
  const int shift = surplus * Thermograph::kOne;
  thermograph.mean += shift;
  thermograph.temperature -= Thermograph::kOne;
  for (Wall& wall : thermograph.walls) {
    for (int i = 0; i < wall.size; ++i) {
      wall.corners[i].count += shift;
      wall.corners[i].tax -= Thermograph::kOne;
    }
  }
}

bool is_before(const EndgameRegion& a, const EndgameRegion& b) {
  if ((a.gap == EndgameGap::kNone) != (b.gap == EndgameGap::kNone)) return a.gap == EndgameGap::kNone;
  if (a.gap != EndgameGap::kNone) return false;
  if (a.thermograph.temperature != b.thermograph.temperature) {
    return a.thermograph.temperature > b.thermograph.temperature;
  }
  const auto is_sente = [](const EndgameRegion& region) {
    return region.is_sente_of(Color::kBlack) || region.is_sente_of(Color::kWhite);
  };
  return is_sente(a) && !is_sente(b);
}

}  // namespace

bool EndgameRegion::is_sente_of(Color color) const {
  const Wall& wall = thermograph.wall(color);
  return wall.size >= 2 && wall.corners[wall.size - 2].count == wall.corners[wall.size - 1].count;
}

const Endgame& EndgameReader::read(const Position& position, int nodes, const Grid& grid) {
  Position walls = Position::none();
  PointSet open = grid.full;
  result_.count = 0;
  result_.mean = 0;
  result_.settled = 0;
  result_.nodes = 0;
  for (const Color color : kColors) {
    const SafeSide& safe = solver_.find(position, color, kSafeNodes, grid);
    walls.stones(color) = safe.stones;
    settle(position, color, safe.stones | safe.territory);
    open -= safe.stones | safe.territory;
  }
  if (open.empty()) return result_;

  Position lasting = Position::none();
  for (const Color color : kColors) {
    lasting.stones(color) = solver_.find(position, color, kSafeNodes, grid, open).stones;
  }
  PointSet unsure = PointSet::none();
  for_each_chain(open, [&](const PointSet& points) {
    Certainty certainty = Certainty::kProved;
    bool is_independent = RegionGame::holds(points);
    for (const Color color : kColors) {
      const PointSet around = neighbours(points, walls.stones(color));
      if (!is_independent || around.is_subset_of(lasting.stones(color))) continue;
      certainty = Certainty::kRead;
      is_independent = around.is_subset_of(solver_.find(position, color, kSafeNodes, grid, points).stones);
    }
    if (is_independent) {
      add(position, walls, points, certainty, nodes);
    } else {
      unsure |= points;
    }
  });
  if (unsure.any()) {
    const LikelyWalls likely = likely_.find(position, unsure, walls, grid);
    for (const Color color : kColors) {
      const PointSet& held = likely.held[static_cast<std::size_t>(color)];
      settle(position, color, held);
      walls.stones(color) |= held;
    }
    for_each_chain(likely.open,
                   [&](const PointSet& points) { add(position, walls, points, Certainty::kLikely, nodes); });
  }
  std::stable_sort(result_.regions, result_.regions + result_.count, is_before);
  return result_;
}

void EndgameReader::settle(const Position& position, Color color, const PointSet& held) {
  const int points =
      (held - position.stones(color)).count() + (held & position.stones(opponent(color))).count();
  result_.settled += color == Color::kBlack ? points : -points;
}

void EndgameReader::add(const Position& position, const Position& walls, const PointSet& points,
                        Certainty certainty, int nodes) {
  EndgameRegion region{.points = points,
                       .gap = EndgameGap::kSize,
                       .certainty = certainty,
                       .thermograph = Thermograph::of_count(0),
                       .moves = {kNoPoint, kNoPoint}};
  if (RegionGame::holds(points)) {
    game_.load(position, points, walls);
    const RegionValue found = values_.value(game_, game_.start(), nodes);
    result_.nodes += found.nodes;
    if (found.outcome == RegionOutcome::kKo) region.gap = EndgameGap::kKo;
    if (found.outcome == RegionOutcome::kValued) {
      region.gap = EndgameGap::kNone;
      region.thermograph = found.thermograph;
      to_territory(region.thermograph, (points & position.white).count() - (points & position.black).count());
      if (region.thermograph.temperature <= -Thermograph::kOne) {
        result_.settled += region.thermograph.mean / Thermograph::kOne;
        return;
      }
      result_.mean += region.thermograph.mean;
      for (int side = 0; side < 2; ++side) {
        if (found.moves[side] >= 0) region.moves[side] = game_.point(found.moves[side]);
      }
    }
  }
  result_.regions[result_.count++] = region;
}

}  // namespace kakoi::go
