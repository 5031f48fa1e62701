// Bouzy's map: influence and territory as numbers, by dilation and erosion.
//
// B. Bouzy, "Mathematical morphology applied to computer Go", Int. J. of Pattern Recognition and Artificial
// Intelligence 17 (2003). GNU Go's 5/21 operator is the usual one.
//
// The numbers are kept as bit planes: plane k is the set of the points whose magnitude has bit k, and two
// sets hold the signs. A step adds or takes 0..4 everywhere at once with a carry that ripples through the
// planes. One 16-bit lane a point would take five times as long on 19×19 natively, and eight times in
// WebAssembly: lab/notes/benchmarks.md.

#pragma once

#include "go/rules/position.h"

namespace kakoi::go {

/// The number of dilations, and of the erosions that follow them.
struct BouzySteps {
  int dilations = 5;
  int erosions = 21;
};

/// The value of a stone before the first step.
inline constexpr int kBouzyStone = 128;

/// More dilations could leave the 16 bits of the values: each adds up to 4. Erosions have no bound.
inline constexpr int kMostDilations = 8000;
static_assert(kBouzyStone + 4 * kMostDilations < 1 << 15);

class Bouzy {
 public:
  Bouzy(const Position& position, BouzySteps steps, const Grid& grid);

  /// Writes the value of every point, row by row; Black's are positive.
  void store(std::int16_t* values, const Grid& grid) const;

 private:
  static constexpr int kPlanes = 15;

  void dilate(const Grid& grid);
  bool erode(const Grid& grid);

  PointSet black_;
  PointSet white_;
  PointSet planes_[kPlanes];
  int used_;
};

}  // namespace kakoi::go
