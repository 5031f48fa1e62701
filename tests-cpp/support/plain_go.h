// Go on a list of cells, chain by chain with a stack: the rules done the slow and obvious way, to compare the
// engine with. Cells are 'X', 'O' and '.', row by row; a point is its index.

#pragma once

#include <string>
#include <vector>

#include "go/rules/moves.h"
#include "go/safety/benson.h"
#include "go/score/area.h"
#include "support/diagram.h"
#include "support/random.h"
#include "support/sizes.h"

namespace kakoi::go {

inline void PrintTo(Legality legality, std::ostream* out) {
  const char* const names[] = {"legal", "occupied", "suicide", "ko"};
  *out << names[static_cast<int>(legality)];
}

}  // namespace kakoi::go

namespace kakoi::test {

struct PlainBoard {
  int width;
  int height;
  std::string cells;

  static PlainBoard empty(Size size) {
    return {size.width, size.height, std::string(static_cast<std::size_t>(size.width * size.height), '.')};
  }

  [[nodiscard]] int points() const { return static_cast<int>(cells.size()); }
  [[nodiscard]] char at(int p) const { return cells[static_cast<std::size_t>(p)]; }
  void put(int p, char cell) { cells[static_cast<std::size_t>(p)] = cell; }
  [[nodiscard]] std::vector<int> neighbours(int p) const;
  /// The points connected to p through cells for which keep(cell) is true; p's own must be one.
  template <typename Keep>
  [[nodiscard]] std::vector<int> connected(int p, Keep&& keep) const {
    std::vector<int> result{p};
    std::vector<bool> seen(cells.size());
    seen[static_cast<std::size_t>(p)] = true;
    for (std::size_t next = 0; next < result.size(); ++next) {
      for (const int q : neighbours(result[next])) {
        if (seen[static_cast<std::size_t>(q)] || !keep(at(q))) continue;
        seen[static_cast<std::size_t>(q)] = true;
        result.push_back(q);
      }
    }
    return result;
  }
  [[nodiscard]] std::vector<int> chain(int p) const {
    return connected(p, [&](char cell) { return cell == at(p); });
  }
  [[nodiscard]] std::vector<int> liberties(const std::vector<int>& chain) const;
};

constexpr char stone_of(Color color) { return color == Color::kBlack ? 'X' : 'O'; }

/// A board of random stones: `percent` of the points, half of them black. May hold chains without liberties.
PlainBoard random_board(Size size, int percent, Random& random);

struct PlainMove {
  go::Legality legality;
  PlainBoard after;
  std::vector<int> captured;
  int ko = -1;
};

/// Plays by the rules; `ko` is a forbidden point or -1.
PlainMove plain_play(const PlainBoard& before, Color mover, int p, int ko, bool suicide);

/// Owners by Tromp–Taylor, cell by cell: 'X', 'O' or '.'.
std::string plain_area(const PlainBoard& board);

inline Point to_point(const PlainBoard& board, int p) { return {p % board.width, p / board.width}; }

inline PointSet to_points(const PlainBoard& board, const std::vector<int>& list) {
  PointSet result = PointSet::none();
  for (const int p : list) result.set(to_point(board, p));
  return result;
}

inline go::Position to_position(const PlainBoard& board) {
  return stones(cut_rows(board.cells, board.width));
}

}  // namespace kakoi::test
