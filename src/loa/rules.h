// Where the sources of the rules differ about the end of a game. Repetition is not among them: what comes again is a
// matter of a game, not of a position.

#pragma once

#include <optional>

#include "loa/moves.h"

namespace kakoi::loa {

/// Both sides connected by one move. The numbers are part of the boundary (bindings/layout/endings.mjs).
enum class Simultaneous : std::uint8_t { kDraw = 0, kMover = 1 };

/// What becomes of a side without a legal move. The numbers are part of the boundary.
enum class NoMove : std::uint8_t { kPass = 0, kLoss = 1, kDraw = 2 };

struct Rules {
  Simultaneous simultaneous = Simultaneous::kDraw;
  NoMove no_move = NoMove::kPass;
};

/// How a game ended for one side.
enum class Result : std::uint8_t { kLoss, kDraw, kWin };

constexpr Result reversed(Result result) {
  return static_cast<Result>(static_cast<int>(Result::kWin) - static_cast<int>(result));
}

/// What a move that leaves these sides connected, one at least, is to the side that made it.
constexpr Result result_of(bool connects_mover, bool connects_opponent, const Rules& rules) {
  if (!connects_mover) return Result::kLoss;
  if (!connects_opponent || rules.simultaneous == Simultaneous::kMover) return Result::kWin;
  return Result::kDraw;
}

/// What having no legal move is to the side to move; nothing where it passes.
constexpr std::optional<Result> result_without_moves(const Rules& rules) {
  if (rules.no_move == NoMove::kPass) return std::nullopt;
  return rules.no_move == NoMove::kLoss ? Result::kLoss : Result::kDraw;
}

/// How a game that is over is for the side to move; nothing while it goes on.
inline std::optional<Result> ending(const Position& position, const Rules& rules) {
  const bool mover = is_connected(position.enemy());
  const bool other = is_connected(position.own());
  if (mover || other) return reversed(result_of(mover, other, rules));
  if (rules.no_move == NoMove::kPass || count_moves(position) > 0) return std::nullopt;
  return result_without_moves(rules);
}

}  // namespace kakoi::loa
