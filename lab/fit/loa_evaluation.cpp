// Fits the weights of src/loa/evaluation.h on games of the search against itself, once with quads and once without, and
// plays these evaluations against each other and against the weights in use, with the same nodes a move.
//
//   kakoi_fit_loa [FIT_GAMES [FIT_NODES [MATCH_GAMES [MATCH_NODES [SEED]]]]]

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

#include "core/random.h"
#include "loa/search.h"

namespace kakoi::loa {
namespace {

constexpr Position kStart{0x7E0000000000007E, 0x0081818181818100, Color::kBlack};
constexpr std::size_t kFeatures = 6;
constexpr std::size_t kTerms = kFeatures + 1;  // and the turn to move
constexpr int kMostPlies = 200;                // a longer game is a draw

/// The factors of the weights of Weights, in their order.
using Features = std::array<double, kFeatures>;

Features features_of(const Position& position, Color color) {
  const Squares stones = position.stones(color);
  const int distance = excess_distance(stones, square_bit(centre_of_mass(stones)));
  const QuadCounts quads = count_quads(stones);
  return {-1.0 * distance / std::popcount(stones), 1.0 * quads.q3,          1.0 * quads.q4, 1.0 * quads.qd,
          1.0 * count_moves(position.with(color)), -1.0 * rectangle(stones)};
}

/// The features of the side to move less those of the other.
Features difference(const Position& position) {
  Features own = features_of(position, position.to_play);
  const Features enemy = features_of(position, opponent(position.to_play));
  for (std::size_t i = 0; i < kFeatures; ++i) own[i] -= enemy[i];
  return own;
}

/// A position of a game and its result for the side to move: 1, ½ or 0.
struct Sample {
  Features features;
  double result;
};

/// A few random moves from the start, not decided.
Position opening(Random& random) {
  for (;;) {
    Position position = kStart;
    for (int i = 0; i < 8 && !position.is_decided(); ++i) {
      std::vector<std::pair<int, int>> moves;
      for_each_move(position, [&](int from, int to) { moves.emplace_back(from, to); });
      const auto [from, to] = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      position = play(position, from, to);
    }
    if (!position.is_decided()) return position;
  }
}

/// Plays on to the end; black's result, 1, ½ or 0. `visit` sees every position.
template <class Visit>
double play_out(Position position, Search& black, Search& white, int nodes, const Visit& visit) {
  std::vector<Position> seen;
  for (int ply = 0; ply < kMostPlies; ++ply) {
    const bool black_wins = is_connected(position.black);
    const bool white_wins = is_connected(position.white);
    if (black_wins || white_wins) return black_wins == white_wins ? 0.5 : black_wins ? 1 : 0;
    int before = 0;
    for (const Position& old : seen) before += old == position;
    if (before == 2) return 0.5;
    seen.push_back(position);
    visit(position);
    Search& search = position.to_play == Color::kBlack ? black : white;
    const int move = search.run(position, kMaxPlies, nodes).move;
    position = move == kNoMove ? pass(position) : play(position, from_of(move), to_of(move));
  }
  return 0.5;
}

std::vector<Sample> samples_of_games(const Weights& weights, int games, int nodes, Random& random) {
  const auto black = std::make_unique<Search>(weights);
  const auto white = std::make_unique<Search>(weights);
  std::vector<Sample> samples;
  for (int i = 0; i < games; ++i) {
    std::vector<Position> positions;
    const double result = play_out(opening(random), *black, *white, nodes,
                                   [&](const Position& position) { positions.push_back(position); });
    for (const Position& position : positions) {
      const bool blacks_turn = position.to_play == Color::kBlack;
      samples.push_back({difference(position), blacks_turn ? result : 1 - result});
    }
  }
  return samples;
}

/// Solves the symmetric system a·x = b by elimination.
std::vector<double> solve(std::vector<std::vector<double>> a, std::vector<double> b) {
  const std::size_t n = b.size();
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t row = i + 1; row < n; ++row) {
      const double factor = a[row][i] / a[i][i];
      for (std::size_t k = i; k < n; ++k) a[row][k] -= factor * a[i][k];
      b[row] -= factor * b[i];
    }
  }
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t k = i + 1; k < n; ++k) b[i] -= a[i][k] * b[k];
    b[i] /= a[i][i];
  }
  return b;
}

/// Logistic regression of the results on the features named and the turn, by Newton's method.
std::array<double, kTerms> fit(const std::vector<Sample>& samples, const std::vector<std::size_t>& used) {
  const std::size_t n = used.size() + 1;
  std::vector<double> weights(n, 0);
  double loss = 0;
  for (int round = 0; round < 12; ++round) {
    std::vector<std::vector<double>> hessian(n, std::vector<double>(n, 0));
    std::vector<double> gradient(n, 0);
    std::vector<double> x(n);
    loss = 0;
    for (std::size_t i = 0; i < n; ++i) hessian[i][i] = 1e-3;
    for (const Sample& sample : samples) {
      double sum = 0;
      for (std::size_t i = 0; i < n; ++i) {
        x[i] = i + 1 == n ? 1 : sample.features[used[i]];
        sum += weights[i] * x[i];
      }
      const double chance = 1 / (1 + std::exp(-sum));
      loss -= sample.result * std::log(chance) + (1 - sample.result) * std::log(1 - chance);
      for (std::size_t i = 0; i < n; ++i) {
        gradient[i] += (sample.result - chance) * x[i];
        for (std::size_t k = 0; k < n; ++k) hessian[i][k] += chance * (1 - chance) * x[i] * x[k];
      }
    }
    const std::vector<double> step = solve(hessian, gradient);
    for (std::size_t i = 0; i < n; ++i) weights[i] += step[i];
  }
  std::array<double, kTerms> all{};
  for (std::size_t i = 0; i < used.size(); ++i) all[used[i]] = weights[i];
  all[kFeatures] = weights[n - 1];
  std::printf("  loss %.5f a position\n", loss / static_cast<double>(samples.size()));
  return all;
}

