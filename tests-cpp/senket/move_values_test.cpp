// Move values against playing each move out.

#include "senket/move_values.h"

#include <gtest/gtest.h>

#include "support/senket_boards.h"
#include "support/senket_turns.h"

namespace kakoi::senket {
namespace {

using namespace test;

constexpr Mode kModes[] = {Mode::kArea, Mode::kPosts};

const MoveValues& values_of(const Position& position, Color color, Mode mode) {
  static MoveValues values;
  values.find(position, color, mode);
  return values;
}

Point best(const Position& position, const MoveValues& values) {
  Point best{-1, -1};
  for_each_point(position.empties(), [&](Point p) {
    if (best.x < 0 || values.value(p) > values.value(best)) best = p;
  });
  return best;
}

/// "It's only 1 unit of territory for Blue, but it costs Red his 14 units of territory, so this move is worth 197
/// points": the author's board, with one post of the fence there already.
TEST(MoveValues, NamesTheAuthorsInvasionFirst) {
  const std::string corner = "R 1-4 3-5 4-3 6-2 8-1; B 10-11 11-9; R 1-9 2-11; ";
  for (const auto& [there, x, y] : {std::tuple{"B 1-3", 2, 1}, std::tuple{"B 2-1", 1, 3}}) {
    const Position position = senket_board(11, corner + there);
    const MoveValues& values = values_of(position, Color::kWhite, Mode::kArea);
    EXPECT_EQ(best(position, values), author_point(position, x, y));
    // The author's 196 and 1; the post that stands there already has been a prisoner, so that Red loses 15² = 225.
    EXPECT_EQ(values.value(author_point(position, x, y)), 226);
  }
}

TEST(MoveValues, OfAnEmptyBoardAreNothing) {
  const Position position = Position::empty(5);
  const MoveValues& values = values_of(position, Color::kBlack, Mode::kArea);
  EXPECT_EQ(values.margin(), 0);
  for_each_point(position.empties(), [&](Point p) {
    EXPECT_EQ(values.value(p), 0);
    EXPECT_EQ(values.fences(p), 0);
  });
}

class MoveValuesOfSize : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Sizes, MoveValuesOfSize, testing::Values(3, 4, 5, 6, 7, 9, 11, 13, 17, 31, 32),
                         testing::PrintToStringParamName());

TEST_P(MoveValuesOfSize, AreWhatPlayingEachMoveGives) {
  const int size = GetParam();
  Random random(static_cast<std::uint64_t>(size));
  const int rounds = std::max(6, 60'000 / (size * size * size));
  for (int round = 0; round < rounds; ++round) {
    const Position position = round % 3 == 0 ? random_strips(size, random)
                              : round % 3 == 1
                                  ? random_chains(size, 1 + random.below(2 + size / 2), random)
                                  : random_senket(size, 1 + random.below(size * size / 2), random);
    SCOPED_TRACE(testing::PrintToString(position));
    const Color color = kColors[random.below(2)];
    const Mode mode = kModes[random.below(2)];
    const MoveValues& values = values_of(position, color, mode);
    const int before = margin_of(position, color, mode);
    ASSERT_EQ(values.margin(), before);
    for_each_point(position.empties(), [&](Point p) {
      if (size > 17 && !random.chance(10)) return;
      const Position after = played(position, color, p);
      ASSERT_EQ(values.value(p), margin_of(after, color, mode) - before) << p.x << ' ' << p.y;
      ASSERT_EQ(values.fences(p), after.side(color).fences.count() - position.side(color).fences.count());
    });
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace kakoi::senket
