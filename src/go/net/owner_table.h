// The owner of a point by its logit: tanh, which every machine looks up in the same table.

#pragma once

#include <array>
#include <cstdint>

namespace kakoi::go::net {

/// 1024 · tanh(logit / 64), rounded; it is 1024 from the end of the table on.
inline constexpr auto kOwners = [] {
  constexpr double factor = 0.969233234476344081;  // e^(−2/64)
  std::array<std::int16_t, 268> table{};
  double power = 1;
  for (std::int16_t& owner : table) {
    owner = static_cast<std::int16_t>((2048 * (1 - power) / (1 + power) + 1) / 2);
    power *= factor;
  }
  return table;
}();

static_assert(kOwners.front() == 0 && kOwners.back() == 1024 && kOwners[kOwners.size() - 2] == 1023);

inline std::int16_t owner_of(std::int32_t logit) {
  constexpr auto end = static_cast<std::int32_t>(kOwners.size()) - 1;
  const std::int32_t bounded = logit < -end ? -end : logit > end ? end : logit;
  const auto index = static_cast<std::size_t>(bounded < 0 ? -bounded : bounded);
  return static_cast<std::int16_t>(bounded < 0 ? -kOwners[index] : kOwners[index]);
}

}  // namespace kakoi::go::net
