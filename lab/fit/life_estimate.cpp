// Fits the weights of src/go/reading/life_estimate.cpp and prints them as they stand there: random groups, positions a
// few random moves on, which side a search proves to win there, and a logistic regression of that on the features.
//
//   kakoi_fit_life [POSITIONS [SEED]]

#include <array>
#include <cstdlib>
#include <memory>
#include <vector>

#include "fit/logistic.h"
#include "go/reading/life_estimate.h"
#include "go/reading/life_search.h"
#include "support/life_problems.h"

namespace kakoi::test {
namespace {

constexpr int kN = go::kLifeFeatures;
constexpr double kStretch = 1.5;  // made half as large again, which searches best

using lab::kSixteenths;
using Sample = lab::Sample<kN>;

/// Plays `moves` random moves; returns false when play ends on the way, or where nothing is left to estimate.
bool play_on(Random& random, const go::LifeArea& area, const go::LifeSearch& search, int moves,
             go::LifeState& state) {
  for (int i = 0; i <= moves; ++i) {
    const go::LifeMoves allowed = go::moves_of(area, state);
    if (allowed.is_safe || go::is_alive(area, state) || go::is_dead(area, state)) return false;
    if (i == moves) return true;
    const int skip = random.below(std::popcount(allowed.legal) + 1);
    auto rest = allowed.legal;
    for (int k = 0; k < skip && rest != 0; ++k) rest &= rest - 1;
    bool captured = false;
    state = search.after(state, rest == 0 ? go::LifeSearch::kPass : std::countr_zero(rest), captured);
    if (state.target == 0) return false;
  }
  return true;
}

/// Adds the positions of one random group that searches settle.
void add_samples(Random& random, go::LifeSearch& search, std::array<std::vector<Sample>, 2>& samples) {
  constexpr int kPositionsAGroup = 40;
  constexpr std::uint64_t kNodes = 2'000;  // of each
  const Grid grid(12, 9);
  LifeProblem problem;
  if (!make_life_problem(random, grid, 6, 18, 20, problem)) return;
  go::LifeArea area;
  if (!area.load(problem.position, Color::kBlack, problem.target, problem.region, grid)) return;
  search.load(area, kPositionsAGroup * kNodes);
  for (int i = 0; i < kPositionsAGroup; ++i) {
    const auto goal = random.chance(50) ? go::LifeGoal::kCapture : go::LifeGoal::kTwoEyes;
    // Whoever has to be stopped wins every ko, as in LifeReader.
    const go::LifeGame game{goal, goal == go::LifeGoal::kCapture ? go::kDefender : go::kAttacker};
    const auto first = random.chance(50) ? go::kDefender : go::kAttacker;
    go::LifeState state = go::first_state(area, first, go::LifeState::kNoBan);
    state.ko_master = game.ko_master;
    if (!play_on(random, area, search, random.below(8), state)) continue;
    const go::LifeProof proof = search.solve(game, state, kNodes);
    if (proof == go::LifeProof::kUnknown) continue;
    const go::Reach reach = go::reach_of(area, state);
    Sample sample{{},
                  search.winner(proof) == go::kDefender,
                  go::defender_odds(area, state, reach) / (kSixteenths * kStretch)};
    go::count_life_features(area, state, reach, sample.counts.data());
    samples[state.turn].push_back(sample);
  }
}

void run(std::size_t positions, std::uint64_t seed) {
  const auto search = std::make_unique<go::LifeSearch>();
  std::array<std::vector<Sample>, 2> samples;
  for (Random random(seed); samples[0].size() + samples[1].size() < positions;)
    add_samples(random, *search, samples);
  lab::fit_and_print<kN>("defender to move", samples[go::kDefender], kStretch);
  lab::fit_and_print<kN>("attacker to move", samples[go::kAttacker], kStretch);
}

}  // namespace
}  // namespace kakoi::test

int main(int argc, char** argv) {
  const auto argument = [&](int i, std::uint64_t otherwise) {
    return argc > i ? std::strtoull(argv[i], nullptr, 10) : otherwise;
  };
  kakoi::test::run(argument(1, 300'000), argument(2, 1));
}
