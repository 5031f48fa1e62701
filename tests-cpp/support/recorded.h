// Questions with recorded answers of a search, so that a search that became weaker or more expensive is
// noticed even if it is still right. tests-cpp/data/recorded/ holds them, a file a search;
// tests-cpp/data/README.md has the form.

#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "support/diagram.h"

namespace kakoi::test {

/// A question as it stands in the file.
struct Question {
  /// The words of its first line, commas taken off.
  std::vector<std::string> words;
  /// Its other lines.
  std::vector<std::string> lines;

  [[nodiscard]] bool has(std::string_view word) const;
  /// The number that stands before a word, as in "500 nodes".
  [[nodiscard]] int number(std::string_view word) const;
  /// Its lines as a diagram.
  [[nodiscard]] Rows rows() const;
};

/// An answer in lines of text.
using Answerer = std::function<std::vector<std::string>(const Question&)>;

/// Asks all questions of a file of tests-cpp/data/recorded/ and expects the answers recorded there, or
/// records these answers when the environment has KAKOI_RECORD.
void expect_as_recorded(std::string_view file, const Answerer& answer);

// The name of a vertex as players use it, rows counted from the bottom; "pass" for go::kNoPoint.
std::string vertex_name(Point p, const Grid& grid);
Point vertex_named(std::string_view name, const Grid& grid);

}  // namespace kakoi::test
