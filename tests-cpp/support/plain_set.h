// A point set as a list of cells: every operation of the engine done the slow and obvious way, to compare it
// with.

#pragma once

#include <cstddef>
#include <vector>

#include "core/geometry.h"
#include "core/quads.h"
#include "core/symmetry.h"
#include "support/random.h"
#include "support/sizes.h"

namespace kakoi::test {

class PlainSet {
 public:
  PlainSet(int width, int height)
      : width_(width), height_(height), cells_(static_cast<std::size_t>(width * height)) {}

  /// The points for which rule(x, y) is true.
  template <typename Rule>
  static PlainSet where(int width, int height, Rule&& rule) {
    PlainSet result(width, height);
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) result.put(x, y, rule(x, y));
    }
    return result;
  }

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }

  /// False off the grid.
  [[nodiscard]] bool has(int x, int y) const {
    return x >= 0 && x < width_ && y >= 0 && y < height_ && cells_[index(x, y)];
  }
  void put(int x, int y, bool in) { cells_[index(x, y)] = in; }

  /// The points, lowest first.
  [[nodiscard]] std::vector<Point> list() const;

 private:
  [[nodiscard]] std::size_t index(int x, int y) const { return static_cast<std::size_t>(y * width_ + x); }

  int width_;
  int height_;
  std::vector<bool> cells_;
};

/// The same points for the engine.
inline PointSet to_points(const PlainSet& s) {
  PointSet result = PointSet::none();
  for (const Point p : s.list()) result.set(p);
  return result;
}

/// Each point is in with a chance of `percent`.
PlainSet random_set(Size size, int percent, Random& random);

PlainSet plain_not(const PlainSet& s);
PlainSet plain_shift(const PlainSet& s, int dx, int dy);
PlainSet plain_explode(const PlainSet& s, Connectivity connectivity);
PlainSet plain_shrink(const PlainSet& s, Connectivity connectivity);
PlainSet plain_expand(const PlainSet& seed, const PlainSet& mask, Connectivity connectivity);
/// The connected parts, in the order of their lowest points.
std::vector<PlainSet> plain_chains(const PlainSet& s, Connectivity connectivity);

/// The number with bit i at the i-th point, plus or minus one, modulo 2^(width·height).
PlainSet plain_increment(PlainSet s);
PlainSet plain_decrement(PlainSet s);
PlainSet plain_negate(const PlainSet& s);

QuadCounts plain_quads(const PlainSet& s);
/// Connected parts minus holes, both counted one by one.
int plain_euler_number(const PlainSet& s, Connectivity connectivity);

PlainSet plain_transform(const PlainSet& s, Symmetry symmetry);

}  // namespace kakoi::test
