// Logistic regression, for estimates that are weighted sums of small counts.

#pragma once

#include <array>
#include <cmath>
#include <cstdio>
#include <vector>

namespace kakoi::lab {

constexpr double kSixteenths = 16 / 0.6931471805599453;  // of a doubling, in a natural logarithm

template <int kN>
using Weights = std::array<double, kN>;

/// A position that a search has settled.
template <int kN>
struct Sample {
  std::array<int, kN> counts;
  /// The side whose odds are estimated has won.
  bool wins;
  /// The logarithm of the odds by the weights in use.
  double odds_in_use;
};

template <int kN>
double log_odds(const Weights<kN>& weights, const Sample<kN>& sample) {
  double sum = 0;
  for (int i = 0; i < kN; ++i) sum += weights[i] * sample.counts[i];
  return sum;
}

/// Solves the equations, which are symmetric and positive definite.
template <int kN>
Weights<kN> solve(std::array<Weights<kN>, kN> rows, Weights<kN> right) {
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

/// Newton's method, with a penalty that keeps weights of rare features small.
template <int kN>
Weights<kN> fit(const std::vector<Sample<kN>>& samples) {
  constexpr double kPenalty = 1;
  Weights<kN> weights{};
  for (int step = 0; step < 12; ++step) {
    std::array<Weights<kN>, kN> curvature{};
    Weights<kN> slope{};
    for (int i = 0; i < kN; ++i) {
      curvature[i][i] = kPenalty;
      slope[i] = -kPenalty * weights[i];
    }
    for (const Sample<kN>& sample : samples) {
      const double chance = 1 / (1 + std::exp(-log_odds<kN>(weights, sample)));
      for (int i = 0; i < kN; ++i) {
        if (sample.counts[i] == 0) continue;
        slope[i] += (sample.wins - chance) * sample.counts[i];
        for (int j = 0; j < kN; ++j)
          curvature[i][j] += chance * (1 - chance) * sample.counts[i] * sample.counts[j];
      }
    }
    const Weights<kN> change = solve<kN>(curvature, slope);
    for (int i = 0; i < kN; ++i) weights[i] += change[i];
  }
  return weights;
}

/// Prints the share of samples whose winner the sign of the odds tells, and the mean of -log2 of the chance given to the winner.
template <int kN, typename Odds>
void judge(const char* name, const std::vector<Sample<kN>>& samples, Odds&& odds_of) {
  double right = 0;
  double bits = 0;
  for (const Sample<kN>& sample : samples) {
    const double odds = odds_of(sample);
    right += (odds > 0) == sample.wins;
    bits += std::log2(1 + std::exp(sample.wins ? -odds : odds));
  }
  const auto count = static_cast<double>(samples.size());
  std::printf("// %s: winner told %.1f %%, %.3f bits a position\n", name, 100 * right / count, bits / count);
}

/// Fits weights to nine tenths of the samples, prints how they do there and on the rest, and the weights in sixteenths of a
/// doubling, stretched, as they stand in the source.
template <int kN>
void fit_and_print(const char* name, const std::vector<Sample<kN>>& samples, double stretch) {
  // Samples of one game stand together, so that they are in one of the two parts.
  const auto split = samples.begin() + static_cast<std::ptrdiff_t>(samples.size() * 9 / 10);
  const std::vector<Sample<kN>> learned(samples.begin(), split);
  const std::vector<Sample<kN>> unseen(split, samples.end());
  const Weights<kN> weights = fit<kN>(learned);
  std::printf("// %s: %zu positions\n", name, learned.size());
  const auto fitted = [&](const Sample<kN>& sample) { return log_odds<kN>(weights, sample); };
  judge<kN>("learned", learned, fitted);
  judge<kN>("unseen", unseen, fitted);
  judge<kN>("unseen, weights in use", unseen, [](const Sample<kN>& sample) { return sample.odds_in_use; });
  std::printf("{");
  for (int i = 0; i < kN; ++i)
    std::printf("%s%ld", i > 0 ? ", " : "", std::lround(weights[i] * kSixteenths * stretch));
  std::printf("},\n");
}

}  // namespace kakoi::lab
