// Regions of a settled board as games: known values, and random regions and sums of them compared with playing
// everything out.

#include "go/endgame/endgame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "support/diagram.h"
#include "support/random.h"

namespace kakoi::go {
namespace {

/// Random positions of each test; thousands were tried.
constexpr int kTries = test::share_of(200);

constexpr double kOne = Thermograph::kOne;

const Endgame& read(const Position& position, const Grid& grid) {
  static const auto reader = std::make_unique<EndgameReader>();
  return reader->read(position, RegionValues::kMostNodes, grid);
}

/// Play by passing and moving in turn until both pass, counted by area: rules, search and count of this file's own.
/// 'X' and 'O' are stones, '#' and '@' Black's and White's walls, which have liberties elsewhere.
class PlainPlay {
 public:
  PlainPlay(std::string cells, int width) : cells_(std::move(cells)), width_(width) {}

  [[nodiscard]] bool has_repeated() const { return has_repeated_; }

  /// The count that both get by their best play, Black or White first.
  int count(bool is_blacks) { return count(cells_, is_blacks, false); }

 private:
  template <typename Visit>
  void around(int at, Visit&& visit) const {
    if (at % width_ > 0) visit(at - 1);
    if (at % width_ < width_ - 1) visit(at + 1);
    if (at >= width_) visit(at - width_);
    if (at + width_ < static_cast<int>(cells_.size())) visit(at + width_);
  }

  static char side(char cell) { return cell == '#' ? 'X' : cell == '@' ? 'O' : cell; }
  static bool is_wall(char cell) { return cell == '#' || cell == '@'; }

  /// The cells connected to one of the same side, and whether they touch a cell of another kind.
  [[nodiscard]] std::vector<int> part(const std::string& cells, int at) const {
    std::vector<int> found{at};
    for (std::size_t i = 0; i < found.size(); ++i) {
      around(found[i], [&](int next) {
        const auto same =
            side(cells[static_cast<std::size_t>(next)]) == side(cells[static_cast<std::size_t>(at)]);
        if (same && std::find(found.begin(), found.end(), next) == found.end()) found.push_back(next);
      });
    }
    return found;
  }

  [[nodiscard]] bool touches(const std::string& cells, const std::vector<int>& part, char kind) const {
    bool found = false;
    for (const int at : part) {
      around(at, [&](int next) { found |= side(cells[static_cast<std::size_t>(next)]) == kind; });
    }
    return found;
  }

  [[nodiscard]] bool is_dead(const std::string& cells, const std::vector<int>& chain) const {
    for (const int at : chain) {
      if (is_wall(cells[static_cast<std::size_t>(at)])) return false;
    }
    return !touches(cells, chain, '.');
  }

  /// Plays; empty when the move is a suicide.
  [[nodiscard]] std::string play(std::string cells, int at, char mover) const {
    cells[static_cast<std::size_t>(at)] = mover;
    const char other = mover == 'X' ? 'O' : 'X';
    around(at, [&](int next) {
      if (cells[static_cast<std::size_t>(next)] != other) return;
      const std::vector<int> chain = part(cells, next);
      if (!is_dead(cells, chain)) return;
      for (const int stone : chain) cells[static_cast<std::size_t>(stone)] = '.';
    });
    return is_dead(cells, part(cells, at)) ? "" : cells;
  }

  [[nodiscard]] int area(const std::string& cells) const {
    int result = 0;
    for (int at = 0; at < static_cast<int>(cells.size()); ++at) {
      const char cell = cells[static_cast<std::size_t>(at)];
      if (is_wall(cell) || cell == ' ') continue;
      const std::vector<int> own = part(cells, at);
      const bool black = cell == 'X' || (cell == '.' && touches(cells, own, 'X'));
      const bool white = cell == 'O' || (cell == '.' && touches(cells, own, 'O'));
      result += (black ? 1 : 0) - (white ? 1 : 0);
    }
    return result;
  }

