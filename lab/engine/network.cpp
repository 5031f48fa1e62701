// The network on boards from middle games. It has random weights of the shape in use: the time does not depend on them.

#include "go/net/network.h"

#include <benchmark/benchmark.h>

#include "bench/boards.h"
#include "support/plain_network.h"

namespace kakoi::bench {
namespace {

constexpr int kChannels = 32;
constexpr int kBlocks = 5;

/// Runs work(board, grid) over all boards in turn.
template <typename Work>
void run(benchmark::State& state, Work work) {
  const int size = static_cast<int>(state.range(0));
  const Grid grid(size, size);
  std::vector<go::PlayoutBoard> all;
  for (const auto& position : boards(size, Stage::kMiddle)) all.emplace_back().load(position, grid);
  for (auto _ : state) {
    for (const auto& board : all) work(board, grid);
  }
  using benchmark::Counter;
  state.counters["board"] =
      Counter(static_cast<double>(all.size()), Counter::kIsIterationInvariantRate | Counter::kInvert);
}

void look(benchmark::State& state) {
  static go::Planes planes;
  run(state, [](const go::PlayoutBoard& board, const Grid& grid) {
    planes.look(board, Color::kBlack, go::kNoCell, go::kNoCell, grid);
    benchmark::DoNotOptimize(planes.bits(go::cell_of({0, 0})));
  });
}

void look_and_evaluate(benchmark::State& state) {
  static go::Planes planes;
  static go::Network network;
  if (network.load(test::random_network(kChannels, kBlocks, 31, 1)) != go::Network::Status::kFine) {
    state.SkipWithError("the network is refused");
    return;
  }
  run(state, [](const go::PlayoutBoard& board, const Grid& grid) {
    planes.look(board, Color::kBlack, go::kNoCell, go::kNoCell, grid);
    benchmark::DoNotOptimize(network.evaluate(planes, grid).lead);
  });
}

BENCHMARK(look)->Name("Network/planes")->Arg(9)->Arg(13)->Arg(19);
BENCHMARK(look_and_evaluate)->Name("Network/planes_and_evaluation")->Arg(9)->Arg(13)->Arg(19);

}  // namespace
}  // namespace kakoi::bench
