// MoveWeights: the worth of a move by its features, fitted to games.

#pragma once

#include <algorithm>

#include "go/play/move_features.h"

namespace kakoi::go {

/// Weights in sixteenths of a doubling of the chance to be played. A pattern has its slot in a table by its hash, and a
/// name there that tells it from nearly all others.
struct MoveWeights {
  static constexpr std::size_t kSlots = 4096;

  MoveWeights() = default;

  /// From what a program holds: the plain weights, a bit of `used` for each slot that has a pattern, and the names and
  /// weights of those alone, slot by slot. Empty slots would make the engine 0.4 KB larger after gzip.
  MoveWeights(const std::int8_t* plain_weights, const std::uint32_t* used, const std::uint8_t* name,
              const std::int8_t* weight) {
    std::copy_n(plain_weights, MoveFeatures::kPlain, plain);
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      const bool is_used = (used[slot / 32] >> slot % 32 & 1U) != 0;
      names[slot] = is_used ? *name++ : std::uint8_t{0};
      patterns[slot] = is_used ? *weight++ : std::int8_t{0};
    }
  }

  static std::size_t slot_of(std::uint32_t hash) { return hash % kSlots; }
  static std::uint8_t name_of(std::uint32_t hash) { return static_cast<std::uint8_t>(hash >> 24); }

  /// The worth of a move at an empty cell.
  [[nodiscard]] int worth(const MoveFeatures& features, int at) const {
    int sum = 0;
    features.each(
        at, [&](int number) { sum += plain[number]; },
        [&](std::uint32_t hash) {
          const std::size_t slot = slot_of(hash);
          if (patterns[slot] == 0 || names[slot] != name_of(hash)) return false;
          sum += patterns[slot];
          return true;
        });
    return sum;
  }

  std::int8_t plain[MoveFeatures::kPlain];
  std::uint8_t names[kSlots];
  std::int8_t patterns[kSlots];  // 0 where there is none
};

/// Those in use.
extern const MoveWeights kMoveWeights;

}  // namespace kakoi::go
