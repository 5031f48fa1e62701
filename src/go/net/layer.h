// Layer: the numbers of one layer of the network, and the way from sums to activations.

#pragma once

#include "go/net/lanes.h"

namespace kakoi::go::net {

/// The most channels of a layer, and of what is taken together of them. Channels come in vectors of eight.
inline constexpr int kMostChannels = 48;
inline constexpr int kMostVectors = kMostChannels / 8;

/// Activations count in 64ths, and end at 2047.
inline constexpr std::int16_t kMostActive = 2047;

struct Layer {
  Index inputs = 0;   // vectors
  Index outputs = 0;  // vectors
  int shift = 0;
  int second_shift = 0;
  std::uint32_t rounding = 0;
  const Shorts* weights = nullptr;
  Words multipliers[2 * kMostVectors];
  Words biases[2 * kMostVectors];  // with what rounds the second shift

  /// From sums to 64ths, for the index-th eight outputs.
  [[nodiscard]] Sums scale(Sums sums, Index index) const {
    return {scale(sums.low, 2 * index), scale(sums.high, 2 * index + 1)};
  }

 private:
  [[nodiscard]] Words scale(Words sums, Index index) const {
    const Words scaled = shift_right(sums + rounding, shift) * multipliers[index] + biases[index];
    return shift_right(scaled, second_shift);
  }
};

/// The activations of sums in 64ths.
inline Shorts activate(Sums sums) {
  constexpr Shorts most = Shorts{} + kMostActive;
  return lower(higher(narrow(sums), Shorts{}), most);
}

}  // namespace kakoi::go::net
