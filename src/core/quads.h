// Bit quads: counts of the 2 × 2 windows of a set by content, and the Euler number that follows from them.
//
// S. B. Gray, "Local properties of binary images in two dimensions", IEEE Trans. Computers C-20 (1971).

#pragma once

#include "core/geometry.h"

namespace kakoi {

/// Windows by content: 0, 1, 3 or 4 points; two adjacent points (q2); two points on a diagonal (qd).
struct QuadCounts {
  int q0;
  int q1;
  int q2;
  int q3;
  int q4;
  int qd;
};

/// Counts all (width + 1)·(height + 1) windows, those that reach over the edge included.
inline QuadCounts count_quads(const PointSet& s, const Grid& grid) {
  QuadCounts counts{};
  std::uint64_t above = 0;  // 64 bits, because the windows of a 32-column row need 33
  for (int y = 0; y <= grid.height; ++y) {
    const std::uint64_t here = y < grid.height ? s.row(y) : 0;
    // The four corners of the window whose lower right corner is column x, for all x at once.
    const std::uint64_t a = above << 1;
    const std::uint64_t b = above;
    const std::uint64_t c = here << 1;
    const std::uint64_t d = here;
    const std::uint64_t odd = a ^ b ^ c ^ d;
    const std::uint64_t many = (a & b) | (c & d) | ((a | b) & (c | d));  // two or more
    const std::uint64_t all = a & b & c & d;
    const std::uint64_t diagonal = (a & d & ~b & ~c) | (b & c & ~a & ~d);
    counts.q1 += std::popcount(odd & ~many);
    counts.q2 += std::popcount(many & ~odd & ~all & ~diagonal);
    counts.q3 += std::popcount(odd & many);
    counts.q4 += std::popcount(all);
    counts.qd += std::popcount(diagonal);
    above = here;
  }
  counts.q0 =
      (grid.width + 1) * (grid.height + 1) - counts.q1 - counts.q2 - counts.q3 - counts.q4 - counts.qd;
  return counts;
}

/// Connected parts minus holes (holes of the other connectivity), by Gray's formula.
constexpr int euler_number(const QuadCounts& counts, Connectivity connectivity) {
  const int diagonals = connectivity == Connectivity::kFour ? 2 * counts.qd : -2 * counts.qd;
  return (counts.q1 - counts.q3 + diagonals) / 4;
}

}  // namespace kakoi
