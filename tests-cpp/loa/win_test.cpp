// The winner of a position, compared with tables of endings that are built backwards and with plain search,
// and checked by playing proofs out.

#include "loa/win.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "loa/search.h"
#include "support/loa_endings.h"
#include "support/plain_loa.h"

namespace kakoi::loa {
namespace {

using test::LoaEndings;
using test::open_loa;
using test::PlainLoa;
using test::Random;
using enum WinOutcome;

constexpr Position kStart{0x7E0000000000007E, 0x0081818181818100, Color::kBlack};

WinReader& reader() {
  static const auto reader = std::make_unique<WinReader>();
  return *reader;
}

/// No position has come up before.
const DrawnPositions kNoneDrawn{};

WinReading read(const Position& position, std::uint64_t nodes, const Rules& rules = {}) {
  return reader().read(position, rules, kNoneDrawn, nodes);
}

Search& search() {
  static const auto search = std::make_unique<Search>();
  return *search;
}

/// Positions of games that the search plays with itself after four random moves: the last `turns` before each end.
std::vector<Position> ends_of_games(int games, std::size_t turns, std::uint64_t seed) {
  Random random(seed);
  std::vector<Position> ends;
  for (int i = 0; i < games; ++i) {
    std::vector<Position> game{kStart};
    while (!game.back().is_decided() && game.size() < 200) {
      const Position& position = game.back();
      int move = search().run(position, kMaxPlies, 500).move;
      if (game.size() <= 4) {
        std::vector<int> moves;
        for_each_move(position, [&](int from, int to) { moves.push_back(move_of(from, to)); });
        move = moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
      }
      game.push_back(after(position, move));
    }
    game.pop_back();
    ends.insert(ends.end(), game.end() - static_cast<std::ptrdiff_t>(std::min(turns, game.size())),
                game.end());
  }
  return ends;
}

// ── By the plain rules ────────────────────────────────────────────────────

/// 1, 0 or -1 for the side to move when the game is over, 2 while it goes on.
constexpr int kGoesOn = 2;
int plain_ending(const PlainLoa& board, const Rules& rules) {
  const char other = board.to_play == 'b' ? 'w' : 'b';
  const bool own = test::plain_groups(board, board.to_play).size() <= 1;
  const bool enemy = test::plain_groups(board, other).size() <= 1;
  if (own && enemy) return rules.simultaneous == Simultaneous::kMover ? -1 : 0;
  return own ? 1 : enemy ? -1 : kGoesOn;
}

std::vector<PlainLoa> plain_replies(const PlainLoa& board) {
  std::vector<PlainLoa> replies;
  for (int from = 0; from < 64; ++from) {
    for (int to = 0; to < 64; ++to) {
      if (test::plain_legality(board, from, to) == Legality::kLegal)
        replies.push_back(test::plain_play(board, from, to));
    }
  }
  return replies;
}

/// Plays the answers of the reader against all replies.
class Proof {
 public:
  Proof(const Rules& rules, char winner) : rules_(rules), winner_(winner) {}

  /// True when the winner wins in so many plies at most, whatever the other side does, each of its answers taking fewer than
  /// the one before.
  bool holds(const PlainLoa& board, int plies) {
    if (seen_.size() > kMost) return true;
    const int end = plain_ending(board, rules_);
    if (end != kGoesOn) return end == (board.to_play == winner_ ? 1 : -1);
    // A win in fewer plies is one in more.
    const auto [at, is_new] = seen_.try_emplace(test::write_fen(board), plies);
    if (!is_new && at->second <= plies) return true;
    at->second = plies;
    bool holds_here = true;
    const std::vector<PlainLoa> replies = plain_replies(board);
    PlainLoa passed = board;
    passed.to_play = board.to_play == 'b' ? 'w' : 'b';
    if (replies.empty() && rules_.no_move != NoMove::kPass) {
      holds_here = rules_.no_move == NoMove::kLoss && board.to_play != winner_;
    } else if (replies.empty()) {
      holds_here = holds(passed, plies - 1);
    } else if (board.to_play == winner_) {
      const auto [move, within, nodes] = reader().answer(test::to_position(board), plies, 1'000'000);
      holds_here = move != kNoMove && move != kPassMove && within <= plies &&
                   test::plain_legality(board, from_of(move), to_of(move)) == Legality::kLegal &&
                   holds(test::plain_play(board, from_of(move), to_of(move)), within - 1);
    } else {
      for (const PlainLoa& reply : replies) holds_here = holds_here && holds(reply, plies - 1);
    }
    return holds_here;
  }

