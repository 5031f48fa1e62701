#include "go/reading/capture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "go/rules/moves.h"
#include "support/diagram.h"
#include "support/plain_go.h"
#include "support/random.h"
#include "support/sizes.h"

// Positions and points are numbers here that count up from 0, and index tables.
#pragma GCC diagnostic ignored "-Wsign-conversion"

namespace kakoi::go {
namespace {

constexpr int kNodes = 300;
constexpr int kRetakes = CaptureGame::kRetakes;

/// All positions of a tiny board as numbers, three values a point, and the whole game of one capture solved
/// backwards from its ends. It shares nothing with the search.
class SolvedBoard {
 public:
  SolvedBoard(int width, int height) : width_(width), points_(width * height) {
    positions_ = 1;
    for (int i = 0; i < points_; ++i) positions_ *= 3;
    next_.resize(static_cast<std::size_t>(positions_) * 2 * points_);
    for (int position = 0; position < positions_; ++position) {
      for (int color = 1; color <= 2; ++color) {
        for (int p = 0; p < points_; ++p) next_[move_index(position, color, p)] = play(position, color, p);
      }
    }
  }

  [[nodiscard]] int positions() const { return positions_; }
  [[nodiscard]] int points() const { return points_; }

  [[nodiscard]] std::vector<int> cells(int position) const {
    std::vector<int> cells(points_);
    for (int& cell : cells) {
      cell = position % 3;
      position /= 3;
    }
    return cells;
  }

  [[nodiscard]] bool is_legal(int position) const {
    const std::vector<int> cells = this->cells(position);
    for (int p = 0; p < points_; ++p) {
      if (cells[p] != 0 && liberties(cells, p) == 0) return false;
    }
    return true;
  }

  [[nodiscard]] int liberties(const std::vector<int>& cells, int p) const {
    int count = 0;
    std::vector<char> seen(points_, 0);
    walk(cells, p, seen, count);
    return count;
  }

  /// Solves the capture of Black's chain at `target`; `banned` (1 Black, 2 White) may not retake a ko at once, the other may
  /// kRetakes times.
  void solve(int target, int banned) {
    target_ = target;
    banned_ = banned;
    captured_.assign(static_cast<std::size_t>(positions_) * 2 * (points_ + 1) * (kRetakes + 1), 0);
    std::vector<char> safe(positions_, 0);
    for (int position = 0; position < positions_; ++position) {
      const std::vector<int> cells = this->cells(position);
      if (cells[target] == 1) safe[position] = liberties(cells, target) >= CaptureGame::kEscaped ? 1 : 0;
    }
    for (bool changed = true; changed;) {
      changed = false;
      for (int position = 0; position < positions_; ++position) {
        if (safe[position]) continue;
        for (int color = 1; color <= 2; ++color) {
          for (int ko = 0; ko <= points_; ++ko) {
            for (int retakes = 0; retakes <= kRetakes; ++retakes) {
              char& known = captured_[index(position, color, ko, retakes)];
              if (known || !is_captured_now(position, color, ko, retakes)) continue;
              known = 1;
              changed = true;
            }
          }
        }
      }
    }
  }

  /// True when White takes the chain; `color` is to play.
  [[nodiscard]] bool is_captured(int position, int color) const {
    return captured_[index(position, color, 0, kRetakes)] != 0;
  }

 private:
  struct Next {
    int position = -1;  // -1 when the move is not legal
    int ko = 0;         // point + 1, 0 for none
    int taken = 0;      // the point + 1 of a stone that was captured alone
  };

  [[nodiscard]] std::size_t move_index(int position, int color, int p) const {
    return (static_cast<std::size_t>(position) * 2 + color - 1) * points_ + p;
  }
  [[nodiscard]] std::size_t index(int position, int color, int ko, int retakes) const {
    return ((static_cast<std::size_t>(position) * 2 + color - 1) * (points_ + 1) + ko) * (kRetakes + 1) +
           retakes;
  }

