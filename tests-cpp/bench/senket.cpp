// Scoring Senket boards by chance. Time is given per board.

#include <benchmark/benchmark.h>

#include <vector>

#include "senket/outlines.h"
#include "support/random_senket.h"

namespace kakoi::bench {
namespace {

using senket::Position;

/// Runs work(position) over 24 boards of 31×31 in turn.
template <typename Work>
void run(benchmark::State& state, Work work) {
  test::Random random(31);
  std::vector<Position> boards;
  for (int i = 0; i < 24; ++i) {
    boards.push_back(test::random_senket(31, static_cast<int>(state.range(0)), random));
  }
  for (auto _ : state) {
    for (const Position& position : boards) work(position);
  }
  using benchmark::Counter;
  state.counters["board"] =
      Counter(static_cast<double>(boards.size()), Counter::kIsIterationInvariantRate | Counter::kInvert);
}

senket::Workspace work;
senket::Outlines outlines;

void score(const Position& position) {
  senket::score(position, work);
  benchmark::DoNotOptimize(work);
}

void score_and_outlines(const Position& position) {
  senket::score(position, work);
  outlines.trace(position, work);
  benchmark::DoNotOptimize(outlines);
}

void legal_fences(const Position& position) {
  benchmark::DoNotOptimize(senket::legal_fences(position, Color::kBlack));
}

BENCHMARK_CAPTURE(run, SenketScore / 31x31, score)->Arg(100)->Arg(400)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(run, SenketScoreAndOutlines / 31x31, score_and_outlines)
    ->Arg(400)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(run, SenketLegalFences / 31x31, legal_fences)->Arg(400)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace kakoi::bench
