// MoveFeatures: all that is said of a move at a glance, for weights fitted to games to add up.
//
// R. Coulom, "Computing Elo ratings of move patterns in the game of Go", 2007: a move is worth the product of the
// strengths of its features, and is chosen with the share that its worth has among all moves. Features are what the
// move does to chains, the place on the board, the distances to the last moves and to stones, and patterns: the
// surroundings up to a distance, alone and together with the place of the last move. All are the same for a board
// turned, seen in a mirror, or with its colours exchanged, except that a ladder follows the first of two ataris that
// leave the same liberties.

#pragma once

#include "go/play/felt_distance.h"
#include "go/play/ladder.h"

namespace kakoi::go {

/// Looks at moves on a board. An object is 90 KB.
class MoveFeatures {
 public:
  /// Bits of doings(), each the effect of a move on a chain. The second of a pair is that on two stones or more.
  enum Doing : std::uint8_t {
    kSaves,  // captures what has own stones in atari
    kSavesMore,
    kTakes,  // captures what could escape
    kTakesMore,
    kTakesCaught,  // captures what is caught anyway
    kTakesCaughtMore,
    kEscapes,  // extends a chain in atari, and no ladder catches it
    kEscapesMore,
    kRunsInVain,  // extends a chain in atari that a ladder catches
    kRunsInVainMore,
    kCatches,  // begins a ladder that catches
    kCatchesMore,
    kThreatens,  // gives atari without a ladder
    kThreatensMore,
    kGuards,  // is a liberty of an own chain at which a ladder that catches it would begin
    kGuardsMore,
    kGuardsAside,  // is its other liberty
    kGuardsAsideMore,
    kDoings
  };

  // The numbers of the features that are no patterns.
  static constexpr int kWastes = kDoings;         // throws a chain away (wastes_chain)
  static constexpr int kLiberties = kWastes + 1;  // by the liberties that its chain has then, 1 to 4
  static constexpr int kPlaces = kLiberties + 4;  // by both lines, counted from the edge, and stage
  static constexpr int kLines = 7;
  static constexpr int kStages = 4;
  static constexpr int kPlacesAStage = kLines * (kLines + 1) / 2;
  static constexpr int kFromLast = kPlaces + kStages * kPlacesAStage;  // by distance and half of the game
  static constexpr int kDistances = 18;
  static constexpr int kFromBeforeLast = kFromLast + 2 * kDistances;
  static constexpr int kFromStones =
      kFromBeforeLast + 2 * kDistances;  // by distances to both sides' nearest stones
  static constexpr int kNear = 8;
  static constexpr int kPlain = kFromStones + 2 * kNear * kNear;

  MoveFeatures();

  /// Looks at the chains of a board, for the side to play; `last` and `before_last` are the cells of the last moves or
  /// kNoCell. The board must stay as it is while moves on it are asked for.
  void look(const PlayoutBoard& board, Color to_play, int last, int before_last);

  /// The effects of a move on chains, a bit for each Doing.
  [[nodiscard]] std::uint32_t doings(int at) const { return doings_[at]; }

  /// True when the move throws a chain away.
  [[nodiscard]] bool wastes(int at) const { return wastes_chain(*board_, color_, at, true); }

  /// Calls on_plain(number) for each plain feature of a move at an empty cell, and on_pattern(hash) for the patterns,
  /// which returns whether it knows them: where it does not, larger ones are hardly tried.
  template <typename OnPlain, typename OnPattern>
  void each(int at, OnPlain&& on_plain, OnPattern&& on_pattern) const {
    for (std::uint32_t doings = doings_[at]; doings != 0; doings &= doings - 1)
      on_plain(std::countr_zero(doings));
    if (wastes(at)) on_plain(kWastes);
    on_plain(kLiberties + liberties_after(at) - 1);
    on_plain(kPlaces + stage_ * kPlacesAStage + place_of(at));
    const int half = stage_ >= 2;
    on_plain(kFromLast + half * kDistances + distance_class(at, last_));
    on_plain(kFromBeforeLast + half * kDistances + distance_class(at, before_last_));
    each_pattern(at, half, on_plain, on_pattern);
  }

 private:
  static constexpr int kReach = 4;    // of the largest pattern, in points
  static constexpr int kPoints = 60;  // of it
  static constexpr int kSizes[] = {8, 12, 20, 28, 48, 60};
  static constexpr int kLastSizes =
      3;  // as many of them are also looked at with the last move, where it is inside
  static constexpr int kRow = kMaxSide + 2 * kReach;

