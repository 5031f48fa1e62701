// Who wins when both sides do their best.

#pragma once

#include "loa/win_search.h"

namespace kakoi::loa {

/// For the side to move. The numbers are part of the boundary (bindings/layout/endings.mjs).
enum class WinOutcome : std::uint8_t { kUnknown = 0, kWins = 1, kLoses = 2, kNeither = 3 };

struct WinReading {
  static constexpr int kLongestLine = WinSearch::kDeepest;

  WinOutcome outcome;
  /// What wins, or where neither side does, what keeps the other from it; kNoMove where there is none, or it is unknown.
  int move;
  /// How the winner wins, to the end of the game, against what takes longest to refute; it breaks off where that is no
  /// longer known.
  int line[kLongestLine];
  int line_length;
  std::uint64_t nodes;
};

/// An object is large (17 MB), which is all of its memory.
class WinReader {
 public:
  /// Reads who wins, looking at about `nodes` positions at most. The answer is valid until the next call.
  const WinReading& read(const Position& position, const Rules& rules, std::uint64_t nodes);

  /// The move with which the winner of what was read last goes on in a position that comes up, where it is its turn;
  /// kNoMove when that is not known and not found in `nodes` positions more.
  int answer(const Position& position, std::uint64_t nodes);

 private:
  void follow(Position position);
  [[nodiscard]] int longest_defence(const Position& position, std::uint64_t nodes);

  WinSearch search_;
  Rules rules_;
  Color winner_;
  WinReading reading_;
};

}  // namespace kakoi::loa
