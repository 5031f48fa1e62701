// Patterns: a rectangle of points with what may be on each, looked for in games in every orientation asked for.

#pragma once

#include "core/symmetry.h"
#include "go/collection/history.h"
#include "go/collection/page.h"

namespace kakoi::go {

/// The place of a pattern on the board: anywhere; in any corner; at any edge; or at the sides named, as the pattern is drawn,
/// which turn with it. kBoard: the pattern is a board and fits boards of its size alone. The numbers are part of the boundary.
enum class Anchor : std::uint8_t {
  kAnywhere,
  kCorner,
  kEdge,
  kTopLeft,
  kTopRight,
  kBottomLeft,
  kBottomRight,
  kTop,
  kBottom,
  kLeft,
  kRight,
  kBoard,
};

/// The side that has to be to play.
enum class SideToPlay : std::uint8_t { kEither, kBlack, kWhite };

/// A question. The contents of the point (x, y) of the pattern are cells[y·width + x].
struct Pattern {
  int width;
  int height;
  std::uint8_t cells[kMaxSide * kMaxSide];
  Anchor anchor;
  bool symmetries;
  bool swap_colors;
  SideToPlay to_play;
};

/// The first time that a pattern stands in a game, and what is played next.
struct PatternMatch {
  /// The number of moves played before; History::kNever when it never stands.
  int move = History::kNever;
  /// The symmetry that turns the pattern into what stands on the board, and whether its colours are swapped.
  Symmetry symmetry = Symmetry::kIdentity;
  bool swapped = false;
  /// The next move in the orientation and the colours of the pattern: whether there is one, by which side, and its point within
  /// the pattern, kNoPoint elsewhere. Points that symmetries of the pattern itself make equal are given as one of them: the
  /// topmost, and of those the rightmost.
  bool goes_on = false;
  Color color = Color::kBlack;
  Point point = kNoPoint;
};

class PatternSearch {
 public:
  /// Takes the question for the games to come.
  void ask(const Pattern& pattern);

  /// False for most games in which the pattern never stands.
  [[nodiscard]] bool may_stand(const Sieve& sieve) const;

  /// The first time that the pattern stands in the game. Of several places at that time, the one in the first
  /// symmetry, colours not swapped before swapped, topmost, then leftmost. With `local` the next move is the next one within
  /// the pattern, with moves elsewhere passed over.
  [[nodiscard]] PatternMatch find(const KeptGame& game, bool local);

 private:
  struct Cell {
    std::uint8_t x;
    std::uint8_t y;
    std::uint8_t contents;
    friend bool operator==(const Cell&, const Cell&) = default;
  };
  /// The pattern as it is looked for. Cells that may hold anything are left out; those with a stone come first.
  struct Oriented {
    Symmetry symmetry;
    bool swapped;
    int width;
    int height;
    unsigned sides;
    SideToPlay to_play;
    int stones;
    int count;
    Cell cells[kMaxSide * kMaxSide];
    /// Rows of the black and of the white stones.
    std::uint32_t rows[2][kMaxSide];

    [[nodiscard]] bool looks_like(const Oriented& other) const;
  };

  void orient(const Pattern& pattern, Symmetry symmetry, bool swapped, Oriented& oriented) const;
  bool places(const Oriented& oriented, const Sieve& sieve, std::uint32_t* rows) const;
  [[nodiscard]] int earliest(const Oriented& oriented, int x, int y, int before, Color first) const;
  void go_on(const Oriented& oriented, Point place, bool local, PatternMatch& match) const;

  Anchor anchor_ = Anchor::kAnywhere;
  int oriented_count_ = 0;
  Oriented oriented_[2 * kSymmetries];
  /// The symmetries under which the pattern looks the same, one bit each.
  unsigned own_ = 1;
  History history_;
};

}  // namespace kakoi::go
