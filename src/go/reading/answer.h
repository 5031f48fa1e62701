// The parts that the answers of all readers share.

#pragma once

#include <cstdint>

#include "core/short_list.h"
#include "go/boards/cells.h"

namespace kakoi::go {

/// The most moves of a line in most answers.
inline constexpr int kLongestLine = 64;
using Line = ShortList<Point, kLongestLine>;

template <int longest = kLongestLine>
struct Answer {
  /// A first move that brings about what the side to move wants; kNoPoint for a pass, or when there is none.
  Point move = kNoPoint;
  /// A line of play if both sides do what the search thinks best; kNoPoint is a pass.
  ShortList<Point, longest> line;
  /// The number of positions looked at.
  std::uint64_t nodes = 0;

  /// Forgets how to play.
  void forget() {
    move = kNoPoint;
    line.length = 0;
  }
};

}  // namespace kakoi::go
