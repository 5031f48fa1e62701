// Links: empty points where the opponent gets no further, because their owner answers on the other side.
//
// A board at the end of a game still has gaps: the wall round a territory is not solid where a hane or a
// bamboo joint needs no filling. Links say which gaps count as closed. They decide what is alive and what is
// in seki; territory proper is counted behind solid walls only.

#pragma once

#include "go/rules/position.h"

namespace kakoi::go {

/// The links of the owner of `mine` (living stones): the empty points `*` that lie in one of these shapes, in any of the
/// eight orientations. `X` friendly stones, `-` free points, `=` the edge:
///
///     X X     - X       X - -     X X     - X
///     * -     - * -     - * X     * -     - * -
///     X -     - X       X - -     = =     = = =
PointSet links(const PointSet& mine, const PointSet& free, const PointSet& empties, const Grid& grid);

}  // namespace kakoi::go
