// Reading natively: the questions of reading.txt, which lab/bench/reading.mjs asks the package too.

#include <benchmark/benchmark.h>

#include <fstream>
#include <memory>
#include <sstream>
#include <string>

#include "go/reading/capture.h"
#include "go/reading/life.h"

namespace kakoi::bench {
namespace {

struct Question {
  go::Position position;
  Grid grid;
  Point target;
  Color to_play;
  int nodes;
};

void capture(benchmark::State& state, const Question& asked) {
  const auto reader = std::make_unique<go::CaptureReader>();
  const go::CaptureQuestion question{.target = asked.target,
                                     .to_play = asked.to_play,
                                     .ko = go::kNoPoint,
                                     .nodes = asked.nodes,
                                     .proved = false};
  for (auto _ : state) benchmark::DoNotOptimize(reader->read(asked.position, question, asked.grid));
}

void life(benchmark::State& state, const Question& asked) {
  const auto reader = std::make_unique<go::LifeReader>();
  const Color defender = asked.position.black.has(asked.target) ? Color::kBlack : Color::kWhite;
  const PointSet target = PointSet::of(asked.target);
  const go::LifeQuestion question{.defender = defender,
                                  .target = target,
                                  .region = go::enclosed_with(asked.position, defender, target, asked.grid),
                                  .to_play = asked.to_play,
                                  .ko = go::kNoPoint,
                                  .nodes = static_cast<std::uint64_t>(asked.nodes)};
  for (auto _ : state) benchmark::DoNotOptimize(reader->read(asked.position, question, asked.grid));
}

/// Registers the questions: a line each with name, kind, point, colour and nodes, then the diagram.
const bool kRegistered = [] {
  std::ifstream file(KAKOI_LAB "/engine/reading.txt");
  for (std::string line; std::getline(file, line);) {
    std::istringstream head(line);
    std::string name;
    std::string kind;
    std::string point;
    std::string color;
    int nodes = 0;
    head >> name >> kind >> point >> color >> nodes;
    go::Position position = go::Position::none();
    int width = 0;
    int height = 0;
    for (; std::getline(file, line) && !line.empty(); ++height) {
      width = static_cast<int>(line.size());
      for (int x = 0; x < width; ++x) {
        const char cell = line[static_cast<std::size_t>(x)];
        if (cell != '.') position.stones(cell == 'X' ? Color::kBlack : Color::kWhite).set({x, height});
      }
    }
    const int column = point[0] - (point[0] > 'I' ? 'B' : 'A');
    const Question question{.position = position,
                            .grid = Grid(width, height),
                            .target = {column, height - std::stoi(point.substr(1))},
                            .to_play = color == "black" ? Color::kBlack : Color::kWhite,
                            .nodes = nodes};
    benchmark::RegisterBenchmark(("reading/" + name).c_str(), kind == "life" ? life : capture, question);
  }
  return true;
}();

}  // namespace
}  // namespace kakoi::bench