  int count(const std::string& cells, bool is_blacks, bool has_passed) {
    const std::string key = cells + (is_blacks ? 'b' : 'w') + (has_passed ? 'p' : '.');
    const auto [entry, is_new] = known_.try_emplace(key, kOpen);
    if (!is_new) {
      has_repeated_ |= entry->second == kOpen;
      return entry->second == kOpen ? 0 : entry->second;
    }
    const int sign = is_blacks ? 1 : -1;
    int best = has_passed ? area(cells) : count(cells, !is_blacks, true);
    for (int at = 0; at < static_cast<int>(cells.size()) && !has_repeated_; ++at) {
      if (cells[static_cast<std::size_t>(at)] != '.') continue;
      const std::string after = play(cells, at, is_blacks ? 'X' : 'O');
      if (after.empty()) continue;
      const int value = count(after, !is_blacks, false);
      if (sign * value > sign * best) best = value;
    }
    known_[key] = best;
    return best;
  }

  static constexpr int kOpen = 10000;

  std::string cells_;
  int width_;
  bool has_repeated_ = false;
  std::map<std::string, int> known_;
};

RegionValue value_of(const RegionGame& game, const RegionStones& stones) {
  static const auto values = std::make_unique<RegionValues>();
  return values->value(game, stones, RegionValues::kMostNodes);
}

/// A region in a frame of walls of both colours, and its value.
struct Framed {
  std::string cells;
  int width;
  RegionGame game;
  RegionValue value;
};

/// A random connected region of so many points, some with stones, and random walls around it.
Framed random_region(test::Random& random, int points, int stones) {
  const Grid grid(7, 6);
  PointSet region = PointSet::of({3, 3});
  while (region.count() < points) {
    const PointSet next = neighbours(region, grid.full) - region;
    region.set(next.nth_point(random.below(next.count())));
  }
  Framed result{std::string(42, ' '), 7, {}, {}};
  Position position = Position::none();
  Position walls = Position::none();
  // A frame of few changes of colour, as boards have them, or of many.
  const int changes = 1 + random.below(4);
  bool black = random.below(2) == 0;
  for_each_point(neighbours(region, grid.full) - region, [&](Point p) {
    if (random.below(changes) == 0) black = random.below(2) == 0;
    (black ? walls.black : walls.white).set(p);
    result.cells[static_cast<std::size_t>(p.y * 7 + p.x)] = black ? '#' : '@';
  });
  for_each_point(region, [&](Point p) {
    const int kind = random.below(points) < stones ? random.below(2) : 2;
    if (kind < 2) position.stones(static_cast<Color>(kind)).set(p);
    result.cells[static_cast<std::size_t>(p.y * 7 + p.x)] = "XO."[kind];
  });
  // Chains without a liberty are set up by nobody.
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_chain(PointSet(position.stones(color)), [&](const PointSet& chain) {
      const bool lives = neighbours(chain, walls.stones(color)).any() ||
                         neighbours(chain, region - position.occupied()).any();
      if (lives) return;
      position.stones(color) -= chain;
      for_each_point(chain, [&](Point p) { result.cells[static_cast<std::size_t>(p.y * 7 + p.x)] = '.'; });
    });
  }
  result.game.load(position, region, walls);
  result.value = value_of(result.game, result.game.start());
  return result;
}

TEST(Endgame, StopsAreThoseOfPlayingEverythingOut) {
  test::Random random(1);
  int valued = 0;
  int loops = 0;
  for (int i = 0; i < kTries; ++i) {
    const Framed region = random_region(random, 2 + random.below(6), random.below(4));
    PlainPlay plain(region.cells, region.width);
    const int left = plain.count(true);
    const int right = plain.count(false);
    if (region.value.outcome != RegionOutcome::kValued || plain.has_repeated()) {
      ++loops;
      EXPECT_TRUE(plain.has_repeated()) << region.cells;
      continue;
    }
    ++valued;
    const Thermograph& thermograph = region.value.thermograph;
    ASSERT_EQ(thermograph.wall(Color::kBlack).at(0), left * Thermograph::kOne) << region.cells;
    ASSERT_EQ(thermograph.wall(Color::kWhite).at(0), right * Thermograph::kOne) << region.cells;
  }
  EXPECT_GT(valued, kTries / 2);
}

/// Two to four regions beside each other, with values for all of them.
std::vector<Framed> random_sum(test::Random& random) {
  std::vector<Framed> sum;
  const int count = 2 + random.below(3);
  while (static_cast<int>(sum.size()) < count) {
    Framed region = random_region(random, 2 + random.below(count == 2 ? 3 : 2), random.below(2));
    if (region.value.outcome == RegionOutcome::kValued && !region.value.has_ko)
      sum.push_back(std::move(region));
  }
  return sum;
}

TEST(Endgame, SumsAreWorthTheirMeansWithinTheHighestTemperature) {
  test::Random random(2);
  int compared = 0;
  for (int i = 0; i < kTries / 10; ++i) {
    const std::vector<Framed> sum = random_sum(random);
    std::string cells;
    double mean = 0;
    double highest = 0;
    for (const Framed& region : sum) {
      cells += region.cells + std::string(7, ' ');
      mean += region.value.thermograph.mean / kOne;
      highest = std::max(highest, region.value.thermograph.temperature / kOne);
    }
    PlainPlay plain(cells, 7);
    const double left = plain.count(true);
    const double right = plain.count(false);
    if (plain.has_repeated()) continue;
    ++compared;
    EXPECT_GE(left, mean) << cells;
    EXPECT_LE(left, mean + highest) << cells;
    EXPECT_LE(right, mean) << cells;
    EXPECT_GE(right, mean - highest) << cells;
  }
  EXPECT_GT(compared, kTries / 20);
}

/// Black's play by temperatures against everything that White may do: Black answers a move that made its region
/// hotter than any was before, and else plays in the hottest one, each time the move that is said to be best.
class PlayByTemperature {
 public:
  explicit PlayByTemperature(const std::vector<Framed>& regions) : regions_(regions) {}

