// Life and death: the fate of some stones when both sides do their best in a part of the board.

#pragma once

#include <optional>

#include "go/reading/answer.h"
#include "go/reading/life_search.h"
#include "go/reading/life_walls.h"

namespace kakoi::go {

/// The certainty of an answer.
enum class Certainty : std::uint8_t {
  /// True in a region cut out of an open position; what lies beyond may change it.
  kLikely,
  /// Held against every effort of the loser, but for the chains that it assumes to stand.
  kRead,
  kProved,
};

enum class LifeOutcome : std::uint8_t { kUnknown = 0, kLives = 1, kDies = 2, kSeki = 3, kKo = 4 };

/// Fates in order: the higher, the better for the target. One that is not known comes before all.
constexpr int rank(LifeOutcome fate) {
  switch (fate) {
    case LifeOutcome::kUnknown:
      return -1;
    case LifeOutcome::kDies:
      return 0;
    case LifeOutcome::kKo:
      return 1;
    case LifeOutcome::kSeki:
      return 2;
    case LifeOutcome::kLives:
      return 3;
  }
  return -1;
}

struct LifeQuestion {
  Color defender;
  /// Stones of the defender; without any the answer is kUnknown.
  PointSet target;
  /// The points where both may play; a chain without a liberty outside of them belongs to them. When empty,
  /// the points enclosed with the target are taken, and more as long as the answer relies on chains in
  /// danger.
  PointSet region;
  Color to_play;
  /// The point that ko forbids to the side to move, or kNoPoint.
  Point ko;
  /// The most positions to search, not counting the questions whether walls can be captured (life_walls.h).
  std::uint64_t nodes;
  /// For read_within() alone.
  LifeOutside outside = LifeOutside::kOpen;
  /// For read_within() alone: true when every chain of the target has to live, though the attacker may retake at once
  /// whenever it likes.
  bool is_strict = false;
};

struct LifeReading : Answer<> {
  LifeOutcome outcome = LifeOutcome::kUnknown;
  /// The points where both could play.
  PointSet region = PointSet::none();
  /// Chains on which the outcome relies: taken for uncapturable without being independently safe
  /// (life_walls.h).
  PointSet assumed = PointSet::none();
  /// True when the outcome is proven: in a given region, or without assumptions.
  bool proved = false;
  /// True when no region closed, and the outcome is that of a region cut out (open_life.h).
  bool likely = false;

  [[nodiscard]] Certainty certainty() const {
    return likely ? Certainty::kLikely : proved ? Certainty::kProved : Certainty::kRead;
  }
};

/// The winner's answer in a game.
struct LifeAnswer {
  enum class Kind : std::uint8_t {
    /// Not settled within the nodes.
    kUnknown,
    /// A stone, or a pass.
    kMove,
    /// Nothing: the target is captured, or alive without conditions.
    kOver,
  };
  Kind kind;
  Point move;
};

/// Answers questions of life and death. An object is large (24 MB) and uses no other memory.
class LifeReader {
 public:
  /// Reads one question. The answer is valid until the next call.
  const LifeReading& read(const Position& position, const LifeQuestion& question, const Grid& grid);

  /// After read() has found nothing: what the last two regions agree on that it gave up because of chains in danger; `likely`,
  /// and kUnknown when there is none.
  [[nodiscard]] const LifeReading& doubted() const { return doubted_; }

  /// Reads one question within its region, which is not empty and already is with_capturable(), as if nothing
  /// outside could be in danger: without assumptions, and never `proved`.
  const LifeReading& read_within(const Position& position, const LifeQuestion& question, const Grid& grid);

  /// Says if the side to move, beginning with `move`, brings about an outcome that it wants in the question read
  /// last: kProven or kDisproven, or kUnknown when `nodes` more positions do not settle it.
  LifeProof brings_about(LifeOutcome outcome, Point move, std::uint64_t nodes);

  /// The positions that brings_about(), outcome_of() or answer() searched last.
  [[nodiscard]] std::uint64_t nodes_taken() const { return taken_; }

  /// The result of a game about the question read last, after a line of moves and passes (kNoPoint) from its
  /// position; kUnknown when a move of the line is not legal. Searches at most `nodes` positions beyond those
  /// known.
  LifeProof outcome_of(const LifeGame& game, const Point* line, int length, std::uint64_t nodes);

  /// As outcome_of(), with the winner's move after the line, when it must be the winner's turn. A proof is
  /// made of these answers.
  LifeAnswer answer(const LifeGame& game, const Point* line, int length, std::uint64_t nodes);

 private:
  [[nodiscard]] LifeState start_of(const LifeGame& game) const;
  [[nodiscard]] std::optional<LifeState> state_after(const LifeGame& game, const Point* line,
                                                     int length) const;
  [[nodiscard]] int next_move(const LifeState& state) const;
  void begin(const PointSet& region, std::uint64_t nodes);
  void read_in_region(const Position& position, const LifeQuestion& question, const Grid& grid);
  PointSet find_walls(const Position& position, const LifeQuestion& question, const Grid& grid);
  void follow(const LifeGame& game);

  LifeSearch search_;
  LifeArea area_;
  LifeState start_;
  LifeWalls walls_;
  /// The outcome that the defender reaches without any assumption, once there is one: it also holds in larger
  /// regions.
  LifeOutcome defended_;
  LifeReading reading_;
  LifeReading doubted_;
  std::uint64_t taken_ = 0;
};

}  // namespace kakoi::go