double spread(const std::vector<Sample>& samples, const std::array<double, kTerms>& weights) {
  double squares = 0;
  for (const Sample& sample : samples) {
    double sum = 0;
    for (std::size_t i = 0; i < kFeatures; ++i) sum += weights[i] * sample.features[i];
    squares += sum * sum;
  }
  return std::sqrt(squares / static_cast<double>(samples.size()));
}

std::array<double, kTerms> as_array(const Weights& w) {
  return {1.0 * w.concentration,
          1.0 * w.three,
          1.0 * w.four,
          1.0 * w.diagonal,
          1.0 * w.mobility,
          1.0 * w.uniformity,
          0};
}

/// The weights as whole numbers, stretched to spread as widely as `width`.
Weights rounded(const std::vector<Sample>& samples, const std::array<double, kTerms>& weights, double width) {
  const double factor = width / spread(samples, weights);
  const auto at = [&](std::size_t i) { return static_cast<int>(std::lround(factor * weights[i])); };
  return {.concentration = at(0),
          .three = at(1),
          .four = at(2),
          .diagonal = at(3),
          .mobility = at(4),
          .uniformity = at(5)};
}

void print(const char* name, const Weights& w) {
  std::printf("%s: concentration %d, three %d, four %d, diagonal %d, mobility %d, uniformity %d\n", name,
              w.concentration, w.three, w.four, w.diagonal, w.mobility, w.uniformity);
  std::fflush(stdout);
}

/// Plays every opening twice with the colours exchanged, and prints the share of the points with its 95 % interval over
/// pairs of games.
void match(const char* name, const Weights& first, const Weights& second, int games, int nodes,
           Random& random) {
  const auto one = std::make_unique<Search>(first);
  const auto two = std::make_unique<Search>(second);
  const auto nothing = [](const Position&) {};
  double sum = 0;
  double squares = 0;
  int won = 0;
  int drawn = 0;
  const int pairs = games / 2;
  for (int i = 0; i < pairs; ++i) {
    const Position position = opening(random);
    const double black = play_out(position, *one, *two, nodes, nothing);
    const double white = 1 - play_out(position, *two, *one, nodes, nothing);
    for (const double result : {black, white}) {
      won += result == 1;
      drawn += result == 0.5;
    }
    const double pair = (black + white) / 2;
    sum += pair;
    squares += pair * pair;
  }
  const double mean = sum / pairs;
  const double deviation = std::sqrt((squares / pairs - mean * mean) / pairs);
  std::printf(
      "%s, %d games, %d nodes a move: %d won, %d drawn, %d lost; %.1f %% of the points (%.1f to %.1f)\n",
      name, 2 * pairs, nodes, won, drawn, 2 * pairs - won - drawn, 100 * mean,
      100 * (mean - 1.96 * deviation), 100 * (mean + 1.96 * deviation));
  std::fflush(stdout);
}

void run(int fit_games, int fit_nodes, int match_games, int match_nodes, std::uint64_t seed) {
  Random random(seed);
  const std::vector<std::size_t> plain{0, 4, 5};
  const std::vector<std::size_t> all{0, 1, 2, 3, 4, 5};
  Weights with = kWeights;
  Weights without = kWeights;
  // The second round is fitted to games of the weights of the first.
  for (int round = 0; round < 2; ++round) {
    const std::vector<Sample> samples = samples_of_games(with, fit_games, fit_nodes, random);
    const double width = spread(samples, as_array(kWeights));
    std::printf("round %d: %zu positions\n", round + 1, samples.size());
    without = rounded(samples, fit(samples, plain), width);
    print("without quads", without);
    with = rounded(samples, fit(samples, all), width);
    print("with quads", with);
  }
  match("with quads against without, both fitted", with, without, match_games, match_nodes, random);
  match("with quads, fitted, against the weights in use", with, kWeights, match_games, match_nodes, random);
  match("without quads, fitted, against the weights in use", without, kWeights, match_games, match_nodes,
        random);
}

}  // namespace
}  // namespace kakoi::loa

int main(int argc, char** argv) {
  const auto number = [&](int i, int otherwise) { return argc > i ? std::atoi(argv[i]) : otherwise; };
  kakoi::loa::run(number(1, 4000), number(2, 1000), number(3, 10'000), number(4, 1000),
                  static_cast<std::uint64_t>(number(5, 1)));
}
