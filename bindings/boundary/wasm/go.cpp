// Go for JavaScript: positions, moves and analyses.

#include "go/rules/moves.h"
#include "go/safety/benson.h"
#include "go/score/area.h"
#include "go_transfer.h"

namespace kakoi::wasm {
namespace {

using go::MoveResult;
using go::MoveRules;
using go::Position;

void write_move(Writer& writer, const MoveResult& result) {
  writer.record(GoMove{.ko = result.ko,
                       .count = result.captured.count(),
                       .black = result.position.black,
                       .white = result.position.white,
                       .captured = result.captured});
}

void write_chains(Writer& writer, const Position& position, const Grid& grid) {
  const PointSet empties = position.empties(grid);
  Writer head = writer;
  writer.record(GoChains{.black_chains = 0, .white_chains = 0});  // counted as they are written
  int counts[2] = {};
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_chain(position.stones(color), [&](const PointSet& chain) {
      writer.record(GoChain{.stones = chain, .liberties = go::liberties(chain, empties)});
      ++counts[static_cast<int>(color)];
    });
  }
  head.record(GoChains{.black_chains = counts[0], .white_chains = counts[1]});
}

void write_pass_alive(Writer& writer, const Position& position, go::SuicideRule suicide, const Grid& grid) {
  static go::Benson benson;  // large; holds no state between calls
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const go::PassAlive& alive = benson.pass_alive(position, color, suicide, grid);
    writer.record(GoPassAlive{.chains = alive.chain_count,
                              .regions = alive.region_count,
                              .links = alive.link_count,
                              .stones = alive.stones,
                              .territory = alive.territory});
    for (int i = 0; i < alive.chain_count; ++i) writer.set(alive.chains[i]);
    for (int i = 0; i < alive.region_count; ++i) writer.set(alive.regions[i]);
    for (int i = 0; i < alive.link_count; ++i) {
      writer.word(alive.links[i].region * kGoLinkStride + alive.links[i].chain);
    }
  }
}

void write_area(Writer& writer, const Position& position, const Grid& grid) {
  const go::Area area = go::area(position, grid);
  writer.record(Sides{.black = area.black, .white = area.white});
}

void write_legal_moves(Writer& writer, const Position& position, bool suicide, const Grid& grid) {
  const MoveRules any_ko{go::kNoPoint, suicide};
  writer.record(Sides{.black = go::legal_moves(position, Color::kBlack, any_ko, grid),
                      .white = go::legal_moves(position, Color::kWhite, any_ko, grid)});
}

/// More words than the record of any position of a size can need: every point a chain with its liberties; for
/// each colour every second point a chain and every second a region with four links; and what is of fixed length.
constexpr int most_words(int width, int height) {
  const int points = width * height;
  const int chains = GoChains::kNumbers + points * GoChain::words(height);
  const int pass_alive = 2 * GoPassAlive::words(height) + 2 * ((points + 1) * height + 2 * (points + 1));
  const int sides = 2 * Sides::words(height);
  constexpr int lengths = 16;
  return lengths + chains + pass_alive + sides + map_words(width, height);
}
static_assert(most_words(kMaxSide, kMaxSide) <= kOutputWords);

/// Writes what `write` writes, and how many words that is before it.
template <typename Write>
void write_section(Writer& writer, Write&& write) {
  Writer length = writer;
  writer.word(0);
  const std::uint32_t* const start = writer.at();
  write();
  length.word(static_cast<int>(writer.at() - start));
}

}  // namespace

go::Legality calls::go_play(const Grid& grid, const Position& position, Color color, Point point, Point ko,
                            bool suicide, Writer& writer) {
  MoveResult result;
  const auto legality = go::play(position, color, point, {ko, suicide}, grid, result);
  if (legality == go::Legality::kLegal) write_move(writer, result);
  return legality;
}

PointSet calls::go_legal_moves(const Grid& grid, const Position& position, Color color, Point ko,
                               bool suicide) {
  return go::legal_moves(position, color, {ko, suicide}, grid);
}

int calls::go_analyze(const Grid& grid, int count, int analyses, bool suicide, Writer& writer) {
  const auto wanted = static_cast<std::uint32_t>(analyses);
  const auto suicide_rule = suicide ? go::SuicideRule::kAllowed : go::SuicideRule::kForbidden;
  const std::uint32_t* const last_start = output + kOutputWords - most_words(grid.width, grid.height);
  int done = 0;
  for (; done < count && writer.at() <= last_start; ++done) {
    const auto position = load_position(input + 2 * grid.height * done, grid);
    const auto section = [&](GoAnalysis analysis, auto&& write) {
      if ((wanted & analysis) != 0) write_section(writer, write);
    };
    Writer length = writer;
    const std::uint32_t* const start = writer.at();
    writer.word(0);
    section(kGoChains, [&] { write_chains(writer, position, grid); });
    section(kGoPassAlive, [&] { write_pass_alive(writer, position, suicide_rule, grid); });
    section(kGoArea, [&] { write_area(writer, position, grid); });
    section(kGoLegalMoves, [&] { write_legal_moves(writer, position, suicide, grid); });
    section(kGoBouzy, [&] { write_bouzy(writer, position, {}, grid); });
    length.word(static_cast<int>(writer.at() - start));
  }
  return done;
}

}  // namespace kakoi::wasm
