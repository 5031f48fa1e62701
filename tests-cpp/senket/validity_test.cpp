// Validity: the claims that count, and the reasons why others do not.

#include <gtest/gtest.h>

#include <string>

#include "senket/score.h"
#include "support/plain_senket.h"
#include "support/senket_boards.h"

namespace kakoi::senket {

void PrintTo(Reason reason, std::ostream* out) {
  const char* const names[] = {"none", "contains territory", "contested"};
  *out << names[static_cast<int>(reason)];
}

namespace {

using test::author_point;
using test::senket_board;

class Senket : public testing::Test {
 protected:
  void play(int size, std::string_view text) {
    position_ = senket_board(size, text);
    score(position_, work_);
  }
  [[nodiscard]] int black(Mode mode = Mode::kArea) const { return work_.sets.total(Color::kBlack, mode); }
  [[nodiscard]] int white(Mode mode = Mode::kArea) const { return work_.sets.total(Color::kWhite, mode); }

  /// The claim of a colour at the author's point x-y; none fails the test.
  [[nodiscard]] const Claim& claim_at(Color color, int x, int y) const {
    const int region = work_.regions.at(author_point(position_, x, y));
    const int claim = work_.claims.of(color, region, work_.sections);
    EXPECT_NE(claim, kNoClaim);
    return work_.claims[claim];
  }

