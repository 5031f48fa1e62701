// The engine's answers on boards from middle games and ends of games. Time is given per board, or per move.

#include <benchmark/benchmark.h>

#include <string>

#include "bench/boards.h"
#include "engine/bouzy_in_lanes.h"
#include "go/maps/bouzy.h"
#include "go/maps/influence.h"
#include "go/maps/influence_gain.h"
#include "go/maps/vicinity.h"
#include "go/rules/moves.h"
#include "go/safety/benson.h"
#include "go/score/area.h"
#include "go/score/territory.h"

namespace kakoi::bench {
namespace {

using go::Position;

/// Runs work(position, grid) over all boards in turn.
template <typename Work>
void run(benchmark::State& state, int size, Stage stage, Work work) {
  const Grid grid(size, size);
  const auto list = boards(size, stage);
  for (auto _ : state) {
    for (const auto& position : list) work(position, grid);
  }
  using benchmark::Counter;
  state.counters["board"] =
      Counter(static_cast<double>(list.size()), Counter::kIsIterationInvariantRate | Counter::kInvert);
}

void legal_moves(const Position& position, const Grid& grid) {
  benchmark::DoNotOptimize(go::legal_moves(position, Color::kBlack, {}, grid));
}

void chains_with_liberties(const Position& position, const Grid& grid) {
  const auto empties = position.empties(grid);
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_chain(position.stones(color), [&](const PointSet& chain) {
      benchmark::DoNotOptimize(chain);
      benchmark::DoNotOptimize(go::liberties(chain, empties));
    });
  }
}

void pass_alive(const Position& position, const Grid& grid) {
  static go::Benson benson;
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    benchmark::DoNotOptimize(benson.pass_alive(position, color, go::SuicideRule::kForbidden, grid).territory);
  }
}

void area(const Position& position, const Grid& grid) { benchmark::DoNotOptimize(go::area(position, grid)); }

/// From the point in the middle, far enough to see a corner.
void vicinity(const Position& position, const Grid& grid) {
  benchmark::DoNotOptimize(go::vicinity(position, {grid.width / 2, grid.height / 2}, 5, grid));
}

void influence(const Position& position, const Grid& grid) {
  benchmark::DoNotOptimize(go::influence(position, Color::kBlack, 5, grid));
}

void influence_gains(const Position& position, const Grid& grid) {
  float gains[kMaxSide * kMaxSide];
  go::influence_gains(position, Color::kBlack, 5, grid, gains);
  benchmark::DoNotOptimize(gains);
}

void bouzy(const Position& position, const Grid& grid) {
  std::int16_t values[kMaxSide * kMaxSide];
  go::Bouzy(position, {}, grid).store(values, grid);
  benchmark::DoNotOptimize(values);
}

void bouzy_in_lanes(const Position& position, const Grid& grid) {
  std::int16_t values[kMaxSide * kMaxSide];
  bench::bouzy_in_lanes(position, {}, grid, values);
  benchmark::DoNotOptimize(values);
}

void territory(const Position& position, const Grid& grid) {
  benchmark::DoNotOptimize(go::territory(position, PointSet::none(), grid));
}

/// Every legal move of both colours on every board, one by one.
void play(benchmark::State& state, int size, Stage stage) {
  struct Move {
    Position before;
    Color mover;
    Point at;
  };
  const Grid grid(size, size);
  std::vector<Move> moves;
  for (const auto& position : boards(size, stage)) {
    for (const Color mover : {Color::kBlack, Color::kWhite}) {
      for_each_point(go::legal_moves(position, mover, {}, grid), [&](Point p) {
        moves.push_back({position, mover, p});
      });
    }
  }
  for (auto _ : state) {
    for (const auto& move : moves) {
      go::MoveResult result;
      benchmark::DoNotOptimize(go::play(move.before, move.mover, move.at, {}, grid, result));
      benchmark::DoNotOptimize(result);
    }
  }
  using benchmark::Counter;
  state.counters["move"] =
      Counter(static_cast<double>(moves.size()), Counter::kIsIterationInvariantRate | Counter::kInvert);
}

void add(int size, Stage stage) {
  const std::string side = std::to_string(size);
  std::string board = "/";
  board.append(side).append("x").append(side).append(stage == Stage::kMiddle ? "/middle" : "/end");
  const auto add_work = [&](const char* name, auto work) {
    benchmark::RegisterBenchmark((name + board).c_str(), [size, stage, work](benchmark::State& state) {
      run(state, size, stage, work);
    })->Unit(benchmark::kMicrosecond);
  };
  benchmark::RegisterBenchmark(("Play" + board).c_str(), [size, stage](benchmark::State& state) {
    play(state, size, stage);
  })->Unit(benchmark::kMicrosecond);
  add_work("LegalMoves", legal_moves);
  add_work("ChainsWithLiberties", chains_with_liberties);
  add_work("BensonBothColours", pass_alive);
  add_work("Area", area);
  add_work("Territory", territory);
  add_work("Vicinity", vicinity);
  add_work("Influence", influence);
  add_work("InfluenceGains", influence_gains);
  add_work("Bouzy", bouzy);
  add_work("BouzyInLanes", bouzy_in_lanes);
}

const bool registered = [] {
  for (const Stage stage : {Stage::kMiddle, Stage::kEnd}) {
    add(19, stage);
    add(13, stage);
    add(9, stage);
  }
  return true;
}();

}  // namespace
}  // namespace kakoi::bench
