#include "support/plain_loa.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <cstring>

namespace kakoi::test {

char PlainLoa::at(int file, int rank) const {
  const bool on_board = file >= 0 && file < size && rank >= 0 && rank < size;
  return on_board ? cells[rank][file] : '.';
}

PlainSet PlainLoa::stones(char color) const {
  return PlainSet::where(size, size, [&](int x, int y) { return at(x, y) == color; });
}

int PlainLoa::count_on_line(int square, int file_step, int rank_step) const {
  int count = 0;
  for (int i = -7; i <= 7; ++i) count += at(square % 8 + i * file_step, square / 8 + i * rank_step) != '.';
  return count;
}

PlainLoa read_fen(std::string_view fen) {
  PlainLoa board{};
  std::memset(board.cells, '.', sizeof board.cells);
  const auto ranks = 1 + static_cast<int>(std::count(fen.begin(), fen.end(), '/'));
  board.size = std::clamp(ranks, 5, 8);
  int file = 0;
  int rank = board.size - 1;
  std::size_t i = 0;
  for (; i < fen.size() && fen[i] != ' '; ++i) {
    if (fen[i] == '/') {
      EXPECT_EQ(file, board.size) << fen;
      file = 0;
      --rank;
    } else if (std::isdigit(static_cast<unsigned char>(fen[i])) != 0) {
      file += fen[i] - '0';
    } else if (file < board.size && rank >= 0) {
      board.cells[rank][file++] = fen[i];
    }
  }
  EXPECT_TRUE(file == board.size && rank == 0 && fen.size() == i + 2) << fen;
  board.to_play = fen.back();
  return board;
}

std::string write_fen(const PlainLoa& board) {
  std::string fen;
  for (int rank = board.size - 1; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file <= board.size; ++file) {
      const bool stone = file < board.size && board.at(file, rank) != '.';
      if (empty > 0 && (stone || file == board.size)) fen += std::to_string(empty);
      empty = stone ? 0 : empty + 1;
      if (stone) fen += board.at(file, rank);
    }
    fen += rank > 0 ? '/' : ' ';
  }
  return fen + board.to_play;
}

PlainLoa random_loa(int stones, Random& random, int size) {
  PlainLoa board = read_fen("8/8/8/8/8/8/8/8 b");
  board.size = size;
  if (random.chance(50)) board.to_play = 'w';
  while (stones > 0) {
    char& cell = board.cells[random.below(size)][random.below(size)];
    if (cell != '.') continue;
    cell = random.chance(50) ? 'b' : 'w';
    --stones;
  }
  return board;
}

loa::Legality plain_legality(const PlainLoa& board, int from, int to) {
  const int files = to % 8 - from % 8;
  const int ranks = to / 8 - from / 8;
  const int distance = std::max(std::abs(files), std::abs(ranks));
  const char stone = board.at(from % 8, from / 8);
  if (stone == '.') return loa::Legality::kNoStone;
  if (stone != board.to_play) return loa::Legality::kNotYourStone;
  const bool on_line = files == 0 || ranks == 0 || std::abs(files) == std::abs(ranks);
  if (distance == 0 || !on_line) return loa::Legality::kOffLine;
  const int file_step = files / distance;
  const int rank_step = ranks / distance;
  if (board.count_on_line(from, file_step, rank_step) != distance) return loa::Legality::kWrongDistance;
  if (board.at(to % 8, to / 8) == stone) return loa::Legality::kOwnStone;
  for (int i = 1; i < distance; ++i) {
    const char between = board.at(from % 8 + i * file_step, from / 8 + i * rank_step);
    if (between != '.' && between != stone) return loa::Legality::kBlocked;
  }
  return loa::Legality::kLegal;
}

PlainLoa plain_play(const PlainLoa& board, int from, int to) {
  PlainLoa after = board;
  after.cells[to / 8][to % 8] = board.to_play;
  after.cells[from / 8][from % 8] = '.';
  after.to_play = board.to_play == 'b' ? 'w' : 'b';
  return after;
}

PlainLoa plain_start(int size) {
  PlainLoa board = read_fen("8/8/8/8/8/8/8/8 b");
  board.size = size;
  for (int i = 1; i < size - 1; ++i) {
    board.cells[0][i] = board.cells[size - 1][i] = 'b';
    board.cells[i][0] = board.cells[i][size - 1] = 'w';
  }
  return board;
}

std::vector<PlainSet> plain_groups(const PlainLoa& board, char color) {
  return plain_chains(board.stones(color), Connectivity::kEight);
}

loa::Squares to_squares(const PlainSet& s) {
  loa::Squares result = 0;
  for (const Point p : s.list()) result |= loa::square_bit(8 * p.y + p.x);
  return result;
}

loa::Position to_position(const PlainLoa& board) {
  return {to_squares(board.stones('b')), to_squares(board.stones('w')),
          board.to_play == 'b' ? Color::kBlack : Color::kWhite, static_cast<std::uint8_t>(board.size)};
}

loa::Squares squares(const Rows& rows, char mark) {
  EXPECT_TRUE(width_of(rows) == 8 && height_of(rows) == 8) << "not a board of 8 × 8";
  loa::Squares result = 0;
  for_each_cell(rows, [&](Point p, char cell) {
    if (cell == mark) result |= loa::square_bit(8 * (7 - p.y) + p.x);
  });
  return result;
}

Rows rows_of(loa::Squares s) {
  Rows rows;
  for (int rank = 7; rank >= 0; --rank) {
    std::string& row = rows.emplace_back();
    for (int file = 0; file < 8; ++file) row += (s & loa::square_bit(8 * rank + file)) != 0 ? '#' : '.';
  }
  return rows;
}

}  // namespace kakoi::test

namespace kakoi::loa {

void PrintTo(const Position& position, std::ostream* out) {
  const int size = position.size;
  test::print_cells(*out, size, size, [&](int x, int y) {
    const Squares here = square_bit(8 * (size - 1 - y) + x);
    return (position.black & here) != 0 ? 'b' : (position.white & here) != 0 ? 'w' : '.';
  });
  *out << "\n    " << test::letter_of(position.to_play) << " to move";
}

void PrintTo(Legality legality, std::ostream* out) {
  const char* const names[] = {"legal",          "no stone",  "not your stone", "off line",
                               "wrong distance", "own stone", "blocked"};
  *out << names[static_cast<int>(legality)];
}

}  // namespace kakoi::loa
