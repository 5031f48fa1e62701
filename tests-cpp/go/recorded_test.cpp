// The searches of Go answer as they did when their answers were recorded, and as cheaply.

#include "support/recorded.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <sstream>

#include "go/endgame/endgame.h"
#include "go/play/opponent.h"
#include "go/reading/capture.h"
#include "go/reading/connection.h"
#include "go/reading/open_life.h"
#include "go/reading/problem.h"
#include "go/reading/race.h"
#include "go/reading/safe_reader.h"
#include "go/score/dead_stones.h"
#include "support/reading_words.h"

namespace kakoi::go {
namespace {

using test::Question;
using Lines = std::vector<std::string>;

Color color_in(const Question& question) { return question.has("white") ? Color::kWhite : Color::kBlack; }

Point ko_in(const Question& question, const Grid& grid) {
  const auto at = std::find(question.words.begin(), question.words.end(), "ko");
  return at == question.words.end() ? kNoPoint : test::vertex_named(*(at + 1), grid);
}

template <typename Reading>
std::string line_of(const Reading& reading, const Grid& grid) {
  std::string text = reading.line.length == 0 ? "" : ":";
  for (int i = 0; i < reading.line.length; ++i) text += ' ' + test::vertex_name(reading.line[i], grid);
  return text;
}

/// The move of the side to play when it reaches its aim.
std::string move_in(Point move, const Grid& grid) {
  return move == kNoPoint ? "" : " by " + test::vertex_name(move, grid);
}

TEST(Recorded, Captures) {
  const auto reader = std::make_unique<CaptureReader>();
  test::expect_as_recorded("captures.txt", [&](const Question& question) -> Lines {
    static constexpr std::string_view kNames[] = {"captured", "escapes", "ko", "unknown"};
    const test::Rows rows = question.rows();
    const Grid grid = test::grid_of(rows);
    const CaptureReading& reading = reader->read(test::stones(rows),
                                                 {.target = test::vertex_named(question.words[0], grid),
                                                  .to_play = color_in(question),
                                                  .ko = ko_in(question, grid),
                                                  .nodes = question.number("nodes"),
                                                  .proved = question.has("proofs"),
                                                  .likely = true},
                                                 grid);
    return {std::string(kNames[static_cast<int>(reading.outcome)]) + move_in(reading.move, grid) +
            (reading.proved   ? ", proved"
             : reading.likely ? ", likely"
                              : "") +
            ", " + std::to_string(reading.nodes) + " nodes" + line_of(reading, grid)};
  });
}

TEST(Recorded, Lives) {
  const auto reader = std::make_unique<LifeReader>();
  const auto captures = std::make_unique<CaptureReader>();
  const auto fates = std::make_unique<FateSearch>();
  test::expect_as_recorded("lives.txt", [&](const Question& question) -> Lines {
    static constexpr std::string_view kNames[] = {"unknown", "lives", "dies", "seki", "ko"};
    static constexpr std::string_view kCertainties[] = {", likely", "", ", proved"};
    const test::Rows rows = question.rows();
    const Grid grid = test::grid_of(rows);
    const Position position = test::stones(rows);
    const Point stone = test::vertex_named(question.words[0], grid);
    const Color defender = position.black.has(stone) ? Color::kBlack : Color::kWhite;
    const PointSet target = PointSet::of(stone);
    const LifeReading reading = read_life(*reader, *captures, *fates, position,
                                          {.defender = defender,
                                           .target = target,
                                           .region = PointSet::none(),
                                           .to_play = color_in(question),
                                           .ko = ko_in(question, grid),
                                           .nodes = static_cast<std::uint64_t>(question.number("nodes"))},
                                          grid);
    return {std::string(kNames[static_cast<int>(reading.outcome)]) + move_in(reading.move, grid) +
            std::string(kCertainties[static_cast<int>(reading.certainty())]) + ", " +
            std::to_string(reading.nodes) + " nodes" + line_of(reading, grid)};
  });
}

TEST(Recorded, Races) {
  const auto reader = std::make_unique<LifeReader>();
  const auto captures = std::make_unique<CaptureReader>();
  const auto fates = std::make_unique<FateSearch>();
  test::expect_as_recorded("races.txt", [&](const Question& question) -> Lines {
    const test::Rows rows = question.rows();
    const Grid grid = test::grid_of(rows);
    const RaceReading reading = read_race(*reader, *captures, *fates, test::stones(rows),
                                          {.a = test::vertex_named(question.words[0], grid),
                                           .b = test::vertex_named(question.words[1], grid),
                                           .to_play = color_in(question),
                                           .ko = ko_in(question, grid),
                                           .nodes = static_cast<std::uint64_t>(question.number("nodes"))},
                                          grid);
    const bool is_known = reading.a != LifeOutcome::kUnknown && reading.b != LifeOutcome::kUnknown;
    return {test::word(reading.a) + " and " + test::word(reading.b) + move_in(reading.move, grid) +
            (is_known ? ", " + test::word(reading.certainty) : "") + (reading.is_race ? "" : ", no race") +
            ", " + std::to_string(reading.nodes) + " nodes" + line_of(reading, grid)};
  });
}

TEST(Recorded, Problems) {
  const auto life = std::make_unique<LifeReader>();
  const auto captures = std::make_unique<CaptureReader>();
  const auto fates = std::make_unique<FateSearch>();
  const auto reader = std::make_unique<ProblemReader>();
  test::expect_as_recorded("problems.txt", [&](const Question& question) -> Lines {
    static constexpr std::string_view kNames[] = {"unknown", "live", "kill", "capture", "escape"};
    const test::Rows rows = question.rows();
    const Grid grid = test::grid_of(rows);
    const ProblemReading& reading =
        reader->read(*life, *captures, *fates, test::stones(rows),
                     {.to_play = color_in(question),
                      .ko = ko_in(question, grid),
                      .marks = PointSet::none(),
                      .nodes = static_cast<std::uint64_t>(question.number("nodes"))},
                     grid);
    const auto told = [&](ProblemKind kind, const PointSet& target, LifeOutcome outcome) {
      const std::string stone = target.empty() ? "" : ' ' + test::vertex_name(target.first_point(), grid);
      return std::string(kNames[static_cast<int>(kind)]) + stone + ": " + test::word(outcome);
    };
    std::string first = reading.first.empty() ? "" : " by";
    for (const Point move : reading.first) first += ' ' + test::vertex_name(move, grid);
    Lines lines{told(reading.kind, reading.target, reading.outcome) + first + ", " +
                test::word(reading.certainty) + ", in " + std::to_string(reading.region.count()) +
                " points, " + std::to_string(reading.nodes) + " nodes" + line_of(reading, grid)};
    for (int i = 0; i < reading.other_count; ++i) {
      const OtherQuestion& other = reading.others[i];
      lines.push_back("or " + told(other.kind, other.target, other.outcome) + move_in(other.move, grid));
    }
    return lines;
  });
}

TEST(Recorded, Connections) {
  const auto reader = std::make_unique<ConnectionReader>();
  test::expect_as_recorded("connections.txt", [&](const Question& question) -> Lines {
    static constexpr std::string_view kNames[] = {"connected", "cut", "ko", "unknown"};
    const test::Rows rows = question.rows();
    const Grid grid = test::grid_of(rows);
    const ConnectionReading& reading = reader->read(test::stones(rows),
                                                    {.a = test::vertex_named(question.words[0], grid),
                                                     .b = test::vertex_named(question.words[1], grid),
                                                     .to_play = color_in(question),
                                                     .ko = ko_in(question, grid),
                                                     .nodes = question.number("nodes")},
                                                    grid);
    return {std::string(kNames[static_cast<int>(reading.outcome)]) + move_in(reading.move, grid) + ", " +
            std::to_string(reading.nodes) + " nodes" + line_of(reading, grid)};
  });
}

/// The cells in the form of the question.
Lines spaced(const test::Rows& rows) {
  Lines lines;
  for (const std::string& row : rows) {
    std::string& line = lines.emplace_back();
    for (const char cell : row) (line += line.empty() ? "" : " ") += cell;
  }
  return lines;
}

bool is_same(const SafeSide& safe, const PointSet& stones, const PointSet& territory) {
  return safe.stones == stones && safe.territory == territory;
}

TEST(Recorded, SafeStones) {
  const auto reader = std::make_unique<SafeReader>();
  const auto life = std::make_unique<LifeReader>();
  test::expect_as_recorded("safe.txt", [&](const Question& question) -> Lines {
    test::Rows rows = question.rows();
    const Grid grid = test::grid_of(rows);
    const Position position = test::stones(rows);
    const Color color = color_in(question);
    const int nodes = question.number("nodes");
    const SafeSide& safe = reader->read(*life, position, color, nodes, grid);
    const PointSet stones = safe.stones;
    const PointSet territory = safe.territory;
    // Find the fewest nodes that are enough.
    int low = -1;
    int high = nodes;
    while (high - low > 1) {
      const int middle = low + (high - low) / 2;
      (is_same(reader->read(*life, position, color, middle, grid), stones, territory) ? high : low) = middle;
    }
    test::for_each_cell(rows, [&](Point p, char) {
      char& cell = rows[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)];
      if (stones.has(p)) cell = 'S';
      if (territory.has(p)) cell = 'T';
    });
    Lines lines = spaced(rows);
    lines.push_back("by " + std::to_string(high) + " nodes");
    return lines;
  });
}

TEST(Recorded, DeadStones) {
  const auto work = std::make_unique<DeadStones>();
  test::expect_as_recorded("dead.txt", [&](const Question& question) -> Lines {
    test::Rows rows = question.rows();
    const Grid grid = test::grid_of(rows);
    const Effort effort = question.has("fast")     ? Effort::kFast
                          : question.has("normal") ? Effort::kNormal
                                                   : Effort::kHigh;
    const PointSet dead = work->find(test::stones(rows), grid, question.number("playouts"), effort, 1);
    test::for_each_cell(rows, [&](Point p, char) {
      char& cell = rows[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)];
      if (dead.has(p)) cell = '#';
      if (work->undecided().has(p)) cell = dead.has(p) ? '!' : '?';
    });
    int owned = 0;
    for (int i = 0; i < grid.width * grid.height; ++i) owned += work->ownership()[i];
    Lines lines = spaced(rows);
    lines.push_back("Black's lead by ownership: " + std::to_string(owned) + " thousandths");
    return lines;
  });
}

