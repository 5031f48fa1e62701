// Playouts: games played to the end at random.

#pragma once

#include "core/random.h"
#include "go/boards/playout_board.h"
#include "go/playouts/tactics.h"

namespace kakoi::go {

/// The way a playout chooses its moves.
enum class PlayoutStyle : std::uint8_t {
  /// Uniformly among the legal moves that do not fill an eye of their own.
  kUniform,
  /// The same without moves that throw a chain away (wastes_chain), and four times in five an answer to atari
  /// where there is one, in an eye if need be. Half as fast, but groups in seki and groups with eyes stay
  /// alive.
  kCareful,
  /// As careful, and sparing more sekis (wastes_chain).
  kSparing,
  /// As sparing, and where there is nothing to answer, seven times in ten a cut near the last move, or a move
  /// that prevents one (is_cut). It judges open country better, and sacrifices worse.
  kCutting,
};

namespace detail {

/// Plays one of the moves, if that throws no chain away; returns its cell or kNoCell.
inline int play_one_of(const Cells<16>& moves, PlayoutStyle style, PlayoutBoard& board, Color color,
                       Random& random) {
  if (moves.count == 0) return kNoCell;
  const int at = moves.cells[random.below(static_cast<std::uint32_t>(moves.count))];
  const bool wasted = wastes_chain(board, color, at, style >= PlayoutStyle::kSparing);
  return !wasted && board.play(color, at) ? at : kNoCell;
}

/// Plays an answer to the last move, if there is one and it chooses to; returns its cell or kNoCell.
inline int play_answer(PlayoutStyle style, PlayoutBoard& board, Color color, int last, Random& random) {
  constexpr std::uint32_t answers_in_five = 4;
  if (last == kNoCell || random.below(5) >= answers_in_five) return kNoCell;
  return play_one_of(answers_to_atari(board, color, last), style, board, color, random);
}

/// Plays a cut near the last move, or prevents one, if it chooses to; returns its cell or kNoCell.
inline int play_cut(PlayoutStyle style, PlayoutBoard& board, Color color, int last, Random& random) {
  constexpr std::uint32_t cuts_in_ten = 7;
  if (last == kNoCell || random.below(10) >= cuts_in_ten) return kNoCell;
  return play_one_of(cuts_near(board, color, last), style, board, color, random);
}

/// Plays at random; returns the cell, or kNoCell when there is nothing to play.
inline int play_anything(PlayoutStyle style, PlayoutBoard& board, Color color, Random& random) {
  for (int candidates = board.empty_count(); candidates > 0; --candidates) {
    const int index = static_cast<int>(random.below(static_cast<std::uint32_t>(candidates)));
    const int at = board.empty_cell(index);
    const bool sensible =
        !board.is_eye(color, at) &&
        (style == PlayoutStyle::kUniform || !wastes_chain(board, color, at, style >= PlayoutStyle::kSparing));
    if (sensible && board.play(color, at)) return at;
    board.move_behind(index, candidates);  // out of the draw, so that the next try is uniform over the rest
  }
  return kNoCell;
}

}  // namespace detail

/// Plays until both sides pass, or until `most` moves were made (games can repeat forever where only simple ko is
/// forbidden). Calls on_move(color, cell) for each move, kNoCell for a pass. Returns the number of moves
/// without the passes.
template <typename OnMove>
int play_out(PlayoutStyle style, PlayoutBoard& board, Color to_play, int most, Random& random,
             OnMove&& on_move) {
  int moves = 0;
  int last = kNoCell;
  for (int passes = 0; passes < 2 && moves < most; to_play = opponent(to_play)) {
    int at = kNoCell;
    if (style != PlayoutStyle::kUniform) at = detail::play_answer(style, board, to_play, last, random);
    if (at == kNoCell && style == PlayoutStyle::kCutting)
      at = detail::play_cut(style, board, to_play, last, random);
    if (at == kNoCell) at = detail::play_anything(style, board, to_play, random);
    on_move(to_play, at);
    if (at == kNoCell) {
      board.pass();
      ++passes;
    } else {
      ++moves;
      passes = 0;
    }
    last = at;
  }
  return moves;
}

/// The same without on_move: compiled once, because it is large.
int play_out(PlayoutStyle style, PlayoutBoard& board, Color to_play, int most, Random& random);

}  // namespace kakoi::go
