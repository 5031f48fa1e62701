// Who wins, against tables of endings that are built backwards, against plain search, and by playing proofs out.

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
  const char other = board.to_move == 'b' ? 'w' : 'b';
  const bool own = test::plain_groups(board, board.to_move).size() <= 1;
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

  /// Whether the winner wins, whatever the other side does, without play ever coming round.
  bool holds(const PlainLoa& board) {
    if (seen_.size() > kMost) return true;
    const int end = plain_ending(board, rules_);
    if (end != kGoesOn) return end == (board.to_move == winner_ ? 1 : -1);
    const auto [at, is_new] = seen_.try_emplace(test::write_fen(board), kOpen);
    if (!is_new) return at->second == kHolds;
    bool holds_here = true;
    const std::vector<PlainLoa> replies = plain_replies(board);
    PlainLoa passed = board;
    passed.to_move = board.to_move == 'b' ? 'w' : 'b';
    if (replies.empty() && rules_.no_move != NoMove::kPass) {
      holds_here = rules_.no_move == NoMove::kLoss && board.to_move != winner_;
    } else if (replies.empty()) {
      holds_here = holds(passed);
    } else if (board.to_move == winner_) {
      const int move = reader().answer(test::to_position(board), 1'000'000);
      holds_here = move != kNoMove && move != kPassMove &&
                   test::plain_legality(board, from_of(move), to_of(move)) == Legality::kLegal &&
                   holds(test::plain_play(board, from_of(move), to_of(move)));
    } else {
      for (const PlainLoa& reply : replies) holds_here = holds_here && holds(reply);
    }
    seen_[test::write_fen(board)] = holds_here ? kHolds : kFails;
    return holds_here;
  }

  [[nodiscard]] std::size_t positions() const { return seen_.size(); }
  [[nodiscard]] bool is_whole() const { return seen_.size() <= kMost; }

 private:
  static constexpr std::size_t kMost = 20'000;
  enum State : std::uint8_t { kOpen, kHolds, kFails };

  Rules rules_;
  char winner_;
  std::map<std::string, State> seen_;
};

PlainLoa plain_of(const Position& position) {
  PlainLoa board = test::read_fen("8/8/8/8/8/8/8/8 b");
  board.to_move = test::letter_of(position.to_move);
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
    const WinReading reading = reader().read(position, rules, nodes);
    if (reading.outcome != kWins && reading.outcome != kLoses) continue;
    const PlainLoa board = plain_of(position);
    const char winner =
        test::letter_of(reading.outcome == kWins ? position.to_move : opponent(position.to_move));
    SCOPED_TRACE(test::write_fen(board));

    // The line is played by the rules, and ends where the game does.
    Position end = position;
    for (int i = 0; i < reading.line_length; ++i) {
      EXPECT_FALSE(ending(end, rules).has_value());
      if (reading.line[i] != kPassMove) {
        EXPECT_EQ(legality(end, from_of(reading.line[i]), to_of(reading.line[i])), Legality::kLegal);
      }
      end = after(end, reading.line[i]);
    }
    EXPECT_EQ(ending(end, rules), test::letter_of(end.to_move) == winner ? Result::kWin : Result::kLoss);
    EXPECT_EQ(reading.move, reading.outcome == kWins ? reading.line[0] : kNoMove);

    Proof proof(rules, winner);
    EXPECT_TRUE(proof.holds(board));
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
};

/// Every answer is that of the table.
Tally expect_as_in_the_table(const LoaEndings& endings, int black, int white, int positions,
                             std::uint64_t nodes, const Rules& rules = {}) {
  Random random(5);
  Tally tally;
  for (int i = 0; i < positions; ++i) {
    const Position position = open_loa(black, white, random);
    const int end = endings.of(position.black, position.white);
    const WinReading& reading = reader().read(position, rules, nodes);
    SCOPED_TRACE(testing::Message() << test::write_fen(plain_of(position)) << ": " << end << " plies");
    EXPECT_LE(reading.nodes, nodes);
    if (reading.outcome == kUnknown) {
      ++tally.unknown;
      continue;
    }
    EXPECT_EQ(reading.outcome, end > 0 ? kWins : end < 0 ? kLoses : kNeither);
    ++(end > 0 ? tally.wins : end < 0 ? tally.loses : tally.neither);
  }
  std::printf("%d against %d, %d nodes: %d win, %d lose, %d neither, %d unknown\n", black, white,
              static_cast<int>(nodes), tally.wins, tally.loses, tally.neither, tally.unknown);
  return tally;
}

