// The loop of the flood fill. flood_fill.cpp compiles it for several numbers of rows, and a benchmark
// compares it with other methods.

#pragma once

#include "core/shifts.h"

namespace kakoi {

/// Flood fill in a mask that lies within the first `Count` vectors, which stay in registers. `Set` is
/// PointSet or a type that stores its rows in the same way.
///
/// Each turn steps up, down and left, and runs every row full to the right: where `filled` ⊆ mask, the sum
/// mask + filled carries from the lowest filled point of a run of mask points to the run's end.
template <int Count, typename Set>
Set expand_in(const Set& seed, const Set& mask) {
  RowVector filled[Count];
  for (int i = 0; i < Count; ++i) filled[i] = seed.vectors[i] & mask.vectors[i];
  for (;;) {
    RowVector next[Count];
    RowVector changed{};
    for (int i = 0; i < Count; ++i) {
      const RowVector& open = mask.vectors[i];
      const RowVector stepped =
          (filled[i] | filled[i] >> 1 | rows_above(filled, i) | rows_below<Count>(filled, i)) & open;
      next[i] = stepped | (open & ~(open + stepped));
      changed |= next[i] ^ filled[i];
    }
    for (int i = 0; i < Count; ++i) filled[i] = next[i];
    if (!any(changed)) break;
  }
  Set result;
  for (int i = 0; i < Count; ++i) result.vectors[i] = filled[i];
  // Vectors in use behind `Count` are empty in the mask, so they are copied from there: writing zeros would
  // become a call of memset in WebAssembly.
  for (int i = Count; i < Set::kVectors && i < vectors_in_use; ++i) result.vectors[i] = mask.vectors[i];
  return result;
}

}  // namespace kakoi