  /// The least count that Black gets.
  int least(bool is_blacks) {
    std::vector<RegionStones> stones;
    int ambient = 0;
    for (const Framed& region : regions_) {
      stones.push_back(region.game.settle(region.game.start()).stones);
      ambient = std::max(ambient, region.value.thermograph.temperature);
    }
    return is_blacks ? black(stones, ambient, -1, false) : white(stones, ambient, false);
  }

 private:
  const RegionValue& value(std::size_t index, const RegionStones& stones) {
    const auto key = std::pair(index, std::uint64_t{stones.of[0]} << 32 | stones.of[1]);
    const auto found = values_.find(key);
    if (found != values_.end()) return found->second;
    return values_[key] = value_of(regions_[index].game, stones);
  }

  int black(std::vector<RegionStones> stones, int ambient, int last, bool has_passed) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < stones.size(); ++i) {
      if (value(i, stones[i]).thermograph.temperature > value(best, stones[best]).thermograph.temperature)
        best = i;
    }
    if (last >= 0 && value(static_cast<std::size_t>(last), stones[static_cast<std::size_t>(last)])
                             .thermograph.temperature > ambient) {
      best = static_cast<std::size_t>(last);
    }
    const RegionValue& chosen = value(best, stones[best]);
    const int next = std::min(ambient, chosen.thermograph.temperature);
    if (chosen.moves[0] < 0 || chosen.thermograph.temperature <= 0) {
      return has_passed ? area(stones) : white(stones, next, true);
    }
    RegionStones after;
    regions_[best].game.play(stones[best], Color::kBlack, chosen.moves[0], after);
    stones[best] = regions_[best].game.settle(after).stones;
    return white(stones, next, false);
  }

  int white(const std::vector<RegionStones>& stones, int ambient, bool has_passed) {
    int least = has_passed ? area(stones) : black(stones, ambient, -1, true);
    for (std::size_t i = 0; i < stones.size(); ++i) {
      const RegionGame& game = regions_[i].game;
      for (int at = 0; at < game.size(); ++at) {
        const RegionSet occupied = stones[i].of[0] | stones[i].of[1];
        if ((occupied >> at & 1U) != 0) continue;
        std::vector<RegionStones> next = stones;
        RegionStones after;
        if (game.play(stones[i], Color::kWhite, at, after) == RegionGame::Move::kIllegal) continue;
        next[i] = game.settle(after).stones;
        if (next[i] == stones[i]) continue;
        least = std::min(least, black(next, ambient, static_cast<int>(i), false));
      }
    }
    return least;
  }

  [[nodiscard]] int area(const std::vector<RegionStones>& stones) const {
    int count = 0;
    for (std::size_t i = 0; i < stones.size(); ++i) count += regions_[i].game.area(stones[i]);
    return count;
  }

  const std::vector<Framed>& regions_;
  std::map<std::pair<std::size_t, std::uint64_t>, RegionValue> values_;
};

