#include "support/plain_go.h"

#include <algorithm>

namespace kakoi::test {

std::vector<int> PlainBoard::neighbours(int p) const {
  std::vector<int> result;
  if (p >= width) result.push_back(p - width);
  if (p % width > 0) result.push_back(p - 1);
  if (p % width < width - 1) result.push_back(p + 1);
  if (p + width < points()) result.push_back(p + width);
  return result;
}

std::vector<int> PlainBoard::liberties(const std::vector<int>& chain) const {
  std::vector<int> result;
  for (const int p : chain) {
    for (const int q : neighbours(p)) {
      if (at(q) == '.' && std::find(result.begin(), result.end(), q) == result.end()) result.push_back(q);
    }
  }
  return result;
}

PlainBoard random_board(Size size, int percent, Random& random) {
  PlainBoard board = PlainBoard::empty(size);
  for (char& cell : board.cells) {
    if (random.chance(percent)) cell = random.chance(50) ? 'X' : 'O';
  }
  return board;
}

PlainMove plain_play(const PlainBoard& before, Color mover, int p, int ko, bool suicide) {
  PlainMove move{go::Legality::kLegal, before, {}};
  const auto illegal = [&](go::Legality why) { return PlainMove{why, before, {}}; };
  if (before.at(p) != '.') return illegal(go::Legality::kOccupied);
  if (p == ko) return illegal(go::Legality::kKo);

  PlainBoard& board = move.after;
  board.put(p, stone_of(mover));
  for (const int q : board.neighbours(p)) {
    if (board.at(q) != stone_of(opponent(mover))) continue;
    const auto chain = board.chain(q);
    if (board.liberties(chain).empty()) move.captured.insert(move.captured.end(), chain.begin(), chain.end());
  }
  // One chain may lie on two sides of p.
  std::sort(move.captured.begin(), move.captured.end());
  move.captured.erase(std::unique(move.captured.begin(), move.captured.end()), move.captured.end());
  for (const int q : move.captured) board.put(q, '.');

  const auto own = board.chain(p);
  const auto own_liberties = board.liberties(own);
  if (own_liberties.empty()) {
    if (own.size() == 1 || !suicide) return illegal(go::Legality::kSuicide);
    for (const int q : own) board.put(q, '.');
    move.captured = own;
  } else if (move.captured.size() == 1 && own.size() == 1 && own_liberties.size() == 1) {
    move.ko = move.captured[0];
  }
  return move;
}

std::string plain_area(const PlainBoard& board) {
  std::string owners = board.cells;
  std::vector<bool> seen(board.cells.size());
  for (int p = 0; p < board.points(); ++p) {
    if (board.at(p) != '.' || seen[static_cast<std::size_t>(p)]) continue;
    const auto region = board.chain(p);
    bool black = false;
    bool white = false;
    for (const int q : region) {
      seen[static_cast<std::size_t>(q)] = true;
      for (const int r : board.neighbours(q)) {
        black |= board.at(r) == 'X';
        white |= board.at(r) == 'O';
      }
    }
    if (black == white) continue;
    for (const int q : region) owners[static_cast<std::size_t>(q)] = black ? 'X' : 'O';
  }
  return owners;
}

}  // namespace kakoi::test
