#include "core/flood_fill.h"

#include "core/shifts.h"

namespace kakoi {

namespace {

/// The fill of a mask that the first `Count` vectors hold; these stay in registers.
///
/// Each turn steps up, down and left, and runs every row full to the right: where `filled` ⊆ mask, the sum
/// mask + filled carries from the lowest filled point of a run of mask points to the run's end.
template <int Count>
PointSet expand_in(const PointSet& seed, const PointSet& mask) {
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
  PointSet result;
  // Behind `Count` the mask is empty. Zeros instead would be a call of memset in WebAssembly.
  for (int i = 0; i < PointSet::kVectors; ++i) result.vectors[i] = i < Count ? filled[i] : mask.vectors[i];
  return result;
}

}  // namespace

template <>
PointSet expand<Connectivity::kFour>(const PointSet& seed, const PointSet& mask) {
  // The usual boards have at most 20 rows, small ones at most 12.
  if (any(mask.vectors[5] | mask.vectors[6] | mask.vectors[7])) {
    return expand_in<PointSet::kVectors>(seed, mask);
  }
  return any(mask.vectors[3] | mask.vectors[4]) ? expand_in<5>(seed, mask) : expand_in<3>(seed, mask);
}

template <>
PointSet expand<Connectivity::kEight>(const PointSet& seed, const PointSet& mask) {
  PointSet filled = seed & mask;
  for (;;) {
    const PointSet next = (unmasked::explode<Connectivity::kEight>(filled) | filled) & mask;
    if (next == filled) return filled;
    filled = next;
  }
}

}  // namespace kakoi
