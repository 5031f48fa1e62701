// Lines of Action on cells, square by square: the rules done the slow and obvious way, to compare the engine
// with. Also positions as tests write and print them.

#pragma once

#include <array>
#include <ostream>
#include <string>
#include <string_view>

#include "loa/moves.h"
#include "support/diagram.h"
#include "support/plain_set.h"
#include "support/random.h"

namespace kakoi::test {

/// 'b', 'w' or '.', and a side to move: 'b' or 'w'.
struct PlainLoa {
  char cells[8][8];  ///< [rank][file], a1 first
  char to_play;
  int size;  ///< squares in a row

  /// '.' off the board, too.
  [[nodiscard]] char at(int file, int rank) const;
  /// The stones of a colour, rank 1 at the top: its points have the numbers of the squares.
  [[nodiscard]] PlainSet stones(char color) const;
  /// The stones of both colours on the whole line through a square, walked both ways.
  [[nodiscard]] int count_on_line(int square, int file_step, int rank_step) const;
};

/// The ranks from the last to the 1st, '/' between them, a digit for so many empty squares; then the side to
/// move. Fails the test unless there are 5 to 8 ranks of as many squares.
PlainLoa read_fen(std::string_view fen);
std::string write_fen(const PlainLoa& board);

/// `stones` on random squares, each black or white with the same chance.
PlainLoa random_loa(int stones, Random& random, int size = 8);

loa::Legality plain_legality(const PlainLoa& board, int from, int to);
PlainLoa plain_play(const PlainLoa& board, int from, int to);

/// The set-up: the first player's stones on the first and last rank, the second's on the outer files, no corners.
PlainLoa plain_start(int size);

/// Groups, diagonals connecting. The first holds the lowest square.
std::vector<PlainSet> plain_groups(const PlainLoa& board, char color);

constexpr char letter_of(Color color) { return color == Color::kBlack ? 'b' : 'w'; }

loa::Squares to_squares(const PlainSet& s);
loa::Position to_position(const PlainLoa& board);
inline loa::Position position_of(std::string_view fen) { return to_position(read_fen(fen)); }

/// The squares of a board, drawn with rank 8 at the top, whose cell is `mark`.
loa::Squares squares(const Rows& rows, char mark = '#');
inline loa::Squares squares(std::string_view text) { return squares(diagram(text)); }
/// The board of a set: '#' and '.'. Compare these, and GoogleTest prints boards rather than numbers.
Rows rows_of(loa::Squares s);

/// q0, q1, q2, q3, q4, qd.
constexpr std::array<int, 6> list_of(const QuadCounts& counts) {
  return {counts.q0, counts.q1, counts.q2, counts.q3, counts.q4, counts.qd};
}

/// The number of a square such as "a1".
constexpr int square(std::string_view name) { return 8 * (name[1] - '1') + (name[0] - 'a'); }

}  // namespace kakoi::test

namespace kakoi::loa {

void PrintTo(const Position& position, std::ostream* out);
void PrintTo(Legality legality, std::ostream* out);

}  // namespace kakoi::loa
