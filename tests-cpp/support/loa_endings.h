// Tables of endings of Lines of Action with a few stones.

#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "loa/moves.h"
#include "support/random.h"

namespace kakoi::test {

using loa::Squares;

/// The ending of every position with so many stones of either side: n when it is won in n plies, -n
/// when it is lost in n, 0 when neither side can force a win. Built backwards from the last move, by code that shares
/// nothing with the searches but the moves.
class LoaEndings {
 public:
  /// Both sides connected by one move is a draw unless `mover_wins`; a side without a move passes.
  LoaEndings(int own, int enemy, bool mover_wins = false);

  [[nodiscard]] int of(Squares own, Squares enemy) const;
  [[nodiscard]] int longest() const { return longest_; }

 private:
  using Material = std::pair<int, int>;
  /// The number of sets of the enemy, and the values.
  using Table = std::pair<std::size_t, std::vector<std::int8_t>>;

  void build(const std::vector<Material>& materials);
  /// Finds the positions that end in exactly so many plies; those in fewer are known.
  bool settle(const Material& material, int plies);
  /// True when the position is won or lost in exactly so many plies; `wins_` says which.
  bool ends_in(Squares own, Squares enemy, int plies);

  std::map<Material, std::unique_ptr<Table>> tables_;
  bool mover_wins_;
  int longest_ = 0;
  bool wins_ = false;
};

/// A random position of the material that is not decided, Black to move.
loa::Position open_loa(int black, int white, Random& random);

}  // namespace kakoi::test
