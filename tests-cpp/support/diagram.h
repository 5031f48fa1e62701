// Boards as text: how tests write what they expect, and how GoogleTest shows what it got.
//
// A diagram is rows of cells, blanks between them allowed. Several may stand side by side, two blanks or more
// (and an arrow, if you like) apart:
//
//     const auto [before, after] = diagrams<2>(R"(
//         . . . .      . # # .
//         . # # .  →   # # # #
//         . . . .      . # # .)");

#pragma once

#include <array>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "core/geometry.h"
#include "go/rules/position.h"

namespace kakoi {

namespace test {

/// The rows of one diagram, without blanks.
struct Rows : std::vector<std::string> {};

/// The diagrams of a text, left to right. Ragged ones, and another number than `expected`, fail the test.
std::vector<Rows> split_diagrams(std::string_view text, std::size_t expected);

template <std::size_t Count>
std::array<Rows, Count> diagrams(std::string_view text) {
  const std::vector<Rows> found = split_diagrams(text, Count);
  std::array<Rows, Count> result;
  for (std::size_t i = 0; i < Count && i < found.size(); ++i) result[i] = found[i];
  return result;
}

inline Rows diagram(std::string_view text) { return diagrams<1>(text)[0]; }

inline int width_of(const Rows& rows) { return static_cast<int>(rows[0].size()); }
inline int height_of(const Rows& rows) { return static_cast<int>(rows.size()); }

/// The diagram of a board given as one string, row by row.
Rows cut_rows(std::string_view cells, int width);

/// Calls visit(point, cell) for every cell.
template <typename Visit>
void for_each_cell(const Rows& rows, Visit&& visit) {
  for (int y = 0; y < height_of(rows); ++y) {
    for (int x = 0; x < width_of(rows); ++x) {
      visit(Point{x, y}, rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]);
    }
  }
}

inline Grid grid_of(const Rows& rows) { return Grid(width_of(rows), height_of(rows)); }

/// The points marked with a character.
inline PointSet points(const Rows& rows, char mark = '#') {
  PointSet result = PointSet::none();
  for_each_cell(rows, [&](Point p, char cell) {
    if (cell == mark) result.set(p);
  });
  return result;
}

inline PointSet points(std::string_view text) { return points(diagram(text)); }

/// The one point marked with a character.
inline Point point(const Rows& rows, char mark) { return points(rows, mark).first_point(); }

/// Stones: 'X' black, 'O' white; every other cell is empty, so that points can be marked with letters.
inline go::Position stones(const Rows& rows) { return {points(rows, 'X'), points(rows, 'O')}; }

inline go::Position stones(std::string_view text) { return stones(diagram(text)); }

/// Rows with blanks between the cells, cell(x, y) each; a line break before each.
template <typename Cell>
void print_cells(std::ostream& out, int width, int height, Cell&& cell) {
  for (int y = 0; y < height; ++y) {
    out << "\n    ";
    for (int x = 0; x < width; ++x) out << (x > 0 ? " " : "") << cell(x, y);
  }
}

inline void PrintTo(const Rows& rows, std::ostream* out) {
  print_cells(*out, width_of(rows), height_of(rows),
              [&](int x, int y) { return rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]; });
}

/// The smallest width and height, 1 or more, that hold a set.
inline std::array<int, 2> extent(const PointSet& s) {
  std::array<int, 2> result{1, 1};
  for_each_point(s, [&](Point p) {
    if (p.x >= result[0]) result[0] = p.x + 1;
    result[1] = p.y + 1;
  });
  return result;
}

}  // namespace test

// GoogleTest prints values through these. A set knows no grid: empty columns and rows at its far ends are
// left out.

inline void PrintTo(const PointSet& s, std::ostream* out) {
  const auto [width, height] = test::extent(s);
  test::print_cells(*out, width, height, [&](int x, int y) { return s.has({x, y}) ? '#' : '.'; });
}

inline void PrintTo(const Point& p, std::ostream* out) { *out << '[' << p.x << ", " << p.y << ']'; }

namespace go {

inline void PrintTo(const Position& position, std::ostream* out) {
  const auto [width, height] = test::extent(position.occupied());
  test::print_cells(*out, width, height, [&](int x, int y) {
    return position.black.has({x, y}) ? 'X' : position.white.has({x, y}) ? 'O' : '.';
  });
}

}  // namespace go
}  // namespace kakoi
