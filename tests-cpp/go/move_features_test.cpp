// The features of moves and their weights: the same for a board turned, seen in a mirror, or with its colours exchanged,
// and with the judgement of players.

#include "go/play/move_features.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "core/random.h"
#include "go/play/likely_moves.h"
#include "go/play/move_search.h"
#include "go/play/move_weights.h"
#include "go/play/priors.h"
#include "go/playouts/playout.h"
#include "support/diagram.h"

namespace kakoi::go {
namespace {

/// A square board, who is to play, and the last moves.
struct Scene {
  int size;
  Position position;
  Color to_play;
  Point last;
  Point before_last;
};

/// One of the eight symmetries of a square, and beyond 8 with the colours exchanged too.
struct Symmetry {
  int number;
  int size;

  [[nodiscard]] Point of(Point p) const {
    if (p == kNoPoint) return p;
    if ((number & 1) != 0) p.x = size - 1 - p.x;
    if ((number & 2) != 0) p.y = size - 1 - p.y;
    if ((number & 4) != 0) std::swap(p.x, p.y);
    return p;
  }

  [[nodiscard]] Scene of(const Scene& scene) const {
    Scene image = scene;
    image.position = Position::none();
    for_each_point(scene.position.black, [&](Point p) { image.position.black.set(of(p)); });
    for_each_point(scene.position.white, [&](Point p) { image.position.white.set(of(p)); });
    image.last = of(scene.last);
    image.before_last = of(scene.before_last);
    if (number >= 8) {
      std::swap(image.position.black, image.position.white);
      image.to_play = opponent(image.to_play);
    }
    return image;
  }
};

/// The moves of a scene at a glance.
class Glance {
 public:
  explicit Glance(const Scene& scene) {
    board_.load(scene.position, Grid(scene.size, scene.size));
    features_.look(board_, scene.to_play, cell_of(scene.last), cell_of(scene.before_last));
  }

  [[nodiscard]] std::uint32_t doings(Point p) const { return features_.doings(cell_of(p)); }
  [[nodiscard]] bool does(Point p, MoveFeatures::Doing doing) const { return (doings(p) >> doing & 1U) != 0; }
  [[nodiscard]] int worth(Point p) const { return kMoveWeights.worth(features_, cell_of(p)); }

  /// The features by their numbers and hashes, sorted.
  [[nodiscard]] std::vector<std::uint32_t> features(Point p) const {
    std::vector<std::uint32_t> found;
    features_.each(
        cell_of(p), [&](int number) { found.push_back(static_cast<std::uint32_t>(number)); },
        [&](std::uint32_t hash) {
          found.push_back(hash);
          return true;
        });
    std::sort(found.begin(), found.end());
    return found;
  }

  /// The number of empty points that are worth more.
  [[nodiscard]] int rank(Point p) const {
    int better = 0;
    for (int i = 0; i < board_.empty_count(); ++i)
      better += kMoveWeights.worth(features_, board_.empty_cell(i)) > worth(p);
    return better;
  }

