// Reading for JavaScript.

#include "layout/reading.h"

#include "go_transfer.h"

namespace kakoi::wasm {

void calls::reading_capture(const Grid& grid, const go::Position& position, Point point, Color color,
                            Point ko, int nodes, bool proved, Writer& writer) {
  static go::CaptureReader reader;  // large; what it holds is only its last answer
  const go::CaptureReading& reading = reader.read(
      position, {.target = point, .to_play = color, .ko = ko, .nodes = nodes, .proved = proved}, grid);
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

void calls::reading_life(const Grid& grid, const go::Position& position, const PointSet& target,
                         const PointSet& region, Color defender, Color color, Point ko, int nodes,
                         Writer& writer) {
  const go::LifeReading& reading = life_reader.read(position,
                                                    {.defender = defender,
                                                     .target = target & position.stones(defender),
                                                     .region = region & grid.full,
                                                     .to_play = color,
                                                     .ko = ko,
                                                     .nodes = static_cast<std::uint64_t>(nodes)},
                                                    grid);
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

void calls::reading_life_answer(int length, bool two_eyes, bool attacker_wins_kos, int nodes,
                                Writer& writer) {
  static Point line[go::LifeSearch::kDeepest];
  if (length > go::LifeSearch::kDeepest) {
    writer.record(ReadingLifeAnswer{.answer = go::LifeAnswer::Kind::kUnknown, .move = go::kNoPoint});
    return;
  }
  for (int i = 0; i < length; ++i) line[i] = to_point_or_none(static_cast<int>(input[i]));
  const go::LifeGame game{two_eyes ? go::LifeGoal::kTwoEyes : go::LifeGoal::kCapture,
                          attacker_wins_kos ? go::kAttacker : go::kDefender};
  const go::LifeAnswer answer = life_reader.answer(game, line, length, static_cast<std::uint64_t>(nodes));
  writer.record(ReadingLifeAnswer{.answer = answer.kind, .move = answer.move});
}

void calls::reading_safe(const Grid& grid, const go::Position& position, int nodes, Writer& writer) {
  static go::SafetySolver solver;  // large; holds no state between calls
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const go::SafeSide& safe = solver.find(position, color, nodes, grid);
    writer.record(ReadingSafe{.chain_count = safe.chain_count,
                              .region_count = safe.region_count,
                              .link_count = safe.link_count,
                              .pair_count = safe.pair_count,
                              .stones = safe.stones,
                              .territory = safe.territory});
    for (int i = 0; i < safe.chain_count; ++i) writer.set(safe.chains[i]);
    for (int i = 0; i < safe.region_count; ++i) writer.set(safe.regions[i]);
    for (int i = 0; i < safe.link_count; ++i) {
      const auto& link = safe.links[i];
      writer.record(ReadingSafeLink{.chain = link.chain, .region = link.region, .liberties = link.liberties});
    }
    for (int i = 0; i < safe.pair_count; ++i) {
      const auto& pair = safe.pairs[i];
      writer.record(ReadingSafePair{.chain = pair.block, .one = pair.one, .other = pair.other});
    }
  }
}

}  // namespace kakoi::wasm
