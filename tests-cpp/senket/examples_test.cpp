// Boards of the game's author, and some made for single rules, with their scores.

#include <gtest/gtest.h>

#include <algorithm>

#include "senket/score.h"
#include "support/records.h"
#include "support/senket_boards.h"

namespace kakoi::senket {
namespace {

std::vector<std::array<int, 3>> sets_of(const Workspace& work, Color color) {
  std::vector<std::array<int, 3>> sets;
  for (int i = 0; i < work.sets.count(color); ++i) {
    const TerritorySet& set = work.sets.get(color, i);
    sets.push_back({set.area, set.prisoners, set.open_points});
  }
  std::sort(sets.begin(), sets.end());
  return sets;
}

TEST(SenketExamples, ScoreAsTheyShould) {
  const auto records = test::read_senket_records(KAKOI_TEST_DATA "/senket.jsonl");
  ASSERT_EQ(records.size(), 22U);
  static Workspace work;
  for (const auto& record : records) {
    SCOPED_TRACE(record.id + ": " + record.board);
    score(test::senket_board(record.size, record.board), work);
    const Mode mode = record.mode == "post" ? Mode::kPosts : Mode::kArea;
    EXPECT_EQ(work.sets.total(Color::kBlack, mode), record.red);
    EXPECT_EQ(work.sets.total(Color::kWhite, mode), record.blue);
    EXPECT_EQ(sets_of(work, Color::kBlack), record.red_sets);
    EXPECT_EQ(sets_of(work, Color::kWhite), record.blue_sets);
  }
}

}  // namespace
}  // namespace kakoi::senket
