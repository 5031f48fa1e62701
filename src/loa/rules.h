// The rules about the end of a game on which sources differ. Repetition is not among them, because it is a
// matter of a game, not of a position.

#pragma once

#include <optional>

#include "loa/moves.h"

namespace kakoi::loa {

/// The result when one move connects both sides. The numbers are part of the boundary
/// (bindings/boundary/layout/endings.mjs).
enum class Simultaneous : std::uint8_t { kDraw = 0, kMover = 1 };

/// The fate of a side without a legal move. The numbers are part of the boundary.
enum class NoMove : std::uint8_t { kPass = 0, kLoss = 1, kDraw = 2 };

/// The rules in force for a game.
struct Rules {
  Simultaneous simultaneous = Simultaneous::kDraw;
  NoMove no_move = NoMove::kPass;
};

/// The result of a game for one side.
enum class Result : std::uint8_t { kLoss, kDraw, kWin };

constexpr Result reversed(Result result) {
  return static_cast<Result>(static_cast<int>(Result::kWin) - static_cast<int>(result));
}

/// The result, for the side that moved, of a move that leaves one side or both connected.
constexpr Result result_of(bool connects_mover, bool connects_opponent, const Rules& rules) {
  if (!connects_mover) return Result::kLoss;
  if (!connects_opponent || rules.simultaneous == Simultaneous::kMover) return Result::kWin;
  return Result::kDraw;
}

/// The result of having no legal move, for the side to move; nullopt when it passes instead.
constexpr std::optional<Result> result_without_moves(const Rules& rules) {
  if (rules.no_move == NoMove::kPass) return std::nullopt;
  return rules.no_move == NoMove::kLoss ? Result::kLoss : Result::kDraw;
}

/// The result of a game that is over, for the side to move; nullopt while it goes on.
inline std::optional<Result> ending(const Position& position, const Rules& rules) {
  const bool mover = is_connected(position.enemy());
  const bool other = is_connected(position.own());
  if (mover || other) return reversed(result_of(mover, other, rules));
  if (rules.no_move == NoMove::kPass || count_moves(position) > 0) return std::nullopt;
  return result_without_moves(rules);
}

}  // namespace kakoi::loa
