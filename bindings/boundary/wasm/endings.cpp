// Endings of Lines of Action for JavaScript.

#include "layout/endings.h"

#include "loa_transfer.h"

namespace kakoi::wasm {
namespace {

/// Large; what it holds is only its last answer.
loa::WinReader& reader() {
  static loa::WinReader reader;
  return reader;
}

std::uint32_t word_of(const loa::Position& position, int move) {
  if (move == loa::kPassMove) return kEndingsPass;
  return static_cast<std::uint32_t>(move_word(position, loa::from_of(move), loa::to_of(move)));
}

}  // namespace

void calls::endings_win(const loa::Position& position, loa::Simultaneous simultaneous, loa::NoMove no_move,
                        int drawn, int nodes, Writer& writer) {
  static loa::DrawnPositions drawn_positions;  // the reader's until the next call
  drawn_positions.clear();
  for (int i = 0; i < drawn; ++i) {
    const std::uint32_t* const words = input + kLoaPositionWords + i * kEndingsDrawnWords;
    drawn_positions.add(
        load_loa_position(words, words[kLoaPositionWords] == 0 ? Color::kBlack : Color::kWhite));
  }
  const loa::WinReading& reading =
      reader().read(position, {simultaneous, no_move}, drawn_positions, static_cast<std::uint64_t>(nodes));
  const auto& line = reading.line;
  const int* const moves = line.length > 0 ? line.elements : &reading.move;
  const int count = line.length > 0 ? line.length : reading.move == loa::kNoMove ? 0 : 1;
  writer.record(EndingsWin{.outcome = reading.outcome,
                           .nodes = static_cast<std::uint32_t>(reading.nodes),
                           .plies = reading.plies,
                           .shortest = reading.is_shortest,
                           .length = line.length,
                           .moves = count});
  loa::Position now = position;
  for (int i = 0; i < count; ++i) {
    writer.word(word_of(now, moves[i]));
    now = loa::after(now, moves[i]);
  }
}

void calls::endings_win_answer(const loa::Position& position, int plies, int nodes, Writer& writer) {
  const auto [move, within, looked] = reader().answer(position, plies, static_cast<std::uint64_t>(nodes));
  writer.record(EndingsWinAnswer{.plies = within,
                                 .move = move == loa::kNoMove ? 0 : word_of(position, move),
                                 .nodes = static_cast<std::uint32_t>(looked)});
}

}  // namespace kakoi::wasm
