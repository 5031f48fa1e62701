#include "support/diagram.h"

#include <gtest/gtest.h>

#include <sstream>

namespace kakoi::test {
namespace {

/// The pieces of a line that stand two blanks or an arrow apart, blanks inside taken out.
std::vector<std::string> pieces_of(std::string line) {
  const std::string arrow = "→";
  if (const auto at = line.find(arrow); at != std::string::npos) line.replace(at, arrow.size(), "  ");
  std::vector<std::string> pieces;
  int blanks = 2;
  for (const char cell : line) {
    if (cell == ' ') {
      ++blanks;
      continue;
    }
    if (blanks >= 2) pieces.emplace_back();
    pieces.back() += cell;
    blanks = 0;
  }
  return pieces;
}

}  // namespace

std::vector<Rows> split_diagrams(std::string_view text, std::size_t expected) {
  std::vector<Rows> result(expected);
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    const auto pieces = pieces_of(line);
    if (pieces.empty()) continue;
    if (pieces.size() != expected) {
      ADD_FAILURE() << expected << " diagrams expected, but this line has " << pieces.size() << ": " << line;
      continue;
    }
    for (std::size_t i = 0; i < expected; ++i) {
      if (!result[i].empty() && result[i][0].size() != pieces[i].size()) ADD_FAILURE() << "ragged: " << line;
      result[i].push_back(pieces[i]);
    }
  }
  return result;
}

Rows cut_rows(std::string_view cells, int width) {
  Rows rows;
  for (; !cells.empty(); cells.remove_prefix(static_cast<std::size_t>(width))) {
    rows.emplace_back(cells.substr(0, static_cast<std::size_t>(width)));
  }
  return rows;
}

}  // namespace kakoi::test