TEST(Endgame, TheOrderByTemperatureGetsWhatItPromises) {
  test::Random random(3);
  for (int i = 0; i < kTries / 4; ++i) {
    const std::vector<Framed> sum = random_sum(random);
    double mean = 0;
    double highest = 0;
    std::string cells;
    for (const Framed& region : sum) {
      cells += region.cells + " | ";
      mean += region.value.thermograph.mean / kOne;
      highest = std::max(highest, region.value.thermograph.temperature / kOne);
    }
    EXPECT_GE(PlayByTemperature(sum).least(true), mean) << cells;
    EXPECT_GE(PlayByTemperature(sum).least(false), mean - highest) << cells;
  }
}

/// The game of the only region of a board.
EndgameRegion only_region(const test::Rows& board) {
  const Grid grid = test::grid_of(board);
  const Endgame& endgame = read(test::stones(board), grid);
  EXPECT_EQ(endgame.count, 1);
  return endgame.regions[0];
}

/// Black's corridor of so many points, open to White at one end, between groups that have two eyes.
test::Rows corridor(int points) {
  const auto length = static_cast<std::size_t>(points);
  const std::string wall(length, 'X');
  return test::cut_rows(".X." + wall + "OO.O" +                          //
                            "XXX" + wall + "OOOO" +                      //
                            "XXX" + std::string(length, '.') + "OOO." +  //
                            "XXX" + wall + "OOOO",
                        points + 7);
}

TEST(Endgame, CorridorsAreWorthHalfAsMuchMoreAsTheyAreLonger) {
  // One point is nobody's. Of n points Black keeps n - 1 by closing the corridor; White's push leaves one of n - 1. So
  // the mean is half of n - 1 and the mean before, and the temperature half of the difference.
  double mean = 0;
  for (int points = 1; points <= 12; ++points) {
    const double before = mean;
    mean = points == 1 ? 0 : (points - 1 + before) / 2;
    const EndgameRegion region = only_region(corridor(points));
    ASSERT_EQ(region.gap, EndgameGap::kNone);
    EXPECT_EQ(region.certainty, Certainty::kProved);
    EXPECT_EQ(region.thermograph.mean / kOne, mean);
    EXPECT_EQ(region.thermograph.temperature / kOne, points == 1 ? 0 : (points - 1 - before) / 2);
    EXPECT_FALSE(region.is_sente_of(Color::kBlack));
    EXPECT_FALSE(region.is_sente_of(Color::kWhite));
    EXPECT_EQ(region.moves[0], (Point{points + 2, 2}));
    EXPECT_EQ(region.moves[1], (Point{points + 2, 2}));
  }
}

