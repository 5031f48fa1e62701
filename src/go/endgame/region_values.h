// The value of a region between chains that cannot be captured: its thermograph, from those of all positions that
// play can lead to.
//
// Counted is area, because it needs no judgement of what is dead, and because a move that is worth nothing there is
// worth minus one point of territory. As every stone on the board is a point of area, a tax of one point a move makes
// it a count of territory (endgame.h).
//
// Either side may move any number of times in turn, since the other may play elsewhere. A repetition needs captures
// by both; nearly always that is a ko. Then the region is played twice: in one game Black never takes a ko, in the
// other White does not. Whoever may take fewer gets no more, so where both games have one thermograph the ko decides
// nothing, and the answer is that of the game with all moves.

#pragma once

#include "go/endgame/region_game.h"
#include "go/endgame/thermograph.h"

namespace kakoi::go {

enum class RegionOutcome : std::uint8_t { kValued, kKo, kTooLarge };

struct RegionValue {
  RegionOutcome outcome;
  /// By area, Black's minus White's.
  Thermograph thermograph;
  /// The best first moves at the game's temperature, as indices of the game's points; -1 when there is none.
  int moves[2];
  /// True when play can lead to a ko, even where that decides nothing.
  bool has_ko;
  std::uint64_t nodes;
};

/// Finds values, with a table of fixed size. An object is large (3 MB) and holds no state between calls.
class RegionValues {
 public:
  /// The most positions of a region that the table holds.
  static constexpr int kMostNodes = 1 << 15;

  /// Values a position of a region, with at most so many positions for each of the two games.
  RegionValue value(const RegionGame& game, const RegionStones& stones, int nodes);

 private:
  struct Entry {
    RegionStones stones;
    std::uint32_t search;  // the last one that used the entry
    std::int32_t walls;    // where the thermograph lies in walls_, or kUnfinished
  };

  static constexpr std::int32_t kUnfinished = -1;

  static constexpr int kEntries = 2 * kMostNodes;
  static constexpr int kMostWords = 1 << 19;

  RegionOutcome search(const RegionStones& stones, Thermograph& result);
  RegionOutcome search_moves(const RegionStones& stones, Scaffold* scaffolds);
  Entry& find(const RegionStones& stones);
  bool keep(Entry& entry, const Thermograph& thermograph);
  [[nodiscard]] Thermograph kept(const Entry& entry) const;
  void choose(const RegionStones& stones, RegionValue& value);

  const RegionGame* game_;
  int most_;
  int nodes_;
  std::uint32_t searches_ = 0;
  int words_;
  int depth_;
  /// The colour that takes no ko, and whether there was a ko at all.
  Color barred_;
  bool has_ko_;
  Entry entries_[kEntries] = {};
  std::int32_t walls_[kMostWords];
};

}  // namespace kakoi::go
