// The search of Senket, and the move values that it uses, answer as they did when their answers were
// recorded, and as cheaply.

#include "support/recorded.h"

#include <gtest/gtest.h>

#include <memory>

#include "senket/search.h"
#include "support/senket_boards.h"

namespace kakoi::senket {
namespace {

using test::Question;
using Lines = std::vector<std::string>;

std::string post_name(const Position& position, Point p) {
  if (p.x < 0) return "pass";
  return std::to_string(p.x + 1) + '-' + std::to_string(position.size - p.y);
}

TEST(Recorded, SearchesOfSenket) {
  const auto search = std::make_unique<Search>();
  const auto values = std::make_unique<MoveValues>();
  test::expect_as_recorded("senket.txt", [&](const Question& question) -> Lines {
    const Position position = test::senket_board(question.number("points"), question.lines[0]);
    const Color color = question.has("blue") ? Color::kWhite : Color::kBlack;
    const Mode mode = question.has("area") ? Mode::kArea : Mode::kPosts;
    const SearchResult found =
        search->run(position, color, mode, question.number("plies"), question.number("nodes"));
    values->find(position, color, mode);
    Lines lines{post_name(position, found.move) + ", score " + std::to_string(found.score) + ", " +
                    std::to_string(found.depth) + " plies, " + std::to_string(found.nodes) + " nodes",
                "lead " + std::to_string(values->margin()) + ", what each post is worth:"};
    for (int y = 0; y < position.size; ++y) {
      std::string row;
      for (int x = 0; x < position.size; ++x) {
        if (x > 0) row += ' ';
        row += position.is_taken({x, y}) ? "-" : std::to_string(values->value({x, y}));
      }
      lines.push_back(row);
    }
    return lines;
  });
}

}  // namespace
}  // namespace kakoi::senket
