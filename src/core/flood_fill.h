// Flood fill and the connected parts of a set: the heart of everything that knows chains and regions.
//
// The choice of method was measured. Nanoseconds a fill on the fills that real 19×19 boards ask for (every region by itself /
// all open regions of a board at once), as WebAssembly, all in sets of 20 rows, of the ways in
// lab/engine/flood_fill_variants.h:
//
//   this one                            16 /  42     rows along their runs in full, both ways   33 /  69
//   one step at a time, no carry        17 /  44     guard rows in memory, unaligned loads      78 / 188
//   this one, tracking the rows in use  37 /  87     a stack of runs                            66 / 331
//                                                    row sweeps in plain words                  90 / 331
//
// The carry pays most where vectors are many: 14 to 20 % in WebAssembly in 32 rows, 1 to 11 % in 20. Tracking the
// lowest and highest row in use, which Petersen wondered about, does not pay: whole registers win although most
// rows are empty. lab/notes/alternatives.md has the tables and the conditions.

#pragma once

#include "core/geometry.h"

namespace kakoi {

/// Every point of `mask` that is connected to `seed` inside `mask`. `seed` may stick out of the mask: that
/// part is ignored.
template <Connectivity C = Connectivity::kFour>
PointSet expand(const PointSet& seed, const PointSet& mask);
template <>
PointSet expand<Connectivity::kFour>(const PointSet& seed, const PointSet& mask);
template <>
PointSet expand<Connectivity::kEight>(const PointSet& seed, const PointSet& mask);

/// The connected part of the set that holds its lowest point; empty when the set is.
template <Connectivity C = Connectivity::kFour>
PointSet first_chain(const PointSet& s) {
  return expand<C>(s.first(), s);
}

/// Calls visit(part) for each connected part of the set, in the order of their lowest points.
template <Connectivity C = Connectivity::kFour, typename Visit>
void for_each_chain(const PointSet& s, Visit&& visit) {
  PointSet rest = s;
  while (rest.any()) {
    const PointSet part = expand<C>(PointSet::of(rest.first_point()), rest);
    visit(part);
    rest -= part;
  }
}

}  // namespace kakoi
