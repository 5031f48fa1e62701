// Life and death: what becomes of some stones when both sides do their best in a part of the board.

#pragma once

#include "go/life_search.h"

namespace kakoi::go {

enum class LifeOutcome : std::uint8_t { kUnknown = 0, kLives = 1, kDies = 2, kSeki = 3, kKo = 4 };

struct LifeQuestion {
  Color defender;
  /// Stones of the defender, at least one.
  PointSet target;
  /// Where may be played; a chain without a liberty outside of it belongs to it.
  PointSet region;
  Color to_play;
  /// The point that ko forbids to the side to move, or kNoPoint.
  Point ko;
  /// The most positions to look at.
  std::uint64_t nodes;
};

struct LifeReading {
  static constexpr int kLongestLine = 64;

  LifeOutcome outcome;
  /// A first move with which the side to move gets the outcome, when it is what that side wants; kNoPoint for a pass, or
  /// when there is none.
  Point move;
  /// How play goes on, the first move included; kNoPoint is a pass.
  Point line[kLongestLine];
  int line_length;
  std::uint64_t nodes;
};

class LifeReader {
 public:
  /// Reads one question. The answer is valid until the next call.
  const LifeReading& read(const Position& position, const LifeQuestion& question, const Grid& grid);

 private:
  void follow(LifeState state, Side banned);

  LifeSearch search_;
  LifeArea area_;
  LifeReading reading_;
};

}  // namespace kakoi::go
