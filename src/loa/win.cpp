#include "loa/win.h"

#include <algorithm>

namespace kakoi::loa {
namespace {

/// The first turn at a question: most positions near the end of a game are settled by then.
constexpr std::uint64_t kFirstTurn = 256;

/// As many positions as may be looked at again for each move of a line.
constexpr std::uint64_t kAgain = 10'000;

}  // namespace

const WinReading& WinReader::read(const Position& position, const Rules& rules, std::uint64_t nodes) {
  using enum WinOutcome;
  rules_ = rules;
  reading_.outcome = kUnknown;
  reading_.move = kNoMove;
  reading_.line_length = 0;
  reading_.nodes = 0;
  if (const auto result = ending(position, rules)) {
    reading_.outcome = *result == Result::kWin ? kWins : *result == Result::kLoss ? kLoses : kNeither;
    return reading_;
  }
  search_.reset(rules);
  const Color own = position.to_move;
  const Color enemy = opponent(own);
  WinProof wins = WinProof::kUnknown;
  WinProof loses = WinProof::kUnknown;
  // The two questions take turns that grow: who wins is not known before.
  for (std::uint64_t turn = kFirstTurn; search_.nodes() < nodes; turn *= 2) {
    const auto ask = [&](Color prover, WinProof& answer) {
      if (answer != WinProof::kUnknown || search_.nodes() >= nodes) return;
      answer = search_.solve(prover, position, std::min(turn, nodes - search_.nodes()));
    };
    ask(own, wins);
    if (wins == WinProof::kProven) break;
    ask(enemy, loses);
    if (loses == WinProof::kProven || (wins != WinProof::kUnknown && loses != WinProof::kUnknown)) break;
  }
  reading_.nodes = search_.nodes();
  if (wins == WinProof::kProven || loses == WinProof::kProven) {
    winner_ = wins == WinProof::kProven ? own : enemy;
    reading_.outcome = winner_ == own ? kWins : kLoses;
    follow(position);
    if (winner_ == own && reading_.line_length > 0) reading_.move = reading_.line[0];
  } else if (wins == WinProof::kDisproven && loses == WinProof::kDisproven) {
    reading_.outcome = kNeither;
    reading_.move = search_.look_up(enemy, position).move;
  }
  return reading_;
}

int WinReader::answer(const Position& position, std::uint64_t nodes) {
  auto known = search_.look_up(winner_, position);
  if (known.proof == WinProof::kUnknown && search_.solve(winner_, position, nodes) == WinProof::kProven)
    known = search_.look_up(winner_, position);
  return known.proof == WinProof::kProven ? known.move : kNoMove;
}

/// Of a position that the side to move loses, the move that took the most work to refute.
int WinReader::longest_defence(const Position& position, std::uint64_t nodes) {
  int longest = kNoMove;
  std::uint32_t most = 0;
  bool has_move = false;
  const auto consider = [&](int move) {
    has_move = true;
    const Position next = after(position, move);
    if (ending(next, rules_)) {
      if (longest == kNoMove) longest = move;
      return;
    }
    auto known = search_.look_up(winner_, next);
    if (known.proof == WinProof::kUnknown && search_.solve(winner_, next, nodes) == WinProof::kProven)
      known = search_.look_up(winner_, next);
    if (known.work < most || known.proof != WinProof::kProven) return;
    most = known.work;
    longest = move;
  };
  for_each_move(position, [&](int from, int to) { consider(move_of(from, to)); });
  if (!has_move) consider(kPassMove);
  return longest;
}

/// Writes down how play goes on.
void WinReader::follow(Position position) {
  while (reading_.line_length < WinReading::kLongestLine && !ending(position, rules_)) {
    const int move =
        position.to_move == winner_ ? answer(position, kAgain) : longest_defence(position, kAgain);
    if (move == kNoMove) return;
    reading_.line[reading_.line_length++] = move;
    position = after(position, move);
  }
}

}  // namespace kakoi::loa