  [[nodiscard]] bool is_captured_now(int position, int color, int ko, int retakes) const {
    int power = 1;
    for (int i = 0; i < target_; ++i) power *= 3;
    if (position / power % 3 != 1) return true;  // it has been taken
    const bool attacks = color == 2;
    const int other = 3 - color;
    // Try a pass, and every move.
    if ((captured_[index(position, other, 0, retakes)] != 0) == attacks) return attacks;
    for (int p = 0; p < points_; ++p) {
      const int retaken = ko == p + 1 ? 1 : 0;
      if (retaken != 0 && (color == banned_ || retakes == 0)) continue;
      const Next& next = next_[move_index(position, color, p)];
      if (next.position < 0 || (attacks && comes_back(next, p))) continue;
      if ((captured_[index(next.position, other, next.ko, retakes - retaken)] != 0) == attacks)
        return attacks;
    }
    return !attacks;
  }

  /// True when White's move at p took a single stone at the target that Black takes back at once: in a ko, if
  /// Black may, or with more than one liberty.
  [[nodiscard]] bool comes_back(const Next& next, int p) const {
    if (next.taken != target_ + 1) return false;
    const std::vector<int> cells = this->cells(next.position);
    if (liberties(cells, p) != 1) return false;
    const Next& back = next_[move_index(next.position, 1, target_)];
    if (back.position < 0) return false;
    if (next.ko != 0) return banned_ == 2;
    return liberties(this->cells(back.position), target_) > 1;
  }

  template <typename Visit>
  void beside(int p, Visit visit) const {
    if (p >= width_) visit(p - width_);
    if (p % width_ > 0) visit(p - 1);
    if (p % width_ < width_ - 1) visit(p + 1);
    if (p < points_ - width_) visit(p + width_);
  }

  void walk(const std::vector<int>& cells, int p, std::vector<char>& seen, int& count) const {
    seen[p] = 1;
    beside(p, [&](int q) {
      if (seen[q]) return;
      if (cells[q] == cells[p]) walk(cells, q, seen, count);
      if (cells[q] == 0) {
        seen[q] = 1;
        ++count;
      }
    });
  }

  void take(std::vector<int>& cells, int p, int& count) const {
    const int color = cells[p];
    cells[p] = 0;
    ++count;
    beside(p, [&](int q) {
      if (cells[q] == color) take(cells, q, count);
    });
  }

  [[nodiscard]] Next play(int position, int color, int p) const {
    std::vector<int> cells = this->cells(position);
    if (cells[p] != 0) return {};
    cells[p] = color;
    int count = 0;
    int last = 0;
    bool lone = true;
    beside(p, [&](int q) {
      lone &= cells[q] == 3 - color;
      if (cells[q] != 3 - color || liberties(cells, q) > 0) return;
      take(cells, q, count);
      last = q;
    });
    if (liberties(cells, p) == 0) return {};
    Next next;
    next.position = 0;
    for (int i = points_; i-- > 0;) next.position = next.position * 3 + cells[i];
    next.taken = count == 1 ? last + 1 : 0;
    next.ko = lone ? next.taken : 0;
    return next;
  }

  int width_;
  int points_;
  int positions_;
  int target_ = 0;
  int banned_ = 1;
  std::vector<Next> next_;
  std::vector<char> captured_;
};

std::string diagram(const std::vector<int>& cells, int width) {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0 && i % static_cast<std::size_t>(width) == 0) text += '\n';
    text += ".XO"[cells[i]];
  }
  return text;
}

class CaptureOnSolvedBoards : public testing::TestWithParam<test::Size> {};

