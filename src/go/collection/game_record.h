// Games as a collection keeps them: what changed on the board, move by move, in half a word each.
//
// A game is replayed once, when it is added. Captures are kept with the moves that made them, so that a search reads
// what stood where, and for how long, without playing anything.

#pragma once

#include <cstdint>
#include <span>

#include "go/boards/replay.h"

namespace kakoi::go {

/// The content of a point. The numbers are those in a Change.
enum class Content : std::uint8_t { kEmpty = 0, kBlack = 1, kWhite = 2 };

constexpr Content content_of(Color color) {
  return color == Color::kBlack ? Content::kBlack : Content::kWhite;
}

/// One change of a game: a move, a stone that a move removed, or a point set up. Changes that are no moves belong to the
/// move before them; those before the first move make the position that the game begins with.
struct Change {
  std::uint16_t bits;

  static constexpr std::uint16_t kPass = 3U << 10;
  static constexpr std::uint16_t kMove = 1U << 12;
  static constexpr std::uint16_t kSetUp = 1U << 13;

  static constexpr Change pass(Color color) {
    return {static_cast<std::uint16_t>(kMove | kPass | static_cast<unsigned>(color))};
  }
  static constexpr Change make(int point, Content content, std::uint16_t kind) {
    return {static_cast<std::uint16_t>(kind | static_cast<unsigned>(content) << 10 |
                                       static_cast<unsigned>(point))};
  }

  [[nodiscard]] constexpr bool is_move() const { return (bits & kMove) != 0; }
  [[nodiscard]] constexpr bool is_set_up() const { return (bits & kSetUp) != 0; }
  [[nodiscard]] constexpr bool is_pass() const { return (bits & kPass) == kPass; }
  /// y·kMaxSide + x; of no meaning for a pass.
  [[nodiscard]] constexpr int point() const { return bits & 1023; }
  [[nodiscard]] constexpr int x() const { return bits % kMaxSide; }
  [[nodiscard]] constexpr int y() const { return point() / kMaxSide; }
  /// Meaningless for a pass.
  [[nodiscard]] constexpr Content content() const { return static_cast<Content>(bits >> 10 & 3U); }
  /// The side that makes a move.
  [[nodiscard]] constexpr Color mover() const {
    const bool is_white = is_pass() ? (bits & 1U) != 0 : content() == Content::kWhite;
    return is_white ? Color::kWhite : Color::kBlack;
  }
};

/// A step of a game to record: a move as Replay takes it, or with kSetUpWord a point to set up, its content in the bits
/// of kContentShift.
inline constexpr std::uint32_t kSetUpWord = 0x20000;
inline constexpr unsigned kContentShift = 18;

/// The longest game that is kept.
inline constexpr int kMostRecordedMoves = 1 << 15;

/// A step changes one point, and what it puts there is removed once at most.
inline constexpr int kChangesPerStep = 2;

/// Plays the steps as SGF demands, legal or not, from an empty board, and hands every change to `out`, which has
/// room for kChangesPerStep a step. Returns the number of changes.
int record_game(std::span<const std::uint32_t> steps, const Grid& grid, Change* out);

}  // namespace kakoi::go
