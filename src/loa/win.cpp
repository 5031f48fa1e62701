#include "loa/win.h"

#include <algorithm>

namespace kakoi::loa {
namespace {

/// The nodes of the first turn at a question: most positions near the end of a game are settled by then.
constexpr std::uint64_t kFirstTurn = 256;

/// The most positions that may be searched again for each move of a line.
constexpr std::uint64_t kAgain = 10'000;

}  // namespace

const WinReading& WinReader::read(const Position& position, const Rules& rules, const DrawnPositions& drawn,
                                  std::uint64_t nodes) {
  using enum WinOutcome;
  rules_ = rules;
  reading_.outcome = kUnknown;
  reading_.move = kNoMove;
  reading_.plies = 0;
  reading_.is_shortest = false;
  reading_.line.clear();
  reading_.nodes = 0;
  if (const auto result = ending(position, rules)) {
    reading_.outcome = *result == Result::kWin ? kWins : *result == Result::kLoss ? kLoses : kNeither;
    return reading_;
  }
  if (drawn.contain(position)) {
    reading_.outcome = kNeither;
    return reading_;
  }
  search_.reset(rules, drawn);
  const Color own = position.to_play;
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
    reading_.plies = search_.look_up(winner_, position).plies;
    shortest_.reset(rules, winner_, drawn);
    shorten(position, nodes);
    reading_.nodes += shortest_.nodes();
    follow(position);
    if (winner_ == own) reading_.move = answer(position, reading_.plies, kAgain).move;
  } else if (wins == WinProof::kDisproven && loses == WinProof::kDisproven) {
    reading_.outcome = kNeither;
    reading_.move = search_.look_up(enemy, position).move;
  }
  return reading_;
}

/// Finds how soon the winner wins.
void WinReader::shorten(const Position& position, std::uint64_t nodes) {
  const auto ask = [&](int plies) {
    if (shortest_.nodes() >= nodes) return WinProof::kUnknown;
    return shortest_.solve(position, plies, nodes - shortest_.nodes());
  };
  // The loser hardly ever makes the last move, so only limits that end with the winner's move are tried
  // first.
  int plies = position.to_play == winner_ ? 1 : 2;
  WinProof answer = ask(plies);
  while (answer == WinProof::kDisproven && plies + 2 <= ShortestWin::kMostPlies) answer = ask(plies += 2);
  if (answer != WinProof::kProven) return;
  reading_.plies = known_plies(position);
  const WinProof sooner = reading_.plies == 1 ? WinProof::kDisproven : ask(reading_.plies - 1);
  if (sooner == WinProof::kProven) --reading_.plies;
  reading_.is_shortest = sooner != WinProof::kUnknown;
}

WinAnswer WinReader::answer(const Position& position, int plies, std::uint64_t nodes) {
  if (reading_.plies == 0 || plies < 1 || position.to_play != winner_ || ending(position, rules_)) return {};
  const std::uint64_t before = shortest_.nodes();
  // A result that has left the tables is found again by searching with the limit that is known to hold.
  if (const int known = known_plies(position); known == 0 || known > plies)
    shortest_.solve(position, std::min(plies, ShortestWin::kMostPlies), nodes);
  const std::uint64_t looked = shortest_.nodes() - before;
  const int within = known_plies(position);
  if (within == 0 || within > plies) return {.nodes = looked};
  const ShortestWin::Known soon = shortest_.look_up(position);
  const int move = soon.within == within ? soon.move : search_.look_up(winner_, position).move;
  return {move, within, looked};
}

/// The most plies that the winner needs as far as is known; 0 when it is not known.
int WinReader::known_plies(const Position& position) const {
  const int soon = shortest_.look_up(position).within;
  const WinSearch::Known known = search_.look_up(winner_, position);
  const bool is_known = known.proof == WinProof::kProven;
  if (soon == ShortestWin::kUnknown) return is_known ? known.plies : 0;
  return is_known ? std::min(soon, known.plies) : soon;
}

/// The move that holds out longest in a position that the side to move loses in so many plies.
int WinReader::longest_defence(const Position& position, int plies) {
  int longest = kNoMove;
  int most = -1;
  const auto consider = [&](int move) {
    if (most >= plies - 1) return;
    const Position next = after(position, move);
    int lasts = 0;
    if (!ending(next, rules_)) {
      lasts = std::max(1, known_plies(next));
      // A defence that does not end two plies sooner lasts as long as any.
      const int sooner = plies - 3;
      if (reading_.is_shortest && sooner > 0)
        lasts = shortest_.solve(next, sooner, kAgain) == WinProof::kDisproven ? plies - 1
                                                                              : std::min(lasts, sooner);
    }
    if (lasts <= most) return;
    most = lasts;
    longest = move;
  };
  for_each_move(position, [&](int from, int to) { consider(move_of(from, to)); });
  if (longest == kNoMove) consider(kPassMove);
  return longest;
}

/// Writes the line of play into reading_.
void WinReader::follow(Position position) {
  int plies = reading_.plies;
  while (!reading_.line.is_full() && !ending(position, rules_)) {
    int move = kNoMove;
    if (position.to_play == winner_) {
      const WinAnswer found = answer(position, plies, kAgain);
      move = found.move;
      plies = found.plies;
    } else {
      move = longest_defence(position, plies);
    }
    if (move == kNoMove) return;
    reading_.line.add(move);
    position = after(position, move);
    --plies;
  }
}

}  // namespace kakoi::loa
