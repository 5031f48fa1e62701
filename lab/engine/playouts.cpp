// Playouts from the empty board, and the representation that was measured against PlayoutBoard: bit rows
// alone.

#include "go/playouts/playout.h"

#include <benchmark/benchmark.h>

#include <string>

#include "go/rules/moves.h"

namespace kakoi::bench {
namespace {

using go::MoveResult;
using go::PlayoutBoard;
using go::PlayoutStyle;
using go::Position;

void report(benchmark::State& state, std::int64_t moves) {
  state.counters["playouts"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
  state.counters["moves"] = static_cast<double>(moves) / static_cast<double>(state.iterations());
}

template <PlayoutStyle Style>
void chains_kept(benchmark::State& state) {
  const int size = static_cast<int>(state.range(0));
  static PlayoutBoard start;
  static PlayoutBoard board;
  start.load(Position::none(), Grid(size, size));
  Random random(1);
  std::int64_t moves = 0;
  for (auto _ : state) {
    board = start;
    moves += go::play_out(Style, board, Color::kBlack, 3 * size * size, random, [](Color, int) {});
  }
  report(state, moves);
}

/// Points all of whose neighbours are the colour's stones and whose diagonals are safe, as
/// PlayoutBoard::is_eye.
bool is_eye(const Position& position, Color color, Point p, const Grid& grid) {
  const PointSet stone = PointSet::of(p);
  const PointSet around = explode(stone, grid);
  if (!around.is_subset_of(position.stones(color))) return false;
  const PointSet diagonal = explode<Connectivity::kEight>(stone, grid) - around;
  const int hostile = (diagonal & position.stones(opponent(color))).count();
  return hostile < (diagonal.count() < 4 ? 1 : 2);
}

/// The same uniform playout on bit rows, with the rules of go/rules/moves.h.
int play_out_on_rows(const Grid& grid, Random& random) {
  Position position = Position::none();
  Point ko = go::kNoPoint;
  Color color = Color::kBlack;
  int moves = 0;
  const int most = 3 * grid.width * grid.height;
  for (int passes = 0; passes < 2 && moves < most; color = opponent(color)) {
    PointSet candidates = position.empties(grid);
    MoveResult result{};
    bool played = false;
    for (int left = candidates.count(); left > 0 && !played; --left) {
      const Point p = candidates.nth_point(static_cast<int>(random.below(static_cast<std::uint32_t>(left))));
      played = !is_eye(position, color, p, grid) &&
               go::play(position, color, p, {ko, false}, grid, result) == go::Legality::kLegal;
      candidates.clear(p);
    }
    passes = played ? 0 : passes + 1;
    ko = played ? result.ko : go::kNoPoint;
    if (played) position = result.position;
    moves += played;
  }
  return moves;
}

void bit_rows(benchmark::State& state) {
  const int size = static_cast<int>(state.range(0));
  const Grid grid(size, size);
  Random random(1);
  std::int64_t moves = 0;
  for (auto _ : state) moves += play_out_on_rows(grid, random);
  report(state, moves);
}

BENCHMARK(chains_kept<PlayoutStyle::kUniform>)->Name("Playout/uniform")->Arg(9)->Arg(13)->Arg(19);
BENCHMARK(chains_kept<PlayoutStyle::kCareful>)->Name("Playout/careful")->Arg(9)->Arg(13)->Arg(19);
BENCHMARK(bit_rows)->Name("Playout/uniform_on_bit_rows")->Arg(9)->Arg(13)->Arg(19);

}  // namespace
}  // namespace kakoi::bench
