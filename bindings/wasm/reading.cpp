// Reading for JavaScript.

#include "layout/reading.h"

#include "go_transfer.h"

namespace kakoi::wasm {

void calls::reading_capture(int width, int height, int point, int color, int ko, int nodes) {
  static go::CaptureReader reader;  // large; what it holds is only its last answer
  const Grid grid(width, height);
  const go::CaptureReading& reading = reader.read(load_position(input, grid),
                                                  {.target = to_point(point),
                                                   .to_play = static_cast<Color>(color),
                                                   .ko = ko < 0 ? go::kNoPoint : to_point(ko),
                                                   .nodes = nodes,
                                                   .proved = input[2 * height] != 0},
                                                  grid);
  Writer writer(output, height);
  writer.record(ReadingCapture{.outcome = reading.outcome,
                               .proved = reading.proved ? 1U : 0U,
                               .move = reading.move,
                               .nodes = static_cast<std::uint32_t>(reading.nodes),
                               .length = reading.line_length});
  for (int i = 0; i < reading.line_length; ++i) writer.word(reading.line[i]);
}

namespace {

/// Large; holds what it found for the answers to the question that was read last.
go::LifeReader life_reader;

}  // namespace

void calls::reading_life(int width, int height, int defender, int color, int ko, int nodes) {
  const Grid grid(width, height);
  const go::Position position = load_position(input, grid);
  const auto side = static_cast<Color>(defender);
  const PointSet target = PointSet::load(input + 2 * height, height) & position.stones(side);
  const PointSet given = PointSet::load(input + 3 * height, height) & grid.full;
  const go::LifeReading& reading = life_reader.read(position,
                                                    {.defender = side,
                                                     .target = target,
                                                     .region = given,
                                                     .to_play = static_cast<Color>(color),
                                                     .ko = ko < 0 ? go::kNoPoint : to_point(ko),
                                                     .nodes = static_cast<std::uint64_t>(nodes)},
                                                    grid);
  Writer writer(output, height);
  std::uint32_t assumed = 0;
  for_each_chain(reading.assumed, [&](const PointSet&) { ++assumed; });
  writer.record(ReadingLife{.outcome = reading.outcome,
                            .proved = reading.proved ? 1U : 0U,
                            .move = reading.move,
                            .nodes = static_cast<std::uint32_t>(reading.nodes),
                            .assumed = assumed,
                            .length = reading.line_length,
                            .region = reading.region});
  for_each_chain(reading.assumed, [&](const PointSet& chain) { writer.set(chain); });
  for (int i = 0; i < reading.line_length; ++i) writer.word(reading.line[i]);
}

void calls::reading_life_answer(int length, int two_eyes, int attacker_wins_kos, int nodes) {
  static Point line[go::LifeSearch::kDeepest];
  if (length > go::LifeSearch::kDeepest) {
    Writer(output).record(ReadingLifeAnswer{.answer = go::LifeAnswer::Kind::kUnknown, .move = go::kNoPoint});
    return;
  }
  for (int i = 0; i < length; ++i)
    line[i] = input[i] == kNoPointWord ? go::kNoPoint : to_point(static_cast<int>(input[i]));
  const go::LifeGame game{two_eyes != 0 ? go::LifeGoal::kTwoEyes : go::LifeGoal::kCapture,
                          attacker_wins_kos != 0 ? go::kAttacker : go::kDefender};
  const go::LifeAnswer answer = life_reader.answer(game, line, length, static_cast<std::uint64_t>(nodes));
  Writer(output).record(ReadingLifeAnswer{.answer = answer.kind, .move = answer.move});
}

void calls::reading_safe(int width, int height, int nodes) {
  static go::SafetySolver solver;  // large; holds no state between calls
  const Grid grid(width, height);
  const go::Position position = load_position(input, grid);
  Writer writer(output, height);
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const go::SafeSide& safe = solver.find(position, color, nodes, grid);
    writer.record(ReadingSafe{.chains = safe.chain_count,
                              .regions = safe.region_count,
                              .links = safe.link_count,
                              .pairs = safe.pair_count,
                              .stones = safe.stones,
                              .territory = safe.territory});
    for (int i = 0; i < safe.chain_count; ++i) writer.set(safe.chains[i]);
    for (int i = 0; i < safe.region_count; ++i) writer.set(safe.regions[i]);
    for (int i = 0; i < safe.link_count; ++i) {
      writer.word(safe.links[i].chain);
      writer.word(safe.links[i].region);
      writer.word(safe.links[i].liberties);
    }
    for (int i = 0; i < safe.pair_count; ++i) {
      writer.word(safe.pairs[i].block);
      writer.word(safe.pairs[i].one);
      writer.word(safe.pairs[i].other);
    }
  }
}

}  // namespace kakoi::wasm
