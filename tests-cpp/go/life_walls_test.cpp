// Answers to questions without a region: they rely on no chain that can be captured.

#include "go/reading/life_walls.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "go/reading/life.h"
#include "go/rules/moves.h"
#include "support/diagram.h"
#include "support/plain_life.h"
#include "support/random.h"

namespace kakoi::go {
namespace {

using enum LifeOutcome;
using enum Color;

/// The numbers of positions of games that are asked about, and of small boards that are searched as a whole:
/// few, and fewer under sanitizers, because each is slow.
#ifndef KAKOI_LIFE_GAMES
#define KAKOI_LIFE_GAMES 8
#define KAKOI_LIFE_BOARDS test::share_of(60)
#endif

LifeReader& reader() {
  static const auto it = std::make_unique<LifeReader>();
  return *it;
}

const LifeReading& read(const Position& position, const PointSet& target, Color to_play, const Grid& grid,
                        std::uint64_t nodes) {
  const Color defender = target.intersects(position.black) ? kBlack : kWhite;
  return reader().read(position, {defender, target, PointSet::none(), to_play, kNoPoint, nodes}, grid);
}

/// The fate of the chain at a point when a colour begins, in words.
std::string fate(std::string_view text, Point stone, Color to_play) {
  const test::Rows rows = test::diagram(text);
  const Grid grid = test::grid_of(rows);
  const LifeReading& reading = read(test::stones(rows), PointSet::of(stone), to_play, grid, 200'000);
  const char* const words[] = {"unknown", "lives", "dies", "seki", "ko"};
  std::string result = words[static_cast<int>(reading.outcome)];
  if (reading.outcome != kUnknown) result += reading.proved ? ", proved" : ", read";
  for_each_chain(reading.assumed, [&](const PointSet& chain) {
    const Point p = chain.first_point();
    result += ", if [" + std::to_string(p.x) + ", " + std::to_string(p.y) + "] holds";
  });
  return result;
}

TEST(LifeWalls, OfARaceAreInIt) {
  // A race between White's three stones in the middle and Black's above them: Black has more liberties.
  constexpr std::string_view race = R"(
      . . . . . . . . .
      . . . . . . . . .
      O O O O . . . . .
      . . . O . . . . .
      X X X O . . . . .
      O O O X . . . . .
      . X . X . . . . .
      X X X X . . . . .
      . . . . . . . . .)";
  for (const Color first : {kBlack, kWhite}) {
    EXPECT_NE(fate(race, {0, 4}, first).substr(0, 4), "dies");
    EXPECT_EQ(fate(race, {0, 5}, first).substr(0, 4), "dies");
  }
}

TEST(LifeWalls, NeedNotHoldForWhoeverLivesBehindThem) {
  // In the corner Black is alive whatever happens to White's wall, and dead only if the wall stands.
  constexpr std::string_view corner = R"(
      . . . X O . . . . . .
      X X X X O . . . . . .
      O O O O O . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .
      . . . . . . . . . . .)";
  EXPECT_EQ(fate(corner, {0, 1}, kBlack), "lives, proved");
  EXPECT_EQ(fate(corner, {0, 1}, kWhite), "dies, read, if [4, 0] holds");
}

TEST(LifeWalls, ThatAreAliveByThemselvesProveADeath) {
  EXPECT_EQ(fate(R"(
      . . . X O . O . .
      X X X X O O O . .
      O O O O O . O . .
      . . . . O O O . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .)",
                 {0, 1}, kWhite),
            "dies, proved");
}

TEST(LifeWalls, AreNotSafeByAnEyeInTheRegionThatIsRead) {
  // White's wall has one eye outside, and its other in Black's region, where White's own moves may fill it.
  const test::Rows rows = test::diagram(R"(
      . . X O . O X
      X X X O O O X
      O O O O . O X
      . O X O O O X
      O O X X X X X
      X X X X . X .)");
  const Grid grid = test::grid_of(rows);
  const Position position = test::stones(rows);
  static LifeWalls walls;
  const PointSet stones = expand(PointSet::of({3, 0}), position.white);
  PointSet region = PointSet::of({0, 0}) | PointSet::of({1, 0});
  EXPECT_FALSE(walls.find(position, kWhite, region, grid).assumed.intersects(stones));
  region.set({4, 0});
  region.set({4, 2});
  EXPECT_TRUE(walls.find(position, kWhite, region, grid).assumed.intersects(stones));
}

