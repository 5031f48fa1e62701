// A position of Lines of Action: the stones of both colours and the side to move.

#pragma once

#include "core/color.h"
#include "loa/connectivity.h"

namespace kakoi::loa {

/// The two sets are disjoint, and on the board. Any number of stones is a position; in a game each side has 1 to 12.
struct Position {
  Squares black;
  Squares white;
  Color to_play;
  /// The squares in a row, kLeastSize to kMostSize.
  std::uint8_t size = kMostSize;

  [[nodiscard]] constexpr Squares stones(Color color) const { return color == Color::kBlack ? black : white; }
  [[nodiscard]] constexpr Squares own() const { return stones(to_play); }
  [[nodiscard]] constexpr Squares enemy() const { return stones(opponent(to_play)); }
  /// The same stones with that side to move.
  [[nodiscard]] constexpr Position with(Color color) const { return {black, white, color, size}; }

  /// True when a side is connected, which ends the game.
  [[nodiscard]] constexpr bool is_decided() const { return is_connected(black) || is_connected(white); }

  friend constexpr bool operator==(const Position&, const Position&) = default;
};

}  // namespace kakoi::loa
