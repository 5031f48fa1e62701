// The games that connectivity is measured on, the same on every machine.

#pragma once

#include <cstdint>
#include <vector>

#include "core/random.h"
#include "loa/moves.h"

namespace kakoi::bench {

enum class Play {
  kRandom,  ///< every move with the same chance: long games, few stones, hardly ever close to a connection
  kGreedy,  ///< 85 % of the moves draw their own stones together as much as one move can: short games
};

struct LoaMove {
  std::int8_t from;
  std::int8_t to;
};

struct LoaGames {
  std::vector<std::vector<LoaMove>> games;
  std::vector<loa::Position> positions;  ///< after each move of each game
};

inline constexpr loa::Position kLoaStart{0x7E0000000000007E, 0x0081818181818100, Color::kBlack};

/// A measure of how far a side's stones are apart: the sum of the squared distances from their centre, times
/// their number.
inline int spread(loa::Squares stones) {
  int n = 0;
  int files = 0;
  int ranks = 0;
  int squares = 0;
  for (; stones != 0; stones &= stones - 1, ++n) {
    const int file = loa::first_square(stones) % 8;
    const int rank = loa::first_square(stones) / 8;
    files += file;
    ranks += rank;
    squares += file * file + rank * rank;
  }
  return n * squares - files * files - ranks * ranks;
}

/// Whole games to the connection of a side, until they have `count` positions.
inline LoaGames make_loa_games(Play play, std::size_t count) {
  LoaGames result;
  result.positions.reserve(count + 1024);
  Random random(1);
  while (result.positions.size() < count) {
    loa::Position position = kLoaStart;
    auto& game = result.games.emplace_back();
    while (!position.is_decided()) {
      std::vector<LoaMove> best;
      int least = 0;
      const bool greedy = play == Play::kGreedy && random.below(100) < 85;
      loa::for_each_move(position, [&](int from, int to) {
        const int apart = greedy ? spread(loa::play(position, from, to).enemy()) : 0;
        if (best.empty() || apart < least) best.clear(), least = apart;
        if (apart == least) best.push_back({static_cast<std::int8_t>(from), static_cast<std::int8_t>(to)});
      });
      if (best.empty()) break;  // a forced pass; none in millions of games
      const LoaMove move = best[random.below(static_cast<std::uint32_t>(best.size()))];
      position = loa::play(position, move.from, move.to);
      game.push_back(move);
      result.positions.push_back(position);
    }
  }
  return result;
}

}  // namespace kakoi::bench
