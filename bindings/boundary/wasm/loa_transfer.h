// Positions and moves of Lines of Action in the transfer buffer.

#pragma once

#include "layout/loa.h"
#include "transfer.h"

namespace kakoi::wasm {

inline loa::Squares load_squares(const std::uint32_t* words) {
  return loa::Squares{words[1]} << 32 | words[0];
}

inline loa::Position load_loa_position(const std::uint32_t* words, Color to_play) {
  return {load_squares(words), load_squares(words + 2), to_play, static_cast<std::uint8_t>(words[4])};
}

/// A legal move of a position that is not decided, with what it does.
inline int move_word(const loa::Position& position, int from, int to) {
  const auto after = loa::play(position, from, to);
  int word = from + kLoaTo * to;
  if (loa::is_connected(after.enemy())) word |= kLoaConnectsMover;
  // Without a capture the opponent's stones are as they were, and they were not connected.
  if ((position.enemy() & loa::square_bit(to)) != 0) {
    word |= kLoaCapture;
    if (loa::is_connected(after.own())) word |= kLoaConnectsOpponent;
  }
  return word;
}

}  // namespace kakoi::wasm
