// The play in a region between chains that cannot be captured, on sets of one word: a bit for each of its points.
//
// A stone that is connected to a wall of its colour is part of it, and can never be captured. What only walls of one
// colour enclose is that side's when the other cannot make two eyes there however often it moves: an eye of the
// invader needs a point that is beside no wall, because the owner could fill any other, and a group with two eyes
// needs seven points.
//
//     X X X X X X X
//     X . . . . . X      One row is Black's however long it is: no point of it is away from the wall.
//     X X X X X X X

#pragma once

#include <bit>
#include <cstdint>

#include "core/geometry.h"
#include "go/rules/position.h"

namespace kakoi::go {

/// A set of points of a region.
using RegionSet = std::uint32_t;

/// The stones in a region, by colour.
struct RegionStones {
  RegionSet of[2];

  friend bool operator==(const RegionStones&, const RegionStones&) = default;
};

/// A region, its walls and the rules of play in it.
class RegionGame {
 public:
  static constexpr int kMostPoints = 32;

  /// A position as it is played on: `open` are the points that are still to be played for; all others belong to the
  /// colour whose they are given, as if it had a stone on each.
  struct Standing {
    RegionStones stones;
    RegionSet open;
  };

  /// The largest part of the board that such a word holds.
  [[nodiscard]] static bool holds(const PointSet& region) { return region.count() <= kMostPoints; }

  /// Sets the region up; `walls` are the stones around it that cannot be captured.
  void load(const Position& position, const PointSet& region, const Position& walls);

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] Point point(int index) const { return points_[index]; }
  [[nodiscard]] const RegionStones& start() const { return start_; }

  /// Gives each side what is certainly its own.
  [[nodiscard]] Standing settle(const RegionStones& stones) const;

  /// Black's area minus White's, when play ends there.
  [[nodiscard]] int area(const RegionStones& stones) const;

  enum class Move : std::uint8_t { kIllegal, kPlain, kKo };

  /// Plays on an empty point, when that is no suicide. A move that takes one stone with one that could be taken back
  /// at once is kKo.
  Move play(const RegionStones& before, Color mover, int index, RegionStones& after) const;

 private:
  [[nodiscard]] RegionSet beside(RegionSet set) const;
  [[nodiscard]] RegionSet chain(RegionSet seed, RegionSet within) const;

  int size_;
  RegionSet full_;
  Point points_[kMostPoints];
  RegionSet near_[kMostPoints];
  /// The points beside walls of a colour.
  RegionSet at_wall_[2];
  RegionStones start_;
};

}  // namespace kakoi::go
