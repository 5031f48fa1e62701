// Planes: what the network sees of a position, a word a point and a bit a plane.
//
// C. Clark and A. Storkey, "Training deep convolutional neural networks to play Go", 2015 (liberties by chain), and D. Silver
// et al., "Mastering the game of Go with deep neural networks and tree search", 2016 (liberties after a move, ladders).

#pragma once

#include "go/boards/playout_board.h"
#include "go/playouts/ladder.h"
#include "go/safety/benson.h"

namespace kakoi::go {

/// Looks at positions. An object is some 500 KB.
class Planes {
 public:
  /// The planes, by their bits. "Own" is the side to play, "their" the other. Liberties above three have no plane.
  enum Plane : std::uint8_t {
    kOwn,
    kTheir,
    kOwnLiberties,                        // and the next two: stones of chains with 1, 2, 3
    kTheirLiberties = kOwnLiberties + 3,  // and the next two
    kLast = kTheirLiberties + 3,          // the last move,
    kBeforeLast,                          // and the one before
    kForbidden,                           // by simple ko
    kOwnCaught,                           // stones that a ladder takes, were their enemy to play,
    kTheirCaught,                         // and were it not
    kCatches,                             // moves that begin such a ladder now
    kOwnAlive,                            // for good, with their territory (Benson)
    kTheirAlive,
    kOnBoard,
    kOwnAfter,                    // and the next two: a stone there would have 1, 2, 3 liberties
    kTheirAfter = kOwnAfter + 3,  // and the next: one of theirs would have 1, 2
    kTakes = kTheirAfter + 2,     // a stone there captures,
    kLoses,                       // and one of theirs would
    kCount
  };

  /// Looks at a board with the side to play; `last` and `before_last` are the cells of the last moves or kNoCell.
  void look(const PlayoutBoard& board, Color to_play, int last, int before_last, const Grid& grid);

  /// The planes that the cell has a bit in: 0 beyond the board.
  [[nodiscard]] std::uint32_t bits(int cell) const { return bits_[cell]; }

 private:
  static constexpr int kListed = 5;  // liberties of a chain: one more than is told apart, as a move takes one

  void look_at_chain(int chain);
  void look_at_point(int at);
  [[nodiscard]] int liberties_after(Color color, int at, bool& takes) const;
  void look_at_life(const Grid& grid);

  const PlayoutBoard* board_ = nullptr;
  Color color_ = Color::kBlack;
  Ladder ladder_;
  Benson benson_;
  Cells<kListed> liberties_[kCells];  // by chain
  std::uint32_t bits_[kCells] = {};
};

}  // namespace kakoi::go
