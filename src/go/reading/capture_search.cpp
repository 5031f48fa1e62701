#include "go/reading/capture_search.h"

#include <algorithm>
#include <cassert>
#include <iterator>

#include "go/reading/trace.h"

namespace kakoi::go {

namespace {

// The worth of moves, by which they are tried: chosen by hand. What is proved does not depend on it, only how soon.
//
// Liberties of the target, with each empty point beside, each liberty of a friend that is joined there, a friend of the
// attacker's beside, and an attacker's stone without room.
constexpr int kLibertyWorth = 200;
constexpr int kSpaceWorth = 20;
constexpr int kJoinedLiberty = 20;
constexpr int kSupport = 5;
constexpr int kCramped = -30;
// Points beside liberties, with each empty point beside.
constexpr int kNearWorth = 100;
constexpr int kNearSpace = 10;
// Moves that save the chains around, in atari or short of liberties; and that take them, with each stone, or threaten to.
constexpr int kRescue = 250;
constexpr int kSupply = 60;
constexpr int kCaptureWorth = 300;
constexpr int kStone = 10;
constexpr int kMostStones = 20;
constexpr int kThreat = 60;

}  // namespace

// ─── The question ─────────────────────────────────────────────────────────────────────────────────────────

CaptureOutcome CaptureSearch::prove(CaptureGame& game, Color to_play, int nodes, const Grid& grid) {
  game_ = &game;
  board_ = &game.board();
  grid_ = &grid;
  attacker_ = game.attacker();
  defender_ = game.defender();
  nodes_ = 0;
  limit_ = nodes;
  ++run_;
  line_.length = 0;
  has_move_ = false;
  std::fill(std::begin(winning_), std::end(winning_), std::uint16_t{kNoCell});
  std::fill(std::begin(saving_), std::end(saving_), std::uint16_t{kNoCell});
  for (int allowance = 0; allowance <= kMostAllowance; ++allowance) {
    if (proves(attacker_, to_play, allowance)) {
      tell(to_play);
      return CaptureOutcome::kCaptured;
    }
    if (to_play == defender_) {
      // A chain that escapes even if the attacker moves first needs no move.
      game.pass();
      const bool stands = proves(defender_, attacker_, allowance);
      game.undo();
      if (stands) return CaptureOutcome::kEscapes;
    }
    if (proves(defender_, to_play, allowance)) {
      tell(to_play);
      return CaptureOutcome::kEscapes;
    }
    if (is_out()) break;
  }
  return CaptureOutcome::kUnknown;
}

bool CaptureSearch::proves(Color winner, Color to_play, int allowance) {
  winner_ = winner;
  return to_play == winner ? prove_move(0, allowance) : prove_reply(0, allowance);
}

/// Notes the line of play by the moves in the table.
void CaptureSearch::tell(Color to_play) {
  const auto next = [&](Color color) {
    if (color == attacker_ && game_->can_take()) return game_->liberty();
    const std::uint64_t here = key(color);
    const Entry& known = entry(here);
    if (known.key != here || known.run != run_ || !known.proven) return kNoCell;
    return board_->is_empty(known.move) && game_->is_legal(color, known.move) ? int{known.move} : kNoCell;
  };
  const auto goes_on_after = [&](Color color, int move) {
    game_->play(color, move);
    return !game_->is_over();
  };
  trace(*board_, to_play, line_, next, goes_on_after, [&] { game_->undo(); });
  has_move_ = to_play == winner_ && !line_.empty();
}

// ─── Proofs ───────────────────────────────────────────────────────────────────────────────────────────────

void CaptureSearch::keep(std::uint64_t key, bool proven, int allowance, int move, int ply) {
  if (!proven && is_out()) return;
  Entry& entry = this->entry(key);
  entry.key = key;
  entry.run = run_;
  entry.move = static_cast<std::uint16_t>(move);
  entry.proven = proven;
  entry.allowance = static_cast<std::uint8_t>(allowance);
  if (proven) entry.zone = zone_[ply];
}

/// Begins with a position of the line. Returns whether it is proven, with its zone in zone_[ply], where that need not be
/// searched.
std::optional<bool> CaptureSearch::enter(int ply, std::uint64_t here, int allowance) {
  if (is_out() || ply >= kDeepest) return false;
  for (int i = ply - 2; i >= 0; i -= 2) {
    if (path_[i] == here) return false;  // a repetition proves nothing
  }
  path_[ply] = here;
  const Entry& known = entry(here);
  if (known.key != here || known.run != run_) return std::nullopt;
  if (known.proven) zone_[ply] = known.zone;
  return known.proven || known.allowance >= allowance ? std::optional(known.proven) : std::nullopt;
}

/// True when the winner, who is to move, has a proof; its zone is then zone_[ply].
bool CaptureSearch::prove_move(int ply, int allowance) {
  count_node();
  const bool attacks = winner_ == attacker_;
  const int liberties = game_->liberties();
  if (attacks) {
    if (liberties >= kSafe) return false;
    if (game_->can_take()) {
      zone_of_capture(ply);
      return true;
    }
    // Each attacking move fills one liberty, and only the last two may do so without being quiet.
    if (allowance < liberties - 2) return false;
  }
  // An escape would have been noticed before the attacker's move, which adds no liberty.
  assert(liberties < kSafe);
  const std::uint64_t here = key(winner_);
  if (const auto known = enter(ply, here, allowance)) return *known;
  const int killer = winning_[ply];
  if (killer != kNoCell && wins_with(ply, killer, allowance)) {
    keep(here, true, allowance, killer, ply);
    return true;
  }
  MoveList moves(*board_);
  attacks ? attacking_moves(moves, allowance > 0) : defending_moves(moves, allowance > 0);
  for (int i = 0; i < moves.count(); ++i) {
    const int at = moves.move(i);
    if (at == killer || !wins_with(ply, at, allowance)) continue;
    winning_[ply] = static_cast<std::uint16_t>(at);
    keep(here, true, allowance, at, ply);
    return true;
  }
  keep(here, false, allowance, kNoCell, ply);
  return false;
}

/// True when the winner's move leads to a proof within the allowance; its zone is then zone_[ply].
bool CaptureSearch::wins_with(int ply, int at, int allowance) {
  if (!game_->is_legal(winner_, at)) return false;
  const bool was_atari = game_->liberties() == 1;
  game_->play(winner_, at);
  const int liberties = game_->liberties();
  const bool quiet = winner_ == attacker_ ? liberties > 1 : !was_atari && liberties < kSafe;
  const int left = allowance - (quiet ? 1 : 0);
  if (left < 0 || !prove_reply(ply + 1, left)) {
    game_->undo();
    return false;
  }
  zone_[ply] = zone_[ply + 1];
  take_back(zone_[ply], at);
  return true;
}

/// True when the winner has a proof against every move of the loser, who is to move; its zone is then
/// zone_[ply].
bool CaptureSearch::prove_reply(int ply, int allowance) {
  count_node();
  const bool attacks = winner_ == attacker_;
  const int liberties = game_->liberties();
  if (attacks) {
    if (liberties >= kSafe) return false;
  } else {
    if (liberties >= kSafe) {
      zone_of_escape(ply);
      return true;
    }
    if (game_->can_take()) return false;
  }
  const std::uint64_t here = key(opponent(winner_));
  if (const auto known = enter(ply, here, allowance)) return *known;
  if (!attacks && lives_unconditionally(ply)) {
    keep(here, true, 0, kNoCell, ply);
    return true;
  }

  Refuted refuted;
  const bool is_atari = attacks && liberties == 1 && !game_->may_be_retaken();
  const bool holds =
      is_atari ? refutes_ways_out(ply, allowance, refuted) : refutes_all(ply, allowance, refuted);
  if (holds) zone_[ply] = refuted.zone;
  keep(here, holds, allowance, holds ? refuted.longest : kNoCell, ply);
  return holds;
}

/// Refutes the only two ways out of atari: to extend, and to take the stones that give it. After anything else the chain is
/// taken at its liberty, which no ko forbids, because the defender has not just taken there.
bool CaptureSearch::refutes_ways_out(int ply, int allowance, Refuted& refuted) {
  enclose(refuted.zone, game_->chain());
  refuted.zone.add(game_->liberty());
  secure_taker(refuted.zone);
  MoveList moves(*board_);
  defending_moves(moves, false);
  if (moves.is_full()) return false;  // there may be more
  for (int i = 0; i < moves.count(); ++i) {
    if (!refutes(ply, moves.move(i), allowance, refuted)) return false;
  }
  return true;
}

/// Refutes dangerous moves first, then a pass, after which the proof has to hold too, then every other move in the zone.
bool CaptureSearch::refutes_all(int ply, int allowance, Refuted& refuted) {
  const bool attacks = winner_ == attacker_;
  const int killer = saving_[ply];
  if (killer != kNoCell && board_->is_empty(killer) && !refutes(ply, killer, allowance, refuted))
    return false;
  MoveList moves(*board_);
  if (!attacks) {
    attacking_moves(moves, false);
    for (int i = 0; i < moves.count(); ++i) {
      if (!refutes(ply, moves.move(i), allowance, refuted)) return false;
    }
  }
  game_->pass();
  const bool holds = prove_move(ply + 1, allowance);
  game_->undo();
  if (!holds) return false;
  const CellSet danger = zone_[ply + 1];
  refuted.zone |= danger;
  if (attacks) {
    defending_moves(moves, true);
    for (int i = 0; i < moves.count(); ++i) {
      const int at = moves.move(i);
      if (danger.has(at) && !refutes(ply, at, allowance, refuted)) return false;
    }
  }
  bool all = true;
  danger.each([&](int at) {
    if (board_->is_empty(at)) all = refutes(ply, at, allowance, refuted);
    return all;
  });
  return all;
}

/// True when the winner has a proof after this move of the loser, which is then noted.
bool CaptureSearch::refutes(int ply, int at, int allowance, Refuted& refuted) {
  if (refuted.moves.has(at)) return true;
  refuted.moves.add(at);
  const int before = nodes_;
  if (!refutes_with(ply, at, allowance, refuted.zone)) {
    saving_[ply] = static_cast<std::uint16_t>(at);
    return false;
  }
  if (nodes_ - before > refuted.nodes && board_->is_empty(at)) {
    refuted.nodes = nodes_ - before;
    refuted.longest = at;
  }
  return true;
}

/// True when the winner has a proof after this move of the loser; adds its zone to `zone`.
bool CaptureSearch::refutes_with(int ply, int at, int allowance, CellSet& zone) {
  const Color loser = opponent(winner_);
  if (!game_->is_legal(loser, at)) {
    // The zone has to keep the move illegal: it becomes legal when a chain of the winner's beside it is
    // captured or one of the loser's gets a liberty.
    secure_beside(zone, at);
    for (const int offset : kAround) {
      if (board_->is_stone_of(loser, at + offset)) enclose(zone, board_->chain(at + offset));
    }
    zone.add(at);
    return true;
  }
  game_->play(loser, at);
  if (!prove_move(ply + 1, allowance)) {
    game_->undo();
    return false;
  }
  zone |= zone_[ply + 1];
  take_back(zone, at);
  return true;
}

// ─── Zones ────────────────────────────────────────────────────────────────────────────────────────────────
//
// A zone holds everything that a proof depends on, so that the loser's moves elsewhere change nothing: every
// point that is played on; of every chain of the winner's beside such a point two liberties, or all, so that
// it is never taken from outside; and of every chain that is taken all liberties, with the chains around it.

/// Puts two liberties of the chain into the zone, or all it has; `taking` is none, where the winner is to play next.
void CaptureSearch::secure(CellSet& zone, int chain, int taking) {
  int found = 0;
  int outside[2];
  int others = 0;
  board_->each_liberty(chain, [&](int at) {
    if (at == taking) return true;
    if (zone.has(at)) {
      ++found;
    } else if (others < 2) {
      outside[others++] = at;
    }
    return found < 2;
  });
  for (int i = 0; i < others && found < 2; ++i, ++found) zone.add(outside[i]);
}

/// Secures the winner's chains beside the cell.
void CaptureSearch::secure_beside(CellSet& zone, int at) {
  for (const int offset : kAround) {
    if (board_->is_stone_of(winner_, at + offset)) secure(zone, board_->chain(at + offset));
  }
}

/// Puts a chain of the loser's into the zone, with its liberties, and secures the winner's chains around it.
void CaptureSearch::enclose(CellSet& zone, int chain) {
  board_->each_liberty(chain, [&](int at) {
    zone.add(at);
    return true;
  });
  board_->each_stone(chain, [&](int stone) {
    zone.add(stone);
    secure_beside(zone, stone);
    return true;
  });
}

/// Takes a move back, and adds to the zone what the proof needs in the position before it.
void CaptureSearch::take_back(CellSet& zone, int at) {
  zone.add(at);
  const bool winners = board_->is_stone_of(winner_, at);
  if (winners) secure(zone, board_->chain(at));
  int captured[4];
  const int captures = board_->captures();
  for (int i = 0; i < captures; ++i) captured[i] = board_->captured(i);
  game_->undo();
  secure_beside(zone, at);
  for (int i = 0; i < captures; ++i) {
    if (winners) {
      enclose(zone, captured[i]);
    } else {
      board_->each_stone(captured[i], [&](int stone) {
        zone.add(stone);
        return true;
      });
    }
  }
  if (winner_ == defender_) secure(zone, game_->chain());
}

void CaptureSearch::zone_of_capture(int ply) {
  zone_[ply] = CellSet::none();
  enclose(zone_[ply], game_->chain());
  secure_taker(zone_[ply]);
}

/// Puts into the zone what prevents that a single stone in atari is taken back: empty points beside the taking stone, two
/// liberties of friends there, or further chains that it takes.
void CaptureSearch::secure_taker(CellSet& zone) {
  if (board_->size(game_->chain()) > 1) return;
  const int at = game_->liberty();
  for (const int offset : kAround) {
    const int beside = at + offset;
    if (board_->is_empty(beside)) zone.add(beside);
    if (board_->is_stone_of(attacker_, beside)) secure(zone, board_->chain(beside), at);
    if (board_->is_stone_of(defender_, beside)) enclose(zone, board_->chain(beside));
  }
}

void CaptureSearch::zone_of_escape(int ply) {
  zone_[ply] = CellSet::none();
  int left = kSafe;
  board_->each_liberty(game_->chain(), [&](int at) {
    zone_[ply].add(at);
    return --left > 0;
  });
}

/// True when Benson's algorithm proves the chain alive. It costs as much as searching many positions, so it
/// runs only when some liberty has no empty neighbour and may be an eye.
bool CaptureSearch::lives_unconditionally(int ply) {
  int eyes = 0;
  board_->each_liberty(game_->chain(), [&](int at) {
    eyes += board_->empty_neighbours(at) == 0;
    return true;
  });
  if (eyes == 0) return false;
  Position position = Position::none();
  for_each_point(grid_->full, [&](Point p) {
    const int at = cell_of(p);
    if (board_->is_stone(at)) position.stones(board_->color(at)).set(p);
  });
  const PassAlive& alive = benson_.pass_alive(position, defender_, SuicideRule::kForbidden, *grid_);
  if (!alive.stones.has(point_of(game_->target()))) return false;
  zone_[ply] = CellSet::none();
  const auto add = [&](const PointSet& points) {
    for_each_point(points, [&](Point p) { zone_[ply].add(cell_of(p)); });
  };
  add(alive.stones);
  for (int i = 0; i < alive.region_count; ++i) add(alive.regions[i]);
  return true;
}

// ─── Candidates ───────────────────────────────────────────────────────────────────────────────────────────

/// Adds a move, unless it is listed already.
void CaptureSearch::add(MoveList& moves, int at, int worth) {
  if (!moves.has(at)) moves.add(at, -worth);
}

/// Adds the target's liberties. Those that strengthen the target more rank higher, and for the attacker those
/// beside friends.
void CaptureSearch::add_liberties(MoveList& moves, bool attacks) {
  const int chain = game_->chain();
  board_->each_liberty(chain, [&](int at) {
    int worth = kLibertyWorth + kSpaceWorth * board_->empty_neighbours(at);
    for (const int offset : kAround) {
      const int beside = at + offset;
      // Here the target joins a friendly chain, with that chain's liberties.
      if (board_->is_stone_of(defender_, beside) && board_->chain(beside) != chain)
        worth += kJoinedLiberty * std::min(board_->liberties_at(beside), kSafe);
      // An attacking stone without friends beside it would be taken.
      if (attacks && board_->is_stone_of(attacker_, beside)) worth += kSupport;
    }
    if (attacks && board_->empty_neighbours(at) == 0) worth += kCramped;
    add(moves, at, worth);
    return true;
  });
}

/// Adds the empty points beside the target's liberties.
void CaptureSearch::add_near(MoveList& moves) {
  board_->each_liberty(game_->chain(), [&](int liberty) {
    for (const int offset : kAround) {
      const int at = liberty + offset;
      if (board_->is_empty(at)) add(moves, at, kNearWorth + kNearSpace * board_->empty_neighbours(at));
    }
    return true;
  });
}

/// The attacker's moves: the target's liberties and, when quiet moves are allowed, points beside them and
/// moves that help the chains around the target.
void CaptureSearch::attacking_moves(MoveList& moves, bool quiet) {
  add_liberties(moves, true);
  if (quiet) {
    add_near(moves);
    board_->each_stone(game_->chain(), [&](int stone) {
      for (const int offset : kAround) {
        const int beside = stone + offset;
        if (!board_->is_stone_of(attacker_, beside) || board_->liberties_at(beside) > 2) continue;
        const int weight = board_->liberties_at(beside) == 1 ? kRescue : kSupply;
        board_->each_liberty(board_->chain(beside), [&](int at) {
          add(moves, at, weight);
          return true;
        });
      }
      return !moves.is_full();
    });
  }
  moves.sort();
}

/// The defender's moves: captures of chains around the target, the target's liberties and, when quiet moves
/// are allowed, attacks on those chains and points beside the target's liberties.
void CaptureSearch::defending_moves(MoveList& moves, bool quiet) {
  board_->each_enemy(game_->chain(), [&](int enemy) {
    const int liberties = board_->liberties(enemy);
    if (liberties > (quiet ? 2 : 1)) return true;
    const int worth =
        liberties == 1 ? kCaptureWorth + kStone * std::min(board_->size(enemy), kMostStones) : kThreat;
    board_->each_liberty(enemy, [&](int at) {
      add(moves, at, worth);
      return true;
    });
    return true;
  });
  add_liberties(moves, false);
  if (quiet) add_near(moves);
  moves.sort();
}

}  // namespace kakoi::go