TEST(LifeWalls, HaveNoWayOutThatOneStoneShuts) {
  // On the right a stone at the fourth point of the top row is enough for Black; on the left one below each of White's.
  const test::Rows rows = test::diagram(R"(
      . . . . . . .
      . . X . . . .
      . . . . . . .
      . . . . . . .)");
  const Grid grid = test::grid_of(rows);
  const Position position = test::stones(rows);
  const PointSet region = PointSet::of({0, 0}) | PointSet::of({1, 0}) | PointSet::of({2, 0});
  static LifeWalls walls;
  EXPECT_EQ(walls.find(position, kWhite, region, grid).gaps, region);
  const PointSet below = PointSet::of({0, 1}) | PointSet::of({1, 1});
  EXPECT_EQ(walls.in_danger(position, kWhite, true, region, grid), PointSet::of({3, 0}) | below);
}

/// White's stone at [11, 4] has one liberty outside. When it is joined to those below it and all else there is filled, Black
/// takes four stones at [11, 3].
constexpr std::string_view kShortWall = R"(
    . . . . . . . . . . . .
    . . . . . . . . . . O .
    . . . . . . . . . . . .
    . . . . . . O O O O O .
    . . . . . O X X X X X O
    . . . . . O O X . X O .
    . . . . . O X . X X O .
    . . . . . O . . . O X .)";

