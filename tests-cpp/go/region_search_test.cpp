// The search of a small part: the owner of each point when both sides do their best, for either first mover.

#include "go/playouts/region_search.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/diagram.h"

namespace kakoi::go {
namespace {

/// The owner of the part in the end, by first mover: +1 Black, −1 White, 0 neither clearly. '.' is the part,
/// with any stones marked 'x' and 'o'.
struct Result {
  int black_first;
  int white_first;
  friend bool operator==(const Result&, const Result&) = default;
};

Result search(const test::Rows& rows, int simulations = 1000, bool exhaustive = false) {
  static RegionSearch work;
  Position position = Position::none();
  PointSet part = PointSet::none();
  test::for_each_cell(rows, [&](Point p, char cell) {
    if (cell == 'X' || cell == 'x') position.black.set(p);
    if (cell == 'O' || cell == 'o') position.white.set(p);
    if (cell == '.' || cell == 'x' || cell == 'o') part.set(p);
  });
  work.load(position, part, test::grid_of(rows));
  Random random(1);
  work.run(simulations, exhaustive, 1'000'000, random);
  const auto of = [&](Color first) {
    int sum = 0;
    for_each_point(part, [&](Point p) { sum += work.owned(first, p); });
    const int most = RegionSearch::kSamples * part.count();
    return sum > most / 2 ? 1 : sum < -most / 2 ? -1 : 0;
  };
  return {of(Color::kBlack), of(Color::kWhite)};
}

TEST(RegionSearch, ThreeInARowBelongToWhoPlaysInTheMiddleFirst) {
  const auto three = test::diagram(R"(
      O O O O O O O
      O x x x x x O
      O x . . . x O
      O x x x x x O
      O O O O O O O)");
  EXPECT_EQ(search(three), (Result{1, -1}));
}

TEST(RegionSearch, FourInARowLiveAndTheSquareDies) {
  const auto four = test::diagram(R"(
      O O O O O O O O
      O x x x x x x O
      O x . . . . x O
      O x x x x x x O
      O O O O O O O O)");
  EXPECT_EQ(search(four), (Result{1, 1}));
  const auto square = test::diagram(R"(
      O O O O O O
      O x x x x O
      O x . . x O
      O x . . x O
      O x x x x O
      O O O O O O)");
  EXPECT_EQ(search(square), (Result{-1, -1}));
}

TEST(RegionSearch, LooksAtNothingBeyondTheWalls) {
  static RegionSearch work;
  const auto owned = [&](const test::Rows& rows, Point corner) {
    Position position = Position::none();
    PointSet part = PointSet::none();
    test::for_each_cell(rows, [&](Point p, char cell) {
      if (cell == 'X' || cell == 'x') position.black.set(p);
      if (cell == 'O') position.white.set(p);
      if (cell == '.' || cell == 'x') part.set(p);
    });
    work.load(position, part, test::grid_of(rows));
    Random random(1);
    work.run(1000, true, 1'000'000, random);
    std::vector<int> result;
    for (const Color first : {Color::kBlack, Color::kWhite}) {
      for (int y = 0; y < 5; ++y) {
        for (int x = 0; x < 7; ++x) {
          const Point p{corner.x + x, corner.y + y};
          if (part.has(p)) result.push_back(work.owned(first, p));
        }
      }
    }
    return result;
  };
  const auto alone = test::diagram(R"(
      O O O O O O O
      O x x x x x O
      O x . . . x O
      O x x x x x O
      O O O O O O O)");
  const auto within = test::diagram(R"(
      X X X X X X X X X X
      X X X X O X X X X X
      X X O O O O O O O X
      X X O x x x x x O X
      O O O x . . . x O O
      X X O x x x x x O X
      X X O O O O O O O X
      X X X X X O X X X X)");
  EXPECT_EQ(owned(within, {2, 2}), owned(alone, {0, 0}));
}

TEST(RegionSearch, WallsCannotBeCaptured) {
  // White's wall has no liberty at all, and Black's stone inside cannot take it.
  const auto board = test::diagram(R"(
      O O O O
      O . x O
      O O O O)");
  EXPECT_EQ(search(board), (Result{-1, -1}));
}

TEST(RegionSearch, OfTheLargestPartStaysWithinItsArrays) {
  // One move of 90, again and again: the tree is as wide as it gets.
  test::Rows rows{std::vector<std::string>(12, std::string(12, 'X'))};
  for (int i = 0; i < RegionSearch::kMostPoints; ++i) {
    rows[static_cast<std::size_t>(1 + i / 9)][static_cast<std::size_t>(1 + i % 9)] = '.';
  }
  search(rows, 4000);
}

TEST(RegionSearch, StopsOnceItsWorkIsMoreThanItMayBe) {
  const auto board = test::diagram(R"(
      X X X X X X X
      X . . . . . X
      X . o . x . X
      X . . . . . X
      X X X X X X X)");
  static RegionSearch work;
  Position position = Position::none();
  PointSet part = PointSet::none();
  test::for_each_cell(board, [&](Point p, char cell) {
    if (cell == 'X' || cell == 'x') position.black.set(p);
    if (cell == 'o') position.white.set(p);
    if (cell != 'X') part.set(p);
  });
  work.load(position, part, test::grid_of(board));
  // The samples after each tree are not cut short, so as to have an answer in any case.
  Random random(1);
  const int samples = work.run(0, false, 0, random);
  const int whole = work.run(20'000, false, 100'000'000, random);
  EXPECT_GT(whole, 10 * samples);
  for (const int most : {whole / 2, whole / 4}) {
    const int done = work.run(20'000, false, most, random);
    EXPECT_GT(done, most);
    EXPECT_LT(done, most + 4 * samples);
  }
}

}  // namespace
}  // namespace kakoi::go
