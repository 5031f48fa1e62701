// Endings of Lines of Action for JavaScript.

#include "layout/endings.h"

#include "loa_transfer.h"

namespace kakoi::wasm {

void calls::endings_win(int to_move, int simultaneous, int no_move, int nodes) {
  static loa::WinReader reader;  // large; what it holds is only its last answer
  loa::Position position = load_loa_position(to_move);
  const loa::Rules rules{static_cast<loa::Simultaneous>(simultaneous), static_cast<loa::NoMove>(no_move)};
  const loa::WinReading& reading = reader.read(position, rules, static_cast<std::uint64_t>(nodes));
  const int* const moves = reading.line_length > 0 ? reading.line : &reading.move;
  const int count = reading.line_length > 0 ? reading.line_length : reading.move == loa::kNoMove ? 0 : 1;
  Writer writer(output);
  writer.record(EndingsWin{.outcome = reading.outcome,
                           .nodes = static_cast<std::uint32_t>(reading.nodes),
                           .length = reading.line_length,
                           .moves = count});
  for (int i = 0; i < count; ++i) {
    const int move = moves[i];
    writer.word(move == loa::kPassMove ? kEndingsPass
                                       : move_word(position, loa::from_of(move), loa::to_of(move)));
    position = loa::after(position, move);
  }
}

}  // namespace kakoi::wasm
