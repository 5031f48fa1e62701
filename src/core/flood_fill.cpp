#include "core/flood_fill.h"

#include "core/fill_kernel.h"

namespace kakoi {

template <>
PointSet expand<Connectivity::kFour>(const PointSet& seed, const PointSet& mask) {
  assert(seed.fits() && mask.fits());
  // Boards usually have at most 20 rows (5 vectors), small ones at most 12 (3 vectors).
  if (vectors_in_use > 5 && any(mask.vectors[5] | mask.vectors[6] | mask.vectors[7])) {
    return expand_in<PointSet::kVectors>(seed, mask);
  }
  return vectors_in_use > 3 && any(mask.vectors[3] | mask.vectors[4]) ? expand_in<5>(seed, mask)
                                                                      : expand_in<3>(seed, mask);
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
