// Moves: lists the legal ones, says why a move is not legal, and plays it.
//
// A stone moves along a row, column or diagonal by exactly as many squares as there are stones of both colours
// on that whole line. It may pass over its own stones, not over enemy stones, and captures the enemy stone it
// lands on.

#pragma once

#include "loa/lines.h"
#include "loa/position.h"

namespace kakoi::loa {

/// The board as the stones of the side to move meet it. Made once for all of them.
struct Field {
  Squares own;
  Squares enemy;
  /// The squares of the board without an own stone. Only here do sizes differ: the edge of a smaller board stops a
  /// stone as its own stones do.
  Squares free;

  explicit constexpr Field(const Position& position)
      : own(position.own()), enemy(position.enemy()), free(board_of(position.size) & ~own) {}
};

/// The squares that the side to move reaches with its stone on `square`.
inline Squares targets(const Field& field, int square) {
  const auto& [own, enemy, free] = field;
  Squares reached = 0;
  for (const Line line : kLines) {
    const auto& [up, down] = rays(square, line);
    const int distance = std::popcount((own | enemy) & (up | down)) + 1;
    // Numbers wrap round at 64; a wrapped target never lies on the ray, as no 7 steps of a line are 64.
    const Squares above = square_bit((square + distance * step(line)) & 63) & up & free;
    const Squares below = square_bit((square - distance * step(line)) & 63) & down & free;
    if ((up & (above - 1) & enemy) == 0) reached |= above;
    if ((down & ~(below | (below - 1)) & enemy) == 0) reached |= below;
  }
  return reached;
}
/// The same for a single stone.
inline Squares targets(const Position& position, int square) { return targets(Field(position), square); }

/// Calls visit(from, to) with every legal move, by square numbers, even when a side is connected and the game
/// over.
template <typename Visit>
void for_each_move(const Position& position, Visit&& visit) {
  const Field field(position);
  for (Squares stones = field.own; stones != 0; stones &= stones - 1) {
    const int from = first_square(stones);
    for (Squares to = targets(field, from); to != 0; to &= to - 1) visit(from, first_square(to));
  }
}

/// The number of legal moves.
inline int count_moves(const Position& position) {
  const Field field(position);
  int count = 0;
  for (Squares stones = field.own; stones != 0; stones &= stones - 1) {
    count += std::popcount(targets(field, first_square(stones)));
  }
  return count;
}

/// A move as a number, from and to; kNoMove where there is none, as no stone stays where it is.
inline constexpr int kNoMove = 0;
constexpr int move_of(int from, int to) { return from | to << 6; }
constexpr int from_of(int move) { return move & 63; }
constexpr int to_of(int move) { return move >> 6; }

/// The position after a legal move.
constexpr Position play(const Position& position, int from, int to) {
  const Squares own = position.own() ^ (square_bit(from) | square_bit(to));
  const Squares enemy = position.enemy() & ~square_bit(to);
  if (position.to_play == Color::kBlack) return {own, enemy, Color::kWhite, position.size};
  return {enemy, own, Color::kBlack, position.size};
}

/// The pass of a side without a legal move, as a number beside those of moves.
inline constexpr int kPassMove = 1 << 12;
constexpr Position pass(const Position& position) { return position.with(opponent(position.to_play)); }

/// The position after a move by its number, or a pass.
constexpr Position after(const Position& position, int move) {
  return move == kPassMove ? pass(position) : play(position, from_of(move), to_of(move));
}

/// The verdict on a move: legal, or the first reason why it is not. The numbers are part of the boundary
/// (bindings/boundary/layout/loa.mjs).
enum class Legality : std::uint8_t {
  kLegal = 0,
  kNoStone = 1,        ///< nothing stands on the first square
  kNotYourStone = 2,   ///< an enemy stone stands there
  kOffLine = 3,        ///< the squares share no row, column or diagonal, or are the same
  kWrongDistance = 4,  ///< the distance is not the number of stones on the line
  kOwnStone = 5,       ///< the mover's own stone is on the last square
  kBlocked = 6,        ///< an enemy stone stands between
};

/// A move as it was judged.
struct Judgement {
  Legality legality;
  /// The distance of the move and the number of stones on its line, which should be equal; both 0 when the
  /// squares share no line.
  int steps = 0;
  int stones = 0;
};

/// Judges a move from square to square, 0..63, by the side to move.
constexpr Judgement judge(const Position& position, int from, int to) {
  const Squares own = position.own();
  const Squares enemy = position.enemy();
  const Squares target = square_bit(to);
  if (((own | enemy) & square_bit(from)) == 0) return {Legality::kNoStone};
  if ((own & square_bit(from)) == 0) return {Legality::kNotYourStone};
  for (const Line line : kLines) {
    const auto& [up, down] = rays(from, line);
    if (((up | down) & target) == 0) continue;
    const int steps = (to > from ? to - from : from - to) / step(line);
    const int stones = count_on_line(from, line, own | enemy);
    const auto answer = [&](Legality legality) { return Judgement{legality, steps, stones}; };
    if (steps != stones) return answer(Legality::kWrongDistance);
    if ((own & target) != 0) return answer(Legality::kOwnStone);
    return answer((targets(position, from) & target) != 0 ? Legality::kLegal : Legality::kBlocked);
  }
  return {Legality::kOffLine};
}

/// The verdict alone.
inline Legality legality(const Position& position, int from, int to) {
  return judge(position, from, to).legality;
}

}  // namespace kakoi::loa