TEST(LifeWalls, AreReadAsTheChainsThatTheyBecome) {
  const test::Rows rows = test::diagram(kShortWall);
  const Grid grid = test::grid_of(rows);
  const Position position = test::stones(rows);
  EXPECT_EQ(read(position, PointSet::of({9, 6}), kWhite, grid, 30'000).outcome, kUnknown);
  PointSet region = PointSet::none();
  for (const Point p :
       {Point{11, 4}, Point{11, 3}, Point{11, 2}, Point{10, 2}, Point{9, 2}, Point{11, 5}, Point{11, 6},
        Point{11, 7}, Point{8, 5}, Point{7, 6}, Point{6, 7}, Point{7, 7}, Point{8, 7}})
    region.set(p);
  const LifeReading& larger =
      reader().read(position, {kBlack, PointSet::of({9, 6}), region, kWhite, kNoPoint, 300'000}, grid);
  EXPECT_EQ(larger.outcome, kKo);
  EXPECT_EQ(larger.move, (Point{11, 7}));
}

/// The region with the liberties of the attackers' chains beside it that have no more than two outside, and of the
/// defender's.
PointSet with_short_walls(const Position& position, Color defender, PointSet region, const Grid& grid) {
  const PointSet empties = position.empties(grid);
  for (PointSet before = PointSet::none(); before != region;) {
    before = region;
    for (const Color color : {kBlack, kWhite}) {
      for_each_chain(position.stones(color), [&](const PointSet& chain) {
        const PointSet free = liberties(chain, empties);
        const bool is_beside = (chain | neighbours(chain, grid.full)).intersects(region);
        if (is_beside && (color == defender || (free - region).count() <= 2)) region |= free;
      });
    }
    region = with_capturable(position, region, grid);
  }
  return region;
}

TEST(LifeWalls, OfFewLibertiesAreNotTrustedWhereALargerRegionSaysOtherwise) {
  const test::Rows rows = test::diagram(kShortWall);
  const Grid grid = test::grid_of(rows);
  const auto other = std::make_unique<LifeReader>();
  test::Random random(53);
  int answered = 0;
  for (int i = 0; i < test::share_of(60); ++i) {
    Position position = test::stones(rows);
    for (int changes = 1 + random.below(4); changes > 0; --changes) {
      const PointSet point = PointSet::of({4 + random.below(8), 1 + random.below(7)});
      position.black -= point;
      position.white -= point;
      const int color = random.below(3);
      if (color < 2) (color == 0 ? position.black : position.white) |= point;
    }
    const PointSet empties = position.empties(grid);
    for (const Color color : {kBlack, kWhite}) {
      for_each_chain(PointSet{position.stones(color)}, [&](const PointSet& chain) {
        if (liberties(chain, empties).empty()) position.stones(color) -= chain;
      });
    }
    for_each_chain(PointSet{position.black}, [&](const PointSet& chain) {
      for (const Color first : {kBlack, kWhite}) {
        if (chain.count() < 3) continue;
        const LifeReading& found = read(position, chain, first, grid, 20'000);
        if (found.outcome == kUnknown) continue;
        ++answered;
        const PointSet region = with_short_walls(position, kBlack, found.region, grid);
        // Black's own stones beyond might help, and are not known to be safe.
        if (found.outcome != kDies || neighbours(region, position.black - region).any()) continue;
        LifeQuestion larger{kBlack, chain, region, first, kNoPoint, 50'000};
        larger.outside = LifeOutside::kAttacker;
        const LifeOutcome outcome = other->read_within(position, larger, grid).outcome;
        EXPECT_TRUE(outcome == kDies || outcome == kUnknown)
            << testing::PrintToString(position) << testing::PrintToString(chain)
            << testing::PrintToString(found.region) << testing::PrintToString(region);
      }
    });
  }
  EXPECT_GT(answered, test::share_of(10));
}

/// A position of a random game: legal moves that fill no eye of their own.
Position position_of_game(test::Random& random, int moves, const Grid& grid) {
  Position position = Position::none();
  Point ko = kNoPoint;
  for (int i = 0; i < moves; ++i) {
    const Color mover = i % 2 == 0 ? kBlack : kWhite;
    const PointSet own = position.stones(mover);
    PointSet choice = legal_moves(position, mover, {.ko = ko}, grid);
    for_each_point(choice, [&](Point p) {
      if (neighbours(PointSet::of(p), grid.full).is_subset_of(own)) choice.clear(p);
    });
    if (choice.empty()) continue;
    MoveResult result;
    play(position, mover, choice.nth_point(random.below(choice.count())), {.ko = ko}, grid, result);
    position = result.position;
    ko = result.ko;
  }
  return position;
}

TEST(LifeWalls, HoldOnlyWhereEveryWayOutIsSafe) {
  const Grid grid(7, 7);
  test::Random random(33);
  const auto walls = std::make_unique<LifeWalls>();
  const auto solver = std::make_unique<SafetySolver>();
  int holding[2] = {};
  for (int i = 0; i < 300; ++i) {
    const Position position = position_of_game(random, 20 + random.below(60), grid);
    const PointSet empties = position.empties(grid);
    const Color winner = i % 2 == 0 ? kBlack : kWhite;
    const PointSet& own = position.stones(winner);
    // The whole board, or what the other side encloses or leaves open.
    PointSet region = grid.full;
    if (random.chance(80)) {
      const Point p = empties.nth_point(random.below(empties.count()));
      const PointSet stoppers = position.stones(random.chance(50) ? winner : opponent(winner));
      region = with_capturable(position, expand(PointSet::of(p), grid.full - stoppers), grid);
    }
    const LifeWall& wall = walls->find(position, winner, region, grid);
    const PointSet outside = empties - region;
    const PointSet open = neighbours(outside, empties & region);
    const PointSet beside = neighbours(region, own - region) | neighbours(outside, own & region);
    const PointSet safe = solver->find(position, winner, 100, grid, region).stones;
    const bool holds = open.is_subset_of(neighbours(safe, empties)) && beside.is_subset_of(safe);
    EXPECT_EQ(wall.holds(), holds) << testing::PrintToString(position) << testing::PrintToString(region);
    ++holding[holds];
  }
  EXPECT_GT(holding[false], 50);
  EXPECT_GT(holding[true], 50);
}

TEST(LifeInGames, KillsNobodyByAWallThatDiesAndDeniesNoProvedCapture) {
  const Grid grid(9, 9);
  test::Random random(24);
  const auto captures = std::make_unique<CaptureReader>();
  int answered = 0;
  int escaped = 0;
  for (int game = 0; game < KAKOI_LIFE_GAMES; ++game) {
    const Position position = position_of_game(random, 25 + random.below(50), grid);
    struct Dead {
      PointSet chain;
      Color owner;
      PointSet region;
      bool proved;
    };
    std::vector<Dead> dead;
    for (const Color owner : {kBlack, kWhite}) {
      for_each_chain(position.stones(owner), [&](const PointSet& chain) {
        bool dies = true;
        bool proved = true;
        PointSet region = grid.full;
        for (const Color first : {kBlack, kWhite}) {
          const LifeReading& life = read(position, chain, first, grid, 2'000);
          dies = dies && life.outcome == kDies;
          proved = proved && life.proved;
          region &= life.region;
          if (life.outcome == kUnknown) continue;
          ++answered;
          EXPECT_TRUE(!life.proved || life.assumed.empty());
          if (life.outcome != kLives && life.outcome != kSeki) continue;
          const CaptureReading& capture =
              captures->read(position, {chain.first_point(), first, kNoPoint, 2'000, true}, grid);
          escaped += capture.outcome == CaptureOutcome::kEscapes;
          EXPECT_NE(capture.outcome, CaptureOutcome::kCaptured)
              << testing::PrintToString(position) << testing::PrintToString(chain);
        }
        if (dies) dead.push_back({chain, owner, region, proved});
      });
    }
    // Stones that are given up to kill, and those that take them, die one after the other. So the side that
    // captures may die as well, but only when both could be captured within the region, and no wall was
    // trusted.
    for (const Dead& one : dead) {
      for (const Dead& other : dead) {
        if (one.owner == other.owner || neighbours(one.chain, other.chain).empty()) continue;
        EXPECT_TRUE(one.proved && other.chain.is_subset_of(one.region))
            << testing::PrintToString(position) << testing::PrintToString(one.chain)
            << testing::PrintToString(other.chain);
      }
    }
  }
  EXPECT_GT(answered, KAKOI_LIFE_GAMES / 4);
  EXPECT_GT(escaped, 0);
}

TEST(LifeOnSmallBoards, WhenProvedIsWhatLookingAtTheWholeBoardSays) {
  test::Random random(7);
  int compared[5] = {};
  int parts = 0;
  for (int tried = 0; tried < KAKOI_LIFE_BOARDS; ++tried) {
    const Grid grid(4 + random.below(3), 2);
    Position position = Position::none();
    const int gaps = 3 + random.below(4);
    for_each_point(grid.full, [&](Point p) { (random.chance(50) ? position.black : position.white).set(p); });
    for (int i = 0; i < gaps; ++i) {
      const Point p{random.below(grid.width), random.below(grid.height)};
      position.black.clear(p);
      position.white.clear(p);
    }
    const PointSet empties = position.empties(grid);
    for (const Color color : {kBlack, kWhite}) {
      PointSet& own = color == kBlack ? position.black : position.white;
      for_each_chain(PointSet{own}, [&](const PointSet& chain) {
        if (liberties(chain, empties).empty()) own -= chain;
      });
    }
    test::PlainBoard board = test::PlainBoard::empty({grid.width, grid.height});
    for_each_point(position.black, [&](Point p) { board.put(p.y * grid.width + p.x, 'X'); });
    for_each_point(position.white, [&](Point p) { board.put(p.y * grid.width + p.x, 'O'); });
    const std::string whole(board.cells.size(), '#');
    for (const Color owner : {kBlack, kWhite}) {
      const PointSet chain = expand(position.stones(owner).first(), position.stones(owner));
      if (chain.empty()) continue;
      std::string target(board.cells.size(), '.');
      for_each_point(chain, [&](Point p) { target[static_cast<std::size_t>(p.y * grid.width + p.x)] = '#'; });
      for (const Color first : {kBlack, kWhite}) {
        const LifeReading& life = read(position, chain, first, grid, 3'000);
        if (life.outcome == kUnknown || !life.proved) continue;
        const LifeOutcome expected = test::plain_life(board, target, whole, owner, first, -1, 8'000);
        if (expected == kUnknown) continue;
        ++compared[static_cast<int>(expected)];
        parts += life.region != grid.full;
        EXPECT_EQ(life.outcome, expected)
            << (first == kBlack ? "Black" : "White") << " to play" << testing::PrintToString(position)
            << "\ntarget" << testing::PrintToString(chain);
      }
    }
  }
  EXPECT_GT(compared[static_cast<int>(kDies)], 0);
  EXPECT_GT(compared[static_cast<int>(kLives)], 0);
  RecordProperty("parts", parts);
}

}  // namespace
}  // namespace kakoi::go
