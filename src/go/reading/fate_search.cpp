#include "go/reading/fate_search.h"

#include <algorithm>

namespace kakoi::go {

namespace {

/// Chance begins anew with each question, so that the same one gets the same answer.
constexpr std::uint64_t kSeed = 7;

/// More games change little.
constexpr std::uint64_t kMostGames = 1'000'000;

}  // namespace

const FateEstimate& FateSearch::estimate(const Position& position, const LifeQuestion& question,
                                         const Grid& grid) {
  MoveQuestion asked{.position = position,
                     .to_play = question.to_play,
                     .ko = question.ko,
                     .last = kNoPoint,
                     .before_last = kNoPoint,
                     .komi = 0,
                     .settled = {PointSet::none(), PointSet::none()},
                     .barred = PointSet::none(),
                     .part = question.region,
                     .counted = question.target};
  PointSet& attackers = question.defender == Color::kBlack ? asked.position.white : asked.position.black;
  attackers |= position.empties(grid) - question.region;
  const auto games = static_cast<int>(std::clamp<std::uint64_t>(question.nodes / kGameNodes, 1, kMostGames));
  search_.run(asked, priors_, grid, games, kSeed);
  const float own = search_.win_rate();
  estimate_.survival = question.to_play == question.defender ? own : 1 - own;
  estimate_.move = search_.move(0).move;
  estimate_.line_length = search_.line(0, estimate_.line);
  estimate_.nodes = static_cast<std::uint64_t>(games) * kGameNodes;
  return estimate_;
}

float FateSearch::share_of(Point move) const {
  for (int i = 0; i < search_.move_count(); ++i) {
    const MoveRecord& record = search_.move(i);
    if (record.move == move) return static_cast<float>(record.visits) / static_cast<float>(search_.games());
  }
  return 0;
}

}  // namespace kakoi::go
