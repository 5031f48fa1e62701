#include "go/reading/race.h"

#include <algorithm>

namespace kakoi::go {

namespace {

/// The nodes for each chain in each round, in parts of all. Most races are settled in the first; the last has what is
/// left.
constexpr std::uint64_t kRounds[] = {16, 2, 1};

/// The nodes to read a chain as a capture, in parts of all.
constexpr std::uint64_t kCapturePart = 8;

/// The fate of one of the chains, as far as it is known.
struct Fate {
  Point stone;
  LifeOutcome outcome;
  Certainty certainty;
  Point move;
  Point line[LifeReading::kLongestLine];
  int line_length;
};

/// One question, while it is being read.
class Race {
 public:
  Race(LifeReader& life, CaptureReader& captures, const Position& position, const RaceQuestion& question,
       const Grid& grid)
      : life_(life), captures_(captures), position_(position), question_(question), grid_(grid) {
    a_.stone = question.a;
    b_.stone = question.b;
  }

  RaceReading read() {
    for (const std::uint64_t part : kRounds) {
      for (Fate* fate : {&a_, &b_}) {
        read_life(*fate, std::min(question_.nodes / part, left()));
        infer();
      }
      if (is_settled()) break;
      if (part != kRounds[0]) continue;
      for (Fate* fate : {&a_, &b_}) {
        read_capture(*fate, question_.nodes / kCapturePart);
        infer();
      }
    }
    return tell();
  }

 private:
  [[nodiscard]] std::uint64_t left() const { return question_.nodes - std::min(question_.nodes, nodes_); }
  [[nodiscard]] bool is_settled() const {
    return a_.outcome != LifeOutcome::kUnknown && b_.outcome != LifeOutcome::kUnknown;
  }

  [[nodiscard]] LifeQuestion question_about(Point stone, std::uint64_t nodes) const {
    const Color owner = position_.black.has(stone) ? Color::kBlack : Color::kWhite;
    return {.defender = owner,
            .target = PointSet::of(stone) & position_.stones(owner),
            .region = PointSet::none(),
            .to_play = question_.to_play,
            .ko = question_.ko,
            .nodes = std::max<std::uint64_t>(nodes, 1)};
  }

  void note(const LifeReading& reading, Fate& fate) {
    nodes_ += reading.nodes;
    fate.outcome = reading.outcome;
    fate.certainty = reading.certainty();
    fate.move = reading.move;
    std::copy_n(reading.line, reading.line_length, fate.line);
    fate.line_length = reading.line_length;
  }

  void read_life(Fate& fate, std::uint64_t nodes) {
    if (fate.outcome == LifeOutcome::kUnknown)
      note(life_.read(position_, question_about(fate.stone, nodes), grid_), fate);
  }

  void read_capture(Fate& fate, std::uint64_t nodes) {
    if (fate.outcome != LifeOutcome::kUnknown) return;
    note(life_by_capture(captures_, position_, question_about(fate.stone, nodes), grid_), fate);
    // A chain with five liberties has escaped as a capture, and its race may only begin.
    if (fate.outcome != LifeOutcome::kDies) fate.outcome = LifeOutcome::kUnknown;
  }

  /// Of two chains in a race one stays: where one is captured, the other lives. Not both die.
  void infer() {
    const auto from = [](const Fate& captured, Fate& other) {
      if (captured.outcome != LifeOutcome::kDies || other.outcome != LifeOutcome::kUnknown) return;
      other.outcome = LifeOutcome::kLives;
      other.certainty = captured.certainty;
    };
    from(a_, b_);
    from(b_, a_);
  }

  [[nodiscard]] RaceReading tell() const {
    // The side to move is shown how it captures, if it does, and else how it is saved or lost.
    const bool a_moves = position_.stones(question_.to_play).has(question_.a);
    const Fate& own = a_moves ? a_ : b_;
    const Fate& other = a_moves ? b_ : a_;
    const bool captures = other.outcome == LifeOutcome::kDies || own.line_length == 0;
    const Fate& shown = other.line_length > 0 && captures ? other : own;
    const bool both_die = a_.outcome == LifeOutcome::kDies && b_.outcome == LifeOutcome::kDies;
    RaceReading result{.a = both_die ? LifeOutcome::kUnknown : a_.outcome,
                       .b = both_die ? LifeOutcome::kUnknown : b_.outcome,
                       .move = shown.move,
                       .line = {},
                       .line_length = shown.line_length,
                       .nodes = nodes_,
                       .certainty = std::min(a_.certainty, b_.certainty)};
    std::copy_n(shown.line, shown.line_length, result.line);
    return result;
  }

  LifeReader& life_;
  CaptureReader& captures_;
  const Position& position_;
  const RaceQuestion& question_;
  const Grid& grid_;
  Fate a_{};
  Fate b_{};
  std::uint64_t nodes_ = 0;
};

}  // namespace

RaceReading read_race(LifeReader& life, CaptureReader& captures, const Position& position,
                      const RaceQuestion& question, const Grid& grid) {
  return Race(life, captures, position, question, grid).read();
}

}  // namespace kakoi::go
