// Positions of games by a short key, the same for every orientation: a quick look that leaves few games to search.

#pragma once

#include <span>

#include "go/collection/game_record.h"

namespace kakoi::go {

/// The key of a position: the last bits of canonical_zobrist(). Equal positions have equal keys, however they are turned.
using PositionKey = std::uint16_t;
PositionKey position_key(const std::uint32_t* black, const std::uint32_t* white, int width, int height);

/// Positions of more stones have no key: so few games ever had all of those stones that their sieves are looked through in
/// milliseconds. Keys of all positions would take a third of the memory of a collection, these take an eighth of that.
constexpr int kMostKeyedStones = 32;

/// The numbers of a game's moves and of its keys.
struct IndexedGame {
  int moves;
  int keys;
};

/// Writes the keys of the positions after each number of moves, from 0 on, that have at most kMostKeyedStones stones, and
/// the rows of the points where stones of each colour ever stood. The number of moves is -1 where the changes are no game of
/// the grid's: a point lies outside, or there are too many moves. `keys` has room for one more than there are changes.
IndexedGame index_game(std::span<const Change> changes, const Grid& grid, std::uint32_t* black_ever,
                       std::uint32_t* white_ever, PositionKey* keys);

/// Writes the places of either of two keys in a list, in order; returns how many.
int find_keys(std::span<const PositionKey> keys, PositionKey one, PositionKey other, std::uint32_t* places);

}  // namespace kakoi::go
