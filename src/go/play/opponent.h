// Opponent: chooses a move as a player of a certain strength would, and knows when to pass and when to resign.

#pragma once

#include "go/play/policy_search.h"
#include "go/safety/benson.h"

namespace kakoi::go {

/// The strength of an opponent.
struct Strength {
  /// The steps that its search takes to choose a move.
  int playouts;
  /// The number it does not see of a hundred moves that nothing near the last move or in danger points to. Strong
  /// players see everything.
  int overlooks = 0;
  /// The same of the moves near the last two.
  int overlooks_near = 0;
};

/// The levels, the weakest first.
inline constexpr int kLevels = 12;
Strength strength_of(int level);

/// A game as an opponent meets it.
struct OpponentQuestion {
  Position position;
  Color to_play = Color::kBlack;
  Point ko = kNoPoint;
  Point last = kNoPoint;
  Point before_last = kNoPoint;
  /// The last move was a pass.
  bool passed = false;
  /// The rules allow the removal of one's own stones.
  bool suicide = false;
  /// Points count that are surrounded, so that a move at home costs one.
  bool by_territory = false;
  int komi = 0;
  /// Points that superko forbids to the side to play.
  PointSet forbidden;
};

/// The choice.
struct MoveChoice {
  static constexpr int kMostCandidates = 16;

  /// kNoPoint for a pass.
  Point move;
  /// Never of one that overlooks moves: beginners play on.
  bool resigns;
  float win_rate;
  float lead;
  int candidate_count;
  MoveRecord candidates[kMostCandidates];
  PolicySearch::Line lines[kMostCandidates];
};

/// A position as it is judged, for the side to play.
struct Glance {
  static constexpr int kMostMoves = 16;

  struct Move {
    /// kNoPoint for a pass.
    Point move;
    /// The share of the likelihood of all moves that it has, or of the steps.
    float share;
  };

  float win_rate;
  float lead;
  /// The likeliest first.
  int move_count;
  Move moves[kMostMoves];
  /// The owner that each cell will have: Judge::kOwned Black, -Judge::kOwned White, or in between.
  std::int16_t owner[kCells];
};

/// Opponents of all strengths. An object is large (32 MB).
class Opponent {
 public:
  /// Chooses a move; the same strength and seed choose the same. Valid until the next call.
  const MoveChoice& choose(const OpponentQuestion& question, Strength strength, std::uint64_t seed,
                           const Grid& grid);

  /// The same in parts: begin() forgets the last question; go_on() takes some of the steps that the strength has left,
  /// and returns what is known of the moves by then, or the choice when those were the last; decide() takes the rest.
  void begin(const OpponentQuestion& question, Strength strength, std::uint64_t seed, const Grid& grid);
  const MoveChoice& go_on(int playouts, const Grid& grid);
  const MoveChoice& decide(const Grid& grid) { return go_on(strength_.playouts - steps_, grid); }

  /// Judges a position after so many steps of a search, or none; forgets the last question. Valid until the next call.
  const Glance& judge(const OpponentQuestion& question, int playouts, const Grid& grid);

  /// The steps taken since begin(), and whether those were all.
  [[nodiscard]] int steps() const { return steps_; }
  [[nodiscard]] bool has_decided() const { return steps_ == strength_.playouts; }

 private:
  void ask(const Grid& grid);
  void overlook(const Grid& grid);
  void take_candidates();
  void take_owners(const Grid& grid);
  void finish(const Grid& grid);
  [[nodiscard]] bool is_settled(Point p) const;
  template <typename Will>
  [[nodiscard]] Point any_move(Will&& will_do) const;
  [[nodiscard]] bool wins_by_passing(const Grid& grid) const;
  bool gains_nothing(const MoveRecord& best, const Grid& grid);

  static constexpr int kNodes = 1'000'000;

  Shapes shapes_;
  Judge judge_;
  PolicySearch::Node nodes_[kNodes];
  PolicySearch search_{shapes_, judge_, nodes_};
  Benson benson_;
  OpponentQuestion question_;
  Strength strength_{};
  std::uint64_t seed_ = 0;
  int steps_ = 0;
  MoveQuestion asked_;
  MoveChoice choice_;
  Glance glance_;
  float owner_[kCells];
};

}  // namespace kakoi::go
