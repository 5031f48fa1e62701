// Thermographs: how much a game is worth by how much a move elsewhere is (Berlekamp, Conway and Guy, Winning Ways,
// chapter 6; Siegel, Combinatorial Game Theory, II.5).
//
// At the tax t that each move costs, the left wall is the count when Black begins, the right wall when White does.
// They meet at the game's temperature and go on as one mast at its mean.
//
// Numbers are fixed: 1 is kOne. Every mean is halved as often as lines are long, so a game of more than sixteen
// halvings is not exact, and said to be none.

#pragma once

#include <cstdint>

#include "core/color.h"

namespace kakoi::go {

/// A continuous function of the tax, from 0 on: straight between corners, and beyond the last with its slope.
struct Wall {
  static constexpr int kMostCorners = 24;

  struct Corner {
    std::int32_t tax;
    std::int32_t count;
  };

  Corner corners[kMostCorners];
  int size;
  int slope;

  [[nodiscard]] int at(int tax) const;
};

struct Thermograph {
  /// The bits of a fraction, and 1.
  static constexpr int kFraction = 16;
  static constexpr int kOne = 1 << kFraction;

  int mean;
  int temperature;
  /// Black's, the left one, then White's; the last corner of each is the foot of the mast.
  Wall walls[2];

  [[nodiscard]] const Wall& wall(Color color) const { return walls[static_cast<int>(color)]; }

  /// The game in which nothing is left to play.
  static Thermograph of_count(int count);

  friend bool operator==(const Thermograph& a, const Thermograph& b);
};

/// The best that a colour's moves give by the tax, before it may decide not to move.
class Scaffold {
 public:
  explicit Scaffold(Color color) : color_(color) {}

  /// Adds a move to the game of this thermograph.
  void add(const Thermograph& after);

  [[nodiscard]] bool is_empty() const { return is_empty_; }
  [[nodiscard]] const Wall& wall() const { return wall_; }
  /// False when some wall had too many corners.
  [[nodiscard]] bool fits() const { return fits_; }

 private:
  Color color_;
  bool is_empty_ = true;
  bool fits_ = true;
  Wall wall_;
};

/// The count after a colour's move to the game of this thermograph, at that tax.
inline int count_after(const Thermograph& after, Color mover, int tax) {
  return mover == Color::kBlack ? after.wall(Color::kWhite).at(tax) - tax
                                : after.wall(Color::kBlack).at(tax) + tax;
}

/// Makes the thermograph of a game by what the moves of both give. Where nobody gains by a move, the game is worth
/// what it counts as it stands, or what either gets who prefers to move. Returns false, and writes nothing, when the
/// numbers here cannot hold it.
bool meet(const Scaffold& black, const Scaffold& white, int standing, Thermograph& result);

}  // namespace kakoi::go
