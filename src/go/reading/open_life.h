// Life in open positions, where no region closes by itself: what is likely.
//
// A chain that can be captured is dead. For any other, a region is cut out around the group, once as if all outside were the
// attacker's, and once as if whoever gets out were free. Life in the first is life in truth; death in the second is death
// unless a wall falls. The larger the region, the nearer the two come to each other. Where they do not meet, and where the
// group seems to die, games are played to their end.

#pragma once

#include "go/reading/capture.h"
#include "go/reading/fate_search.h"
#include "go/reading/life.h"

namespace kakoi::go {

/// Ends a line before the first move that is not legal on the whole board, kos aside: in a region cut out, points around it
/// count as the attacker's, so that a line there may take stones that have liberties.
void keep_legal(const Position& position, Color first, Line& line, const Grid& grid);

/// Reads whether the target, if it is one chain, is captured: then it dies. kLives means that it escapes; more than one
/// chain does, by this.
LifeReading life_by_capture(CaptureReader& captures, const Position& position, const LifeQuestion& question,
                            const Grid& grid);

/// Reads a question as LifeReader does; without a region also whether the target is captured, if it is one chain.
LifeReading read_surely(LifeReader& life, CaptureReader& captures, const Position& position,
                        const LifeQuestion& question, const Grid& grid);

/// A question about life with its position.
struct LifeTurn {
  Position position;
  LifeQuestion question;
};

/// The other side's question about what is left of the target, after a legal move or a pass.
LifeTurn after_move(const Position& position, const LifeQuestion& question, Point move, const Grid& grid);

/// Reads a question like read_surely(), and without a region also in open positions, where the answer is `likely`. Where its
/// owner begins, a target lives or dies as it does after the owner's move, with the attacker to begin. No question follows once
/// more than twice `nodes` are taken, so that about three times as many is the most; what is undecided then is kUnknown.
LifeReading read_life(LifeReader& life, CaptureReader& captures, FateSearch& fates, const Position& position,
                      const LifeQuestion& question, const Grid& grid);

}  // namespace kakoi::go
