// The search against one that follows every line.

#include "senket/search.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/senket_boards.h"
#include "support/senket_turns.h"

namespace kakoi::senket {
namespace {

using namespace test;

constexpr int kPlenty = 1 << 30;

Search& search() {
  static Search search;
  return search;
}

/// The colour's lead when both sides search every line of so many plies.
int plain_lead(const Position& position, Color color, Mode mode, int depth, bool passed) {
  if (depth == 0) return margin_of(position, color, mode);
  int best = passed ? margin_of(position, color, mode)
                    : -plain_lead(position, opponent(color), mode, depth - 1, true);
  for_each_point(position.empties(), [&](Point p) {
    const Position next = played(position, color, p);
    best = std::max(best, -plain_lead(next, opponent(color), mode, depth - 1, false));
  });
  return best;
}

TEST(SenketSearch, PlaysTheAuthorsInvasion) {
  const Position position = senket_board(11, "R 1-4 3-5 4-3 6-2 8-1; B 10-11 11-9; R 1-9 2-11; B 1-3");
  for (const int depth : {1, 2}) {
    const auto result = search().run(position, Color::kWhite, Mode::kArea, depth, kPlenty);
    EXPECT_EQ(result.move, author_point(position, 2, 1));
    EXPECT_EQ(result.depth, depth);
  }
}

TEST(SenketSearch, PlaysOnAWhimWhatIsNearlyAsGood) {
  constexpr int kLatitude = 1;
  Random random(6);
  int others = 0;
  int worse = 0;
  for (int round = 0; round < 300; ++round) {
    const int size = 3 + round % 3;
    const Position position = random_senket(size, 1 + random.below(size * size - 2), random);
    SCOPED_TRACE(testing::PrintToString(position));
    const int depth = 1 + round % 2;
    const auto seed = static_cast<std::uint64_t>(round);
    const int before = margin_of(position, Color::kBlack, Mode::kArea);
    const auto best = search().run(position, Color::kBlack, Mode::kArea, depth, kPlenty);
    // An opponent passes in the first quarter of a game only when it has a fence.
    const bool is_early =
        position.black.fences.count() == 0 && 4 * position.empties().count() >= 3 * size * size;
    for (const int overlooks : {0, 80}) {
      const Whim whim(overlooks, kLatitude, seed);
      const auto found = search().run(position, Color::kBlack, Mode::kArea, depth, kPlenty, whim);
      // Its score is what the move is worth, not what it seems to be.
      const bool passes = found.move.x < 0;
      const Position next = passes ? position : played(position, Color::kBlack, found.move);
      ASSERT_EQ(found.score, -plain_lead(next, Color::kWhite, Mode::kArea, depth - 1, passes) - before);
      ASSERT_LE(found.score, best.score);
      ASSERT_FALSE(is_early && passes);
      if (overlooks == 0) {
        if (is_early && best.move.x < 0) continue;
        ASSERT_GE(found.score, best.score - kLatitude);
        others += found.move != best.move ? 1 : 0;
      } else {
        worse += found.score < best.score ? 1 : 0;
      }
    }
  }
  EXPECT_GT(others, 40);
  EXPECT_GT(worse, 100);
}

TEST(SenketSearch, LooksAtEveryLineThatMatters) {
  Random random(5);
  for (int round = 0; round < 400; ++round) {
    const int size = 3 + round % 4;
    const Position position = random_senket(size, 1 + random.below(size * size - 2), random);
    SCOPED_TRACE(testing::PrintToString(position));
    const Mode mode = random.chance(50) ? Mode::kArea : Mode::kPosts;
    const int depth = 1 + random.below(size < 5 ? 3 : 2);
    const auto result = search().run(position, Color::kBlack, mode, depth, kPlenty);
    const int before = margin_of(position, Color::kBlack, mode);
    ASSERT_EQ(result.score, plain_lead(position, Color::kBlack, mode, depth, false) - before);
    ASSERT_EQ(result.depth, depth);
    // The move that the search names changes the lead as it says.
    if (depth == 1) {
      const int after = result.move.x < 0
                            ? before
                            : margin_of(played(position, Color::kBlack, result.move), Color::kBlack, mode);
      ASSERT_EQ(after - before, result.score);
    } else if (result.move.x >= 0) {
      const Position next = played(position, Color::kBlack, result.move);
      ASSERT_EQ(-plain_lead(next, Color::kWhite, mode, depth - 1, false) - before, result.score);
    }
  }
}

TEST(SenketSearch, KeepsWhatItHasWhenTheNodesEnd) {
  Random random(6);
  const Position position = random_senket(11, 30, random);
  const auto one = search().run(position, Color::kBlack, Mode::kArea, 1, kPlenty);
  const auto few = search().run(position, Color::kBlack, Mode::kArea, 2, one.nodes + 1);
  EXPECT_EQ(few.move, one.move);
  EXPECT_EQ(few.depth, 1);
  const auto none = search().run(position, Color::kBlack, Mode::kArea, 2, 1);
  EXPECT_EQ(none.move, one.move);
  EXPECT_EQ(none.nodes, 91);
}

TEST(SenketSearch, PassesOnAFullBoard) {
  Position position = Position::empty(3);
  for_each_point(full_set(3, 3), [&](Point p) {
    add_post(position, (p.x + p.y) % 2 == 0 ? Color::kBlack : Color::kWhite, p);
  });
  const auto result = search().run(position, Color::kBlack, Mode::kArea, 2, kPlenty);
  EXPECT_EQ(result.move.x, -1);
  EXPECT_EQ(result.score, 0);
}

}  // namespace
}  // namespace kakoi::senket
