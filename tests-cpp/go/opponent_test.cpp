// The opponent: takes what wins, fills no eyes, passes when nothing is left, keeps to the rules on boards of all
// shapes, and does the same again for the same seed.

#include "go/play/opponent.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "support/diagram.h"

namespace kakoi::go {
namespace {

Opponent& player() {
  static Opponent one;  // large
  return one;
}

OpponentQuestion question_of(const test::Rows& rows, Color to_play) {
  OpponentQuestion question;
  question.position = Position::none();
  question.to_play = to_play;
  question.forbidden = PointSet::none();
  test::for_each_cell(rows, [&](Point p, char cell) {
    if (cell == 'X') question.position.black.set(p);
    if (cell == 'O') question.position.white.set(p);
  });
  return question;
}

test::Rows fight() {
  return test::diagram(R"(
      . . . . . . .
      . . O . . . .
      . . X O . . .
      . . X O . . .
      . . X . . . .
      . . . . . . .
      . . . . . . .)");
}

TEST(Opponent, TakesTheLastLibertyThatWins) {
  const auto rows = test::diagram(R"(
      . . . . . . . . .
      . . . . . . . . .
      . . O O O O . . .
      . O X X X X . X .
      . O X X X X O . .
      . . O O O O . . .
      . . . . . . . . .
      . . X X X X . . .
      . . . . . . . . .)");
  const Grid grid = test::grid_of(rows);
  const Point last_liberty{6, 3};
  EXPECT_EQ(player().choose(question_of(rows, Color::kWhite), {200}, 1, grid).move, last_liberty);
}

TEST(Opponent, ChoosesTheSameInParts) {
  const auto rows = fight();
  const Grid grid = test::grid_of(rows);
  const auto question = question_of(rows, Color::kBlack);
  const MoveChoice whole = player().choose(question, {70}, 5, grid);
  {
    const auto own = std::make_unique<Grid>(grid);  // gone before the search goes on
    player().begin(question, {70}, 5, *own);
  }
  EXPECT_EQ(player().go_on(1, grid).candidate_count, 1);
  player().go_on(30, grid);
  EXPECT_EQ(player().steps(), 31);
  EXPECT_FALSE(player().has_decided());
  const MoveChoice& parts = player().go_on(100, grid);
  EXPECT_TRUE(player().has_decided());
  EXPECT_EQ(player().steps(), 70);
  EXPECT_EQ(parts.move, whole.move);
  EXPECT_EQ(parts.win_rate, whole.win_rate);
  EXPECT_EQ(parts.candidates[0].visits, whole.candidates[0].visits);
}

TEST(Opponent, PassesWhenEverythingIsSettled) {
  const auto rows = test::diagram(R"(
      . X O . O
      X X O O .
      . X X O O
      X . X O .
      X X X O O)");
  const Grid grid = test::grid_of(rows);
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for (const bool passed : {false, true}) {
      auto question = question_of(rows, color);
      question.passed = passed;
      EXPECT_EQ(player().choose(question, {50}, 3, grid).move, kNoPoint);
    }
  }
}

TEST(Opponent, PlaysNoNeedlessMoveAtTheEndOfAGameByTerritory) {
  // All is decided, though neither side is unconditionally alive.
  const auto rows = test::diagram(R"(
      . . X X O O . . .
      . . X X O O . . .
      . . X X O O . . .
      . . X X O O . . .
      . . X X O O . . .
      . . X X O O . . .
      . . X X O O . . .
      . . X X O O . . .
      . . . X O . . . .)");
  const Grid grid = test::grid_of(rows);
  auto question = question_of(rows, Color::kBlack);
  question.by_territory = true;
  question.passed = true;
  question.komi = -36;  // ahead by so much that nothing is worth a risk
  EXPECT_EQ(player().choose(question, {200}, 1, grid).move, kNoPoint);
}

constexpr auto kLostForWhite = R"(
      . X . X . X X . X
      X X X X X X X X .
      X . X X X X . X X
      X X X X X X X X X
      O X O O O O X X X
      O O O . O O O O O
      X X X X X X X X X
      X X . X X X . X X
      . X X . X X X . X)";

TEST(Opponent, ResignsWhatIsLost) {
  const auto rows = test::diagram(kLostForWhite);
  const Grid grid = test::grid_of(rows);
  EXPECT_TRUE(player().choose(question_of(rows, Color::kWhite), {50}, 1, grid).resigns);
  EXPECT_FALSE(player().choose(question_of(rows, Color::kBlack), {50}, 1, grid).resigns);
}

