// Whether a chain can be captured: the capture of one chain against its escape, sides in turn.
//
// The question is a game of its own. The attacker wins by taking the chain, the defender by bringing it to kSafe liberties
// or to unconditional life. Both may pass and play anywhere. What is answered is proven, and what neither side proves
// within the budget is unknown.
//
// A proof for a side is looked for depth first. Its moves that leave the other time ("quiet": attacks without atari, and
// defences out of no atari) are paid from an allowance that grows from 0: ladders are read before nets, and nets before
// wider encirclements. And a proof comes with the cells it stands on, its relevance zone: one that holds though the loser may
// pass holds whatever the loser plays outside of them, so that only moves inside have to be refuted one by one.
// T. Thomsen, "Lambda-search in game trees, with application to Go", 2000; P.-Y. Shih, C.-C. Shih, T.-R. Wu and I-C. Wu, "A
// novel approach to solving goal-achieving problems for board games", 2021.

#pragma once

#include "go/benson.h"
#include "go/search_board.h"

namespace kakoi::go {

/// What becomes of a chain. The numbers are part of the boundary (bindings/layout/reading.mjs).
enum class CaptureOutcome : std::uint8_t { kCaptured = 0, kEscapes = 1, kKo = 2, kUnknown = 3 };

/// A search. An object is large (a few MB) and holds nothing between calls of run() but its answer.
class CaptureSearch {
 public:
  /// A chain with so many liberties has escaped.
  static constexpr int kSafe = 5;
  /// The longest line that is read, in moves.
  static constexpr int kDeepest = 480;

  struct Question {
    /// A stone of the chain; an empty point is kUnknown.
    Point target;
    Color to_play;
    /// The point that simple ko forbids to the side to play, or kNoPoint.
    Point ko;
    /// The most positions that may be looked at.
    int nodes;
  };

  /// Answers the question. Kos are first decided against the side to play, which may not retake at once while the other
  /// may, then against the other: the same answer twice is the answer, two answers are kKo.
  CaptureOutcome run(const Position& position, const Question& question, const Grid& grid);

  /// With which move the side to play gets what it wants, where it does; kNoPoint for a pass or none.
  [[nodiscard]] Point move() const { return has_move_ ? SearchBoard::point(line_[0]) : kNoPoint; }
  /// How it goes on if both do what the search thinks best: the number of moves, and each of them. It ends with a pass.
  [[nodiscard]] int line_length() const { return length_; }
  [[nodiscard]] Point line(int index) const { return SearchBoard::point(line_[index]); }
  /// How many positions were looked at.
  [[nodiscard]] int nodes() const { return nodes_; }

 private:
  struct Entry {
    std::uint64_t key;
    std::uint32_t run;
    std::uint16_t move;
    /// Proven, or else not with this allowance.
    bool proven;
    std::uint8_t allowance;
    CellSet zone;
  };

  /// Candidates, best first.
  struct Moves {
    static constexpr int kMost = 48;
    int count = 0;
    std::uint16_t cells[kMost];
    std::int16_t worth[kMost];
    void add(int cell, int value);
    void sort();
  };

  static constexpr int kMostAllowance = 14;
  static constexpr int kEntries = 1 << 13;

  CaptureOutcome solve(Color banned, Color to_play, int ko);
  bool prove(Color winner, Color to_play, int allowance);
  bool prove_move(int ply, int allowance);
  bool prove_reply(int ply, int allowance);
  bool wins_with(int ply, int at, int allowance);
  bool refutes_with(int ply, int at, int allowance, CellSet& zone);
  void zone_of_capture(int ply);
  void zone_of_escape(int ply);
  bool lives_unconditionally(int ply);
  void attacking_moves(Moves& moves, bool quiet);
  void defending_moves(Moves& moves, bool quiet);

  [[nodiscard]] int target_liberties() const { return board_.liberties_at(target_); }
  [[nodiscard]] int only_liberty();
  [[nodiscard]] bool is_legal(Color color, int at);
  [[nodiscard]] bool is_out() const { return nodes_ >= limit_; }
  [[nodiscard]] std::uint64_t key(Color to_play) const;
  [[nodiscard]] bool is_repeated(int ply, std::uint64_t key) const;
  Entry& entry(std::uint64_t key) { return table_[key % kEntries]; }
  void keep(std::uint64_t key, bool proven, int allowance, int move, int ply);
  void trace(Color to_play);

  void secure(CellSet& zone, int chain);
  void secure_beside(CellSet& zone, int at);
  void enclose(CellSet& zone, int chain);
  void take_back(CellSet& zone, int at);

  SearchBoard board_;
  Benson benson_;
  const Grid* grid_;
  int target_;
  Color attacker_;
  Color defender_;
  /// For whom a proof is looked for, and who may not retake a ko at once.
  Color winner_;
  Color banned_;
  bool met_ko_;
  int nodes_ = 0;
  int limit_;
  std::uint32_t run_ = 0;
  std::uint64_t path_[kDeepest + 2];
  CellSet zone_[kDeepest + 2];
  /// What last won at this depth, and what last saved the loser: likely to do so again.
  std::uint16_t winning_[kDeepest + 2];
  std::uint16_t saving_[kDeepest + 2];
  Entry table_[kEntries] = {};
  bool has_move_ = false;
  int length_ = 0;
  std::uint16_t line_[kDeepest];
};

}  // namespace kakoi::go