TEST(Recorded, Endgames) {
  const auto reader = std::make_unique<EndgameReader>();
  test::expect_as_recorded("endgames.txt", [&](const Question& question) -> Lines {
    static constexpr std::string_view kGaps[] = {"", "a ko", "too large"};
    const test::Rows rows = question.rows();
    const Grid grid = test::grid_of(rows);
    const Endgame& endgame = reader->read(test::stones(rows), question.number("nodes"), grid);
    const auto number = [](std::int64_t value) {
      std::ostringstream text;
      text << static_cast<double>(value) / Thermograph::kOne;
      return text.str();
    };
    Lines lines{"settled " + std::to_string(endgame.settled) + ", mean " + number(endgame.mean) + ", " +
                std::to_string(endgame.nodes) + " nodes"};
    for (int i = 0; i < endgame.count; ++i) {
      const EndgameRegion& region = endgame.regions[i];
      std::string line = test::vertex_name(region.points.first_point(), grid) + " of " +
                         std::to_string(region.points.count()) + ", " + test::word(region.certainty) + ": ";
      if (region.gap != EndgameGap::kNone) {
        lines.push_back(line + std::string(kGaps[static_cast<int>(region.gap)]));
        continue;
      }
      line += "mean " + number(region.thermograph.mean) + ", temperature " +
              number(region.thermograph.temperature);
      for (const Color color : {Color::kBlack, Color::kWhite}) {
        line += ", " + test::vertex_name(region.moves[static_cast<int>(color)], grid);
        const Wall& wall = region.thermograph.wall(color);
        for (int corner = 0; corner < wall.size; ++corner) {
          line += ' ' + number(wall.corners[corner].count) + '@' + number(wall.corners[corner].tax);
        }
      }
      lines.push_back(line);
    }
    return lines;
  });
}

