#include "go/reading/capture_estimate.h"

#include <algorithm>
#include <numeric>

#include "core/proof_number.h"
#include "core/short_list.h"

namespace kakoi::go {

namespace {

/// More is not told apart: liberties after an extension, after the second best one, and points beside liberties.
constexpr int kMostReach = 8;
constexpr int kMostSecond = 6;
constexpr int kMostRoom = 10;

/// By the side that moved, the defender first, and the liberties of the chain: the logarithm of the odds of its capture that a
/// feature adds, in sixteenths of a doubling. lab/fit/capture_estimate.cpp fits such weights.
constexpr std::int16_t kCaptureWeights[2][CaptureGame::kEscaped - 1][CaptureCounts::kFeatures] = {
    {{8, -3, 0, 0, -11, -23, 7, 2, 8, 7, 11, 8, 0, -5},
     {23, -7, -13, -2, -17, -32, -7, -2, -24, -14, -3, 46, 0, -12},
     {13, -7, -15, -7, -6, -31, -16, -1, -19, -15, -2, 38, 0, -10},
     {9, -6, -14, -13, -9, -37, -15, -3, -17, -25, -8, 34, 0, -12}},
    {{64, -29, 0, 2, -30, -51, -8, 0, -4, -9, 1, 29, 1, 8},
     {14, -13, -7, -3, -13, -40, -17, -5, -12, -15, -6, 28, 2, 3},
     {7, -6, -7, -12, -7, -37, -16, -7, -19, -21, -9, 21, -20, 7},
     {3, -2, -7, -9, -27, -30, -18, -5, -13, -10, -9, 12, -12, -13}},
};

/// Room for the neighbours of all liberties.
using CellList = ShortList<int, 4 * CaptureGame::kEscaped>;

}  // namespace

CaptureCounts::CaptureCounts(CaptureGame& game, Color color, int move) {
  SearchBoard& board = game.board();
  const Color attacker = game.attacker();
  const Color defender = game.defender();
  const int chain = game.chain();
  const bool had_met_ko = game.met_ko();
  CellList liberties;
  board.each_liberty(chain, [&](int at) { return liberties.add(at); });
  CellList room;     // the points beside liberties
  CellList friends;  // the chains that an extension joins
  int second = 0;
  int sealed = 0;  // liberties that the attacker cannot fill at once
  int legal = 0;   // those that the defender can
  for (const int at : liberties) {
    int empty = 0;
    int after = liberties.length - 1;
    bool joins = false;
    for (const int offset : kAround) {
      const int beside = at + offset;
      if (board.is_empty(beside)) {
        ++empty;
        if (liberties.has(beside)) continue;
        ++after;
        room.add_new(beside);
      } else if (board.is_stone_of(defender, beside) && board.chain(beside) != chain) {
        joins = true;
        friends.add_new(board.chain(beside));
      }
    }
    sealed += empty < 2 && board.liberties_after(attacker, at, 2) < 2;
    if (!game.is_legal(defender, at)) continue;
    ++legal;
    if (joins) after = board.liberties_after(defender, at, kMostReach);
    second = std::max(second, std::min(reach, after));
    reach = std::max(reach, after);
  }
  // Answers do not rest on an extension that a ko forbids, although counts do.
  game.set_met_ko(had_met_ko);
  int enemies[4] = {};  // by liberties
  board.each_enemy(chain, [&](int enemy) {
    ++enemies[std::clamp(board.liberties(enemy), 1, 4) - 1];
    return true;
  });
  int helpers[2] = {};  // friends with two liberties, and with more
  for (const int other : friends) {
    if (board.liberties(other) > 1) ++helpers[board.liberties(other) > 2];
  }
  const bool is_stone = move != kNoCell;
  features = {
      1,  // what holds without any of these
      reach,
      std::min(second, kMostSecond),
      std::min(room.length, kMostRoom),
      enemies[0] > 0,
      enemies[0],
      enemies[1],
      enemies[2],
      sealed,
      helpers[1],
      helpers[0],
      legal,
      color == attacker && is_stone && board.liberties_at(move) == 1,  // the stone may be taken at once
      is_stone && board.has_captured(),
  };
}

int capture_odds(const CaptureCounts& counts, Color color, const CaptureGame& game) {
  const std::int16_t* const weights = kCaptureWeights[color == game.attacker()][game.liberties() - 1];
  const int odds = std::inner_product(counts.features.begin(), counts.features.end(), weights, 0);
  return std::clamp(odds, -proof_number::kMostOdds, proof_number::kMostOdds);
}

}  // namespace kakoi::go
