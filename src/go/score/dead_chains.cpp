#include "go/score/dead_chains.h"

#include <initializer_list>

namespace kakoi::go {

DeadCheck check_dead(const Position& position, const PointSet& dead) {
  const PointSet stoneless = dead - position.occupied();
  if (stoneless.any()) return {DeadFault::kNoStone, stoneless.first_point()};
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const PointSet& stones = position.stones(color);
    const PointSet missing = expand(dead & stones, stones) - dead;
    if (missing.any()) return {DeadFault::kSplitChain, missing.first_point()};
  }
  return {DeadFault::kNone, kNoPoint};
}

}  // namespace kakoi::go
