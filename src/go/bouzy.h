// Bouzy's map: influence and territory as numbers, by dilation and erosion.
//
// B. Bouzy, "Mathematical morphology applied to computer Go", Int. J. of Pattern Recognition and Artificial
// Intelligence 17 (2003). GNU Go's 5/21 operator is the usual one.
//
// The numbers are kept as bit planes: plane k is the set of the points whose magnitude has bit k, and two
// sets hold the signs. A step adds or takes 0..4 everywhere at once with a carry that ripples through the
// planes. With a 16-bit lane a point 19×19 takes three times as long natively and nine times in WebAssembly:
// docs/benchmarks.md.

#pragma once

#include "go/position.h"

namespace kakoi::go {

/// How often to dilate, and then to erode.
struct BouzySteps {
  int dilations = 5;
  int erosions = 21;
};

/// What a stone is worth before the first step.
inline constexpr int kBouzyStone = 128;

/// More dilations could leave the 16 bits of the values: each adds up to 4. Erosions have no bound.
inline constexpr int kMostDilations = 8000;
static_assert(kBouzyStone + 4 * kMostDilations < 1 << 15);

template <int N>
class Bouzy {
 public:
  Bouzy(const Position<N>& position, BouzySteps steps, const Grid<N>& grid)
      : black_(position.black), white_(position.white) {
    assert(steps.dilations >= 0 && steps.dilations <= kMostDilations && steps.erosions >= 0);
    for (auto& plane : planes_) plane = PointSet<N>::none();
    planes_[std::countr_zero(static_cast<unsigned>(kBouzyStone))] = position.occupied();
    used_ = static_cast<int>(std::bit_width(static_cast<unsigned>(kBouzyStone + 4 * steps.dilations)));
    for (int i = 0; i < steps.dilations; ++i) dilate(grid);
    while (steps.erosions-- > 0 && erode(grid)) {
    }
  }

  /// Writes the value of every point, row by row; Black's are positive.
  void store(std::int16_t* values, const Grid<N>& grid) const {
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

 private:
  using Lanes = std::int16_t __attribute__((vector_size(16)));
  static constexpr int kPlanes = 15;

  /// A number 0..4 for every point, bit by bit.
  struct Count {
    PointSet<N> bit0;
    PointSet<N> bit1;
    PointSet<N> bit2;
  };

  /// How many of four sets hold each point.
  static Count count(const PointSet<N>& a, const PointSet<N>& b, const PointSet<N>& c, const PointSet<N>& d) {
    const PointSet<N> ab = a ^ b;
    const PointSet<N> cd = c ^ d;
    const PointSet<N> both_ab = a & b;
    const PointSet<N> both_cd = c & d;
    return {ab ^ cd, both_ab ^ both_cd ^ (ab & cd), both_ab & both_cd};
  }

  /// A point ≥ 0 without negative neighbours gains its number of positive ones; a point ≤ 0 without positive
  /// neighbours loses its number of negative ones.
  void dilate(const Grid<N>& grid) {
    using namespace unmasked;
    const PointSet<N> up_black = up(black_), down_black = down(black_);
    const PointSet<N> left_black = left(black_), right_black = right(black_);
    const PointSet<N> up_white = up(white_), down_white = down(white_);
    const PointSet<N> left_white = left(white_), right_white = right(white_);
    const PointSet<N> by_black = up_black | down_black | left_black | right_black;
    const PointSet<N> by_white = up_white | down_white | left_white | right_white;
    const PointSet<N> gains = grid.full - white_ - by_white;
    const PointSet<N> loses = grid.full - black_ - by_black;
    const Count change =
        count((up_black & gains) | (up_white & loses), (down_black & gains) | (down_white & loses),
              (left_black & gains) | (left_white & loses), (right_black & gains) | (right_white & loses));
    black_ |= by_black & gains;
    white_ |= by_white & loses;

    PointSet<N> carry = planes_[0] & change.bit0;
    planes_[0] ^= change.bit0;
    carry = add(planes_[1], change.bit1, carry);
    carry = add(planes_[2], change.bit2, carry);
    for (int k = 3; k < used_; ++k) {
      const PointSet<N> next = planes_[k] & carry;
      planes_[k] ^= carry;
      carry = next;
    }
  }

  /// A positive point loses its number of neighbours ≤ 0, but not below 0; a negative one likewise. Returns
  /// whether anything changed.
  bool erode(const Grid<N>& grid) {
    using namespace unmasked;
    const PointSet<N> not_black = grid.full - black_;
    const PointSet<N> not_white = grid.full - white_;
    const Count change = count((up(not_black) & black_) | (up(not_white) & white_),
                               (down(not_black) & black_) | (down(not_white) & white_),
                               (left(not_black) & black_) | (left(not_white) & white_),
                               (right(not_black) & black_) | (right(not_white) & white_));
    if ((change.bit0 | change.bit1 | change.bit2).empty()) return false;

    PointSet<N> borrow = change.bit0 - planes_[0];
    planes_[0] ^= change.bit0;
    borrow = subtract(planes_[1], change.bit1, borrow);
    borrow = subtract(planes_[2], change.bit2, borrow);
    PointSet<N> nonzero = planes_[0] | planes_[1] | planes_[2];
    for (int k = 3; k < used_; ++k) {
      const PointSet<N> next = borrow - planes_[k];
      planes_[k] ^= borrow;
      nonzero |= planes_[k];
      borrow = next;
    }
    // What still borrows at the end fell below 0.
    for (int k = 0; k < used_; ++k) planes_[k] -= borrow;
    nonzero -= borrow;
    black_ &= nonzero;
    white_ &= nonzero;
    return true;
  }

  /// sum += addend + carry; returns the carry out.
  static PointSet<N> add(PointSet<N>& sum, const PointSet<N>& addend, const PointSet<N>& carry) {
    const PointSet<N> either = sum ^ addend;
    const PointSet<N> out = (sum & addend) | (either & carry);
    sum = either ^ carry;
    return out;
  }

  /// difference -= subtrahend + borrow; returns the borrow out.
  static PointSet<N> subtract(PointSet<N>& difference, const PointSet<N>& subtrahend,
                              const PointSet<N>& borrow) {
    const PointSet<N> either = difference ^ subtrahend;
    const PointSet<N> out = (subtrahend - difference) | (borrow - either);
    difference = either ^ borrow;
    return out;
  }

  /// Columns 8·i to 8·i + 7 of a row: −1 where the set has the point, 0 elsewhere.
  static Lanes spread(const PointSet<N>& s, int y, int i) {
    const Lanes bits = {1, 2, 4, 8, 16, 32, 64, 128};
    const auto columns = static_cast<std::int16_t>(s.row(y) >> (8 * i) & 0xFFU);
    return (bits & columns) != 0;
  }

  PointSet<N> black_;
  PointSet<N> white_;
  PointSet<N> planes_[kPlanes];
  int used_;
};

}  // namespace kakoi::go