TEST_P(CaptureOnSolvedBoards, IsWhatTheWholeGameTreeSays) {
  const int width = GetParam().width;
  const int height = GetParam().height;
  // As share_of() says, and fewer of larger boards, which have many positions.
  const int step = !KAKOI_SANITIZED ? 1 : width * height > 8 ? 32 : 8;
  const Grid grid(width, height);
  SolvedBoard ko_to_black(width, height);
  SolvedBoard ko_to_white = ko_to_black;
  const auto reader = std::make_unique<CaptureReader>();
  long asked = 0;
  long unproven = 0;
  long unknown = 0;
  long wrong = 0;
  long counts[4] = {};
  for (int target = 0; target < width * height; ++target) {
    // By symmetry a quarter of the board is enough.
    if (target % width > (width - 1) / 2 || target / width > (height - 1) / 2) continue;
    ko_to_white.solve(target, 1);
    ko_to_black.solve(target, 2);
    for (int number = 0; number < ko_to_black.positions(); number += step) {
      const std::vector<int> cells = ko_to_black.cells(number);
      if (cells[target] != 1 || !ko_to_black.is_legal(number)) continue;
      const Position position = test::stones(diagram(cells, width));
      for (const int color : {1, 2}) {
        const CaptureOutcome expected = ko_to_black.is_captured(number, color)    ? CaptureOutcome::kCaptured
                                        : !ko_to_white.is_captured(number, color) ? CaptureOutcome::kEscapes
                                                                                  : CaptureOutcome::kKo;
        const auto read = [&](bool proved) {
          return reader
              ->read(position,
                     {.target = {target % width, target / width},
                      .to_play = color == 1 ? Color::kBlack : Color::kWhite,
                      .ko = kNoPoint,
                      .nodes = kNodes,
                      .proved = proved},
                     grid)
              .outcome;
        };
        const std::string shown = std::string(color == 1 ? "Black" : "White") + " to play, target " +
                                  std::to_string(target) + "\n" + diagram(cells, width);
        ++asked;
        ++counts[static_cast<int>(expected)];
        const CaptureOutcome proven = read(true);
        if (proven == CaptureOutcome::kUnknown) {
          ++unproven;
        } else {
          ASSERT_EQ(proven, expected) << shown;
        }
        // Selective search misses positions that do not look like Go; it takes longer, so it is asked less
        // often.
        if (asked % 7 != 0) continue;
        const CaptureOutcome found = read(false);
        if (found == CaptureOutcome::kUnknown) {
          ++unknown;
        } else if (found != expected) {
          ++wrong;
        }
      }
    }
  }
  EXPECT_GT(std::min({counts[0], counts[1], counts[2]}), 100 / step);
  EXPECT_LT(unproven, asked / 2);
  EXPECT_LT(7 * unknown, asked / 5);
  EXPECT_LT(7 * wrong, asked / (height == 1 ? 20 : 200));
}

INSTANTIATE_TEST_SUITE_P(Sizes, CaptureOnSolvedBoards,
                         testing::Values(test::Size{3, 3}, test::Size{8, 1}, test::Size{4, 2},
                                         test::Size{5, 2}),
                         test::name_of);
/// A position that random play leads to.
Position random_position(test::Random& random, const Grid& grid) {
  Position position = Position::none();
  Point ko = kNoPoint;
  Color color = Color::kBlack;
  for (int moves = 15 + random.below(40); moves > 0; --moves, color = opponent(color)) {
    const PointSet legal = legal_moves(position, color, {.ko = ko, .suicide = false}, grid);
    if (legal.empty()) break;
    MoveResult result;
    play(position, color, legal.nth_point(random.below(legal.count())), {.ko = ko, .suicide = false}, grid,
         result);
    position = result.position;
    ko = result.ko;
  }
  return position;
}

