// ConnectionReader: reads whether two chains of one colour can be joined, or cut.
//
// A selective search: its answers are read, not proven. T. Cazenave, B. Helmstetter, "Search for transitive connections",
// 2005, and the reader of connections in GNU Go ("The GNU Go Program Documentation", "Connection reading") describe the
// moves and the measure that it is made of: the number of moves that would join the chains if the other side passed.

#pragma once

#include "core/proof_number.h"
#include "go/reading/answer.h"
#include "go/reading/move_list.h"

namespace kakoi::go {

/// The fate of two chains. The numbers are part of the boundary.
enum class ConnectionOutcome : std::uint8_t { kConnected = 0, kCut = 1, kKo = 2, kUnknown = 3 };

struct ConnectionQuestion {
  /// Stones of the two chains, both of one colour; for anything else the answer is kUnknown.
  Point a;
  Point b;
  Color to_play;
  /// The point that simple ko forbids to the side to play, or kNoPoint.
  Point ko;
  /// The most positions that may be looked at.
  int nodes;
};

/// The move is kNoPoint when the side to play need not play, too.
struct ConnectionReading : Answer<> {
  /// kConnected: they become one chain that is not taken at once. kCut: they are kept apart, or one is captured.
  ConnectionOutcome outcome = ConnectionOutcome::kUnknown;
};

/// Answers questions about connections. An object is large (some MB) and uses no other memory.
class ConnectionReader {
 public:
  /// Reads one question. Kos are first decided against the side to play, and when that matters, then for it:
  /// different outcomes mean kKo. The answer is valid until the next call.
  const ConnectionReading& read(const Position& position, const ConnectionQuestion& question,
                                const Grid& grid);

 private:
  using Child = proof_number::Child;
  using Outcome = ConnectionOutcome;

  static constexpr int kDeepest = 120;
  static constexpr int kPool = 1 << 13;
  static constexpr int kRetakes = 3;
  static constexpr int kMostEffort = 2;
  /// Distances from here on count as endless.
  static constexpr int kMostDistance = 8;

  /// The moves that the connector needs to get from one chain to a cell, by cell; chains have theirs at their head.
  struct Distances {
    std::uint8_t at[kCells];
    /// The cells and heads that were reached.
    std::uint16_t reached[kCells];
    int count = 0;
  };

  struct Distance {
    std::uint64_t key;
    int distance;
  };
  static constexpr int kCached = 1 << 15;

  Outcome solve(const ConnectionQuestion& question, Color first, Color banned, std::uint64_t nodes);
  Outcome search(Color first, std::uint64_t nodes);
  proof_number::Found visit(int depth, Color color, const proof_number::Limits& limits);
  Child child_of(int depth, Color color, int move, int cost, std::uint32_t path);
  proof_number::Found expect(int depth, Color color, int cost, std::uint32_t path);

  int distance_here();
  int measure(Distances& distances, int from, int to);
  void find_moves(Color color, MoveList& moves);
  void add_chain(Color color, int chain, int cost, MoveList& moves);
  [[nodiscard]] int joining_points();

  [[nodiscard]] bool is_legal(Color color, int at);
  void play(Color color, int at);
  void undo();
  [[nodiscard]] bool is_captured() const {
    return !board_.is_stone_of(connector_, a_) || !board_.is_stone_of(connector_, b_);
  }
  [[nodiscard]] bool is_joined() const { return board_.chain(a_) == board_.chain(b_); }
  [[nodiscard]] bool can_take(int stone);
  [[nodiscard]] int& effort(Color color) { return effort_[static_cast<int>(color)]; }
  [[nodiscard]] std::uint64_t key(Color to_play) const;

  SearchBoard board_;
  int a_;
  int b_;
  Color connector_;
  Color cutter_;
  /// The side that may not retake a ko at once.
  Color banned_;
  int retakes_;
  /// True when a ko came up, so that the outcome may depend on who wins kos.
  bool met_ko_;
  /// With more moves than this to go the connector gives up.
  int reach_;
  /// The efforts of the two sides, by colour: the higher, the more moves that seldom matter they have.
  int effort_[2];
  std::uint64_t nodes_;
  std::uint64_t limit_;
  Distances from_a_;
  Distances from_b_;
  std::uint16_t buckets_[kMostDistance][kCells];
  std::uint64_t keys_[kDeepest + 2];
  std::uint32_t path_[kDeepest + 2];
  Child pool_[kPool];
  int pool_used_;
  proof_number::Table<proof_number::Entry, 1 << 14> table_;
  Distance cache_[kCached];
  ConnectionReading reading_;
};

}  // namespace kakoi::go
