#include "go/net/multiply.h"

namespace kakoi::go::net {

namespace {

/// Multiplies so many rows by eight columns: the sums stay in registers, and each weight is loaded once for all rows.
template <int Rows>
void multiply_rows(const Shorts* rows, Index inputs, const Shorts* weights, Index outputs, Sums* sums) {
  Sums sum[Rows] = {};
  for (Index i = 0; i < 4 * inputs; ++i) {
    for (Index r = 0; r < Rows; ++r) {
      const Shorts two = pair(rows + r * inputs, i);
      sum[r].low += dot(two, weights[2 * i]);
      sum[r].high += dot(two, weights[2 * i + 1]);
    }
  }
  for (Index r = 0; r < Rows; ++r) sums[r * outputs] = sum[r];
}

}  // namespace

void multiply(const Shorts* rows, Index count, Index inputs, const Shorts* weights, Index outputs,
              Sums* sums) {
  constexpr int together = 4;
  for (Index column = 0; column < outputs; ++column) {
    const Shorts* part = weights + column * 8 * inputs;
    Index row = 0;
    for (; row + together <= count; row += together) {
      multiply_rows<together>(rows + row * inputs, inputs, part, outputs, sums + row * outputs + column);
    }
    for (; row < count; ++row) {
      multiply_rows<1>(rows + row * inputs, inputs, part, outputs, sums + row * outputs + column);
    }
  }
}

}  // namespace kakoi::go::net