/// The winner's claim must still hold after its move and any answer of the loser, anywhere on the board.
TEST(CaptureReader, StandsByItsWordWhateverTheLoserPlays) {
  constexpr int side = 7;
  const Grid grid(side, side);
  const auto reader = std::make_unique<CaptureReader>();
  test::Random random(11);
  int claims = 0;
  for (int round = 0; round < 120; ++round) {
    const Position position = random_position(random, grid);
    if (position.occupied().empty()) continue;
    const Point target = position.occupied().nth_point(random.below(position.occupied().count()));
    const Color defender = position.black.has(target) ? Color::kBlack : Color::kWhite;
    const Color attacker = opponent(defender);
    const auto ask = [&](const Position& at, Color to_play, Point ko) {
      return reader->read(at, {.target = target, .to_play = to_play, .ko = ko, .nodes = 2000, .proved = true},
                          grid);
    };
    const CaptureReading reading = ask(position, attacker, kNoPoint);
    const CaptureOutcome outcome = reading.outcome;
    MoveResult after{position, PointSet::none(), kNoPoint};
    Color loser = attacker;
    if (outcome == CaptureOutcome::kCaptured) {
      const Point move = reading.move;
      ASSERT_EQ(play(position, attacker, move, {}, grid, after), Legality::kLegal);
      if (after.captured.has(target)) continue;
      loser = defender;
    } else if (outcome != CaptureOutcome::kEscapes) {
      continue;
    }
    ++claims;
    const CaptureOutcome contrary = loser == defender ? CaptureOutcome::kEscapes : CaptureOutcome::kCaptured;
    for_each_point(
        legal_moves(after.position, loser, {.ko = after.ko, .suicide = false}, grid), [&](Point reply) {
          MoveResult result;
          play(after.position, loser, reply, {.ko = after.ko, .suicide = false}, grid, result);
          const PointSet empties = result.position.empties(grid);
          const PointSet own = expand(PointSet::of(reply), result.position.stones(loser));
          // A single stone does not count as captured when its taker is taken in turn.
          if (result.captured == PointSet::of(target) && liberties(own, empties).count() == 1) return;
          const CaptureOutcome now = result.captured.has(target)
                                         ? CaptureOutcome::kCaptured
                                         : ask(result.position, opponent(loser), result.ko).outcome;
          EXPECT_NE(now, contrary) << "after a reply at " << reply.x << ", " << reply.y;
          EXPECT_NE(now, CaptureOutcome::kKo) << "after a reply at " << reply.x << ", " << reply.y;
        });
  }
  EXPECT_GT(claims, 60);
}

TEST(CaptureReader, FollowsALadderAcrossTheBoard) {
  const Grid grid(19, 19);
  const auto reader = std::make_unique<CaptureReader>();
  Position position = Position::none();
  for (const Point p : {Point{2, 14}, Point{2, 15}, Point{3, 16}, Point{4, 16}}) position.black.set(p);
  position.white.set({3, 15});
  const CaptureReading& reading = reader->read(
      position, {.target = {3, 15}, .to_play = Color::kBlack, .ko = kNoPoint, .nodes = 1000, .proved = true},
      grid);
  EXPECT_EQ(reading.outcome, CaptureOutcome::kCaptured);
  EXPECT_GT(reading.line.length, 50);
  EXPECT_LT(reading.nodes, 100);
}

TEST(CaptureReader, KnowsNothingOfAnEmptyPoint) {
  const Grid grid(3, 3);
  const auto reader = std::make_unique<CaptureReader>();
  const Position position = test::stones(R"(
    . X .
    X . X
    . X .)");
  const CaptureReading& reading = reader->read(
      position, {.target = {1, 1}, .to_play = Color::kBlack, .ko = kNoPoint, .nodes = 100, .proved = true},
      grid);
  EXPECT_EQ(reading.outcome, CaptureOutcome::kUnknown);
  EXPECT_EQ(reading.nodes, 0);
  EXPECT_EQ(reading.line.length, 0);
}

/// White's chain in the corner has an eye and three liberties that it shares with Black's wall. The wall has four more, far from the
/// chain: in the race White is one move ahead if it fills those first.
TEST(CaptureReader, FillsTheLibertiesOfALongChainToWinARace) {
  const Grid grid(8, 6);
  const auto reader = std::make_unique<CaptureReader>();
  const Position position = test::stones(R"(
    . . . . . . . .
    O O O O O O O O
    . . . . O O O O
    X X X X X X X O
    . . . O O O X O
    O O O O . O X O)");
  const auto outcome = [&](Color to_play) {
    return reader
        ->read(position,
               {.target = {0, 5}, .to_play = to_play, .ko = kNoPoint, .nodes = 5000, .proved = false}, grid)
        .outcome;
  };
  EXPECT_EQ(outcome(Color::kBlack), CaptureOutcome::kCaptured);
  EXPECT_EQ(outcome(Color::kWhite), CaptureOutcome::kEscapes);
}

