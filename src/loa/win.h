// WinReader: finds the winner of a position when both sides do their best, and the number of plies.

#pragma once

#include "core/short_list.h"
#include "loa/shortest_win.h"
#include "loa/win_search.h"

namespace kakoi::loa {

/// The outcome for the side to move. The numbers are part of the boundary (bindings/boundary/layout/endings.mjs).
enum class WinOutcome : std::uint8_t { kUnknown = 0, kWins = 1, kLoses = 2, kNeither = 3 };

struct WinReading {
  WinOutcome outcome;
  /// The move that wins or, when neither side does, that keeps the other from winning; kNoMove when there is
  /// none, or it is unknown.
  int move;
  /// The most plies that the winner needs with the moves of answer(); 0 when nobody wins, or the game is
  /// over.
  int plies;
  /// True when nobody wins sooner against the best defence.
  bool is_shortest;
  /// The winner's line to the end of the game against the longest defence; it breaks off where that is no
  /// longer known.
  ShortList<int, WinSearch::kDeepest> line;
  std::uint64_t nodes;
};

/// A move of the winner and the most plies that the winner then needs; kNoMove and 0 when they are not known.
/// `nodes` is the number of positions searched to find them.
struct WinAnswer {
  int move = kNoMove;
  int plies = 0;
  std::uint64_t nodes = 0;
};

/// Reads who wins. An object is large (28 MB) and uses no other memory.
class WinReader {
 public:
  /// Reads who wins, searching about `nodes` positions at most, and then how soon, searching as many again.
  /// The answer is valid until the next call. Positions in `drawn` count as draws; it has to outlive the
  /// reading and the calls of answer().
  const WinReading& read(const Position& position, const Rules& rules, const DrawnPositions& drawn,
                         std::uint64_t nodes);

  /// The next move of the winner of the last reading, in a position where it is the winner's turn to win in
  /// so many plies; searches at most `nodes` more positions to find it. Each answer takes fewer plies than
  /// the one before, so play never comes round.
  WinAnswer answer(const Position& position, int plies, std::uint64_t nodes);

 private:
  void shorten(const Position& position, std::uint64_t nodes);
  void follow(Position position);
  [[nodiscard]] int longest_defence(const Position& position, int plies);
  [[nodiscard]] int known_plies(const Position& position) const;

  WinSearch search_;
  ShortestWin shortest_;
  Rules rules_;
  Color winner_;
  WinReading reading_;
};

}  // namespace kakoi::loa
