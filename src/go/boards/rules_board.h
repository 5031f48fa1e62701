// A SearchBoard by the rules of GoBoard, for programs that search by themselves: legality, points instead of cells, and the
// hash of positions.

#pragma once

#include "go/boards/search_board.h"
#include "go/rules/hash.h"
#include "go/rules/moves.h"

namespace kakoi::go {

class RulesBoard {
 public:
  static constexpr int kMostMoves = SearchBoard::kMostMoves;

  /// One empty point, until load().
  RulesBoard() { load(Position::none(), kNoPoint, Grid(1, 1)); }

  /// Sets the position up, with the point that simple ko forbids, or kNoPoint. No move can be taken back then.
  void load(const Position& position, Point ko, const Grid& grid);

  [[nodiscard]] bool is_of(const Grid& grid) const { return grid.width == width_ && grid.height == height_; }

  /// Points beyond the grid count as occupied. Suicide is not legal.
  [[nodiscard]] Legality legality(Color color, Point p) const;

  /// Plays a legal move, while fewer than kMostMoves can be taken back; returns how many stones it captures.
  int play(Color color, Point p);
  /// Ends the ko; counts as a move.
  void pass();
  /// Takes the last move back; there must be one.
  void undo() { board_.undo(); }
  [[nodiscard]] int moves() const { return board_.moves(); }

  [[nodiscard]] Point ko() const { return point_of(board_.ko()); }
  /// The zobrist() of the position.
  [[nodiscard]] std::uint64_t hash() const { return hashes_[board_.moves()]; }

  [[nodiscard]] bool has_stone(Point p) const { return board_.is_stone(cell_of(p)); }
  [[nodiscard]] Color color(Point stone) const { return board_.color(cell_of(stone)); }
  /// The number of liberties of the stone's chain.
  [[nodiscard]] int liberties(Point stone) const { return board_.liberties_at(cell_of(stone)); }

  [[nodiscard]] PointSet chain(Point stone) const;
  [[nodiscard]] PointSet chain_liberties(Point stone);
  [[nodiscard]] Position position() const;
  [[nodiscard]] PointSet legal_moves(Color color) const;

 private:
  /// Calls visit(point) for each point, row by row.
  template <typename Visit>
  void each_point(Visit&& visit) const {
    for (int y = 0; y < height_; ++y) {
      for (int x = 0; x < width_; ++x) visit(Point{x, y});
    }
  }

  SearchBoard board_;
  /// After each number of moves.
  std::uint64_t hashes_[kMostMoves + 1];
  int width_ = 0;
  int height_ = 0;
};

}  // namespace kakoi::go
