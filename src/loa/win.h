// The winner of a position when both sides do their best, and the number of plies.

#pragma once

#include "loa/shortest_win.h"
#include "loa/win_search.h"

namespace kakoi::loa {

/// For the side to move. The numbers are part of the boundary (bindings/layout/endings.mjs).
enum class WinOutcome : std::uint8_t { kUnknown = 0, kWins = 1, kLoses = 2, kNeither = 3 };

struct WinReading {
  static constexpr int kLongestLine = WinSearch::kDeepest;

  WinOutcome outcome;
  /// What wins, or where neither side does, what keeps the other from it; kNoMove where there is none, or it is unknown.
  int move;
  /// In how many plies the winner wins at most with the moves of answer(); 0 where nobody wins, or has won.
  int plies;
  /// True when nobody wins sooner against the best defence.
  bool is_shortest;
  /// The winner's way to the end of the game, against what holds out longest; it breaks off where that is no longer
  /// known.
  int line[kLongestLine];
  int line_length;
  std::uint64_t nodes;
};

/// A move of the winner, and in how many plies it wins at most; kNoMove and 0 where that is not known. And how many
/// positions were looked at to find it.
struct WinAnswer {
  int move = kNoMove;
  int plies = 0;
  std::uint64_t nodes = 0;
};

/// An object is large (28 MB), which is all of its memory.
class WinReader {
 public:
  /// Reads who wins, looking at about `nodes` positions at most, and then how soon, at as many again. The answer is valid
  /// until the next call. Positions that `drawn` has are draws; it is to live on.
  const WinReading& read(const Position& position, const Rules& rules, const DrawnPositions& drawn,
                         std::uint64_t nodes);

  /// The next move of the winner of the last reading, in a position that comes up, where it is its turn and it wins in so many
  /// plies; looks at `nodes` positions more at most to find it. Each answer takes fewer plies than the one before, so play
  /// never comes round.
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
