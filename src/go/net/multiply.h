// Products of matrices, in which the network spends its time.

#pragma once

#include "go/net/lanes.h"

namespace kakoi::go::net {

/// Multiplies `count` rows, each of `inputs` vectors, by weights, to rows of `outputs` times eight sums. The weights lie eight
/// columns after eight columns; those of eight, a pair of inputs after the other; and each pair, column after column.
void multiply(const Shorts* rows, Index count, Index inputs, const Shorts* weights, Index outputs,
              Sums* sums);

}  // namespace kakoi::go::net
