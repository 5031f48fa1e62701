// Games as sequences that do not depend on how the board is turned: games that are alike have equal ones.

#pragma once

#include "go/collection/page.h"

namespace kakoi::go {

/// The part of a game by which it is compared with others.
enum class Likeness : std::uint8_t {
  /// All moves and points set up. A game that is the beginning of another has a sequence that is.
  kMoves,
  /// The stones at the end.
  kPosition,
  /// The points of moves 20, 22, 24, 31, 33 and 35: Dyer's signature, which two records of one game share even where other
  /// moves were written down otherwise, and two games by chance hardly ever do.
  kSignature,
};

/// The numbers that a position takes at most.
inline constexpr int kMostPositionNumbers = 4 * kMaxSide;

/// Writes that part of a game, turned so that it comes first among the orientations. Points set up become two
/// numbers that do not depend on their order. Returns how many numbers: at most two a change, or kMostPositionNumbers; 0 for a
/// game that is too short to have a signature.
int write_sequence(const KeptGame& game, Likeness likeness, std::uint16_t* out);

}  // namespace kakoi::go
