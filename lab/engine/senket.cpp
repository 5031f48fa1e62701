// Scoring Senket boards by chance. Time is given per board.

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "senket/outlines.h"
#include "support/random_senket.h"

namespace kakoi::bench {
namespace {

using senket::Position;

senket::Workspace workspace;
senket::Outlines outlines;

void score(const Position& position) {
  senket::score(position, workspace);
  benchmark::DoNotOptimize(workspace);
}

void score_and_outlines(const Position& position) {
  senket::score(position, workspace);
  outlines.trace(position, workspace);
  benchmark::DoNotOptimize(outlines);
}

void legal_fences(const Position& position) {
  benchmark::DoNotOptimize(senket::legal_fences(position, Color::kBlack));
}

/// Registers work(position) over 24 boards of 31×31, in turn.
template <typename Work>
void add(const std::string& name, int posts, Work work) {
  const std::string label = name + "/31x31/" + std::to_string(posts);
  benchmark::RegisterBenchmark(label.c_str(), [posts, work](benchmark::State& state) {
    test::Random random(31);
    std::vector<Position> boards;
    for (int i = 0; i < 24; ++i) boards.push_back(test::random_senket(31, posts, random));
    for (auto _ : state) {
      for (const Position& position : boards) work(position);
    }
    using benchmark::Counter;
    state.counters["board"] =
        Counter(static_cast<double>(boards.size()), Counter::kIsIterationInvariantRate | Counter::kInvert);
  })->Unit(benchmark::kMicrosecond);
}

const bool registered = [] {
  for (const int posts : {100, 400}) {
    add("SenketScore", posts, score);
    add("SenketScoreAndOutlines", posts, score_and_outlines);
    add("SenketLegalFences", posts, legal_fences);
  }
  return true;
}();

}  // namespace
}  // namespace kakoi::bench