/// Black's chain at the right edge falls to moves that give no atari, more in a line than a search with few nodes
/// tries. A proof of 843,210 nodes says the same.
TEST(CaptureReader, CapturesByManyMovesWithoutAtariWithManyNodes) {
  const Grid grid(7, 7);
  const auto reader = std::make_unique<CaptureReader>();
  const Position position = test::stones(R"(
    O . O X X O .
    X . X O O . O
    . O X O O . X
    . X O . . X X
    . O . O . . X
    X . X . . O X
    . . . X . . .)");
  const CaptureReading& reading = reader->read(
      position,
      {.target = {5, 3}, .to_play = Color::kWhite, .ko = kNoPoint, .nodes = 200'000, .proved = false}, grid);
  EXPECT_EQ(reading.outcome, CaptureOutcome::kCaptured);
}

/// White's two stones at the top get away. With 600 positions that cannot be read, but guessed.
TEST(CaptureReader, GuessesWhatItCannotRead) {
  const Grid grid(9, 9);
  const auto reader = std::make_unique<CaptureReader>();
  const Position position = test::stones(R"(
    . . . . . . . . .
    . . . X . . . . .
    . X O X O O X . .
    . X X O X . X . .
    . . O O X . X X .
    . . O . O O O . .
    . . . O . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  const auto read = [&](int nodes, bool likely) -> const CaptureReading& {
    return reader->read(position,
                        {.target = {4, 2},
                         .to_play = Color::kWhite,
                         .ko = kNoPoint,
                         .nodes = nodes,
                         .proved = false,
                         .likely = likely},
                        grid);
  };
  EXPECT_EQ(read(600, false).outcome, CaptureOutcome::kUnknown);
  const CaptureReading guessed = read(600, true);
  EXPECT_EQ(guessed.outcome, CaptureOutcome::kEscapes);
  EXPECT_TRUE(guessed.likely);
  EXPECT_FALSE(guessed.proved);
  EXPECT_EQ(guessed.line.length, 1);
  const CaptureReading& known = read(200'000, true);
  EXPECT_EQ(known.outcome, CaptureOutcome::kEscapes);
  EXPECT_FALSE(known.likely);
}

/// A proof goes before any guess.
TEST(CaptureReader, TakesNoMorePositionsThanAsked) {
  test::Random random(45);
  const auto reader = std::make_unique<CaptureReader>();
  int on_ko = 0;
  for (int board = 0; board < 1500; ++board) {
    const test::Size size{1 + random.below(9), 1 + random.below(9)};
    const Position position = test::to_position(test::random_board(size, 40 + random.below(55), random));
    if (position.black.empty()) continue;
    const int nodes = 1 + random.below(1 << random.below(13));
    const CaptureReading& reading =
        reader->read(position,
                     {.target = position.black.nth_point(random.below(position.black.count())),
                      .to_play = random.chance(50) ? Color::kBlack : Color::kWhite,
                      .ko = kNoPoint,
                      .nodes = nodes,
                      .proved = random.chance(30),
                      .likely = true},
                     Grid(size.width, size.height));
    EXPECT_LE(reading.nodes, nodes) << "board " << board;
    on_ko += reading.outcome == CaptureOutcome::kKo;
  }
  EXPECT_GT(on_ko, 10);
}

TEST(CaptureReader, GuessesNothingThatIsProved) {
  const Grid grid(7, 7);
  test::Random random(31);
  const auto reader = std::make_unique<CaptureReader>();
  int proofs = 0;
  for (int i = 0; i < 200; ++i) {
    const Position position = random_position(random, grid);
    for_each_chain(position.occupied(), [&](const PointSet& stones) {
      const Point target = stones.first_point();
      const auto read = [&](int nodes, bool proved) {
        const CaptureReading& reading = reader->read(position,
                                                     {.target = target,
                                                      .to_play = Color::kBlack,
                                                      .ko = kNoPoint,
                                                      .nodes = nodes,
                                                      .proved = proved,
                                                      .likely = !proved},
                                                     grid);
        return std::pair(reading.outcome, reading.likely);
      };
      const auto [outcome, likely] = read(40, true);
      if (outcome == CaptureOutcome::kUnknown) return;
      ++proofs;
      EXPECT_EQ(read(400, false), std::pair(outcome, false));
    });
  }
  EXPECT_GT(proofs, 300);
}

}  // namespace
}  // namespace kakoi::go
