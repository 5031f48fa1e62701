#include "go/katago/multiply.h"

#include <type_traits>

namespace kakoi::go::katago {

namespace {

/// Multiplies so many rows by eight columns: the sums stay in registers, and each weight is loaded once for all rows.
template <bool Adds, int Rows>
void multiply_rows(const float* rows, Index inputs, const float* weights, Index outputs, float* sums) {
  Floats sum[Rows][2] = {};
  for (Index i = 0; i < inputs; ++i) {
    const Floats left = floats_at(weights + 8 * i);
    const Floats right = floats_at(weights + 8 * i + 4);
    for (Index r = 0; r < Rows; ++r) {
      const Floats input = all(rows[r * inputs + i]);
      sum[r][0] += input * left;
      sum[r][1] += input * right;
    }
  }
  for (Index r = 0; r < Rows; ++r) {
    float* to = sums + r * outputs;
    for (Index half = 0; half < 2; ++half) {
      store(to + 4 * half, Adds ? floats_at(to + 4 * half) + sum[r][half] : sum[r][half]);
    }
  }
}

template <bool Adds>
void multiply_all(const float* rows, Index count, Index inputs, const float* weights, Index outputs,
                  float* sums) {
  constexpr int together = 4;
  for (Index column = 0; column < outputs; column += 8) {
    const float* part = weights + column * inputs;
    Index row = 0;
    const auto multiply_some = [&]<int Rows>(std::integral_constant<int, Rows>) {
      multiply_rows<Adds, Rows>(rows + row * inputs, inputs, part, outputs, sums + row * outputs + column);
    };
    for (; row + together <= count; row += together) multiply_some(std::integral_constant<int, together>{});
    if (row + 3 == count) multiply_some(std::integral_constant<int, 3>{});
    if (row + 2 == count) multiply_some(std::integral_constant<int, 2>{});
    if (row + 1 == count) multiply_some(std::integral_constant<int, 1>{});
  }
}

}  // namespace

void multiply(const float* rows, Index count, Index inputs, const float* weights, Index outputs,
              float* products) {
  multiply_all<false>(rows, count, inputs, weights, outputs, products);
}

void multiply_and_add(const float* rows, Index count, Index inputs, const float* weights, Index outputs,
                      float* sums) {
  multiply_all<true>(rows, count, inputs, weights, outputs, sums);
}

}  // namespace kakoi::go::katago
