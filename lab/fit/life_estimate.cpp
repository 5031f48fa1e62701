// Fits the weights of src/go/reading/life_estimate.cpp and prints them as they stand there: random groups, positions a
// few random moves on, which side a search proves to win there, and a logistic regression of that on the features.
//
//   kakoi_fit_life [POSITIONS [SEED]]

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

#include "go/reading/life_estimate.h"
#include "go/reading/life_search.h"
#include "support/life_problems.h"

namespace kakoi::test {
namespace {

constexpr int kN = go::kLifeFeatures;

constexpr double kSixteenths = 16 / 0.6931471805599453;  // of a doubling, in a natural logarithm
constexpr double kStretch = 1.5;                         // made half as large again, which searches best

/// A position that a search has settled.
struct Sample {
  std::array<int, kN> counts;
  bool defender_wins;
  /// The estimate by the weights in use.
  double odds_in_use;
};

using Weights = std::array<double, kN>;

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

double log_odds(const Weights& weights, const Sample& sample) {
  double sum = 0;
  for (int i = 0; i < kN; ++i) sum += weights[i] * sample.counts[i];
  return sum;
}

/// Solves the equations, which are symmetric and positive definite.
Weights solve(std::array<Weights, kN> rows, Weights right) {
  for (int i = 0; i < kN; ++i) {
    for (int j = i + 1; j < kN; ++j) {
      const double factor = rows[j][i] / rows[i][i];
      for (int k = i; k < kN; ++k) rows[j][k] -= factor * rows[i][k];
      right[j] -= factor * right[i];
    }
  }
  for (int i = kN; i-- > 0;) {
    for (int k = i + 1; k < kN; ++k) right[i] -= rows[i][k] * right[k];
    right[i] /= rows[i][i];
  }
  return right;
}

/// Logistic regression by Newton's method, with a penalty that keeps weights of rare features small.
Weights fit(const std::vector<Sample>& samples) {
  constexpr double kPenalty = 1;
  Weights weights{};
  for (int step = 0; step < 12; ++step) {
    std::array<Weights, kN> curvature{};
    Weights slope{};
    for (int i = 0; i < kN; ++i) {
      curvature[i][i] = kPenalty;
      slope[i] = -kPenalty * weights[i];
    }
    for (const Sample& sample : samples) {
      const double chance = 1 / (1 + std::exp(-log_odds(weights, sample)));
      for (int i = 0; i < kN; ++i) {
        if (sample.counts[i] == 0) continue;
        slope[i] += (sample.defender_wins - chance) * sample.counts[i];
        for (int j = 0; j < kN; ++j)
          curvature[i][j] += chance * (1 - chance) * sample.counts[i] * sample.counts[j];
      }
    }
    const Weights change = solve(curvature, slope);
    for (int i = 0; i < kN; ++i) weights[i] += change[i];
  }
  return weights;
}

/// The share of samples whose winner the sign of the odds tells, and the mean of -log2 of the chance given to the winner.
template <typename Odds>
void judge(const char* name, const std::vector<Sample>& samples, Odds&& odds_of) {
  double right = 0;
  double bits = 0;
  for (const Sample& sample : samples) {
    const double odds = odds_of(sample);
    right += (odds > 0) == sample.defender_wins;
    bits += std::log2(1 + std::exp(sample.defender_wins ? -odds : odds));
  }
  const auto count = static_cast<double>(samples.size());
  std::printf("// %s: winner told %.1f %%, %.3f bits a position\n", name, 100 * right / count, bits / count);
}

void run(std::size_t positions, std::uint64_t seed) {
  const auto search = std::make_unique<go::LifeSearch>();
  std::array<std::vector<Sample>, 2> samples;
  for (Random random(seed); samples[0].size() + samples[1].size() < positions;)
    add_samples(random, *search, samples);
  for (int side = 0; side < 2; ++side) {
    // Every group stands in one of the two parts.
    const auto split = samples[side].begin() + static_cast<std::ptrdiff_t>(samples[side].size() * 9 / 10);
    const std::vector<Sample> learned(samples[side].begin(), split);
    const std::vector<Sample> unseen(split, samples[side].end());
    const Weights weights = fit(learned);
    std::printf("// %s to move: %zu positions\n", side == go::kDefender ? "defender" : "attacker",
                learned.size());
    const auto fitted = [&](const Sample& sample) { return log_odds(weights, sample); };
    judge("learned", learned, fitted);
    judge("unseen", unseen, fitted);
    judge("unseen, weights in use", unseen, [](const Sample& sample) { return sample.odds_in_use; });
    std::printf("{");
    for (int i = 0; i < kN; ++i)
      std::printf("%s%ld", i > 0 ? ", " : "", std::lround(weights[i] * kSixteenths * kStretch));
    std::printf("},\n");
  }
}

}  // namespace
}  // namespace kakoi::test

int main(int argc, char** argv) {
  const auto argument = [&](int i, std::uint64_t otherwise) {
    return argc > i ? std::strtoull(argv[i], nullptr, 10) : otherwise;
  };
  kakoi::test::run(argument(1, 300'000), argument(2, 1));
}
