// Flood fill: the engine's method against others, on the fills that real boards ask for. Time is given per
// fill.

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "bench/boards.h"
#include "core/flood_fill.h"
#include "engine/flood_fill_variants.h"

namespace kakoi::bench {
namespace {

/// A seed inside a mask, as sets of some type.
template <typename Set>
struct Fill {
  Set seed;
  Set mask;
};

/// The kind of fills: every chain from one stone; every region from one point; all regions of a board that
/// hold an empty point without a neighbour of the colour, at once, as Benson's algorithm begins.
enum class Kind { kChains, kRegions, kOpen };

std::vector<Fill<PointSet>> fills(int size, Kind kind) {
  const Grid grid(size, size);
  std::vector<Fill<PointSet>> result;
  for (const Stage stage : {Stage::kMiddle, Stage::kEnd}) {
    for (const auto& position : boards(size, stage)) {
      for (const auto color : {Color::kBlack, Color::kWhite}) {
        const auto& mine = position.stones(color);
        const auto others = complement(mine, grid);
        if (kind == Kind::kOpen) {
          result.push_back({position.empties(grid) - explode(mine, grid), others});
          continue;
        }
        for_each_chain(kind == Kind::kChains ? mine : others, [&](const PointSet& part) {
          result.push_back({part.first(), kind == Kind::kChains ? mine : others});
        });
      }
    }
  }
  return result;
}

/// Measures way(seed, mask) on fills that are turned into its kind of sets beforehand. It must answer as the
/// engine does.
template <typename Set, typename Way>
void run(benchmark::State& state, int size, Kind kind, Way way) {
  std::vector<Fill<Set>> list;
  for (const auto& fill : fills(size, kind)) {
    list.push_back({Set(fill.seed), Set(fill.mask)});
    const PointSet answer(way(list.back().seed, list.back().mask));
    if (!(answer == expand(fill.seed, fill.mask))) state.SkipWithError("wrong answer");
  }
  for (auto _ : state) {
    for (const auto& fill : list) benchmark::DoNotOptimize(way(fill.seed, fill.mask));
  }
  using benchmark::Counter;
  state.counters["fill"] =
      Counter(static_cast<double>(list.size()), Counter::kIsIterationInvariantRate | Counter::kInvert);
}

const char* const kKindNames[] = {"chains", "regions", "open"};

template <typename Set, typename Way>
void add(int size, Kind kind, const std::string& name, Way way) {
  const std::string side = std::to_string(size);
  std::string label = "Fill/";
  label.append(side).append("x").append(side).append("/").append(kKindNames[static_cast<int>(kind)]);
  benchmark::RegisterBenchmark(label.append("/").append(name).c_str(), [=](benchmark::State& state) {
    run<Set>(state, size, kind, way);
  })->Unit(benchmark::kMicrosecond);
}

/// `expand` with its choice between three kernels, and each kernel by itself.
void add_engine(int size, Kind kind) {
  using Set = const PointSet&;
  add<PointSet>(size, kind, "engine", [](Set seed, Set mask) { return expand(seed, mask); });
  if (size <= InlineSet<3>::kRows) add<PointSet>(size, kind, "kernel_of_12_rows", kernel<3>);
  add<PointSet>(size, kind, "kernel_of_20_rows", kernel<5>);
  add<PointSet>(size, kind, "kernel_of_32_rows", kernel<8>);
}

/// The ways to fill, all in sets of the same number of rows and compiled into the loop that is timed.
template <int N>
void add_ways(int size, Kind kind) {
  using Set = const InlineSet<N>&;
  const auto add_way = [&](const std::string& name, auto way) {
    add<InlineSet<N>>(size, kind, name + "_in_" + std::to_string(InlineSet<N>::kRows) + "_rows", way);
  };
  add_way("carry_right", [](Set seed, Set mask) { return expand_in<N>(seed, mask); });
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
    for (const int size : {9, 19}) add_engine(size, kind);
    add_ways<3>(9, kind);
    add_ways<5>(9, kind);
    add_ways<5>(19, kind);
    add_ways<8>(19, kind);
  }
  return true;
}();

}  // namespace
}  // namespace kakoi::bench
