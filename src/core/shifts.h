// Rows of a set moved by one, vector by vector: the building block of the shifts, the flood fill and Bouzy's
// map.
//
// Neighbour rows come by a lane shuffle of two registers. Loading them from memory past guard rows instead
// (unaligned) costs a store and a stalled reload a step: see lab/notes/alternatives.md, "Flood fill".

#pragma once

#include "core/point_set.h"

namespace kakoi {

/// Rows 4·i + 1 to 4·i + 4 of the first `Count` vectors; rows behind those are empty.
template <int Count>
RowVector rows_below(const RowVector* vectors, int i) {
  return __builtin_shufflevector(vectors[i], i + 1 < Count ? vectors[i + 1] : RowVector{}, 1, 2, 3, 4);
}

/// The same where the first `count` vectors are in use.
inline RowVector rows_below(const RowVector* vectors, int i, int count) {
  return i + 1 < count ? rows_below<PointSet::kVectors>(vectors, i) : rows_below<1>(vectors, i);
}

/// Rows 4·i − 1 to 4·i + 2.
inline RowVector rows_above(const RowVector* vectors, int i) {
  return __builtin_shufflevector(i > 0 ? vectors[i - 1] : RowVector{}, vectors[i], 3, 4, 5, 6);
}

}  // namespace kakoi
