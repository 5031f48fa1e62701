// Flood fill and the connected parts of a set: the heart of everything that knows chains and regions.
//
// How it was chosen. Nanoseconds a fill on the fills that real 19×19 boards ask for (every region by itself /
// all open regions of a board at once), as WebAssembly, of the ways in tests-cpp/bench/flood_fill_variants.h:
//
//   this one                            17 /  44     rows along their runs in full, both ways   33 /  70
//   one step at a time, no carry        18 /  45     guard rows in memory, unaligned loads      80 / 196
//   this one, tracking the rows in use  37 /  88     a stack of runs                            67 / 318
//                                                    row sweeps in plain words                  91 / 334
//
// The carry pays where vectors are many (32 rows: 11 to 19 % in WebAssembly) and natively (half the time); on
// 9×9 it costs up to a tenth. Tracking the lowest and highest row in use, which Petersen wondered about, does
// not pay: whole registers win although most rows are empty. docs/benchmarks.md has the tables and the
// conditions.

#pragma once

#include "core/geometry.h"

namespace kakoi {

/// Every point of `mask` that is connected to `seed` inside `mask`. `seed` may stick out of the mask: that
/// part is ignored.
///
/// Each turn steps up, down and left, and runs every row full to the right: where `filled` ⊆ mask, the sum
/// mask + filled carries from the lowest filled point of a run of mask points to the run's end.
///
/// Not inlined: that would make the engine's wasm a sixth larger, for a tenth of a fill on 9×9 and nothing on
/// 19×19.
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
