// CaptureSearch: proofs that a chain can be captured, or that it escapes.
//
// A proof for a side is sought depth first. Its moves that leave the other side time ("quiet": attacks
// without atari, and defences that answer none) are paid from an allowance that grows from 0: ladders are
// read before nets, and nets before wider encirclements. A proof comes with the cells it stands on, its
// relevance zone: if it holds even when the loser passes, it holds whatever the loser plays outside the zone,
// so that only moves inside have to be refuted one by one. T. Thomsen, "Lambda-search in game trees, with
// application to Go", 2000; P.-Y. Shih, C.-C. Shih, T.-R. Wu and I-C. Wu, "A novel approach to solving
// goal-achieving problems for board games", 2021.

#pragma once

#include <optional>

#include "core/short_list.h"
#include "go/reading/capture_game.h"
#include "go/reading/move_list.h"
#include "go/safety/benson.h"

namespace kakoi::go {

/// The search. An object is large (a few MB) and keeps nothing between calls of prove() but its answer.
class CaptureSearch {
 public:
  /// The longest line that is read, in moves.
  static constexpr int kDeepest = 480;

  /// Seeks proofs for both sides in turn, with growing allowances, in a game that has begun, and searches at
  /// most `nodes` positions. Returns kCaptured, kEscapes (also by unconditional life) or kUnknown.
  CaptureOutcome prove(CaptureGame& game, Color to_play, int nodes, const Grid& grid);

  /// True when the side that moved first wins with the first move of the line.
  [[nodiscard]] bool has_move() const { return has_move_; }
  /// The line of play if both sides do what the search thinks best. It stops where one side passes.
  [[nodiscard]] const ShortList<Point, kDeepest>& line() const { return line_; }
  /// The number of positions searched.
  [[nodiscard]] int nodes() const { return nodes_; }

 private:
  struct Entry {
    std::uint64_t key;
    std::uint32_t run;
    std::uint16_t move;
    /// True when proven; otherwise there is no proof within `allowance`.
    bool proven;
    std::uint8_t allowance;
    CellSet zone;
  };

  /// The replies of the loser to which the winner has an answer.
  struct Refuted {
    CellSet moves = CellSet::none();
    /// The cells on which the proofs stand.
    CellSet zone = CellSet::none();
    /// The move that took longest to refute, and the positions that it took.
    int longest = kNoCell;
    int nodes = -1;
  };

  static constexpr int kSafe = CaptureGame::kEscaped;
  static constexpr int kMostAllowance = 14;
  static constexpr int kEntries = 1 << 13;

  bool proves(Color winner, Color to_play, int allowance);
  std::optional<bool> enter(int ply, std::uint64_t here, int allowance);
  bool prove_move(int ply, int allowance);
  bool prove_reply(int ply, int allowance);
  bool wins_with(int ply, int at, int allowance);
  bool refutes_ways_out(int ply, int allowance, Refuted& refuted);
  bool refutes_all(int ply, int allowance, Refuted& refuted);
  bool refutes(int ply, int at, int allowance, Refuted& refuted);
  bool refutes_with(int ply, int at, int allowance, CellSet& zone);
  void zone_of_capture(int ply);
  void secure_taker(CellSet& zone);
  void zone_of_escape(int ply);
  bool lives_unconditionally(int ply);
  static void add(MoveList& moves, int at, int worth);
  void add_liberties(MoveList& moves, bool attacks);
  void add_near(MoveList& moves);
  void attacking_moves(MoveList& moves, bool quiet);
  void defending_moves(MoveList& moves, bool quiet);

  [[nodiscard]] bool is_out() const { return nodes_ >= limit_; }
  /// Positions met after the last that may be searched are only glanced at and do not count.
  void count_node() {
    if (!is_out()) ++nodes_;
  }
  [[nodiscard]] std::uint64_t key(Color to_play) const {
    return game_->key(to_play, static_cast<std::uint64_t>(winner_) << 16);
  }
  Entry& entry(std::uint64_t key) { return table_[key % kEntries]; }
  void keep(std::uint64_t key, bool proven, int allowance, int move, int ply);
  void tell(Color to_play);

  void secure(CellSet& zone, int chain, int taking = kNoCell);
  void secure_beside(CellSet& zone, int at);
  void enclose(CellSet& zone, int chain);
  void take_back(CellSet& zone, int at);

  CaptureGame* game_;
  SearchBoard* board_;
  Benson benson_;
  const Grid* grid_;
  Color attacker_;
  Color defender_;
  /// The side for which a proof is sought.
  Color winner_;
  int nodes_ = 0;
  int limit_;
  std::uint32_t run_ = 0;
  std::uint64_t path_[kDeepest + 2];
  CellSet zone_[kDeepest + 2];
  /// By depth, the move that last won and the one that last saved the loser: likely to do so again.
  std::uint16_t winning_[kDeepest + 2];
  std::uint16_t saving_[kDeepest + 2];
  Entry table_[kEntries] = {};
  bool has_move_ = false;
  ShortList<Point, kDeepest> line_;
};

}  // namespace kakoi::go