  /// A point of a pattern as it stands: the colours from the side of the mover, and stones beside the move with their
  /// chain's liberties.
  enum State : std::uint8_t {
    kOwn,
    kTheirs,
    kEmpty,
    kEdge,
    kOwnOne,
    kOwnTwo,
    kTheirsOne,
    kTheirsTwo,
    kStates
  };

  void look_at_chain(int chain);
  void do_to(int at, Doing doing, int size) { doings_[at] |= std::uint32_t{1} << (doing + (size > 1)); }
  [[nodiscard]] int liberties_after(int at) const;
  [[nodiscard]] int place_of(int at) const;
  [[nodiscard]] int distance_class(int at, int from) const {
    return from == kNoCell ? kDistances - 1 : std::min(felt_distance(at, from), kDistances) - 2;
  }
  static int row_cell(int at) {
    const Point p = point_of(at);
    return (p.y + kReach) * kRow + p.x + kReach;
  }
  static int near_class(int distance) { return distance < 8 ? distance - 2 : distance < 10 ? 6 : 7; }

  /// The least of the eight hashes, well mixed with what tells kinds apart.
  static std::uint32_t mixed(const std::uint32_t* hashes, std::uint32_t kind) {
    std::uint32_t least = hashes[0];
    for (int i = 1; i < 8; ++i) least = std::min(least, hashes[i]);
    const std::uint32_t hash = (least ^ kind * 0x85EBCA6BU) * 0x9E3779B1U;
    return hash ^ hash >> 15;
  }

  template <typename OnPlain, typename OnPattern>
  void each_pattern(int at, int half, OnPlain&& on_plain, OnPattern&& on_pattern) const {
    const std::uint8_t* centre = states_ + row_cell(at);
    const int to_last = last_ == kNoCell ? 0 : row_cell(last_) - row_cell(at);
    int nearest[2] = {10, 10};
    std::uint32_t hashes[8] = {};
    int unknown = 0;  // patterns in a row
    bool knows = true;
    bool knows_last = last_ != kNoCell;
    int i = 0;
    std::uint32_t kind = 0;
    int last_index = -1;
    for (const int size : kSizes) {
      for (; i < size; ++i) {
        const int state = centre[offsets_[i]];
        if (state < kEmpty) nearest[state] = std::min<int>(nearest[state], distances_[i]);
        if (offsets_[i] == to_last) last_index = i;
        if (!knows) continue;
        const std::uint32_t* image = images_[i][i < 4 ? state_beside(at, i, state) : state];
        for (int j = 0; j < 8; ++j) hashes[j] ^= image[j];
      }
      if (knows && last_index >= 0 && knows_last && kind < kLastSizes) {
        std::uint32_t marked[8];
        for (int j = 0; j < 8; ++j) marked[j] = hashes[j] ^ last_images_[last_index][j];
        knows_last = on_pattern(mixed(marked, kind + 16));
      }
      if (knows) unknown = on_pattern(mixed(hashes, kind)) ? 0 : unknown + 1;
      knows = unknown < 2;
      ++kind;
      if (!knows && nearest[0] < 10 && nearest[1] < 10) break;
    }
    on_plain(kFromStones + (half * kNear + near_class(nearest[0])) * kNear + near_class(nearest[1]));
  }

  [[nodiscard]] int state_beside(int at, int i, int state) const {
    if (state >= kEmpty) return state;
    const int liberties = liberties_[board_->chain(at + kAround[i])];
    return liberties > 2 ? state : (state == kOwn ? kOwnOne : kTheirsOne) + liberties - 1;
  }

  // The points of the largest pattern, nearest first, the four beside the move in the order of kAround.
  int offsets_[kPoints];
  std::uint8_t distances_[kPoints];
  std::uint32_t images_[kPoints][kStates]
                       [8];  // the number of a state, at the point's place in the eight symmetries
  std::uint32_t last_images_[kPoints][8];

  Ladder ladder_;
  const PlayoutBoard* board_ = nullptr;
  Color color_ = Color::kBlack;
  int last_ = kNoCell;
  int before_last_ = kNoCell;
  int stage_ = 0;
  int width_ = 0;
  int height_ = 0;
  std::uint8_t states_[kRow * kRow];
  std::uint8_t
      liberties_[kCells];  // of the chains with that head that touch an empty point: 1, 2, 3 for more
  std::uint32_t doings_[kCells];
};

}  // namespace kakoi::go
