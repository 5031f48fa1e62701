// Lines of Action for JavaScript: each call reads a position from the input and writes to the output.

#include <emscripten/bind.h>

#include "loa/perft.h"
#include "transfer.h"

namespace kakoi::wasm {
namespace {

loa::Squares load_squares(const std::uint32_t* words) { return loa::Squares{words[1]} << 32 | words[0]; }

loa::Position load_position(int to_move) {
  return {load_squares(input), load_squares(input + 2), static_cast<Color>(to_move)};
}

void write_squares(Writer& writer, loa::Squares s) {
  writer.word(static_cast<std::uint32_t>(s));
  writer.word(static_cast<std::uint32_t>(s >> 32));
}

/// Writes every legal move; returns how many there are. A decided position has none.
int moves(int to_move) {
  const auto position = load_position(to_move);
  if (position.is_decided()) return 0;
  Writer writer(output);
  loa::for_each_move(position, [&](int from, int to) {
    const auto after = loa::play(position, from, to);
    std::uint32_t word = static_cast<std::uint32_t>(from) + kLoaTo * static_cast<std::uint32_t>(to);
    if (loa::is_connected(after.enemy())) word |= kLoaConnectsMover;
    // Without a capture the opponent's stones are as they were, and they were not connected.
    if ((position.enemy() & loa::square_bit(to)) != 0) {
      word |= kLoaCapture;
      if (loa::is_connected(after.own())) word |= kLoaConnectsOpponent;
    }
    writer.word(word);
  });
  return static_cast<int>(writer.at() - output);
}

int legality(int to_move, int from, int to) {
  return static_cast<int>(loa::legality(load_position(to_move), from, to));
}

/// Writes the position after a legal move.
void play(int to_move, int from, int to) {
  const auto position = loa::play(load_position(to_move), from, to);
  Writer writer(output);
  write_squares(writer, position.black);
  write_squares(writer, position.white);
}

/// Writes how many stones stand on the row, column, diagonal and antidiagonal of a square.
void line_counts(int square) {
  const auto position = load_position(0);
  Writer writer(output);
  for (const loa::Line line : loa::kLines) {
    const int count = loa::count_on_line(square, line, position.black | position.white);
    writer.word(static_cast<std::uint32_t>(count));
  }
}

/// Writes q0, q1, q2, q3, q4 and qd of a colour.
void quads(int color) {
  const auto counts = loa::count_quads(load_position(0).stones(static_cast<Color>(color)));
  Writer writer(output);
  for (const int count : {counts.q0, counts.q1, counts.q2, counts.q3, counts.q4, counts.qd}) {
    writer.word(static_cast<std::uint32_t>(count));
  }
}

int euler_number(int color, int connectivity) {
  const auto stones = load_position(0).stones(static_cast<Color>(color));
  return connectivity == 4 ? loa::euler_number_4(stones) : loa::euler_number_8(stones);
}

/// Writes a byte for each of many positions: which sides are connected. Returns how many it did: it stops before
/// one with a square that both sides hold.
int connectivity(int count) {
  auto* flags = reinterpret_cast<std::uint8_t*>(output);
  const std::uint32_t* words = input;
  for (int i = 0; i < count; ++i, words += kLoaPositionWords) {
    const loa::Squares black = load_squares(words);
    const loa::Squares white = load_squares(words + 2);
    if ((black & white) != 0) return i;
    const std::uint32_t black_flag = loa::is_connected(black) ? kLoaBlackConnected : 0;
    const std::uint32_t white_flag = loa::is_connected(white) ? kLoaWhiteConnected : 0;
    flags[i] = static_cast<std::uint8_t>(black_flag | white_flag);
  }
  return count;
}

/// A double holds every count up to 2^53, which takes a day to reach.
double perft(int to_move, int depth) {
  return static_cast<double>(loa::perft(load_position(to_move), depth));
}

EMSCRIPTEN_BINDINGS(loa) {
  using emscripten::function;
  function("loaMoves", moves);
  function("loaLegality", legality);
  function("loaPlay", play);
  function("loaLineCounts", line_counts);
  function("loaQuads", quads);
  function("loaEulerNumber", euler_number);
  function("loaConnectivity", connectivity);
  function("loaPerft", perft);
}

}  // namespace
}  // namespace kakoi::wasm
