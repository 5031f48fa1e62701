#include "core/point_set.h"

#include <cstring>

namespace kakoi {

namespace {

/// The set whose vector i is row_vector(i).
template <typename Rows>
PointSet make(Rows&& row_vector) {
  PointSet result;
  for_each_vector([&](int i) { result.vectors[i] = row_vector(i); });
  return result;
}

/// The union of all the vectors.
template <typename Rows>
RowVector fold(Rows&& row_vector) {
  RowVector all{};
  for_each_vector([&](int i) { all |= row_vector(i); });
  return all;
}

}  // namespace

// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): vectors that are not in use stay as they are
PointSet::PointSet(const PointSet& other) {
  assert(other.fits());
  for_each_vector([&](int i) { vectors[i] = other.vectors[i]; });
}

// NOLINTNEXTLINE(bugprone-unhandled-self-assignment): a set put into itself stays as it is
PointSet& PointSet::operator=(const PointSet& other) {
  assert(other.fits());
#ifdef KAKOI_CHECKED_SETS
  held = vectors_in_use;
#endif
  for_each_vector([&](int i) { vectors[i] = other.vectors[i]; });
  return *this;
}

PointSet PointSet::none() {
  return make([](int) { return RowVector{}; });
}

// Made by comparing lane numbers: a 32-bit store into a vector that is loaded whole right after would stall, and
// sets of one point are what fills start from.
PointSet PointSet::of(Point p) {
  assert(p.x >= 0 && p.x < kMaxSide && p.y >= 0 && p.y < kMaxSide);
  const RowVector lanes = {0, 1, 2, 3};
  const std::uint32_t bit = 1U << p.x;
  return make([&](int i) {
    return reinterpret_cast<RowVector>(lanes == static_cast<std::uint32_t>(p.y - 4 * i)) & bit;
  });
}

PointSet PointSet::load(const std::uint32_t* rows, int height) {
  assert(height >= 1 && height <= kMaxSide);
  PointSet result = none();
  std::memcpy(result.vectors, rows, sizeof(std::uint32_t) * static_cast<std::size_t>(height));
  return result;
}

void PointSet::store(std::uint32_t* rows, int height) const {
  assert(height >= 1 && height <= 4 * held);
  std::memcpy(rows, vectors, sizeof(std::uint32_t) * static_cast<std::size_t>(height));
}

bool PointSet::any() const {
  assert(fits());
  return kakoi::any(fold([&](int i) { return vectors[i]; }));
}

int PointSet::count() const {
  assert(fits());
  int points = 0;
  for_each_vector(
      [&](int i) { points += std::popcount(row_pair(2 * i)) + std::popcount(row_pair(2 * i + 1)); });
  return points;
}

Point PointSet::first_point() const {
  assert(any());
  int i = 0;
  while (row_pair(i) == 0) ++i;
  const int bit = std::countr_zero(row_pair(i));
  return {bit & 31, 2 * i + (bit >> 5)};
}

PointSet PointSet::first() const { return any() ? of(first_point()) : none(); }

PointSet PointSet::without_first() const { return *this - first(); }

Point PointSet::nth_point(int index) const {
  assert(index >= 0 && index < count());
  int i = 0;
  for (; index >= std::popcount(row_pair(i)); ++i) index -= std::popcount(row_pair(i));
  std::uint64_t bits = row_pair(i);
  while (index-- > 0) bits &= bits - 1;
  const int bit = std::countr_zero(bits);
  return {bit & 31, 2 * i + (bit >> 5)};
}

bool PointSet::intersects(const PointSet& other) const {
  assert(fits() && other.fits());
  return kakoi::any(fold([&](int i) { return vectors[i] & other.vectors[i]; }));
}

bool PointSet::is_subset_of(const PointSet& other) const {
  assert(fits() && other.fits());
  return !kakoi::any(fold([&](int i) { return vectors[i] & ~other.vectors[i]; }));
}

bool operator==(const PointSet& a, const PointSet& b) {
  assert(a.fits() && b.fits());
  return !any(fold([&](int i) { return a.vectors[i] ^ b.vectors[i]; }));
}

PointSet& PointSet::operator&=(const PointSet& other) {
  assert(fits() && other.fits());
  for_each_vector([&](int i) { vectors[i] &= other.vectors[i]; });
  return *this;
}

PointSet& PointSet::operator|=(const PointSet& other) {
  assert(fits() && other.fits());
  for_each_vector([&](int i) { vectors[i] |= other.vectors[i]; });
  return *this;
}

PointSet& PointSet::operator-=(const PointSet& other) {
  assert(fits() && other.fits());
  for_each_vector([&](int i) { vectors[i] &= ~other.vectors[i]; });
  return *this;
}

PointSet operator&(const PointSet& a, const PointSet& b) {
  assert(a.fits() && b.fits());
  return make([&](int i) { return a.vectors[i] & b.vectors[i]; });
}

PointSet operator|(const PointSet& a, const PointSet& b) {
  assert(a.fits() && b.fits());
  return make([&](int i) { return a.vectors[i] | b.vectors[i]; });
}

PointSet operator^(const PointSet& a, const PointSet& b) {
  assert(a.fits() && b.fits());
  return make([&](int i) { return a.vectors[i] ^ b.vectors[i]; });
}

PointSet operator-(const PointSet& a, const PointSet& b) {
  assert(a.fits() && b.fits());
  return make([&](int i) { return a.vectors[i] & ~b.vectors[i]; });
}

}  // namespace kakoi
