// Replay: plays whole games through, move after move from a position, with the rules that look back at
// earlier positions.

#pragma once

#include <span>

#include "go/boards/playout_board.h"
#include "go/rules/hash.h"

namespace kakoi::go {

/// The ko rule: a move may not repeat the position just before the last move (simple ko), or any earlier one
/// (superko). Superko compares the board alone, the board and the side to play, or the board and the side
/// that made it by a play. The numbers are part of the boundary (bindings/boundary/layout/go.mjs).
enum class KoRule : std::uint8_t { kSimple = 0, kPositional = 1, kSituational = 2, kNaturalSituational = 3 };

/// The rules by which a game is replayed.
struct ReplayRules {
  KoRule ko = KoRule::kSimple;
  /// As in MoveRules.
  bool suicide = false;
  /// True to stop at the first move that is not legal. Otherwise moves are executed as SGF demands: a stone
  /// replaces the one on its point, then captures, or is removed with its chain.
  bool strict = true;
};

/// Moves in a word each: the point y·kMaxSide + x or kPassWord, plus kWhiteWord when White plays.
inline constexpr std::uint32_t kPassWord = 0x8000;
inline constexpr std::uint32_t kWhiteWord = 0x10000;

struct ReplayStart {
  Position position;
  Color to_play;
  /// The point that simple ko forbids to the side to play, or kNoPoint.
  Point ko;
};

/// A game on a PlayoutBoard, whose chains are kept from move to move, with the rows of both colours and a hash beside
/// them. An object is large (850 KB) and holds nothing between games.
class Replay {
 public:
  /// The longest game.
  static constexpr int kMostMoves = (1 << 16) - 2;

  /// Begins a game of these moves, none of them played. The start and the moves have to stay until its end: superko
  /// looks at them again.
  void begin(const ReplayStart& start, std::span<const std::uint32_t> moves, const ReplayRules& rules,
             const Grid& grid);

  /// Plays the next move. When it is not legal, nothing changes.
  Legality play_next();

  // The position reached.
  [[nodiscard]] const std::uint32_t* rows(Color color) const { return rows_[static_cast<int>(color)]; }
  [[nodiscard]] Point ko() const { return point_of(board_.ko()); }
  [[nodiscard]] std::uint64_t hash() const { return hash_; }

  [[nodiscard]] int played() const { return played_; }
  /// The number of stones that the last move removed, and that each colour has taken; a suicide counts for
  /// the opponent.
  [[nodiscard]] int captured() const { return captured_; }
  [[nodiscard]] int captures(Color color) const { return captures_[static_cast<int>(color)]; }

 private:
  struct Move {
    Color color;
    /// kNoCell for a pass.
    int at;
  };

  static Move read(std::uint32_t word);
  void set_up();
  Legality judge(const Move& move);
  void execute(const Move& move);
  void execute_first(int count);
  void flip(Color color, int at);
  void lift(int at);
  [[nodiscard]] std::uint64_t situation() const;
  bool repeats();
  void remember(int moves);

  ReplayStart start_;
  std::span<const std::uint32_t> moves_;
  const Grid* grid_;
  ReplayRules rules_;
  bool looks_back_;
  int played_;

  PlayoutBoard board_;
  std::uint32_t rows_[2][kMaxSide];
  std::uint64_t hash_;
  Color to_play_;
  int captured_;
  int captures_[2];

  // Positions by hash: first_[hash & mask_] is one more than the number of moves that led to the latest
  // position there; next_ leads from each position to the one before it in the same place.
  std::uint64_t hashes_[kMostMoves + 1];
  std::uint16_t next_[kMostMoves + 1];
  std::uint16_t first_[kMostMoves + 2];
  std::uint32_t mask_;
};

}  // namespace kakoi::go
