// Turns of Senket played out and scored, for tests of the code that foresees them.

#pragma once

#include "senket/move_values.h"
#include "senket/score.h"

namespace kakoi::test {

/// The colour's lead in the totals.
inline int margin_of(const senket::Position& position, Color color, senket::Mode mode) {
  static senket::Workspace work;
  score(position, work);
  return margin(work.sets, color, mode);
}

/// The position after a turn with every fence to be had.
inline senket::Position played(senket::Position position, Color color, Point p) {
  const senket::Fences fences = legal_fences_from(position, color, p);
  add_post(position, color, p);
  position.side(color).fences = position.side(color).fences | fences;
  return position;
}

}  // namespace kakoi::test