  [[nodiscard]] std::size_t positions() const { return seen_.size(); }
  [[nodiscard]] bool is_whole() const { return seen_.size() <= kMost; }

 private:
  static constexpr std::size_t kMost = 20'000;
  Rules rules_;
  char winner_;
  /// The most plies in which a position is won.
  std::map<std::string, int> seen_;
};

PlainLoa plain_of(const Position& position) {
  PlainLoa board = test::read_fen("8/8/8/8/8/8/8/8 b");
  board.to_play = test::letter_of(position.to_play);
  for (int square = 0; square < 64; ++square) {
    if ((position.black & square_bit(square)) != 0) board.cells[square / 8][square % 8] = 'b';
    if ((position.white & square_bit(square)) != 0) board.cells[square / 8][square % 8] = 'w';
  }
  return board;
}

/// Plays every proof out; returns how many there were.
int expect_proofs_to_hold(const std::vector<Position>& positions, const Rules& rules, std::uint64_t nodes) {
  int proofs = 0;
  int whole = 0;
  std::size_t walked = 0;
  for (const Position& position : positions) {
    const WinReading reading = read(position, nodes, rules);
    if (reading.outcome != kWins && reading.outcome != kLoses) continue;
    const PlainLoa board = plain_of(position);
    const char winner =
        test::letter_of(reading.outcome == kWins ? position.to_play : opponent(position.to_play));
    SCOPED_TRACE(test::write_fen(board));

    // The line is played by the rules, and ends where the game does.
    Position end = position;
    for (int i = 0; i < reading.line.length; ++i) {
      EXPECT_FALSE(ending(end, rules).has_value());
      if (reading.line[i] != kPassMove) {
        EXPECT_EQ(legality(end, from_of(reading.line[i]), to_of(reading.line[i])), Legality::kLegal);
      }
      end = after(end, reading.line[i]);
    }
    EXPECT_EQ(ending(end, rules), test::letter_of(end.to_play) == winner ? Result::kWin : Result::kLoss);
    EXPECT_EQ(reading.move, reading.outcome == kWins ? reading.line[0] : kNoMove);
    // The best defence lasts as long as possible.
    if (reading.is_shortest) {
      EXPECT_EQ(reading.line.length, reading.plies);
    }

    Proof proof(rules, winner);
    EXPECT_TRUE(proof.holds(board, reading.plies));
    walked += proof.positions();
    whole += proof.is_whole() ? 1 : 0;
    ++proofs;
  }
  std::printf("%d proofs, %d walked to the end, %zu positions\n", proofs, whole, walked);
  return proofs;
}

// ── Tables ────────────────────────────────────────────────────────────────

struct Tally {
  int wins = 0;
  int loses = 0;
  int neither = 0;
  int unknown = 0;
  int shortest = 0;
};

/// Expects every answer to be the table's.
Tally expect_as_in_the_table(const LoaEndings& endings, int black, int white, int positions,
                             std::uint64_t nodes, const Rules& rules = {}) {
  Random random(5);
  Tally tally;
  for (int i = 0; i < positions; ++i) {
    const Position position = open_loa(black, white, random);
    const int end = endings.of(position.black, position.white);
    const WinReading reading = read(position, nodes, rules);
    SCOPED_TRACE(testing::Message() << test::write_fen(plain_of(position)) << ": " << end << " plies");
    EXPECT_LE(reading.nodes, 2 * nodes);
    if (reading.outcome == kUnknown) {
      ++tally.unknown;
      continue;
    }
    EXPECT_EQ(reading.outcome, end > 0 ? kWins : end < 0 ? kLoses : kNeither);
    EXPECT_GE(reading.plies, std::abs(end));
    if (reading.is_shortest) {
      EXPECT_EQ(reading.plies, std::abs(end));
      ++tally.shortest;
    }
    ++(end > 0 ? tally.wins : end < 0 ? tally.loses : tally.neither);
  }
  std::printf("%d against %d, %d nodes: %d win, %d lose, %d neither, %d unknown, %d shortest\n", black, white,
              static_cast<int>(nodes), tally.wins, tally.loses, tally.neither, tally.unknown, tally.shortest);
  return tally;
}

TEST(LoaWin, OfTwoStonesEachIsAsInTheTable) {
  const LoaEndings endings(2, 2);
  const Tally tally = expect_as_in_the_table(endings, 2, 2, 1000, 5000);
  EXPECT_GT(tally.wins, 300);
  EXPECT_GT(tally.loses, 10);
  EXPECT_GT(tally.neither, 0);
  EXPECT_GT(tally.shortest, 950);
}

TEST(LoaWin, GoesByTheRuleOfSimultaneousConnection) {
  const LoaEndings endings(2, 2, true);
  const Rules mover{.simultaneous = Simultaneous::kMover};
  const Tally tally = expect_as_in_the_table(endings, 2, 2, test::share_of(1000), 5000, mover);
  EXPECT_GT(tally.wins, test::share_of(300));
}

// Some minutes, and 180 MB: build/native/tests-cpp/kakoi_tests --gtest_also_run_disabled_tests --gtest_filter='LoaWin.*'
TEST(LoaWin, DISABLED_OfThreeStonesAgainstTwoIsAsInTheTable) {
  for (const bool mover_wins : {false, true}) {
    const LoaEndings endings(3, 2, mover_wins);
    const Rules rules{.simultaneous = mover_wins ? Simultaneous::kMover : Simultaneous::kDraw};
    expect_as_in_the_table(endings, 2, 2, 20'000, 20'000, rules);
    expect_as_in_the_table(endings, 3, 2, 20'000, 20'000, rules);
    expect_as_in_the_table(endings, 2, 3, 20'000, 20'000, rules);
  }
}

// ── Proofs ────────────────────────────────────────────────────────────────

TEST(LoaWin, ProofsHoldAgainstEveryReply) {
  EXPECT_GT(expect_proofs_to_hold(ends_of_games(4, 6, 1), {}, 2000), 10);
}

TEST(LoaWin, DISABLED_ProofsOfManyGamesHoldAgainstEveryReply) {
  for (const Simultaneous both : {Simultaneous::kDraw, Simultaneous::kMover})
    EXPECT_GT(expect_proofs_to_hold(ends_of_games(40, 10, 2), {.simultaneous = both}, 20'000), 200);
}

TEST(LoaWin, IsWhatTheSearchFinds) {
  int found = 0;
  for (const Position& position : ends_of_games(10, 8, 3)) {
    const int score = search().run(position, 5, 1 << 30).score;
    if (std::abs(score) <= kCertain) continue;
    ++found;
    SCOPED_TRACE(test::write_fen(plain_of(position)));
    EXPECT_EQ(read(position, 200'000).outcome, score > 0 ? kWins : kLoses);
  }
  EXPECT_GT(found, 20);
}

// ── Play ──────────────────────────────────────────────────────────────────

/// The way the losing side moves: at random, or by the move that lasts longest as far as is known.
enum class Defence : std::uint8_t { kByChance, kBest };

int defend(const Position& position, Defence defence, Random& random) {
  std::vector<int> moves;
  for_each_move(position, [&](int from, int to) { moves.push_back(move_of(from, to)); });
  if (moves.empty()) return kPassMove;
  if (defence == Defence::kByChance)
    return moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
  const WinReading reading = read(position, 2000);
  return reading.line.length > 0 ? reading.line[0] : moves[0];
}

struct Played {
  bool is_won;
  int plies;
};

/// Plays on with the winner's move of a reading of each position that comes up, asked anew.
Played play_on(Position position, Color winner, Defence defence, std::uint64_t nodes, Random& random) {
  std::vector<Position> been;
  int plies = 0;
  for (; !ending(position, {}); ++plies) {
    if (std::find(been.begin(), been.end(), position) != been.end()) return {false, plies};
    been.push_back(position);
    int move = kNoMove;
    if (position.to_play == winner) {
      const WinReading reading = read(position, nodes);
      if (reading.outcome != kWins) return {false, plies};
      move = reading.move;
    } else {
      move = defend(position, defence, random);
    }
    position = after(position, move);
  }
  return {ending(position, {}) == (position.to_play == winner ? Result::kWin : Result::kLoss), plies};
}

TEST(LoaWin, DoesNotWalkInCirclesWhenAskedAnew) {
  // A regression: Black went e3-f4 and back for ever, although it wins in six plies.
  const Position position = test::position_of("8/8/8/5w2/4b3/4wwb1/1w2w3/8 w");
  Random random(1);
  for (const std::uint64_t nodes : {500U, 2'000U, 500'000U}) {
    const WinReading reading = read(position, nodes);
    ASSERT_NE(reading.outcome, kUnknown);
    const Color winner = reading.outcome == kWins ? position.to_play : opponent(position.to_play);
    for (int i = 0; i < 20; ++i) {
      const Defence defence = i == 0 ? Defence::kBest : Defence::kByChance;
      EXPECT_TRUE(play_on(position, winner, defence, nodes, random).is_won);
    }
  }
}

/// Plays every proved position out against both defences; returns how many there were.
int expect_wins_when_asked_anew(const std::vector<Position>& positions, std::uint64_t nodes) {
  Random random(9);
  int proofs = 0;
  int shortest = 0;
  for (const Position& position : positions) {
    const WinReading reading = read(position, nodes);
    if (reading.outcome != kWins && reading.outcome != kLoses) continue;
    ++proofs;
    shortest += reading.is_shortest ? 1 : 0;
    SCOPED_TRACE(test::write_fen(plain_of(position)));
    const Color winner = reading.outcome == kWins ? position.to_play : opponent(position.to_play);
    for (const Defence defence : {Defence::kBest, Defence::kByChance}) {
      const auto [is_won, plies] = play_on(position, winner, defence, nodes, random);
      EXPECT_TRUE(is_won);
      if (reading.is_shortest) {
        EXPECT_LE(plies, reading.plies);
      }
    }
  }
  std::printf("%d proofs, %d shortest, played out\n", proofs, shortest);
  return proofs;
}

TEST(LoaWin, PlayedAnewEndsInTheWin) {
  EXPECT_GT(expect_wins_when_asked_anew(ends_of_games(6, 8, 4), 2'000), 20);
}

TEST(LoaWin, DISABLED_PlayedAnewManyGamesEndInTheWin) {
  for (const std::uint64_t nodes : {2'000U, 20'000U, 500'000U})
    expect_wins_when_asked_anew(ends_of_games(40, 10, 5), nodes);
}

// ── The game so far ───────────────────────────────────────────────────────

/// A position that has come up so often that the next time is a draw does not count as a win.
TEST(LoaWin, WinsWithoutPositionsThatAreDrawn) {
  int others = 0;
  int held = 0;
  for (const Position& position : ends_of_games(4, 6, 6)) {
    const WinReading free = read(position, 20'000);
    if (free.outcome != kWins || free.plies == 1) continue;
    SCOPED_TRACE(test::write_fen(plain_of(position)));
    DrawnPositions drawn{};
    drawn.add(after(position, free.move));
    const WinReading bound = reader().read(position, {}, drawn, 20'000);
    EXPECT_NE(bound.move, free.move);
    if (bound.outcome == kWins) {
      ++others;
      if (free.is_shortest) {
        EXPECT_GE(bound.plies, free.plies);
      }
      continue;
    }
    // When all moves lead to drawn positions except those that win at once, the other side is safe.
    drawn.clear();
    for_each_move(position, [&](int from, int to) { drawn.add(play(position, from, to)); });
    EXPECT_NE(reader().read(position, {}, drawn, 20'000).outcome, kWins);
    ++held;
  }
  EXPECT_GT(others + held, 3);
}

TEST(LoaWin, OfAPositionThatIsDrawnIsNeither) {
  const Position position = test::position_of("8/8/8/5w2/4b3/4wwb1/1w2w3/8 w");
  DrawnPositions drawn{};
  drawn.add(position);
  EXPECT_EQ(reader().read(position, {}, drawn, 1000).outcome, kNeither);
  // With the other side to move it is another position.
  drawn.clear();
  drawn.add(pass(position));
  EXPECT_EQ(reader().read(position, {}, drawn, 10'000).outcome, kLoses);
}

// ── Ends ──────────────────────────────────────────────────────────────────

TEST(LoaWin, OfAGameThatIsOverIsItsResult) {
  const auto outcome = [](std::string_view fen, const Rules& rules = {}) {
    const WinReading reading = read(test::position_of(fen), 100, rules);
    EXPECT_EQ(reading.nodes, 0U);
    EXPECT_EQ(reading.line.length, 0);
    EXPECT_EQ(reading.move, kNoMove);
    return reading.outcome;
  };
  EXPECT_EQ(outcome("8/8/8/2bb4/8/8/w6w/8 b"), kWins);
  EXPECT_EQ(outcome("8/8/8/2bb4/8/8/w6w/8 w"), kLoses);
  EXPECT_EQ(outcome("8/8/8/2bb4/8/8/ww6/8 b"), kNeither);
  EXPECT_EQ(outcome("8/8/8/2bb4/8/8/ww6/8 b", {.simultaneous = Simultaneous::kMover}), kLoses);
}

// ── Small boards ──────────────────────────────────────────────────────────

/// A proof of it is played out by plain rules in tests-js/api/loa-sizes.test.ts.
TEST(LoaWin, OfTheStartOn5x5IsTheFirstPlayers) {
  const WinReading reading = read(test::to_position(test::plain_start(5)), 200'000);
  EXPECT_EQ(reading.outcome, kWins);
}

/// Black has no move; White connects soon.
constexpr std::string_view kStuck = "w4w2/8/3w4/8/8/3ww3/www1w3/1bwbw3 b";

TEST(LoaWin, GoesByTheRuleForASideWithoutAMove) {
  const Position stuck = test::position_of(kStuck);
  ASSERT_EQ(count_moves(stuck), 0);
  const auto read_by = [&](NoMove rule) { return read(stuck, 100'000, {.no_move = rule}); };
  EXPECT_EQ(read_by(NoMove::kLoss).outcome, kLoses);
  EXPECT_EQ(read_by(NoMove::kDraw).outcome, kNeither);
  const WinReading passes = read_by(NoMove::kPass);
  EXPECT_EQ(passes.outcome, kLoses);
  ASSERT_GT(passes.line.length, 1);
  EXPECT_EQ(passes.line[0], kPassMove);
}

TEST(LoaWin, IsAsSoonAsTheOtherSideHasNoMoveWhereThatLoses) {
  // White shuts Black in with d8-d4.
  const Position position = test::position_of("w2w4/8/3w4/8/8/3ww3/www1w3/1bwbw3 w");
  const WinReading& shut_in = read(position, 100'000, {.no_move = NoMove::kLoss});
  EXPECT_EQ(shut_in.outcome, kWins);
  EXPECT_EQ(shut_in.plies, 1);
  EXPECT_TRUE(shut_in.is_shortest);
  const WinReading& passes = read(position, 100'000);
  EXPECT_EQ(passes.outcome, kWins);
  EXPECT_EQ(passes.plies, 5);
}

TEST(LoaWin, ProofsHoldWhereSidesRunOutOfMoves) {
  // One of Black's stones stands elsewhere: the others are stuck.
  const Position stuck = test::position_of(kStuck);
  std::vector<Position> positions;
  for (int square = 0; square < 64; square += 3) {
    Position position = stuck;
    if (((position.black | position.white) & square_bit(square)) != 0) continue;
    position.black = (position.black & (position.black - 1)) | square_bit(square);
    if (!position.is_decided()) positions.push_back(position);
  }
  for (const NoMove rule : {NoMove::kPass, NoMove::kLoss, NoMove::kDraw})
    EXPECT_GT(expect_proofs_to_hold(positions, {.no_move = rule}, 1000), 2);
}

TEST(LoaWin, AnswersTheSameAgainAndKeepsToItsNodes) {
  const Position position = test::position_of("8/1b4w1/8/3b4/w6b/8/2w3w1/1b6 b");
  const WinReading first = read(position, 3000);
  read(kStart, 1000);
  const WinReading again = read(position, 3000);
  EXPECT_EQ(first.outcome, again.outcome);
  EXPECT_EQ(first.nodes, again.nodes);
  EXPECT_EQ(first.move, again.move);
  EXPECT_EQ(first.line.length, again.line.length);
  EXPECT_EQ(read(kStart, 1000).nodes, 1000U);
  EXPECT_EQ(read(kStart, 1000).outcome, kUnknown);
}

}  // namespace
}  // namespace kakoi::loa
