// Flood fill and the connected parts of a set: the heart of everything that knows chains and regions.
//
// How it was chosen. Of the ways in tests-cpp/bench/flood_fill_variants.h, the one below is the fastest or
// within the noise of it on every kind of fill that real 19×19 and 9×9 boards ask for, natively and in
// WebAssembly. Nanoseconds a fill in WebAssembly (Node 20), 19×19, regions one by one / all open regions of a
// board at once: this one 17 / 31, one step at a time without the carry 19 / 32, both ways along the rows in
// full 35 / 54, tracking the lowest and highest row in use 49 / 72, guard rows in memory 68 / 113, a stack of
// runs 78 / 487, sweeps row by row 96 / 300. So whole registers win although most rows are empty, and
// tracking the rows in use, which Petersen wondered about, does not pay: the branches cost more than the work
// they save. docs/benchmarks.md has the table.

#pragma once

#include "core/geometry.h"

namespace kakoi {

/// Every point of `mask` that is connected to `seed` inside `mask`. `seed` may stick out of the mask: that
/// part is ignored.
///
/// Each turn steps up, down and left, and runs every row full to the right: where `filled` ⊆ mask, the sum
/// mask + filled carries from the lowest filled point of a run of mask points to the run's end.
///
/// Not inlined: that would make the engine's wasm a sixth larger and gains nothing that can be measured.
template <Connectivity C = Connectivity::kFour, int N>
[[gnu::noinline]] PointSet<N> expand(const PointSet<N>& seed, const PointSet<N>& mask) {
  PointSet<N> filled = seed & mask;
  for (;;) {
    PointSet<N> next;
    if constexpr (C == Connectivity::kFour) {
      next = (unmasked::up(filled) | unmasked::down(filled) | unmasked::left(filled) | filled) & mask;
    } else {
      next = (unmasked::explode<C>(filled) | filled) & mask;
    }
    for (int i = 0; i < N; ++i) next.vectors[i] |= mask.vectors[i] & ~(mask.vectors[i] + next.vectors[i]);
    if (next == filled) return filled;
    filled = next;
  }
}

/// The connected part of the set that holds its lowest point; empty when the set is.
template <Connectivity C = Connectivity::kFour, int N>
PointSet<N> first_chain(const PointSet<N>& s) {
  return expand<C>(s.first(), s);
}

/// Calls visit(part) for each connected part of the set, in the order of their lowest points.
template <Connectivity C = Connectivity::kFour, int N, typename Visit>
void for_each_chain(const PointSet<N>& s, Visit&& visit) {
  PointSet<N> rest = s;
  while (rest.any()) {
    const PointSet<N> part = expand<C>(PointSet<N>::of(rest.first_point()), rest);
    visit(part);
    rest -= part;
  }
}

}  // namespace kakoi
