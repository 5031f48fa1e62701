// Outside liberties in a question of life and death: moves there that need not be searched.

#pragma once

#include "go/reading/life_state.h"

namespace kakoi::go {

/// Legal moves that some other move, or a pass, makes needless.
///
/// A liberty of a chain is plain when nothing but the chain can be gained or lost there: the chain is alone on its
/// side of the point, the other side may play there with a stone that cannot be captured, its stones beside the
/// point cannot be either, and all empty points beside it are liberties of the chain within its reach, too. So
///
/// - one plain liberty of a chain is as good as another for the side that fills them, for before the chain is
///   captured all of them are filled: one of them is enough;
/// - the owner of the chain only loses a liberty by playing there.
///
/// Races with long outside liberties take a number of positions that grows with their count instead of doubling
/// with each of them.
LifeArea::Bits needless_moves(const LifeArea& area, const LifeState& state, LifeArea::Bits legal);

}  // namespace kakoi::go