  Position position_ = Position::empty(3);
  static Workspace work_;
};
Workspace Senket::work_;

// Squares on their corner, one in the other, of 5, 45 and 125 units.
#define SMALL "9-8 11-9 10-11 8-10 9-8; "
#define MIDDLE "8-5 10-6 12-7 14-8 13-10 12-12 11-14 9-13 7-12 5-11 6-9 7-7 8-5; "
#define LARGE                                                                                            \
  "7-2 9-3 11-4 13-5 15-6 17-7 16-9 15-11 14-13 13-15 12-17 10-16 8-15 6-14 4-13 2-12 3-10 4-8 5-6 6-4 " \
  "7-2; "

TEST_F(Senket, ALoneFenceAtTheCornerOwnsBothSides) {
  play(11, "R 2-1 1-3");
  EXPECT_EQ(work_.claims.count(), 2);
  EXPECT_EQ(black(), 100 * 100) << "one set: the fence touches both";
  EXPECT_EQ(white(), 0);
}

TEST_F(Senket, ARingClaimsItsInsideAlone) {
  play(17, "R " SMALL);
  EXPECT_EQ(work_.claims.count(), 1);
  EXPECT_EQ(black(), 25);
  play(11, "R 6-1 8-2 7-4 5-3 6-1");
  EXPECT_EQ(work_.claims.count(), 1) << "it touches the border in a post only";
  EXPECT_EQ(black(), 25);
}

TEST_F(Senket, AnEnemyTerritoryInsideKillsTheSection) {
  play(17, "R " MIDDLE "B " SMALL);
  EXPECT_EQ(black(), 0);
  EXPECT_EQ(white(), 25);
  const Claim& lost = claim_at(Color::kBlack, 9, 7);
  EXPECT_EQ(lost.state, ClaimState::kInvalid);
  EXPECT_EQ(lost.reason, Reason::kContainsTerritory);
  EXPECT_EQ(&work_.claims[lost.cause], &claim_at(Color::kWhite, 9, 9));
  EXPECT_EQ(lost.area, 45);
  EXPECT_EQ(lost.prisoners, 0);
  EXPECT_EQ(lost.set, -1);
}

TEST_F(Senket, ADeadRingInsideIsPrisoners) {
  play(19, "R " LARGE "B " MIDDLE "R " SMALL);
  EXPECT_EQ(white(), 0) << "the blue ring holds a red territory";
  EXPECT_EQ(black(), (5 + 120 + 12) * (5 + 120 + 12)) << "the small ring touches both, so they are one set";
  EXPECT_EQ(claim_at(Color::kBlack, 8, 4).prisoners, 12);
}

TEST_F(Senket, AnOwnRingInsideCostsNothing) {
  play(17, "R " MIDDLE SMALL);
  EXPECT_EQ(black(), 45 * 45);
  EXPECT_EQ(work_.sets.count(Color::kBlack), 1);
}

TEST_F(Senket, AnOwnRingSealsALiveEnemyOff) {
  play(19, "R " LARGE MIDDLE "B " SMALL);
  EXPECT_EQ(black(), 80 * 80);
  EXPECT_EQ(white(), 25);
}

TEST_F(Senket, ChainsWithoutTerritoryBehindThemAreContested) {
  play(13, "R 11-13 13-12; B 9-13 11-12 13-11; R 3-13 5-12 7-11 9-10 11-9 13-8; B 1-3 2-1");
  EXPECT_EQ(black(), 1);
  EXPECT_EQ(white(), 1);
  const Claim& red = claim_at(Color::kBlack, 9, 12);
  EXPECT_EQ(red.reason, Reason::kContested);
  EXPECT_EQ(red.cause, kNoClaim);
  EXPECT_EQ(claim_at(Color::kWhite, 9, 12).reason, Reason::kContested);
}

TEST_F(Senket, ChainsCutOffFromAllTerritoryAreContested) {
  // In the middle red and blue chains alternate. Between them and the corners that count, each colour has a
  // strip that is lost to an enemy ring, so no strand leads there.
  play(17,
       "R 1-15 3-16 5-17; B 4-13 6-14 7-16 5-15 4-13; "
       "R 1-11 3-12 5-13 7-14 9-15 11-16 13-17; B 1-10 3-11 5-12 7-13 9-14 11-15 13-16 15-17; "
       "R 1-9 3-10 5-11 7-12 9-13 11-14 13-15 15-16 17-17; B 1-8 3-9 5-10 7-11 9-12 11-13 13-14 15-15 17-16; "
       "R 4-6 6-7 7-9 5-8 4-6; B 1-4 3-5 5-6 7-7 9-8 11-9 13-10 15-11 17-12");
  EXPECT_EQ(black(), 4 * 4 + 3 * 3);
  EXPECT_EQ(white(), 3 * 3 + 112 * 112);
  EXPECT_EQ(claim_at(Color::kBlack, 3, 11).reason, Reason::kContested);
  EXPECT_EQ(claim_at(Color::kWhite, 3, 10).reason, Reason::kContested);
}

TEST_F(Senket, AFenceCanCutAChainOffFromItsTerritory) {
  // All fronts from the red corners and the blue ring meet, so nobody gets the ground between them. With one
  // fence more the blue chain from 1-5 keeps the ring from reaching the red chain from 1-7, which is then
  // first.
  const std::string text =
      "R 1-10 3-11; B 1-9 3-10 5-11; R 1-7 3-8 5-9 7-10 9-11; B 1-5 3-6 5-7 7-8 9-9; "
      "B 11-10; B 8-6 10-7 11-9 9-8 8-6; R 1-1 3-2 5-3 7-4 9-5 11-6; B 3-1 5-2 7-3 9-4 11-5; R 9-1 11-2; ";
  play(11, text);
  EXPECT_EQ(black(), 1 + 1);
  EXPECT_EQ(white(), 3 * 3);
  play(11, text + "B 9-9 11-10");
  EXPECT_EQ(black(), 19 * 19 + 1);
  EXPECT_EQ(white(), 3 * 3);
}

TEST_F(Senket, PrisonersAndOpenPointsOfAClaim) {
  play(11, "R 5-4 7-5 6-7 4-6 5-4; B 5-5; B 6-6; B 11-9 10-11; B 3-3");
  const int claim =
      work_.claims.of(Color::kBlack, work_.regions.at(author_point(position_, 5, 5)), work_.sections);
  PointSet expected = PointSet::none();
  for (const Point p : {author_point(position_, 5, 5), author_point(position_, 6, 6)}) expected.set(p);
  EXPECT_EQ(test::prisoners(position_, work_, claim), expected);
  PointSet open = PointSet::none();
  for (const Point p : {author_point(position_, 5, 6), author_point(position_, 6, 5)}) open.set(p);
  EXPECT_EQ(test::open_points(position_, work_, claim), open);
  EXPECT_EQ(black(), (5 + 2) * (5 + 2));
  EXPECT_EQ(black(Mode::kPosts), (2 + 2 * 2) * (2 + 2 * 2));
}

}  // namespace
}  // namespace kakoi::senket