TEST(Recorded, Choices) {
  const auto opponent = std::make_unique<Opponent>();
  test::expect_as_recorded("choices.txt", [&](const Question& question) -> Lines {
    const test::Rows rows = question.rows();
    const Grid grid = test::grid_of(rows);
    const MoveChoice& choice = opponent->choose({.position = test::stones(rows),
                                                 .to_play = color_in(question),
                                                 .ko = ko_in(question, grid),
                                                 .komi = 7,
                                                 .forbidden = PointSet::none()},
                                                {.playouts = question.number("playouts"),
                                                 .overlooks = question.has("of") ? question.number("of") : 0,
                                                 .overlooks_near = question.has("of") ? 10 : 0},
                                                1, grid);
    Lines lines{test::vertex_name(choice.move, grid) + (choice.resigns ? ", resigns" : "")};
    for (int i = 0; i < choice.candidate_count; ++i) {
      const MoveRecord& candidate = choice.candidates[i];
      std::string line = test::vertex_name(candidate.move, grid) + ", " + std::to_string(candidate.visits) +
                         " games, " + std::to_string(std::lround(1000 * candidate.win_rate)) +
                         " of 1000, lead " + std::to_string(std::lround(candidate.lead)) + ":";
      for (const Point move : choice.lines[i]) line += ' ' + test::vertex_name(move, grid);
      lines.push_back(line);
    }
    return lines;
  });
}

}  // namespace
}  // namespace kakoi::go
