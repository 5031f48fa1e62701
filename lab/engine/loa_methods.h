// Connectivity by the methods of Lines of Action programs of the 1990s, and by one that keeps the number of
// groups, so that the comparison can be repeated. The board is a list of cells, as it was then.

#pragma once

#include <array>
#include <cstdint>

#include "core/color.h"
#include "loa/position.h"

namespace kakoi::bench {

/// One cell a square, a1 first, and the number of stones of each colour.
class CellBoard {
 public:
  explicit CellBoard(const loa::Position& position) {
    for (int square = 0; square < 64; ++square) {
      if ((position.black & loa::square_bit(square)) != 0) put(square, kBlackStone);
      if ((position.white & loa::square_bit(square)) != 0) put(square, kWhiteStone);
    }
  }

  void move(int from, int to) {
    const Cell stone = at(from);
    if (at(to) != kEmpty) remove(to);
    remove(from);
    put(to, stone);
  }

  /// Method 1: count the groups.
  [[nodiscard]] bool is_connected_by_all_groups(Color color) const {
    const Cell stone = stone_of(color);
    Seen seen{};
    int groups = 0;
    for (int square = 0; square < 64; ++square) {
      if (at(square) != stone || seen[index(square)]) continue;
      ++groups;
      visit(square, stone, seen);
    }
    return groups <= 1;
  }

  /// Method 2: are all stones in the first group?
  [[nodiscard]] bool is_connected_by_first_group(Color color) const {
    const Cell stone = stone_of(color);
    for (int square = 0; square < 64; ++square) {
      if (at(square) != stone) continue;
      Seen seen{};
      return visit(square, stone, seen) == count_[static_cast<std::size_t>(color)];
    }
    return true;
  }

 protected:
  enum Cell : std::uint8_t { kBlackStone = 0, kWhiteStone = 1, kEmpty = 2 };

  using Seen = std::array<bool, 64>;

  struct Neighbours {
    std::array<std::uint8_t, 8> squares;
    std::uint8_t count;
  };

  static Cell stone_of(Color color) { return color == Color::kBlack ? kBlackStone : kWhiteStone; }
  [[nodiscard]] Cell at(int square) const { return cells_[index(square)]; }

  static constexpr std::size_t index(int square) { return static_cast<std::size_t>(square); }

  static constexpr std::array<Neighbours, 64> kNeighbours = [] {
    std::array<Neighbours, 64> table{};
    for (int square = 0; square < 64; ++square) {
      for (loa::Squares others = loa::grow(loa::square_bit(square)) & ~loa::square_bit(square); others != 0;
           others &= others - 1) {
        Neighbours& around = table[static_cast<std::size_t>(square)];
        around.squares[around.count++] = static_cast<std::uint8_t>(loa::first_square(others));
      }
    }
    return table;
  }();

  void put(int square, Cell stone) {
    cells_[index(square)] = stone;
    ++count_[stone];
  }
  void remove(int square) {
    --count_[at(square)];
    cells_[index(square)] = kEmpty;
  }

  /// Marks the group from a square on; returns how many stones were not marked before.
  int visit(int square, Cell stone, Seen& seen) const {
    seen[index(square)] = true;
    int stones = 1;
    const Neighbours& around = kNeighbours[index(square)];
    for (int i = 0; i < around.count; ++i) {
      const int next = around.squares[index(i)];
      if (at(next) == stone && !seen[index(next)]) stones += visit(next, stone, seen);
    }
    return stones;
  }

 private:
  std::array<Cell, 64> cells_ = [] {
    std::array<Cell, 64> cells{};
    cells.fill(kEmpty);
    return cells;
  }();
  std::array<int, 2> count_{};
};

/// Method 3: the Euler number first, from quad counts that every move keeps up to date; the first group where
/// it leaves the question open.
class QuadBoard : public CellBoard {
 public:
  explicit QuadBoard(const loa::Position& position) : CellBoard(position) {
    for (int square = 0; square < 64; ++square) {
      if (at(square) != kEmpty) flip(square, at(square));
    }
  }

  void move(int from, int to) {
    const Cell stone = at(from);
    if (at(to) != kEmpty) flip(to, at(to));
    flip(from, stone);
    flip(to, stone);
    CellBoard::move(from, to);
  }

  [[nodiscard]] bool is_connected_by_euler_number(Color color) const {
    return euler_number(color) <= 1 && is_connected_by_first_group(color);
  }