TEST(Endgame, SenteIsTheSidesWhoseMoveMustBeAnswered) {
  // White's push threatens to save three stones. So White gets it, Black takes the stones, and that is the count; the
  // point is all that Black gains by moving first.
  const EndgameRegion region = only_region(test::diagram(R"(
      . X . X X X X X O O . O
      X X X X X X X X O O O O
      X X X O O O . . O O O .
      X X X X X X X X O O O O)"));
  ASSERT_EQ(region.gap, EndgameGap::kNone);
  EXPECT_EQ(region.thermograph.mean / kOne, 6);
  EXPECT_EQ(region.thermograph.temperature / kOne, 1);
  EXPECT_TRUE(region.is_sente_of(Color::kWhite));
  EXPECT_FALSE(region.is_sente_of(Color::kBlack));
  EXPECT_EQ(region.moves[0], (Point{7, 2}));
  EXPECT_EQ(region.moves[1], (Point{7, 2}));
}

TEST(Endgame, AKoHasNoValueWhereItDecides) {
  const test::Rows board = test::diagram(R"(
      . X . X O . O .
      X X X . X O O O
      X X X X O O O O
      X X X X O O O O)");
  const Endgame& endgame = read(test::stones(board), test::grid_of(board));
  ASSERT_EQ(endgame.count, 1);
  EXPECT_EQ(endgame.regions[0].gap, EndgameGap::kKo);
  EXPECT_EQ(endgame.mean, 0);
}

TEST(Endgame, ListsTheHottestRegionsFirstThenSenteAndLastWhatHasNoValue) {
  // From the top: a ko, a corridor of three points, a stone to take or to save, and a push that must be answered.
  const test::Rows board = test::diagram(R"(
      . X X X X X . X O . O .
      X X X X X X X . X O O O
      X X X X X X X X O O O O
      X X X X X X X X O O O O
      X X X X X . . . O O O .
      X X X X X X X X X O O O
      X X X X X X X O . O O O
      X X X X X X X X X O O O
      X X X O O O . . O O O .
      X X X X X X X X O O O O
      . X . X X X X X O O . O)");
  const Endgame& endgame = read(test::stones(board), test::grid_of(board));
  ASSERT_EQ(endgame.count, 4);
  const EndgameRegion* regions = endgame.regions;
  EXPECT_TRUE(regions[0].points.has({6, 8}));
  EXPECT_EQ(regions[0].thermograph.temperature / kOne, 1);
  EXPECT_TRUE(regions[0].is_sente_of(Color::kWhite));
  EXPECT_TRUE(regions[1].points.has({8, 6}));
  EXPECT_EQ(regions[1].thermograph.temperature / kOne, 1);
  EXPECT_FALSE(regions[1].is_sente_of(Color::kBlack) || regions[1].is_sente_of(Color::kWhite));
  EXPECT_TRUE(regions[2].points.has({5, 4}));
  EXPECT_EQ(regions[2].thermograph.temperature / kOne, 0.75);
  EXPECT_EQ(regions[3].gap, EndgameGap::kKo);
}

TEST(Endgame, IsLikelyWhereWallsAreJudgedByRandomGames) {
  // Neither wall is closed; the groups live by their room. The last points are along the border.
  const test::Rows board = test::diagram(R"(
      . . . X . O . . .
      . . . X . O . . .
      . . . X X O O . .
      . . . . X O . . .
      . X . . X O . O .
      . . . X X O O . .
      . . . X O O . . .
      . . . X . O . . .
      . . . . X O . . .)");
  const Endgame& endgame = read(test::stones(board), test::grid_of(board));
  ASSERT_GT(endgame.count, 0);
  for (int i = 0; i < endgame.count; ++i) EXPECT_EQ(endgame.regions[i].certainty, Certainty::kLikely);
}

/// The sum of the means that rest on nothing random.
std::int64_t proved_mean(const Endgame& endgame) {
  std::int64_t mean = 0;
  for (int i = 0; i < endgame.count; ++i) {
    const EndgameRegion& region = endgame.regions[i];
    if (region.gap == EndgameGap::kNone && region.certainty != Certainty::kLikely)
      mean += region.thermograph.mean;
  }
  return mean;
}

TEST(Endgame, CountsAreThoseOfTheOtherSideWithColoursExchanged) {
  test::Random random(4);
  static const auto first = std::make_unique<EndgameReader>();
  static const auto second = std::make_unique<EndgameReader>();
  const Grid grid(9, 9);
  for (int i = 0; i < 200; ++i) {
    Position position = Position::none();
    for_each_point(grid.full, [&](Point p) {
      const int kind = random.below(12);
      const bool left = p.x + random.below(2) < 5;
      if (kind < 10) position.stones(left ? Color::kBlack : Color::kWhite).set(p);
    });
    const Endgame& one = first->read(position, 1000, grid);
    const Endgame& other = second->read({position.white, position.black}, 1000, grid);
    EXPECT_EQ(proved_mean(one), -proved_mean(other));
  }
}

}  // namespace
}  // namespace kakoi::go
