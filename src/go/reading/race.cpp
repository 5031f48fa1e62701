#include "go/reading/race.h"

#include <algorithm>

namespace kakoi::go {

namespace {

struct Fate {
  LifeOutcome outcome;
  Certainty certainty;
  Point move;
  Point line[LifeReading::kLongestLine];
  int line_length;
  std::uint64_t nodes;
};

Fate read_chain(LifeReader& life, CaptureReader& captures, const Position& position,
                const RaceQuestion& question, Point stone, const Grid& grid) {
  const Color owner = position.black.has(stone) ? Color::kBlack : Color::kWhite;
  const LifeQuestion asked{.defender = owner,
                           .target = PointSet::of(stone) & position.stones(owner),
                           .region = PointSet::none(),
                           .to_play = question.to_play,
                           .ko = question.ko,
                           .nodes = std::max<std::uint64_t>(question.nodes / 2, 1)};
  const LifeReading reading = read_surely(life, captures, position, asked, grid);
  Fate fate{.outcome = reading.outcome,
            .certainty = reading.certainty(),
            .move = reading.move,
            .line = {},
            .line_length = reading.line_length,
            .nodes = reading.nodes};
  std::copy_n(reading.line, reading.line_length, fate.line);
  return fate;
}

}  // namespace

RaceReading read_race(LifeReader& life, CaptureReader& captures, const Position& position,
                      const RaceQuestion& question, const Grid& grid) {
  using enum LifeOutcome;
  Fate a = read_chain(life, captures, position, question, question.a, grid);
  Fate b = read_chain(life, captures, position, question, question.b, grid);
  const auto infer = [](const Fate& captured, Fate& other) {
    if (captured.outcome != kDies || other.outcome != kUnknown) return;
    other.outcome = kLives;
    other.certainty = captured.certainty;
  };
  infer(a, b);
  infer(b, a);
  if (a.outcome == kDies && b.outcome == kDies) a.outcome = b.outcome = kUnknown;
  // The side to move is shown how it captures, if it does, and else how it is saved or lost.
  const bool a_moves = position.stones(question.to_play).has(question.a);
  const Fate& own = a_moves ? a : b;
  const Fate& other = a_moves ? b : a;
  const Fate& shown = other.line_length > 0 && (other.outcome == kDies || own.line_length == 0) ? other : own;
  RaceReading result{.a = a.outcome,
                     .b = b.outcome,
                     .move = shown.move,
                     .line = {},
                     .line_length = shown.line_length,
                     .nodes = a.nodes + b.nodes,
                     .certainty = std::min(a.certainty, b.certainty)};
  std::copy_n(shown.line, shown.line_length, result.line);
  return result;
}

}  // namespace kakoi::go
