// The loop of the flood fill, for the numbers of rows that flood_fill.cpp compiles it for, and for the benchmark that
// holds it against others.

#pragma once

#include "core/shifts.h"

namespace kakoi {

/// The fill of a mask that the first `Count` vectors hold, which stay in registers; `Set` is a PointSet or has as many.
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
  // Behind `Count` the mask is empty, if it is in use. Zeros instead would be a call of memset in WebAssembly.
  for (int i = Count; i < Set::kVectors && i < vectors_in_use; ++i) result.vectors[i] = mask.vectors[i];
  return result;
}

}  // namespace kakoi