 private:
  PlayoutBoard board_;
  MoveFeatures features_;
};

Scene scene_of(const test::Rows& rows, Color to_play) {
  return {test::width_of(rows), test::stones(rows), to_play, kNoPoint, kNoPoint};
}

TEST(MoveFeatures, AreThoseOfAllImagesOfTheBoard) {
  Random random(1);
  int moves = 0;
  int other_ladders = 0;  // a ladder follows the first of two ataris that leave the same liberties
  for (int game = 0; game < 6; ++game) {
    const int size = game % 3 == 0 ? 9 : game % 3 == 1 ? 13 : 19;
    Scene scene{size, Position::none(), Color::kBlack, kNoPoint, kNoPoint};
    const Grid grid(size, size);
    PlayoutBoard board;
    board.load(scene.position, grid);
    int number = 0;
    play_out(PlayoutStyle::kSparing, board, Color::kBlack, size * size, random, [&](Color color, int cell) {
      scene.before_last = scene.last;
      scene.last = point_of(cell);
      scene.to_play = opponent(color);
      scene.position = Position::none();
      for_each_point(grid.full, [&](Point p) {
        if (board.is_stone_of(Color::kBlack, cell_of(p))) scene.position.black.set(p);
        if (board.is_stone_of(Color::kWhite, cell_of(p))) scene.position.white.set(p);
      });
      if (++number % 61 != 5) return;
      const Glance glance(scene);
      for (int i = 1; i < 16; ++i) {
        const Symmetry symmetry{i, size};
        const Glance image(symmetry.of(scene));
        for_each_point(grid.full - scene.position.occupied(), [&](Point p) {
          ++moves;
          if (image.doings(symmetry.of(p)) != glance.doings(p)) {
            ++other_ladders;
            return;
          }
          ASSERT_EQ(image.features(symmetry.of(p)), glance.features(p)) << size << ' ' << number << ' ' << i;
          ASSERT_EQ(image.worth(symmetry.of(p)), glance.worth(p));
        });
      }
    });
  }
  EXPECT_GT(moves, 10'000);
  EXPECT_LT(other_ladders, moves / 200);
}

TEST(MoveFeatures, SayWhatAMoveDoesToChains) {
  const auto rows = test::diagram(R"(
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .
      . . . . . . . . . . . . .
      . . . X . . . . . . . . .
      . . X O c . . . . . . . .
      . . . X . . . . . . . X .
      . . . . . . . . . . X O .
      . . . . . . . . . . . d .)");
  const Glance glance(scene_of(rows, Color::kBlack));
  EXPECT_TRUE(glance.does(test::point(rows, 'c'), MoveFeatures::kTakes));
  EXPECT_FALSE(glance.does(test::point(rows, 'c'), MoveFeatures::kTakesMore));
  EXPECT_TRUE(glance.does(test::point(rows, 'd'), MoveFeatures::kCatches));
  EXPECT_EQ(glance.doings({6, 0}), 0);
}

TEST(MoveFeatures, TellDistancesFromTheLastMovesAndFromStones) {
  using Features = MoveFeatures;
  // Few stones, so that it is the first half of a game. Black's is the last but one, White's the last.
  Scene scene{19, Position::none(), Color::kBlack, {9, 9}, {0, 0}};
  scene.position.white.set({9, 9});
  scene.position.black.set({0, 0});
  const Glance glance(scene);
  const auto has = [&](Point p, int number) {
    const std::vector<std::uint32_t> found = glance.features(p);
    return std::count(found.begin(), found.end(), static_cast<std::uint32_t>(number)) == 1;
  };
  // Moves beside, at the diagonal, at a jump, at a knight's move, and so on; the last class is all that is far.
  struct Place {
    Point at;
    int from_last;
    int from_before;
    int own;
    int theirs;
  };
  for (const auto& [at, from_last, from_before, own, theirs] : {Place{{9, 10}, 0, 16, 7, 0},
                                                                {{10, 10}, 1, 16, 7, 1},
                                                                {{11, 9}, 2, 16, 7, 2},
                                                                {{11, 10}, 3, 16, 7, 3},
                                                                {{12, 9}, 4, 16, 7, 4},
                                                                {{11, 11}, 4, 16, 7, 4},
                                                                {{12, 10}, 5, 16, 7, 5},
                                                                {{13, 9}, 6, 16, 7, 6},
                                                                {{13, 10}, 7, 16, 7, 6},
                                                                {{14, 9}, 8, 16, 7, 7},
                                                                {{1, 0}, 16, 0, 0, 7},
                                                                {{1, 1}, 16, 1, 1, 7},
                                                                {{18, 18}, 16, 16, 7, 7}}) {
    SCOPED_TRACE(testing::Message() << at.x << ' ' << at.y);
    EXPECT_TRUE(has(at, Features::kFromLast + from_last));
    EXPECT_TRUE(has(at, Features::kFromBeforeLast + from_before));
    EXPECT_TRUE(has(at, Features::kFromStones + own * Features::kNear + theirs));
  }
  scene.last = kNoPoint;
  const std::vector<std::uint32_t> alone = Glance(scene).features({9, 10});
  EXPECT_EQ(std::count(alone.begin(), alone.end(), Features::kFromLast + Features::kDistances - 1), 1);
}

TEST(MoveWeights, BeginInACorner) {
  const Glance glance({19, Position::none(), Color::kBlack, kNoPoint, kNoPoint});
  for (const Point p : {Point{3, 3}, Point{15, 3}, Point{3, 2}, Point{16, 15}}) EXPECT_LT(glance.rank(p), 12);
  EXPECT_GT(glance.rank({0, 0}), 100);
  EXPECT_GT(glance.rank({9, 9}), 12);
}

TEST(MoveWeights, KnowTheAnswersOfPlayers) {
  const auto rows = test::diagram(R"(
      . . . . . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . . . . . .
      . . . a . . . . . . . . . . . . . . .
      . . . X b . . . . . . . . . . X . . .
      . . c O . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . d . . . .
      . . . . . . . . . . . . . O X O . . .
      . . . O . . . . . . . . . . O X . . .
      . . . . . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . . . . . .)");
  Scene scene = scene_of(rows, Color::kBlack);
  scene.last = {3, 4};
  const Glance contact(scene);
  EXPECT_LT(contact.rank(test::point(rows, 'c')), 5);  // hane at the head of the stone
  EXPECT_GT(contact.rank({0, 9}), 50);
  scene.last = {14, 15};
  const Glance atari(scene);
  EXPECT_EQ(atari.rank(test::point(rows, 'd')), 0);  // out of it
}

TEST(LikelyMoves, AreInOrderWithSharesOfGames) {
  PlayoutBoard board;
  board.load(Position::none(), Grid(13, 13));
  LikelyMoves likely;
  likely.look(board, Color::kBlack, kNoCell, kNoCell);
  for (int i = 0; i < board.empty_count(); ++i) likely.add(board.empty_cell(i));
  likely.rank();
  ASSERT_EQ(likely.count(), 169);
  static MoveFeatures features;  // large
  features.look(board, Color::kBlack, kNoCell, kNoCell);
  double shares = 0;
  for (int i = 0; i < likely.count(); ++i) {
    const PriorMove& move = likely.move(i);
    if (i > 0) {
      const PriorMove& before = likely.move(i - 1);
      const int worth = kMoveWeights.worth(features, move.cell);
      const int worth_before = kMoveWeights.worth(features, before.cell);
      EXPECT_LE(move.games, before.games);
      EXPECT_TRUE(worth < worth_before || (worth == worth_before && move.cell > before.cell)) << i;
    }
    const double won = move.games - 10;
    EXPECT_EQ(move.wins, won + 5);
    shares += won * won / 2'500;
  }
  EXPECT_GT(shares, 0.7);  // games are whole numbers, rounded down
  EXPECT_LE(shares, 1);
}

/// A search with its tree, which is large.
struct Search {
  Shapes shapes;
  Priors priors{shapes};
  LikelyMoves likely;
  std::vector<MoveSearch::Node> nodes = std::vector<MoveSearch::Node>(100'000);
  MoveSearch search{shapes, nodes};
};

MoveQuestion empty_board() {
  return {.position = Position::none(),
          .settled = {PointSet::none(), PointSet::none()},
          .barred = PointSet::none(),
          .part = PointSet::none(),
          .counted = PointSet::none()};
}

TEST(MoveSearch, ListsTheMostVisitedMovesFirstAndEqualOnesByTheirPlace) {
  const auto held = std::make_unique<Search>();
  MoveSearch& search = held->search;
  int equal = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    search.run(empty_board(), held->priors, Grid(9, 9), 150, seed);
    ASSERT_GT(search.move_count(), 1);
    for (int i = 0; i < search.move_count(); ++i) {
      const MoveRecord& move = search.move(i);
      const MoveSearch::Line line = search.line(i);
      ASSERT_GE(line.length, 1);
      EXPECT_EQ(line[0], move.move);
      if (i == 0) continue;
      const MoveRecord& before = search.move(i - 1);
      EXPECT_GE(before.visits, move.visits);
      if (before.visits != move.visits) continue;
      EXPECT_LT(cell_of(before.move), cell_of(move.move));
      ++equal;
    }
  }
  EXPECT_GT(equal, 10);
}

TEST(MoveSearch, TriesTheLikeliestMovesOfALargeBoardFirst) {
  const auto held = std::make_unique<Search>();
  MoveSearch& search = held->search;
  search.run(empty_board(), held->likely, Grid(19, 19), 200, 1);
  EXPECT_LE(search.move_count(), 8 + 3 * 8);
  const Glance glance({19, Position::none(), Color::kBlack, kNoPoint, kNoPoint});
  for (int i = 0; i < search.move_count(); ++i) EXPECT_LT(glance.rank(search.move(i).move), 8 + 3 * 8) << i;
}

TEST(MoveSearch, PlaysInAPartAloneAndCountsThePointsItIsTold) {
  // Three points in a row in the corner: the middle one kills.
  const test::Rows rows = test::diagram(R"(
    . . . . . .
    X X X X X .
    O O O O X .
    a b a O X .)");
  MoveQuestion question = empty_board();
  question.position = test::stones(rows);
  question.part = question.position.white | test::points(rows, 'a') | test::points(rows, 'b');
  question.counted = question.position.white;
  const auto held = std::make_unique<Search>();
  held->search.run(question, held->priors, test::grid_of(rows), 500, 1);
  EXPECT_EQ(held->search.move(0).move, test::point(rows, 'b'));
  EXPECT_GT(held->search.win_rate(), 0.9F);
  for (int i = 0; i < held->search.move_count(); ++i) {
    const Point move = held->search.move(i).move;
    EXPECT_TRUE(move == kNoPoint || question.part.has(move)) << i;
  }
}

}  // namespace
}  // namespace kakoi::go
