// Flood fill: the engine's way against the others, on the fills that real boards ask for. Time is given per
// fill.

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "bench/boards.h"
#include "bench/flood_fill_variants.h"
#include "core/flood_fill.h"

namespace kakoi::bench {
namespace {

template <int N>
struct Fill {
  PointSet<N> seed;
  PointSet<N> mask;
};

/// What is filled: every chain from one stone; every region from one point; all regions of a board that hold
/// an empty point without a neighbour of the colour, at once, as Benson's algorithm begins.
enum class Kind { kChains, kRegions, kOpen };

template <int N>
std::vector<Fill<N>> fills(int size, Kind kind) {
  const Grid<N> grid(size, size);
  std::vector<Fill<N>> result;
  for (const Stage stage : {Stage::kMiddle, Stage::kEnd}) {
    for (const auto& position : boards<N>(size, stage)) {
      for (const auto color : {Color::kBlack, Color::kWhite}) {
        const auto& mine = position.stones(color);
        const auto others = complement(mine, grid);
        if (kind == Kind::kOpen) {
          result.push_back({position.empties(grid) - explode(mine, grid), others});
          continue;
        }
        for_each_chain(kind == Kind::kChains ? mine : others, [&](const PointSet<N>& part) {
          result.push_back({part.first(), kind == Kind::kChains ? mine : others});
        });
      }
    }
  }
  return result;
}

template <int N, typename Way>
void run(benchmark::State& state, int size, Kind kind, Way way) {
  const auto list = fills<N>(size, kind);
  for (const auto& fill : list) {
    if (!(way(fill.seed, fill.mask) == expand(fill.seed, fill.mask))) state.SkipWithError("wrong answer");
  }
  for (auto _ : state) {
    for (const auto& fill : list) benchmark::DoNotOptimize(way(fill.seed, fill.mask));
  }
  using benchmark::Counter;
  state.counters["fill"] =
      Counter(static_cast<double>(list.size()), Counter::kIsIterationInvariantRate | Counter::kInvert);
}

template <int N>
void add(const std::string& board, int size, Kind kind) {
  const char* const kinds[] = {"/chains/", "/regions/", "/open/"};
  const auto add_way = [&](const char* name, auto way) {
    benchmark::RegisterBenchmark(
        ("Fill/" + board + kinds[static_cast<int>(kind)] + name).c_str(),
        [size, kind, way](benchmark::State& state) { run<N>(state, size, kind, way); })
        ->Unit(benchmark::kMicrosecond);
  };
  using Set = const PointSet<N>&;
  add_way("engine", [](Set seed, Set mask) { return expand(seed, mask); });
  add_way("carry_right", [](Set seed, Set mask) { return fill_carry_right(seed, mask); });
  add_way("grow", [](Set seed, Set mask) { return fill_grow(seed, mask); });
  add_way("grow_two", [](Set seed, Set mask) { return fill_grow_two(seed, mask); });
  add_way("rows_then_step", [](Set seed, Set mask) { return fill_rows_then_step(seed, mask); });
  add_way("tracking_rows", [](Set seed, Set mask) { return fill_tracking_rows(seed, mask); });
  add_way("carry_tracking_rows", [](Set seed, Set mask) { return fill_carry_tracking_rows(seed, mask); });
  add_way("guard_rows", [](Set seed, Set mask) { return fill_guard_rows(seed, mask); });
  add_way("runs", [](Set seed, Set mask) { return fill_runs(seed, mask); });
  add_way("sweeps", [](Set seed, Set mask) { return fill_sweeps(seed, mask); });
}

const bool registered = [] {
  for (const Kind kind : {Kind::kChains, Kind::kRegions, Kind::kOpen}) {
    add<3>("9x9", 9, kind);
    add<5>("19x19", 19, kind);
    add<8>("19x19_in_32_rows", 19, kind);
  }
  return true;
}();

}  // namespace
}  // namespace kakoi::bench
