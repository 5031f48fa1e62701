#include "core/geometry.h"

#include "core/shifts.h"

namespace kakoi {

Grid::Grid(int grid_width, int grid_height) : width(grid_width), height(grid_height), full(PointSet::none()) {
  assert(width >= 1 && width <= kMaxSide && height >= 1 && height <= kMaxSide);
  for (int y = 0; y < height; ++y) full.set_row(y, ~0U >> (kMaxSide - width));
}

/// Four rows of the union of the 4 shifts.
static RowVector around(const PointSet& s, int i) {
  return rows_above(s.vectors, i) | rows_below<PointSet::kVectors>(s.vectors, i) | (s.vectors[i] << 1) |
         (s.vectors[i] >> 1);
}

namespace unmasked {

PointSet up(const PointSet& s) {
  PointSet r;
  for (int i = 0; i < PointSet::kVectors; ++i) r.vectors[i] = rows_below<PointSet::kVectors>(s.vectors, i);
  return r;
}

PointSet down(const PointSet& s) {
  PointSet r;
  for (int i = 0; i < PointSet::kVectors; ++i) r.vectors[i] = rows_above(s.vectors, i);
  return r;
}

PointSet left(const PointSet& s) {
  PointSet r;
  for (int i = 0; i < PointSet::kVectors; ++i) r.vectors[i] = s.vectors[i] >> 1;
  return r;
}

PointSet right(const PointSet& s) {
  PointSet r;
  for (int i = 0; i < PointSet::kVectors; ++i) r.vectors[i] = s.vectors[i] << 1;
  return r;
}

template <>
PointSet explode<Connectivity::kFour>(const PointSet& s) {
  PointSet r;
  for (int i = 0; i < PointSet::kVectors; ++i) r.vectors[i] = around(s, i);
  return r;
}

}  // namespace unmasked

PointSet neighbours(const PointSet& s, const PointSet& within) {
  PointSet r;
  for (int i = 0; i < PointSet::kVectors; ++i) {
    r.vectors[i] = around(s, i) & within.vectors[i];
  }
  return r;
}

}  // namespace kakoi