  /// Groups minus holes.
  [[nodiscard]] int euler_number(Color color) const {
    const auto& kinds = sides_[stone_of(color)].kinds;
    return (kinds[kOne] - kinds[kThree] - 2 * kinds[kDiagonal]) / 4;
  }

 private:
  enum Kind : std::uint8_t { kOther = 0, kOne = 1, kThree = 2, kDiagonal = 3 };

  struct Side {
    std::array<std::uint8_t, 81>
        windows{};  ///< the stones of each: south-west 1, south-east 2, north-west 4, …
    std::array<int, 4> kinds{};
  };

  /// A stone comes or goes: it is in four windows, in another corner of each.
  void flip(int square, Cell stone) {
    static constexpr std::array<Kind, 16> kKindOf = {kOther,    kOne,   kOne,   kOther,    kOne,   kOther,
                                                     kDiagonal, kThree, kOne,   kDiagonal, kOther, kThree,
                                                     kOther,    kThree, kThree, kOther};
    Side& side = sides_[stone];
    const int south_west = square / 8 * 9 + square % 8;
    const auto change = [&](int window, unsigned corner) {
      std::uint8_t& stones = side.windows[static_cast<std::size_t>(window)];
      --side.kinds[kKindOf[stones]];
      stones = static_cast<std::uint8_t>(stones ^ corner);
      ++side.kinds[kKindOf[stones]];
    };
    change(south_west, 8);
    change(south_west + 1, 4);
    change(south_west + 9, 2);
    change(south_west + 10, 1);
  }

  std::array<Side, 2> sides_;
};

/// Method 4: the number of groups itself, which every move keeps up to date. A new stone joins the groups of
/// its neighbours, and a stone that goes leaves some groups behind; groups are visited only when its
/// neighbours are not connected to each other around it.
class GroupBoard : public CellBoard {
 public:
  explicit GroupBoard(const loa::Position& position) : CellBoard(position) {
    for (const Cell stone : {kBlackStone, kWhiteStone}) {
      Seen seen{};
      for (int square = 0; square < 64; ++square) {
        if (at(square) != stone || seen[index(square)]) continue;
        ++groups_[stone];
        visit(square, stone, seen);
      }
    }
  }

  void move(int from, int to) {
    const Cell stone = at(from);
    if (at(to) != kEmpty) take(to);
    take(from);
    groups_[stone] += 1 - groups_beside(to, stone);
    put(to, stone);
  }

  [[nodiscard]] bool is_connected_by_kept_groups(Color color) const { return groups_[stone_of(color)] <= 1; }

 private:
  void take(int square) {
    const Cell stone = at(square);
    remove(square);
    groups_[stone] += groups_beside(square, stone) - 1;
  }

  /// The number of groups of the colour that the neighbours of an empty square are in.
  [[nodiscard]] int groups_beside(int square, Cell stone) const {
    const Neighbours& around = kNeighbours[index(square)];
    unsigned ring = 0;
    for (int i = 0; i < around.count; ++i) {
      const int next = around.squares[index(i)];
      if (at(next) == stone) ring |= 1U << bit_of(next % 8 - square % 8, next / 8 - square / 8);
    }
    if (const int parts = kPartsOf[ring]; parts <= 1) return parts;
    Seen seen{};
    int groups = 0;
    for (int i = 0; i < around.count; ++i) {
      const int next = around.squares[index(i)];
      if (at(next) != stone || seen[index(next)]) continue;
      ++groups;
      visit(next, stone, seen);
    }
    return groups;
  }

  /// The neighbours row by row, as bits.
  static constexpr int bit_of(int dx, int dy) {
    const int cell = 3 * dy + dx + 4;
    return cell > 4 ? cell - 1 : cell;
  }

  /// The number of parts that the neighbours in a mask form by themselves.
  static constexpr std::array<std::uint8_t, 256> kPartsOf = [] {
    std::array<std::uint8_t, 256> parts{};
    // As squares b2 to d4 of a board, without the one in the middle.
    constexpr std::array<int, 8> kSquares{9, 10, 11, 17, 19, 25, 26, 27};
    for (unsigned mask = 0; mask < 256; ++mask) {
      loa::Squares stones = 0;
      for (unsigned bit = 0; bit < 8; ++bit) {
        if ((mask >> bit & 1) != 0) stones |= loa::square_bit(kSquares[bit]);
      }
      for (; stones != 0; stones &= ~loa::first_group(stones)) ++parts[mask];
    }
    return parts;
  }();

  std::array<int, 2> groups_{};
};

}  // namespace kakoi::bench
