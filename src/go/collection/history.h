// The history of every point of a game: when it held which stone.
//
// Most points change once, when a stone is played there that stays; so a pattern is looked up by comparing a few move
// numbers, however long the game. Only points that change again keep a list.

#pragma once

#include <span>

#include "go/collection/game_record.h"

namespace kakoi::go {

/// A set of contents that a point may have.
enum Contents : std::uint8_t { kNothing = 0, kIsEmpty = 1, kIsBlack = 2, kIsWhite = 4, kAnything = 7 };

constexpr std::uint8_t contents_of(Content content) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(content));
}

class History {
 public:
  /// No move: later than all.
  static constexpr int kNever = 0xFFFF;

  /// Reads a game. The changes have to stay.
  void read(std::span<const Change> changes);

  /// The number of moves.
  [[nodiscard]] int moves() const { return moves_; }

  /// The contents of the point until it first changes after the game has begun, that change's move, and the contents
  /// then; `returns` when it changes again.
  struct PointHistory {
    std::uint16_t first;
    std::uint8_t before;
    std::uint8_t after;
  };
  static constexpr std::uint8_t kReturns = 8;
  [[nodiscard]] const PointHistory& at(int point) const { return points_[point]; }

  /// The earliest move from `move` on after which the contents of the point are among these; kNever if none is.
  [[nodiscard]] int earliest(int point, unsigned contents, int move) const;

  /// The move after so many, or a change of no move where the game ends.
  [[nodiscard]] Change next_move(int moves) const;
  /// As next_move, but the first move of these points, one bit a column in a word a row.
  [[nodiscard]] Change next_move_within(const std::uint32_t* rows, int moves) const;
  /// The side to play after so many moves, `first` when there are none at all.
  [[nodiscard]] Color to_play(int moves, Color first) const;

 private:
  struct Later {
    std::uint16_t move;
    std::uint8_t contents;
    std::uint16_t next;
  };
  static constexpr std::uint16_t kEnd = 0;
  static constexpr int kMostLater = 1 << 16;

  void put(int point, std::uint8_t contents);

  std::span<const Change> changes_;
  int moves_;
  PointHistory points_[kMaxSide * kMaxSide];
  // For points that change again: the list of all their changes but the first, and its last.
  std::uint16_t later_[kMaxSide * kMaxSide];
  std::uint16_t last_[kMaxSide * kMaxSide];
  Later list_[kMostLater];
  int used_;
};

}  // namespace kakoi::go