TEST(Opponent, ThatOverlooksMovesPlaysOn) {
  const auto rows = test::diagram(kLostForWhite);
  const Grid grid = test::grid_of(rows);
  for (int level = 1; strength_of(level).overlooks > 0; ++level) {
    EXPECT_FALSE(player().choose(question_of(rows, Color::kWhite), strength_of(level), 1, grid).resigns)
        << level;
  }
}

TEST(Opponent, KnowsThatALostGameIsLostWhicheverMoveItTries) {
  // White has lost everywhere, whichever move it tries.
  const auto rows = test::diagram(R"(
      . X . X . X . .
      X X X X X X . .
      . . . . . . . .
      . . O . . . . .)");
  const Grid grid = test::grid_of(rows);
  auto question = question_of(rows, Color::kWhite);
  question.komi = -60;
  const MoveChoice& choice = player().choose(question, {60}, 1, grid);
  ASSERT_GT(choice.candidate_count, 4);
  for (int i = 0; i < choice.candidate_count; ++i) EXPECT_LT(choice.candidates[i].win_rate, 0.1F) << i;
}

TEST(Opponent, WeakOnesPassNeitherEarlyNorBesideOpenPoints) {
  const Grid grid(9, 9);
  for (const int level : {1, 2, 3, 4}) {
    OpponentQuestion question;
    question.position = Position::none();
    question.forbidden = PointSet::none();
    for (std::uint64_t moves = 0; moves < 40; ++moves) {
      const Point move = player().choose(question, strength_of(level), moves, grid).move;
      ASSERT_NE(move, kNoPoint) << level << ' ' << moves;
      MoveResult result;
      ASSERT_EQ(go::play(question.position, question.to_play, move, {question.ko}, grid, result),
                Legality::kLegal);
      question.position = result.position;
      question.ko = result.ko;
      question.before_last = question.last;
      question.last = move;
      question.to_play = opponent(question.to_play);
    }
  }
}

TEST(Opponent, PlaysWhereSuperkoAllows) {
  const auto rows = test::diagram(R"(
      . . . . .
      . X O . .
      X . X O .
      . X O . .
      . . . . .)");
  const Grid grid = test::grid_of(rows);
  auto question = question_of(rows, Color::kWhite);
  question.forbidden.set({1, 2});
  const MoveChoice& choice = player().choose(question, {100}, 1, grid);
  EXPECT_NE(choice.move, (Point{1, 2}));
  for (int i = 0; i < choice.candidate_count; ++i) EXPECT_NE(choice.candidates[i].move, (Point{1, 2}));
}

TEST(Opponent, ChoosesTheSameAfterALargerBoard) {
  const auto rows = fight();
  const Grid grid = test::grid_of(rows);
  const MoveChoice before = player().choose(question_of(rows, Color::kBlack), {70}, 5, grid);
  {
    const Grid large(19, 19);
    OpponentQuestion empty;
    empty.position = Position::none();
    empty.forbidden = PointSet::none();
    player().choose(empty, {30}, 5, large);
  }
  const MoveChoice after = player().choose(question_of(rows, Color::kBlack), {70}, 5, grid);
  EXPECT_EQ(after.move, before.move);
  EXPECT_EQ(after.win_rate, before.win_rate);
  EXPECT_EQ(after.candidates[0].visits, before.candidates[0].visits);
}

TEST(Opponent, ChoosesTheSameAgainAndOtherwiseForAnotherSeed) {
  const Grid grid(9, 9);
  OpponentQuestion question;
  question.position = Position::none();
  question.forbidden = PointSet::none();
  const MoveChoice first = player().choose(question, {40}, 7, grid);
  const MoveChoice again = player().choose(question, {40}, 7, grid);
  EXPECT_EQ(first.move, again.move);
  EXPECT_EQ(first.win_rate, again.win_rate);
  ASSERT_EQ(first.candidate_count, again.candidate_count);
  for (int i = 0; i < first.candidate_count; ++i) {
    EXPECT_EQ(first.candidates[i].visits, again.candidates[i].visits);
  }
  EXPECT_NE(player().choose(question, {40}, 8, grid).win_rate, first.win_rate);
}

