// SafeSearch: searches whether a region gives chains sure liberties, or cannot hold the opponent, when the
// static rules leave it open.
//
// The opponent moves first in the region, as often as it likes; the owner answers there, or passes. A claim
// is proven when every line comes, after an answer, to a position that the static rules of safe_region.h
// decide, and the chains have never been short of the liberties on the way. So a proof is a strategy for this
// region alone, which leaves the others as they are. The owner has to come to such a position even while the
// opponent passes, so that nothing in a seki is called safe. Lines are as short as the proof allows: first
// one answer deep, then two, and so on.

#pragma once

#include <cstdint>

#include "go/safety/safe_region.h"

namespace kakoi::go {

/// A claim to be proven about a region.
struct SafeQuestion {
  static constexpr int kMostNeeds = 8;
  static constexpr int kMostPairs = 16;

  /// The liberties that a chain must have in the region: its stones, and 0, 1 or 2.
  struct Need {
    PointSet stones;
    int liberties;
  };
  /// A pair that joins chains, one point of which is in the region; `other` may be elsewhere.
  struct Pair {
    Point one;
    Point other;
  };

  Position position;
  /// All blocks that are kept, those around the region included.
  PointSet kept;
  PointSet region;
  Need needs[kMostNeeds];
  Pair pairs[kMostPairs];
  int need_count;
  int pair_count;
  Color owner;
  /// True when the claim includes that the opponent gets no two eyes.
  bool is_territory;
};

/// A search with a table of fixed size.
class SafeSearch {
 public:
  /// True when the claim can be proven within `nodes` positions.
  bool proves(const SafeQuestion& question, int nodes, const Grid& grid);

 private:
  static constexpr int kDeepest = 8;
  static constexpr int kEntries = 1 << 12;

  /// A position that is proven, or was not proven within `failed_depth` answers.
  struct Entry {
    std::uint64_t key;
    std::uint32_t search;
    std::int8_t failed_depth;
    bool is_proven;
  };

  bool proves(const Position& position, int depth);
  bool answers(const Position& position, Point move, Point ko, int depth);
  [[nodiscard]] bool has_liberties(const Position& position) const;
  bool is_static(const Position& position);
  [[nodiscard]] std::uint64_t key_of(const Position& position) const;
  Entry& entry(std::uint64_t key) { return table_[key & (kEntries - 1)]; }

  const SafeQuestion* question_ = nullptr;
  const Grid* grid_ = nullptr;
  int nodes_ = 0;
  std::uint32_t searches_ = 0;
  Entry table_[kEntries] = {};
};

}  // namespace kakoi::go
