// Bit quads and Euler numbers of a set of squares, without a loop.
//
// S. B. Gray, "Local properties of binary images in two dimensions", IEEE Trans. Computers C-20 (1971). The
// Euler number is the number of connected parts minus the number of holes. It is counted here while the board
// is swept row by row: a square that touches nothing before it starts a part or ends a hole (+1), one whose
// west and south neighbours meet only in it joins two parts or closes a hole (−1). Two kinds of windows are
// enough, and no window at the border needs a case of its own.

#pragma once

#include "core/quads.h"
#include "loa/squares.h"

namespace kakoi::loa {

/// 8-connected parts minus 4-connected holes: (q1 − q3 − 2·qd) / 4. More than 1: not connected.
constexpr int euler_number_8(Squares s) {
  const Squares w = east(s);        // squares whose west neighbour is in the set
  const Squares below = north(s);   // whose south neighbour is
  const Squares corner = north(w);  // whose south-west neighbour is
  return std::popcount(s & ~(w | below | corner)) - std::popcount(w & below & ~corner);
}

/// 4-connected parts minus 8-connected holes: (q1 − q3 + 2·qd) / 4.
constexpr int euler_number_4(Squares s) {
  const Squares w = east(s);
  const Squares below = north(s);
  return std::popcount(s & ~(w | below)) - std::popcount(s & w & below & ~north(w));
}

/// Counts all windows of a board with so many squares in a row, those that reach over the edge included: 81 of 8×8.
constexpr QuadCounts count_quads(Squares s, int size = kMostSize) {
  // Windows are named by their south-west square; those with three or four stones, or two on a diagonal, lie
  // inside the board. The rest follows from Gray's formula and from every stone being in four windows.
  const Squares e = west(s);  // squares whose east neighbour is in the set
  const Squares n = south(s);
  const Squares ne = south(e);
  const Squares low_one = s ^ e;
  const Squares high_one = n ^ ne;
  const Squares low_two = s & e;
  const Squares high_two = n & ne;

  QuadCounts counts{};
  counts.q4 = std::popcount(low_two & high_two);
  counts.q3 = std::popcount((low_two & high_one) | (low_one & high_two));
  counts.qd = std::popcount(low_one & high_one & (s ^ n));
  counts.q1 = 4 * euler_number_8(s) + counts.q3 + 2 * counts.qd;
  counts.q2 = (4 * std::popcount(s) - counts.q1 - 2 * counts.qd - 3 * counts.q3 - 4 * counts.q4) / 2;
  counts.q0 = (size + 1) * (size + 1) - counts.q1 - counts.q2 - counts.q3 - counts.q4 - counts.qd;
  return counts;
}

}  // namespace kakoi::loa
