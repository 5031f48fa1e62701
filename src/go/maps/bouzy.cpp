#include "go/maps/bouzy.h"

#include <bit>
#include <cassert>
#include <cstring>

#include "core/shifts.h"

namespace kakoi::go {

namespace {

using Lanes = std::int16_t __attribute__((vector_size(16)));

/// A number 0..4 for every point of four rows, bit by bit.
struct Count {
  RowVector bit0;
  RowVector bit1;
  RowVector bit2;
};

/// Four rows of a set, moved one step up, down, left and right.
struct Around {
  RowVector up;
  RowVector down;
  RowVector left;
  RowVector right;

  Around(const PointSet& s, int i)
      : up(rows_below(s.vectors, i, vectors_in_use)),
        down(rows_above(s.vectors, i)),
        left(s.vectors[i] >> 1),
        right(s.vectors[i] << 1) {}

  [[nodiscard]] RowVector any() const { return up | down | left | right; }
};

/// Counts each point's neighbours, those in set a where a_mask has the point and those in set b where b_mask
/// has it.
Count count(const Around& a, RowVector a_mask, const Around& b, RowVector b_mask) {
  const RowVector up = (a.up & a_mask) | (b.up & b_mask);
  const RowVector down = (a.down & a_mask) | (b.down & b_mask);
  const RowVector left = (a.left & a_mask) | (b.left & b_mask);
  const RowVector right = (a.right & a_mask) | (b.right & b_mask);
  const RowVector vertical = up ^ down;
  const RowVector sideways = left ^ right;
  const RowVector both_vertical = up & down;
  const RowVector both_sideways = left & right;
  return {vertical ^ sideways, both_vertical ^ both_sideways ^ (vertical & sideways),
          both_vertical & both_sideways};
}

/// Columns 8·i to 8·i + 7 of a row: −1 where the set has the point, 0 elsewhere.
Lanes spread(const PointSet& s, int y, int i) {
  const Lanes bits = {1, 2, 4, 8, 16, 32, 64, 128};
  const auto columns = static_cast<std::int16_t>(s.row(y) >> (8 * i) & 0xFFU);
  return (bits & columns) != 0;
}

}  // namespace

Bouzy::Bouzy(const Position& position, BouzySteps steps, const Grid& grid)
    : black_(position.black), white_(position.white) {
  assert(steps.dilations >= 0 && steps.dilations <= kMostDilations && steps.erosions >= 0);
  for (auto& plane : planes_) plane = PointSet::none();
  planes_[std::countr_zero(static_cast<unsigned>(kBouzyStone))] = position.occupied();
  used_ = static_cast<int>(std::bit_width(static_cast<unsigned>(kBouzyStone + 4 * steps.dilations)));
  for (int i = 0; i < steps.dilations; ++i) dilate(grid);
  while (steps.erosions-- > 0 && erode(grid)) {
  }
}

void Bouzy::store(std::int16_t* values, const Grid& grid) const {
  for (int y = 0; y < grid.height; ++y, values += grid.width) {
    Lanes row[kMaxSide / 8];
    for (int i = 0; 8 * i < grid.width; ++i) {
      Lanes magnitude{};
      for (int k = 0; k < used_; ++k) {
        const auto weight = static_cast<std::int16_t>(1 << k);
        magnitude |= spread(planes_[k], y, i) & weight;
      }
      const Lanes negative = spread(white_, y, i);
      row[i] = (magnitude ^ negative) - negative;
    }
    std::memcpy(values, row, sizeof(std::int16_t) * static_cast<std::size_t>(grid.width));
  }
}

/// A point ≥ 0 without negative neighbours gains its number of positive ones; a point ≤ 0 without positive
/// neighbours loses its number of negative ones.
void Bouzy::dilate(const Grid& grid) {
  const PointSet black = black_;
  const PointSet white = white_;
  for (int i = 0; 4 * i < grid.height; ++i) {
    const Around by_black(black, i);
    const Around by_white(white, i);
    const RowVector gains = grid.full.vectors[i] & ~white.vectors[i] & ~by_white.any();
    const RowVector loses = grid.full.vectors[i] & ~black.vectors[i] & ~by_black.any();
    black_.vectors[i] |= by_black.any() & gains;
    white_.vectors[i] |= by_white.any() & loses;

    // Magnitudes grow by the change: a carry ripples through the planes.
    const Count change = count(by_black, gains, by_white, loses);
    const RowVector addend[] = {change.bit0, change.bit1, change.bit2};
    RowVector carry{};
    for (int k = 0; k < used_; ++k) {
      RowVector& plane = planes_[k].vectors[i];
      const RowVector either = k < 3 ? plane ^ addend[k] : plane;
      const RowVector out = k < 3 ? (plane & addend[k]) | (either & carry) : plane & carry;
      plane = either ^ carry;
      carry = out;
    }
  }
}

/// A positive point loses its number of neighbours ≤ 0, but not below 0; a negative one likewise. Returns
/// true when anything changed.
bool Bouzy::erode(const Grid& grid) {
  const PointSet not_black = grid.full - black_;
  const PointSet not_white = grid.full - white_;
  RowVector changed{};
  for (int i = 0; 4 * i < grid.height; ++i) {
    const Count change =
        count(Around(not_black, i), black_.vectors[i], Around(not_white, i), white_.vectors[i]);
    changed |= change.bit0 | change.bit1 | change.bit2;

    const RowVector subtrahend[] = {change.bit0, change.bit1, change.bit2};
    RowVector borrow{};
    RowVector nonzero{};
    for (int k = 0; k < used_; ++k) {
      RowVector& plane = planes_[k].vectors[i];
      const RowVector either = k < 3 ? plane ^ subtrahend[k] : plane;
      const RowVector out = k < 3 ? (subtrahend[k] & ~plane) | (borrow & ~either) : borrow & ~plane;
      plane = either ^ borrow;
      nonzero |= plane;
      borrow = out;
    }
    // Points that still borrow at the end fell below 0, so they become 0.
    for (int k = 0; k < used_; ++k) planes_[k].vectors[i] &= ~borrow;
    nonzero &= ~borrow;
    black_.vectors[i] &= nonzero;
    white_.vectors[i] &= nonzero;
  }
  return any(changed);
}

}  // namespace kakoi::go
