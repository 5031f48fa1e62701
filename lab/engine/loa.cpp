// Lines of Action: benchmarks of whether the sides are connected, by the engine and by methods on a list of
// cells, on the positions of whole games; and of perft. One evaluation answers for both colours.
//
// The methods on cells are measured by replaying the games: their cost is that of the replay with evaluations
// less that of CellReplay, so that keeping quads up to date is counted. The engine's functions pass over the
// positions.

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <string>

#include "engine/loa_games.h"
#include "engine/loa_methods.h"
#include "loa/perft.h"

namespace kakoi::bench {
namespace {

using loa::Position;
using loa::Squares;

constexpr std::size_t kPositions = 200'000;

/// Calls visit(board) after each move of each game.
template <typename Board, typename Visit>
void replay(const LoaGames& stream, Visit&& visit) {
  const Board start(kLoaStart);
  for (const auto& game : stream.games) {
    Board board = start;
    benchmark::DoNotOptimize(&board);  // or a move that is not evaluated would be left out
    for (const LoaMove move : game) {
      board.move(move.from, move.to);
      benchmark::ClobberMemory();
      visit(board);
    }
  }
}

constexpr auto by_all_groups = [](const CellBoard& board, Color color) {
  return board.is_connected_by_all_groups(color);
};
constexpr auto by_first_group = [](const CellBoard& board, Color color) {
  return board.is_connected_by_first_group(color);
};
constexpr auto by_euler_number = [](const QuadBoard& board, Color color) {
  return board.is_connected_by_euler_number(color);
};
constexpr auto by_kept_groups = [](const GroupBoard& board, Color color) {
  return board.is_connected_by_kept_groups(color);
};
constexpr auto by_flood = [](Squares stones) { return loa::first_group(stones) == stones; };

/// Checks that all methods agree: a comparison of different answers would be worth nothing.
void check(const LoaGames& stream) {
  auto position = stream.positions.begin();
  replay<QuadBoard>(stream, [&](const QuadBoard& board) {
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      const Squares stones = position->stones(color);
      const bool expected = by_all_groups(board, color);
      if (by_first_group(board, color) != expected || by_euler_number(board, color) != expected ||
          loa::is_connected(stones) != expected || by_flood(stones) != expected ||
          loa::euler_number_8(stones) != board.euler_number(color)) {
        std::abort();
      }
    }
    ++position;
  });
  position = stream.positions.begin();
  replay<GroupBoard>(stream, [&](const GroupBoard& board) {
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      if (by_kept_groups(board, color) != loa::is_connected(position->stones(color))) std::abort();
    }
    ++position;
  });
}

const LoaGames& stream_of(Play play) {
  static const auto checked = [](Play kind) {
    LoaGames games = make_loa_games(kind, kPositions);
    check(games);
    return games;
  };
  static const LoaGames random = checked(Play::kRandom);
  static const LoaGames greedy = checked(Play::kGreedy);
  return play == Play::kRandom ? random : greedy;
}

/// Passes over the whole stream count(stream) at a time. Each is a call, because V8 optimises a function only
/// from one call to the next.
template <auto count>
void run(benchmark::State& state, Play play) {
  const LoaGames& stream = stream_of(play);
  for (auto _ : state) benchmark::DoNotOptimize(count(stream));
  using benchmark::Counter;
  state.counters["evaluation"] = Counter(static_cast<double>(stream.positions.size()),
                                         Counter::kIsIterationInvariantRate | Counter::kInvert);
}

/// Replays with is_connected(board, color) of both colours after each move.
template <typename Board, auto is_connected>
[[gnu::noinline]] int replay_all(const LoaGames& stream) {
  int connected = 0;
  replay<Board>(stream, [&](const Board& board) {
    connected += is_connected(board, Color::kBlack) ? 1 : 0;
    connected += is_connected(board, Color::kWhite) ? 1 : 0;
  });
  return connected;
}

/// Adds up number(stones) of both colours.
template <auto number>
[[gnu::noinline]] int pass_over_all(const LoaGames& stream) {
  int sum = 0;
  for (const Position& position : stream.positions) {
    sum += static_cast<int>(number(position.black)) + static_cast<int>(number(position.white));
  }
  return sum;
}

void perft(benchmark::State& state) {
  const int depth = static_cast<int>(state.range(0));
  std::uint64_t nodes = 0;
  for (auto _ : state) nodes += loa::perft(kLoaStart, depth);
  state.counters["nodes"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}
BENCHMARK(perft)->Name("Loa/Perft")->Arg(4)->Arg(5)->Unit(benchmark::kMillisecond);

template <auto count>
void add(const std::string& name) {
  for (const Play play : {Play::kRandom, Play::kGreedy}) {
    benchmark::RegisterBenchmark(("Loa/" + name + (play == Play::kRandom ? "/random" : "/greedy")).c_str(),
                                 [play](benchmark::State& state) { run<count>(state, play); })
        ->Unit(benchmark::kMillisecond);
  }
}

constexpr auto not_asked = [](const CellBoard&, Color) { return false; };
constexpr auto all_counts = [](Squares stones) {
  const QuadCounts counts = loa::count_quads(stones);
  return counts.q0 + 2 * counts.q1 + 3 * counts.q2 + 5 * counts.q3 + 7 * counts.q4 + 11 * counts.qd;
};

const bool registered = [] {
  add<replay_all<CellBoard, not_asked>>("CellReplay");
  add<replay_all<CellBoard, by_all_groups>>("CellAllGroups");
  add<replay_all<CellBoard, by_first_group>>("CellFirstGroup");
  add<replay_all<QuadBoard, by_euler_number>>("CellQuads");
  add<replay_all<QuadBoard, not_asked>>("CellQuadsNotAsked");
  add<replay_all<GroupBoard, by_kept_groups>>("CellKeptGroups");
  add<pass_over_all<by_flood>>("Flood");
  add<pass_over_all<loa::euler_number_8>>("EulerNumberOnly");
  add<pass_over_all<loa::is_connected>>("IsConnected");
  add<pass_over_all<all_counts>>("QuadCounts");
  return true;
}();

}  // namespace
}  // namespace kakoi::bench
