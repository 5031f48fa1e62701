// Products of matrices, in which the network spends its time.

#pragma once

#include "go/katago/floats.h"

namespace kakoi::go::katago {

/// Multiplies `count` rows of `inputs` numbers by weights, to rows of `outputs` numbers. Both counts are multiples of eight.
/// The weights lie eight columns after eight columns; those of eight, input after input.
void multiply(const float* rows, Index count, Index inputs, const float* weights, Index outputs,
              float* products);

/// The same, added to what is there.
void multiply_and_add(const float* rows, Index count, Index inputs, const float* weights, Index outputs,
                      float* sums);

}  // namespace kakoi::go::katago
