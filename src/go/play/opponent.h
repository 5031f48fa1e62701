// Opponent: chooses a move as a player of a certain strength would, and knows when to pass and when to resign.

#pragma once

#include "go/play/likely_moves.h"
#include "go/play/move_search.h"
#include "go/safety/benson.h"

namespace kakoi::go {

/// The strength of an opponent.
struct Strength {
  /// The games it plays out to choose a move.
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

/// Fewer games say nothing about the chances of a side.
inline constexpr int kFewestGames = 100;

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
  /// Never of one that plays so few games that it knows no chance.
  bool resigns;
  float win_rate;
  float lead;
  int candidate_count;
  MoveRecord candidates[kMostCandidates];
  MoveSearch::Line lines[kMostCandidates];
};

/// Opponents of all strengths. An object is large (33 MB).
class Opponent {
 public:
  /// Chooses a move; the same strength and seed choose the same. Valid until the next call.
  const MoveChoice& choose(const OpponentQuestion& question, Strength strength, std::uint64_t seed,
                           const Grid& grid);

  /// The same in parts: begin() forgets the last question; go_on() plays some of the games that the strength has left,
  /// and returns what is known of the moves by then, or the choice when those were the last; decide() plays the rest.
  void begin(const OpponentQuestion& question, Strength strength, std::uint64_t seed, const Grid& grid);
  const MoveChoice& go_on(int playouts, const Grid& grid);
  const MoveChoice& decide(const Grid& grid) { return go_on(strength_.playouts - games_, grid); }

  /// The games played since begin(), and whether those were all.
  [[nodiscard]] int games() const { return games_; }
  [[nodiscard]] bool has_decided() const { return games_ == strength_.playouts; }

 private:
  void ask(const Grid& grid);
  void overlook(const Grid& grid);
  void take_candidates();
  void finish(const Grid& grid);
  [[nodiscard]] bool is_settled(Point p) const;
  [[nodiscard]] bool wins_by_passing(const Grid& grid) const;
  bool gains_nothing(const MoveRecord& best, const Grid& grid);

  static constexpr int kNodes = 1'000'000;

  Shapes shapes_;
  LikelyMoves likely_;
  MoveSearch::Node nodes_[kNodes];
  MoveSearch search_{shapes_, nodes_};
  Benson benson_;
  OpponentQuestion question_;
  Strength strength_{};
  std::uint64_t seed_ = 0;
  int games_ = 0;
  MoveQuestion asked_;
  MoveChoice choice_;
  float owner_[kCells];
};

}  // namespace kakoi::go
