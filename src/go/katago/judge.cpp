#include "go/katago/judge.h"

#include <algorithm>
#include <cassert>

namespace kakoi::go::katago {

const Judgement& Judge::look(const Situation& situation, const Grid& grid) {
  assert(grid.width <= kMostSide && grid.height <= kMostSide);
  planes_.look(situation, network_.lives_by_suicide(), grid);
  const Answer& answer = network_.evaluate(grid.width, grid.height, planes_.points(), planes_.globals());
  judgement_ = {};
  share(answer.policy, grid);
  for_each_point(grid.full,
                 [&](Point p) { judgement_.owner[cell_of(p)] = answer.owner[p.y * grid.width + p.x]; });

  // No result comes of simple ko alone.
  const int outcomes = situation.ko_rule == KoRule::kSimple ? 3 : 2;
  const float most = *std::max_element(answer.outcome, answer.outcome + outcomes);
  float chances[3] = {};
  float sum = 0;
  for (int i = 0; i < outcomes; ++i) {
    chances[i] = exponential(answer.outcome[i] - most);
    sum += chances[i];
  }
  const float none = chances[2] / sum;
  judgement_.win = chances[0] / sum + none / 2;
  judgement_.lead = answer.lead * (1 - none);
  judgement_.score = answer.score * (1 - none);
  return judgement_;
}

/// Shares the logits of points, and of the pass behind them, among the legal moves.
void Judge::share(const float* logits, const Grid& grid) {
  const float pass = logits[Index{grid.width} * grid.height];
  float most = pass;
  const auto each = [&](auto visit) {
    for_each_point(grid.full, [&](Point p) {
      if (planes_.is_legal(cell_of(p))) visit(judgement_.share[cell_of(p)], logits[p.y * grid.width + p.x]);
    });
    visit(judgement_.share[kNoCell], pass);
  };
  each([&](float&, float logit) { most = std::max(most, logit); });
  float sum = 0;
  each([&](float& share, float logit) { sum += share = exponential(logit - most); });
  each([&](float& share, float) { share /= sum; });
}

}  // namespace kakoi::go::katago
