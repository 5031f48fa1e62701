// The boards that are measured: those of tests-cpp/data, sorted into middle games and ends of games.

#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "core/geometry.h"
#include "go/rules/position.h"
#include "support/records.h"

namespace kakoi::bench {

enum class Stage { kMiddle, kEnd };

/// The square boards of a size that come from games. Benchmarks go through them in turn: on a single one the
/// branch predictor learns everything by heart.
inline std::vector<go::Position> boards(int size, Stage stage) {
  std::vector<go::Position> result;
  for (const auto& record : test::read_records(KAKOI_TEST_DATA "/benson.jsonl")) {
    const bool middle = record.kind == "playout-mid";
    const bool end =
        record.kind == "playout-late" || record.kind == "playout-end" || record.kind == "gnugo-end";
    if (record.width != size || record.height != size || !(stage == Stage::kMiddle ? middle : end)) continue;
    go::Position position = go::Position::none();
    for (int p = 0; p < size * size; ++p) {
      const char cell = record.board[static_cast<std::size_t>(p)];
      if (cell == 'X') position.black.set({p % size, p / size});
      if (cell == 'O') position.white.set({p % size, p / size});
    }
    result.push_back(position);
  }
  if (result.empty()) throw std::runtime_error("no boards in " KAKOI_TEST_DATA "/benson.jsonl");
  return result;
}

}  // namespace kakoi::bench
