// The network as its formulas say it, loop by loop, straight from the bytes of a file; and files of chance.

#pragma once

#include <cstdint>
#include <vector>

namespace kakoi::test {

using Bytes = std::vector<std::uint8_t>;

/// A network of random numbers of the usual sizes. `most_weight` is the largest weight.
Bytes random_network(int channels, int blocks, int most_weight, std::uint64_t seed);

/// The planes of a board: a word a point, row by row.
struct PlaneBoard {
  int width;
  int height;
  std::vector<std::uint32_t> points;
};

struct PlainJudgement {
  std::vector<std::int32_t> policy;  // row by row, and last the pass
  std::vector<int> owner;
  int lead;
};

/// The judgement of a network that the engine accepts. It takes a hundred times as long as the engine's.
PlainJudgement judge_plainly(const Bytes& network, const PlaneBoard& board);

}  // namespace kakoi::test
