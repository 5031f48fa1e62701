// Go for JavaScript: each call reads positions (and moves) from the input and writes its answer to the
// output.

#include <emscripten/bind.h>

#include "go/area.h"
#include "go/benson.h"
#include "go/moves.h"
#include "go_transfer.h"

namespace kakoi::wasm {
namespace {

using go::MoveResult;
using go::MoveRules;
using go::Position;

void write_move(Writer& writer, const MoveResult& result, int height) {
  writer.word(to_word(result.ko));
  writer.set(result.position.black, height);
  writer.set(result.position.white, height);
  writer.set(result.captured, height);
}

MoveRules rules(int ko, bool suicide) { return {ko < 0 ? go::kNoPoint : to_point(ko), suicide}; }

/// Plays one move; returns its Legality. Writes the result when it is legal.
int go_play(int width, int height, int color, int point, int ko, bool suicide) {
  const Grid grid(width, height);
  MoveResult result;
  const auto position = load_position(input, grid);
  const auto legality =
      go::play(position, static_cast<Color>(color), to_point(point), rules(ko, suicide), grid, result);
  Writer writer(output);
  if (legality == go::Legality::kLegal) write_move(writer, result, height);
  return static_cast<int>(legality);
}

/// Writes every point where the colour may play.
void go_legal_moves(int width, int height, int color, int ko, bool suicide) {
  const Grid grid(width, height);
  const auto position = load_position(input, grid);
  go::legal_moves(position, static_cast<Color>(color), rules(ko, suicide), grid).store(output, height);
}

/// Executes `count` moves from a position as SGF demands, legal or not, and writes what each did: a stone
/// replaces what stands on its point, then captures or is removed. The caller sees that the steps fit.
void go_replay(int width, int height, int count) {
  const Grid grid(width, height);
  MoveResult result{load_position(input, grid), PointSet::none(), go::kNoPoint};
  const std::uint32_t* const moves = input + 2 * height;
  Writer writer(output);
  for (int i = 0; i < count; ++i) {
    Position position = result.position;
    if ((moves[i] & kPassWord) != 0) {
      result = {position, PointSet::none(), go::kNoPoint};
    } else {
      const Color mover = (moves[i] & kWhiteMove) != 0 ? Color::kWhite : Color::kBlack;
      const Point p = to_point(static_cast<int>(moves[i] & (kPassWord - 1)));
      position.black -= PointSet::of(p);
      position.white -= PointSet::of(p);
      result = go::place_stone(position, mover, p, grid);
    }
    write_move(writer, result, height);
  }
}

void write_chains(Writer& writer, const Position& position, const Grid& grid) {
  const PointSet empties = position.empties(grid);
  Writer counts = writer;
  writer.word(0);
  writer.word(0);
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    std::uint32_t count = 0;
    for_each_chain(position.stones(color), [&](const PointSet& chain) {
      writer.set(chain, grid.height);
      writer.set(go::liberties(chain, empties), grid.height);
      ++count;
    });
    counts.word(count);
  }
}

void write_pass_alive(Writer& writer, const Position& position, go::SuicideRule suicide, const Grid& grid) {
  static go::Benson benson;  // large; holds no state between calls
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const go::PassAlive& alive = benson.pass_alive(position, color, suicide, grid);
    writer.word(static_cast<std::uint32_t>(alive.chain_count));
    writer.word(static_cast<std::uint32_t>(alive.region_count));
    writer.word(static_cast<std::uint32_t>(alive.link_count));
    writer.set(alive.stones, grid.height);
    writer.set(alive.territory, grid.height);
    for (int i = 0; i < alive.chain_count; ++i) writer.set(alive.chains[i], grid.height);
    for (int i = 0; i < alive.region_count; ++i) writer.set(alive.regions[i], grid.height);
    for (int i = 0; i < alive.link_count; ++i) {
      writer.word(alive.links[i].region * kLinkStride + alive.links[i].chain);
    }
  }
}

/// More words than the record of any position of a size can need: every point a chain with its liberties; for
/// each colour every second point a chain and every second a region with four links; and the sets of fixed
/// number.
constexpr int most_words(int width, int height) {
  const int points = width * height;
  return 2 * points * height + 2 * ((points + 1) * height + 2 * (points + 1)) + 8 * height + 16 +
         map_words(width, height);
}
static_assert(most_words(kMaxSide, kMaxSide) <= kOutputWords);

/// Analyses positions that follow one another in the input, until all are done or the output might overflow;
/// writes a record for each and returns how many.
int go_analyze(int width, int height, int count, int analyses, bool suicide) {
  const Grid grid(width, height);
  const auto wanted = static_cast<std::uint32_t>(analyses);
  const auto suicide_rule = suicide ? go::SuicideRule::kAllowed : go::SuicideRule::kForbidden;
  const std::uint32_t* const last_start = output + kOutputWords - most_words(width, height);
  Writer writer(output);
  int done = 0;
  for (; done < count && writer.at() <= last_start; ++done) {
    const auto position = load_position(input + 2 * height * done, grid);
    Writer length = writer;
    const std::uint32_t* const start = writer.at();
    writer.word(0);
    if ((wanted & kChains) != 0) write_chains(writer, position, grid);
    if ((wanted & kPassAlive) != 0) write_pass_alive(writer, position, suicide_rule, grid);
    if ((wanted & kArea) != 0) {
      const go::Area area = go::area(position, grid);
      writer.set(area.black, height);
      writer.set(area.white, height);
    }
    if ((wanted & kLegalMoves) != 0) {
      const MoveRules move_rules{go::kNoPoint, suicide};
      writer.set(go::legal_moves(position, Color::kBlack, move_rules, grid), height);
      writer.set(go::legal_moves(position, Color::kWhite, move_rules, grid), height);
    }
    if ((wanted & kBouzy) != 0) write_bouzy(writer, position, {}, grid);
    length.word(static_cast<std::uint32_t>(writer.at() - start));
  }
  return done;
}

EMSCRIPTEN_BINDINGS(go) {
  using emscripten::function;
  function("goPlay", go_play);
  function("goLegalMoves", go_legal_moves);
  function("goReplay", go_replay);
  function("goAnalyze", go_analyze);
}

}  // namespace
}  // namespace kakoi::wasm
