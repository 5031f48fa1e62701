#include "core/geometry.h"

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "core/shifts.h"

namespace kakoi {

namespace {

int grids_alive = 0;

/// Counts a new grid, and raises vectors_in_use when its rows need more.
void use_rows(int rows) {
  const int needed = rows <= 12 ? 3 : rows <= 20 ? 5 : PointSet::kVectors;
  if (grids_alive++ == 0 || needed > vectors_in_use) vectors_in_use = needed;
}

}  // namespace

// Fills every vector, in use or not, because a taller grid may come to life later.
PointSet full_set(int width, int height) {
  assert(width >= 1 && width <= kMaxSide && height >= 1 && height <= kMaxSide);
  std::uint32_t rows[kMaxSide]{};
  std::fill_n(rows, height, ~0U >> (kMaxSide - width));
  PointSet full;
  std::memcpy(full.vectors, rows, sizeof rows);
#ifdef KAKOI_CHECKED_SETS
  full.held = PointSet::kVectors;
#endif
  return full;
}

Grid::Grid(int grid_width, int grid_height)
    : width(grid_width), height(grid_height), full(full_set(grid_width, grid_height)) {
  use_rows(height);
}

Grid::Grid(const Grid& other) : Grid(other.width, other.height) {}

Grid::~Grid() {
  if (--grids_alive == 0) vectors_in_use = PointSet::kVectors;
}

namespace {

/// The set whose vector i is rows(i, n), with n the number of vectors in use. Compiled once for each n, so
/// that the row below the last one is empty.
template <typename Rows>
PointSet shifted(Rows&& rows) {
  PointSet r;
  const auto make = [&](auto count) {
    for (int i = 0; i < count; ++i) r.vectors[i] = rows(i, count);
  };
  if (vectors_in_use <= 3) {
    make(std::integral_constant<int, 3>());
  } else if (vectors_in_use <= 5) {
    make(std::integral_constant<int, 5>());
  } else {
    make(std::integral_constant<int, PointSet::kVectors>());
  }
  return r;
}

/// Vector i of the union of the 4 shifts.
template <int Count>
RowVector around(const PointSet& s, int i) {
  return rows_above(s.vectors, i) | rows_below<Count>(s.vectors, i) | (s.vectors[i] << 1) |
         (s.vectors[i] >> 1);
}

}  // namespace

namespace unmasked {

PointSet up(const PointSet& s) {
  assert(s.fits());
  return shifted([&](int i, auto count) { return rows_below<count>(s.vectors, i); });
}

PointSet down(const PointSet& s) {
  assert(s.fits());
  PointSet r;
  for_each_vector([&](int i) { r.vectors[i] = rows_above(s.vectors, i); });
  return r;
}

PointSet left(const PointSet& s) {
  assert(s.fits());
  PointSet r;
  for_each_vector([&](int i) { r.vectors[i] = s.vectors[i] >> 1; });
  return r;
}

PointSet right(const PointSet& s) {
  assert(s.fits());
  PointSet r;
  for_each_vector([&](int i) { r.vectors[i] = s.vectors[i] << 1; });
  return r;
}

template <>
PointSet explode<Connectivity::kFour>(const PointSet& s) {
  assert(s.fits());
  return shifted([&](int i, auto count) { return around<count>(s, i); });
}

}  // namespace unmasked

PointSet neighbours(const PointSet& s, const PointSet& within) {
  assert(s.fits() && within.fits());
  return shifted([&](int i, auto count) { return around<count>(s, i) & within.vectors[i]; });
}

}  // namespace kakoi
