// Benson against recorded positions, whose owners an independent engine computed.

#include <gtest/gtest.h>

#include "go/safety/benson.h"
#include "support/plain_benson.h"
#include "support/records.h"

namespace kakoi::go {
namespace {

/// The owners of alive stones and territory, in the form of the records.
std::string owners(const test::Record& record, SuicideRule suicide, const Grid& grid) {
  static Benson benson;
  const auto position = test::stones(test::cut_rows(record.board, record.width));
  std::string result(record.board.size(), '.');
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const auto& alive = benson.pass_alive(position, color, suicide, grid);
    for_each_point(alive.stones | alive.territory, [&](Point p) {
      result[static_cast<std::size_t>(p.y * record.width + p.x)] = test::stone_of(color);
    });
  }
  return result;
}

void expect_owners(const test::Record& record) {
  const Grid grid(record.width, record.height);
  EXPECT_EQ(owners(record, SuicideRule::kForbidden, grid), record.pass_alive) << record.kind << "\n"
                                                                              << record.board;
  EXPECT_EQ(owners(record, SuicideRule::kAllowed, grid), record.pass_alive_suicide)
      << record.kind << ", suicide allowed\n"
      << record.board;
}

TEST(BensonRecords, OfTheRepository) {
  const auto records = test::read_records(KAKOI_TEST_DATA "/benson.jsonl");
  ASSERT_EQ(records.size(), 315U);
  for (const auto& record : records) expect_owners(record);
}

TEST(BensonRecords, OfTheSharedCollection) {
  std::size_t count = 0;
  for (const char* const file : {"9", "13", "19", "tricky"}) {
    const auto records = test::read_records(std::string(KAKOI_SHARED_DATA "/go/benson-") + file + ".jsonl");
    for (const auto& record : records) expect_owners(record);
    count += records.size();
  }
  if (count == 0) GTEST_SKIP() << "no " KAKOI_SHARED_DATA "/go/benson-*.jsonl here";
  EXPECT_GE(count, 615U);
}

TEST(BensonRecords, AgreeWithThePlainReference) {
  const auto records = test::read_records(KAKOI_TEST_DATA "/benson.jsonl");
  // The engine has no part in it, so that few do under sanitizers.
  for (std::size_t i = 0; i < records.size(); i += KAKOI_SANITIZED ? 8 : 1) {
    const test::Record& record = records[i];
    const test::PlainBoard board{record.width, record.height, record.board};
    EXPECT_EQ(plain_owners(board, SuicideRule::kForbidden), record.pass_alive) << record.kind;
    EXPECT_EQ(plain_owners(board, SuicideRule::kAllowed), record.pass_alive_suicide) << record.kind;
  }
}

}  // namespace
}  // namespace kakoi::go
