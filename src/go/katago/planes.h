// Planes: what KataGo's networks see of a position: inputs of its version 7, which networks from version 8 on take, for counting
// by area.
//
// D. Wu, "Accelerating self-play learning in Go", 2019, appendix A, and the comments of KataGo's nninputs.cpp.

#pragma once

#include "go/boards/search_board.h"
#include "go/katago/convolution.h"
#include "go/safety/benson.h"

namespace kakoi::go::katago {

/// The planes of a point and the numbers of a position.
inline constexpr int kPlanes = 22;
inline constexpr int kGlobals = 19;

/// The rule that keeps positions from coming back: the last one, any, or any with the same side to play.
enum class KoRule : std::uint8_t { kSimple, kPositional, kSituational };

/// A position of a game, as far as the networks know of it.
struct Situation {
  static constexpr int kMostMoves = 5;

  Position position;
  Color to_play;
  /// The cell that simple ko forbids, or kNoCell, and the points that superko forbids; it does not matter which other points that
  /// are not legal are among them.
  int ko;
  PointSet forbidden;
  KoRule ko_rule;
  bool suicide;
  float komi;
  /// The last moves by turns, the very last first: cells, or kNoCell for a pass.
  int move_count;
  int moves[kMostMoves];
  /// The stones that ladders took in the positions one and two moves before, as Planes::caught() finds them.
  CellSet caught[2];
};

/// Looks at positions. An object is some 600 KB.
class Planes {
 public:
  /// The numbers that each point has, of which the last are 0.
  static constexpr int kRow = filled(kPlanes);

  /// Looks at a position; `lives_by_suicide` has its stones alive for good as if suicide were allowed.
  void look(const Situation& situation, bool lives_by_suicide, const Grid& grid);

  /// The planes, row by row, kRow numbers a point, and the numbers of the position.
  [[nodiscard]] const float* points() const { return points_; }
  [[nodiscard]] const float* globals() const { return globals_; }

  /// The stones that ladders take in the position that was looked at.
  [[nodiscard]] const CellSet& caught() const { return caught_; }

  /// Those of another position, in which the cell `ko` is forbidden unless it is kNoCell.
  CellSet caught(const Position& position, int ko, const Grid& grid);

  /// True when the side to play may play there.
  [[nodiscard]] bool is_legal(int cell) const { return legal_.has(cell); }

 private:
  enum Plane : std::uint8_t {
    kOnBoard,
    kOwn,
    kTheir,
    kLiberties,      // and the next two: stones of chains with 1, 2, 3
    kForbidden = 6,  // by ko
    kMoves = 9,      // and the next four: the last moves
    kCaught = 14,    // and the next two: stones that ladders take, now, one and two moves before
    kCatches = 17,   // moves that begin ladders
    kOwnArea,
    kTheirArea,
  };

  [[nodiscard]] float& value(int cell, int plane);
  void look_at_stones();
  void look_at_legality();
  void look_at_moves();
  void read_ladders(Color to_play, CellSet& caught, CellSet& catches);
  void look_at_ladders();
  void look_at_area(bool suicide);
  void look_at_rules();

  const Situation* situation_ = nullptr;
  const Grid* grid_ = nullptr;
  SearchBoard board_;
  Benson benson_;
  CellSet legal_;
  CellSet caught_;
  float points_[kMostPoints * kRow];
  float globals_[filled(kGlobals)];
};

}  // namespace kakoi::go::katago
