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

void calls::endings_win(int to_play, int simultaneous, int no_move, int drawn, int nodes) {
  static loa::DrawnPositions drawn_positions;  // the reader's until the next call
  loa::Position position = load_loa_position(to_play);
  drawn_positions.clear();
  for (int i = 0; i < drawn; ++i) {
    const std::uint32_t* const words = input + kLoaPositionWords + i * kEndingsDrawnWords;
    drawn_positions.add(
        {load_squares(words), load_squares(words + 2), words[4] == 0 ? Color::kBlack : Color::kWhite});
  }
  const loa::Rules rules{static_cast<loa::Simultaneous>(simultaneous), static_cast<loa::NoMove>(no_move)};
  const loa::WinReading& reading =
      reader().read(position, rules, drawn_positions, static_cast<std::uint64_t>(nodes));
  const int* const moves = reading.line_length > 0 ? reading.line : &reading.move;
  const int count = reading.line_length > 0 ? reading.line_length : reading.move == loa::kNoMove ? 0 : 1;
  Writer writer(output);
  writer.record(EndingsWin{.outcome = reading.outcome,
                           .nodes = static_cast<std::uint32_t>(reading.nodes),
                           .plies = reading.plies,
                           .shortest = reading.is_shortest,
                           .length = reading.line_length,
                           .moves = count});
  for (int i = 0; i < count; ++i) {
    writer.word(word_of(position, moves[i]));
    position = loa::after(position, moves[i]);
  }
}

void calls::endings_win_answer(int to_play, int plies, int nodes) {
  const loa::Position position = load_loa_position(to_play);
  const auto [move, within, looked] = reader().answer(position, plies, static_cast<std::uint64_t>(nodes));
  Writer writer(output);
  writer.record(EndingsWinAnswer{.plies = within,
                                 .move = move == loa::kNoMove ? 0 : word_of(position, move),
                                 .nodes = static_cast<std::uint32_t>(looked)});
}

}  // namespace kakoi::wasm
