// The searches of Lines of Action answer as they did when their answers were recorded, and as cheaply.

#include "support/recorded.h"

#include <gtest/gtest.h>

#include <memory>

#include "loa/search.h"
#include "loa/win.h"
#include "support/plain_loa.h"

namespace kakoi::loa {
namespace {

using test::Question;
using Lines = std::vector<std::string>;

std::string square_name(int square) {
  return {static_cast<char>('a' + square % 8), static_cast<char>('1' + square / 8)};
}

std::string move_name(int move) {
  if (move == kNoMove) return "none";
  if (move == kPassMove) return "pass";
  return square_name(from_of(move)) + '-' + square_name(to_of(move));
}

TEST(Recorded, SearchesOfLinesOfAction) {
  const auto search = std::make_unique<Search>();
  test::expect_as_recorded("loa-searches.txt", [&](const Question& question) -> Lines {
    const SearchResult found =
        search->run(test::position_of(question.lines[0]), question.number("plies"), question.number("nodes"));
    return {move_name(found.move) + ", score " + std::to_string(found.score) + ", " +
            std::to_string(found.depth) + " plies, " + std::to_string(found.nodes) + " nodes"};
  });
}

TEST(Recorded, WinsOfLinesOfAction) {
  const auto reader = std::make_unique<WinReader>();
  test::expect_as_recorded("loa-wins.txt", [&](const Question& question) -> Lines {
    static constexpr std::string_view kNames[] = {"unknown", "wins", "loses", "neither"};
    const Rules rules{
        .simultaneous = question.has("mover") ? Simultaneous::kMover : Simultaneous::kDraw,
        .no_move = question.has("loss") ? NoMove::kLoss : NoMove::kPass,
    };
    static const DrawnPositions kNone{};
    const WinReading& reading = reader->read(test::position_of(question.lines[0]), rules, kNone,
                                             static_cast<std::uint64_t>(question.number("nodes")));
    std::string text(kNames[static_cast<int>(reading.outcome)]);
    if (reading.move != kNoMove) text += " by " + move_name(reading.move);
    if (reading.plies > 0)
      text += (reading.is_shortest ? " in " : " within ") + std::to_string(reading.plies) + " plies";
    text += ", " + std::to_string(reading.nodes) + " nodes";
    if (reading.line.length > 0) text += ':';
    for (int i = 0; i < reading.line.length; ++i) text += ' ' + move_name(reading.line[i]);
    return {text};
  });
}

}  // namespace
}  // namespace kakoi::loa