TEST(LoaWin, OfTwoStonesEachIsAsInTheTable) {
  const LoaEndings endings(2, 2);
  const Tally tally = expect_as_in_the_table(endings, 2, 2, 1000, 5000);
  EXPECT_GT(tally.wins, 300);
  EXPECT_GT(tally.loses, 10);
  EXPECT_GT(tally.neither, 0);
}

TEST(LoaWin, GoesByTheRuleOfSimultaneousConnection) {
  const LoaEndings endings(2, 2, true);
  const Rules mover{.simultaneous = Simultaneous::kMover};
  const Tally tally = expect_as_in_the_table(endings, 2, 2, 1000, 5000, mover);
  EXPECT_GT(tally.wins, 300);
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
    EXPECT_EQ(reader().read(position, {}, 200'000).outcome, score > 0 ? kWins : kLoses);
  }
  EXPECT_GT(found, 20);
}

// ── Ends ──────────────────────────────────────────────────────────────────

TEST(LoaWin, OfAGameThatIsOverIsItsResult) {
  const auto outcome = [](std::string_view fen, const Rules& rules = {}) {
    const WinReading& reading = reader().read(test::position_of(fen), rules, 100);
    EXPECT_EQ(reading.nodes, 0U);
    EXPECT_EQ(reading.line_length, 0);
    EXPECT_EQ(reading.move, kNoMove);
    return reading.outcome;
  };
  EXPECT_EQ(outcome("8/8/8/2bb4/8/8/w6w/8 b"), kWins);
  EXPECT_EQ(outcome("8/8/8/2bb4/8/8/w6w/8 w"), kLoses);
  EXPECT_EQ(outcome("8/8/8/2bb4/8/8/ww6/8 b"), kNeither);
  EXPECT_EQ(outcome("8/8/8/2bb4/8/8/ww6/8 b", {.simultaneous = Simultaneous::kMover}), kLoses);
}

/// Black has no move; White connects soon.
constexpr std::string_view kStuck = "w4w2/8/3w4/8/8/3ww3/www1w3/1bwbw3 b";

TEST(LoaWin, GoesByTheRuleForASideWithoutAMove) {
  const Position stuck = test::position_of(kStuck);
  ASSERT_EQ(count_moves(stuck), 0);
  const auto read = [&](NoMove rule) { return reader().read(stuck, {.no_move = rule}, 100'000); };
  EXPECT_EQ(read(NoMove::kLoss).outcome, kLoses);
  EXPECT_EQ(read(NoMove::kDraw).outcome, kNeither);
  const WinReading passes = read(NoMove::kPass);
  EXPECT_EQ(passes.outcome, kLoses);
  ASSERT_GT(passes.line_length, 1);
  EXPECT_EQ(passes.line[0], kPassMove);
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
  const WinReading first = reader().read(position, {}, 3000);
  reader().read(kStart, {}, 1000);
  const WinReading again = reader().read(position, {}, 3000);
  EXPECT_EQ(first.outcome, again.outcome);
  EXPECT_EQ(first.nodes, again.nodes);
  EXPECT_EQ(first.move, again.move);
  EXPECT_EQ(first.line_length, again.line_length);
  EXPECT_EQ(reader().read(kStart, {}, 1000).nodes, 1000U);
  EXPECT_EQ(reader().read(kStart, {}, 1000).outcome, kUnknown);
}

}  // namespace
}  // namespace kakoi::loa