/// Plays a game against itself; every move must be legal and fill no eye, and the game must end.
void play_a_game(int width, int height, Strength strength) {
  SCOPED_TRACE(testing::Message() << width << "×" << height << ", " << strength.playouts << " playouts");
  const Grid grid(width, height);
  OpponentQuestion question;
  question.position = Position::none();
  question.komi = 13;
  question.forbidden = PointSet::none();
  std::vector<Position> earlier{question.position};
  const int most = 3 * width * height + 10;
  int passes = 0;
  int moves = 0;
  for (; passes < 2 && moves < most; ++moves) {
    question.forbidden = PointSet::none();
    for_each_point(legal_moves(question.position, question.to_play, {question.ko}, grid), [&](Point p) {
      MoveResult result;
      go::play(question.position, question.to_play, p, {question.ko}, grid, result);
      for (const Position& position : earlier) {
        if (position == result.position) question.forbidden.set(p);
      }
    });
    const MoveChoice& choice = player().choose(question, strength, static_cast<std::uint64_t>(moves), grid);
    EXPECT_GE(choice.win_rate, 0);
    EXPECT_LE(choice.win_rate, 1);
    question.passed = choice.move == kNoPoint;
    passes = question.passed ? passes + 1 : 0;
    question.before_last = question.last;
    question.last = choice.move;
    if (!question.passed) {
      ASSERT_FALSE(question.forbidden.has(choice.move));
      MoveResult result;
      ASSERT_EQ(go::play(question.position, question.to_play, choice.move, {question.ko}, grid, result),
                Legality::kLegal);
      question.position = result.position;
      question.ko = result.ko;
      earlier.push_back(result.position);
    } else {
      question.ko = kNoPoint;
    }
    question.to_play = opponent(question.to_play);
  }
  EXPECT_LT(moves, most);
}

TEST(Opponent, KeepsToTheRulesOnBoardsOfAllShapes) {
  for (const auto& [width, height] :
       {std::pair{1, 1}, {2, 1}, {1, 7}, {2, 2}, {3, 3}, {4, 2}, {5, 5}, {7, 3}, {9, 9}, {5, 9}}) {
    play_a_game(width, height, {8});
    play_a_game(width, height, strength_of(1));
  }
}

TEST(Opponent, PlaysOnLargeBoards) {
  for (const auto& [width, height] : {std::pair{19, 19}, {25, 25}, {32, 32}, {32, 3}}) {
    const Grid grid(width, height);
    OpponentQuestion question;
    question.position = Position::none();
    question.forbidden = PointSet::none();
    const MoveChoice& choice = player().choose(question, {8}, 1, grid);
    EXPECT_TRUE(grid.full.has(choice.move));
  }
}

TEST(Ladder, CapturesInAnEmptyCornerAndNotTowardsAFriend) {
  const auto caught = test::diagram(R"(
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . O . . .
      . . O X . . .
      . . . O . . .
      . . . . . . .)");
  const Grid grid = test::grid_of(caught);
  static PlayoutBoard board;
  static Ladder ladder;
  const Point stone{3, 4};
  board.load(question_of(caught, Color::kWhite).position, grid);
  // One liberty: it runs along the edge and is caught, or not, with a stone of its own in the way.
  EXPECT_EQ(ladder.escapes(board, cell_of(stone)), true);
  Position two = question_of(caught, Color::kWhite).position;
  two.white.set({4, 5});
  two.white.set({4, 3});
  board.load(two, grid);
  EXPECT_EQ(ladder.escapes(board, cell_of(stone)), false);
}

TEST(Shapes, KnowTheHaneTheCutAndTheEmptyBoard) {
  static const Shapes shapes;
  static PlayoutBoard board;
  const auto at = [&](const test::Rows& rows, Point p) {
    const Grid grid = test::grid_of(rows);
    board.load(question_of(rows, Color::kBlack).position, grid);
    return shapes.has(board, cell_of(p));
  };
  EXPECT_TRUE(at(test::diagram(R"(
      . . . . .
      . X O . .
      . . . . .
      . . . . .
      . . . . .)"),
                 {2, 2}));
  EXPECT_TRUE(at(test::diagram(R"(
      . . . . .
      . X O . .
      . O . . .
      . . . . .
      . . . . .)"),
                 {2, 2}));
  EXPECT_FALSE(at(test::diagram(R"(
      . . . . .
      . . . . .
      . . . . .
      . . . . .
      . . . . .)"),
                  {2, 2}));
}

}  // namespace
}  // namespace kakoi::go
