// SafeReader: safe stones and territory by the rules of safe.h and, where those leave chains open, by life and death.
//
// A room is a part of the board without stones of the owner. Where the search for life (life.h) proves that some of the
// blocks around rooms live there, though the opponent moves first and wins every ko, they are safe by these rooms alone:
// all that their owner has to play is in them. So they stay so beside every other proof that leaves the rooms alone.
// Other blocks around are the opponent's in that search, or may be captured in it, unless they are safe already.

#pragma once

#include "go/reading/life.h"
#include "go/safety/safe.h"

namespace kakoi::go {

/// Finds safe stones and territory. An object is large, as its solver is; the reader of life is given to it, because that is
/// larger still.
class SafeReader {
 public:
  /// Finds what the static rules prove and, when `nodes` is not 0, what searches of at most so many positions for each
  /// question prove. The answer is valid until the next call.
  const SafeSide& read(LifeReader& life, const Position& position, Color color, int nodes, const Grid& grid);

 private:
  static constexpr int kMostRooms = SafeSide::kMostRegions;
  static constexpr int kMostBlocks = SafeChains::kMostBlocks;

  void find_rooms();
  [[nodiscard]] PointSet rooms_with(int room) const;
  [[nodiscard]] PointSet large_around(const PointSet& rooms) const;
  void read_around_rooms();
  void read_blocks();
  bool live_in(const PointSet& rooms, const PointSet& targets);
  bool lives(const PointSet& rooms, const PointSet& targets);
  void add(const PointSet& rooms, const PointSet& targets);

  LifeReader* life_;
  const Grid* grid_;
  Position position_;
  Color color_;
  int nodes_;

  /// The stones that are not known to be safe.
  PointSet open_;
  /// Rooms on which no proof rests.
  int room_count_;
  PointSet rooms_[kMostRooms];

  SafetySolver solver_;
  SafeSide known_;
};

}  // namespace kakoi::go
