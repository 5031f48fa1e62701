#include "go/reading/selective_capture.h"

#include <algorithm>

#include "go/reading/capture_estimate.h"
#include "go/reading/trace.h"

namespace kakoi::go {

using proof_number::Found;
using proof_number::kInfinite;
using proof_number::Number;

namespace {

constexpr int kEscaped = CaptureGame::kEscaped;

// Chosen on chains of games and on the public questions of GNU Go about captures, and held on chains that were not looked at.

/// The proof number of a position that is as likely to be won as lost (capture_estimate.h).
constexpr Number kEven = 16;

// Costs of far-fetched moves: beside liberties, around chains that help, moves that only make others
// possible, and liberties of chains that have many.
constexpr int kNear = 3;
constexpr int kFar = 4;
constexpr int kIndirect = 6;
constexpr int kRemote = 10;
/// The cost of a pass.
constexpr int kWait = 2;

/// Stands for any number of moves without atari.
constexpr int kUnlimited = 255;
/// The moves without atari that an attacker with few moves has in a line: captures that take more are rare, and to search for
/// them takes most of the time.
constexpr int kQuiet = 3;
/// Up to so many liberties, moves beside them are among the few that are looked at first.
constexpr int kLibertiesInReach = 2;

/// Chains around with up to so many liberties are looked at: by an attacker at first, by a defender, and by one who makes
/// every effort.
constexpr int kFewLiberties = 2;
constexpr int kUsualLiberties = 4;
constexpr int kMostLiberties = 10;

/// The positions that the loser's further efforts may take at first: kLeastPatience, and kPatience for each that was searched
/// before.
constexpr int kPatience = 2;
constexpr int kLeastPatience = 100;
/// An answer that is still challenged then stands when the other one is expected to take so many times as much work; when the
/// loser makes every effort, kNearlySure times.
constexpr Number kSure = 64;
constexpr Number kNearlySure = 2;

/// A stone with fewer liberties would be taken.
constexpr int kFewestToStay = 2;

}  // namespace

void SelectiveCapture::begin(CaptureGame& game) {
  game_ = &game;
  board_ = &game.board();
  attacker_ = game.attacker();
  defender_ = game.defender();
  nodes_ = 0;
  found_ = {};
  to_capture_ = to_escape_ = 1;
  path_[0] = 1;
}

CaptureOutcome SelectiveCapture::read(CaptureGame& game, Color to_play, int nodes) {
  begin(game);
  // The usual defences refute most captures among the few, and to read both would take longer.
  attack_ = kFew;
  defence_ = kUsual;
  CaptureOutcome outcome = search(to_play, nodes);
  // The side that lost then makes more of an effort, until neither can.
  while (outcome != CaptureOutcome::kUnknown) {
    Effort& effort = outcome == CaptureOutcome::kEscapes ? attack_ : defence_;
    if (effort == kEvery) break;
    effort = static_cast<Effort>(effort + 1);
    outcome = challenge(outcome, effort, to_play, nodes);
  }
  game.set_met_ko(found_.on_ko);
  return outcome;
}

/// Searches anew with the loser's new effort. Returns the outcome of that; the old one when it stands for want of
/// success; and kUnknown when it is in doubt and the nodes are used up.
CaptureOutcome SelectiveCapture::challenge(CaptureOutcome outcome, Effort effort, Color to_play, int nodes) {
  const int before = nodes_;
  for (std::int64_t patience = kLeastPatience + std::int64_t{kPatience} * nodes_;; patience *= 2) {
    const CaptureOutcome again =
        search(to_play, static_cast<int>(std::min<std::int64_t>(nodes, nodes_ + patience)));
    if (again != CaptureOutcome::kUnknown) return again;
    const bool escapes = outcome == CaptureOutcome::kEscapes;
    if (effort == kEvery && !escapes) {
      // A capture among the usual moves stands, as the rest seldom matters, unless positions ran out when it looked worse: then
      // it is still the better guess.
      if (nodes_ < nodes || to_capture_ < to_escape_) return outcome;
      to_escape_ = kInfinite;
      return again;
    }
    const Number other = escapes ? to_capture_ : to_escape_;
    const Number same = escapes ? to_escape_ : to_capture_;
    if (nodes_ > before && other / (effort == kEvery ? kNearlySure : kSure) >= same) return outcome;
    if (nodes_ >= nodes) return again;
  }
}

CaptureOutcome SelectiveCapture::guess(Color to_play) {
  found_ = {};
  if (nodes_ == 0) return CaptureOutcome::kUnknown;
  const bool captured = to_capture_ < to_escape_;
  found_.wins = captured == (to_play == attacker_);
  const proof_number::Entry* const known = find(key(to_play));
  if (known != nullptr && known->move != kNoCell) found_.line.add(point_of(known->move));
  return captured ? CaptureOutcome::kCaptured : CaptureOutcome::kEscapes;
}

CaptureOutcome SelectiveCapture::search(Color to_play, int limit) {
  if (nodes_ >= limit) return CaptureOutcome::kUnknown;
  limit_ = limit;
  pool_used_ = 0;
  quiet_ = attack_ == kFew ? kQuiet : kUnlimited;
  const Found found = visit(0, to_play, {});
  const bool attacks = to_play == attacker_;
  to_capture_ = attacks ? found.phi : found.delta;
  to_escape_ = attacks ? found.delta : found.phi;
  if (!found.is_solved()) return CaptureOutcome::kUnknown;
  found_.wins = found.phi == 0;
  found_.on_ko = game_->met_ko();
  const auto next = [&](Color color) -> int {
    const proof_number::Entry* known = find(key(color));
    return known != nullptr && known->found().is_solved() ? known->move : kNoCell;
  };
  const auto goes_on_after = [&](Color color, int move) {
    play(color, move);
    return !game_->is_over();
  };
  trace(*board_, to_play, found_.line, next, goes_on_after, [&] { game_->undo(); });
  return found_.wins == attacks ? CaptureOutcome::kCaptured : CaptureOutcome::kEscapes;
}

// ─── The search ───────────────────────────────────────────────────────────────────────────────────────────

/// Plays a move or a pass, and counts it when it leaves the defender time.
void SelectiveCapture::play(Color color, int move) {
  if (move == kNoCell) return game_->pass();
  game_->play(color, move);
  if (color == attacker_ && !game_->is_taken() && game_->liberties() > 1 && quiet_ != kUnlimited) --quiet_;
}

/// Takes a move back, before which `quiet` moves without atari were left.
void SelectiveCapture::undo(int quiet) {
  game_->undo();
  quiet_ = quiet;
}

/// Plays the move, estimates the position after it, and takes it back.
proof_number::Child SelectiveCapture::child_of(int depth, Color color, int move, int cost,
                                               std::uint32_t path) {
  Child child{.phi = 0, .delta = 0, .rests_on = 0, .move = static_cast<std::uint16_t>(move)};
  const int quiet = quiet_;
  play(color, move);
  child.set(expect(depth, color, move, cost, path));
  undo(quiet);
  return child;
}

/// The expected result of the position after a move of this colour: it is over, known from the table, or
/// estimated.
Found SelectiveCapture::expect(int depth, Color color, int move, int cost, std::uint32_t path) {
  // Results are for the side to move, which is now the other one.
  const auto mover_wins = [](bool wins) { return proof_number::result(!wins); };
  const bool attacks = color == attacker_;
  if (attacks && game_->is_taken()) return mover_wins(true);
  const int liberties = game_->liberties();
  if (liberties >= kEscaped) return mover_wins(!attacks);
  if (!attacks && game_->can_take()) return mover_wins(false);
  // Every move of the attacker fills one liberty at most, and all but the last two leave time.
  if (attacks ? quiet_ < 0 : quiet_ < liberties - 2) return mover_wins(!attacks);
  const std::uint64_t next = key(opponent(color));
  for (int i = depth - 1; i >= 0; i -= 2) {
    if (keys_[i] == next) return proof_number::result(attacks, i);
  }
  const proof_number::Entry* entry = find(next);
  if (entry != nullptr && entry->holds_after(path)) {
    if (entry->note != 0) game_->set_met_ko(true);
    return entry->found();
  }
  const CaptureCounts counts(*game_, color, move);
  if (attacks && counts.reach >= kEscaped) return mover_wins(false);
  const int odds = capture_odds(counts, color, *game_);
  const Number to_take = proof_number::scaled(kEven, -odds);
  const Number to_save = proof_number::scaled(kEven, odds);
  const auto far = static_cast<Number>(cost);
  return attacks ? Found{to_save, to_take + far} : Found{to_take, to_save + far};
}

Found SelectiveCapture::visit(int depth, Color color, const proof_number::Limits& limits) {
  const int nodes_before = nodes_++;
  const std::uint64_t here = key(color);
  const bool attacks = color == attacker_;
  keys_[depth] = here;
  // A line this long counts as an escape, and only after the moves that led here.
  if (depth >= kDeepest) return proof_number::result(!attacks, 0);
  const std::uint32_t path = proof_number::path_through(path_[depth], here);
  const int first_child = pool_used_;
  Child* const children = &pool_[first_child];
  int count = 0;
  game_->set_met_ko(false);
  bool on_ko = false;
  {
    MoveList moves(*board_);
    find_moves(color, moves);
    // The attacker passes only to lift the ban of a ko.
    const bool is_banned = color == game_->banned() && board_->ko() != kNoCell;
    if (is_banned || (!attacks && (!game_->can_take() || game_->may_be_retaken()))) moves.add_pass(kWait);
    on_ko = game_->met_ko();
    for (; count < moves.count(); ++count) {
      const int move = moves.move(count);
      game_->set_met_ko(move == kNoCell ? is_banned : move == board_->ko());
      children[count] = child_of(depth, color, move, moves.cost(count), path);
      on_ko_[first_child + count] = game_->met_ko();
    }
  }
  pool_used_ += count;

  const auto descend = [&](const Child& child, const proof_number::Limits& child_limits) {
    const int quiet = quiet_;
    play(color, child.move);
    path_[depth + 1] = path;
    const Found found = visit(depth + 1, opponent(color), child_limits);
    undo(quiet);
    on_ko_[&child - pool_] = game_->met_ko();
    return found;
  };
  auto [found, best] =
      proof_number::explore(children, count, attacks, limits, descend, [&] { return nodes_ >= limit_; });
  pool_used_ = first_child;
  // A win rests on its move alone, a loss on the refutations of all.
  if (found.phi == 0) {
    on_ko = on_ko_[best - pool_];
  } else {
    for (int i = 0; i < count; ++i) on_ko |= on_ko_[first_child + i];
  }
  game_->set_met_ko(on_ko);
  const std::uint32_t way = proof_number::conclude(found, depth, path_[depth]);
  table_
      .store(here, found, best == nullptr ? kNoCell : best->move,
             static_cast<std::uint64_t>(nodes_ - nodes_before), way)
      .note = on_ko ? ban() : 0;
  return found;
}

/// The table's result for the position, unless it rests on the ban of the other side.
const proof_number::Entry* SelectiveCapture::find(std::uint64_t key) const {
  const proof_number::Entry* entry = table_.find(key);
  if (entry == nullptr || entry->note == 0 || entry->note == ban() || !entry->found().is_solved())
    return entry;
  return nullptr;
}

// ─── The moves that matter ────────────────────────────────────────────────────────────────────────────────

/// Adds the moves that have to be played before the colour can play on the point without being taken there.
void SelectiveCapture::add_approach(MoveList& moves, Color color, int at, int cost) {
  if (board_->liberties_after(color, at, kFewestToStay) >= kFewestToStay) return;
  moves.add_around(at, cost);
  for (const int offset : kAround) {
    const int beside = at + offset;
    if (board_->is_stone(beside) && board_->liberties_at(beside) <= kFewestToStay)
      moves.add_liberties(board_->chain(beside), cost);
  }
}

SelectiveCapture::Liberties SelectiveCapture::liberties_of(int chain) {
  Liberties found;
  board_->each_liberty(chain, [&](int at) {
    found.add(at);
    return !found.is_full();
  });
  return found;
}

SelectiveCapture::Chains SelectiveCapture::enemies_of(int chain, int most_liberties) {
  Chains enemies;
  board_->each_enemy(chain, [&](int enemy) {
    if (board_->liberties(enemy) <= most_liberties) enemies.add(enemy);
    return true;
  });
  return enemies;
}

/// Chains around the target are looked at with up to so many liberties.
int SelectiveCapture::most_liberties(bool attacks) const {
  if (attacks) return attack_ == kFew ? kFewLiberties : kUsualLiberties;
  return defence_ == kEvery ? kMostLiberties : kUsualLiberties;
}

void SelectiveCapture::find_moves(Color color, MoveList& moves) {
  const bool attacks = color == attacker_;
  const Effort effort = attacks ? attack_ : defence_;
  const int chain = game_->chain();
  moves.add_liberties(chain, 0);
  const Chains enemies = enemies_of(chain, most_liberties(attacks));
  if (!attacks && game_->can_take() && !game_->may_be_retaken()) {
    // In atari only two moves help: to extend, and to take the stones that give it.
    for (const int enemy : enemies) {
      if (board_->liberties(enemy) == 1) moves.add_liberties(enemy, 0);
    }
  } else {
    attacks ? find_attacks(enemies, moves) : find_defences(enemies, moves);
    const Liberties liberties = liberties_of(chain);
    Chains friends;  // chains that the target could be joined with
    Chains others;   // chains of the attacker that keep it from there
    for (const int at : liberties) {
      for (const int offset : kAround) {
        const int beside = at + offset;
        if (!board_->is_stone(beside) || board_->chain(beside) == chain) continue;
        (board_->is_stone_of(defender_, beside) ? friends : others).add_new(board_->chain(beside));
      }
    }
    for (const int own : friends) {
      const int free = board_->liberties(own);
      if (free >= kEscaped) continue;
      if (effort == kEvery) moves.add_liberties(own, kFar);
      if (!attacks) moves.add_captures(own, free <= 2 ? 3 : 2, kFar);
    }
    for (const int at : liberties) {
      if (attacks) add_approach(moves, color, at, kNear);
      if (effort > kFew || liberties.length <= kLibertiesInReach) moves.add_around(at, kNear);
    }
    for (const int other : others) {
      if (effort > kFew && board_->liberties(other) <= 3) moves.add_liberties(other, kFar);
    }
  }
  moves.keep([&](int at) { return game_->is_legal(color, at); });
}

/// Adds moves that keep the chains around the target from being taken.
void SelectiveCapture::find_attacks(const Chains& enemies, MoveList& moves) {
  for (const int own : enemies) {
    const int free = board_->liberties(own);
    if (free > 3) continue;
    const int cost = 2 * (free - 1);
    moves.add_liberties(own, cost);
    moves.add_captures(own, attack_ == kEvery ? std::min(free + 1, 3) : std::min(free, 2), cost);
    if (free > 2 || attack_ == kFew) continue;
    // Friends that it could be joined with may capture, too.
    for (const int at : liberties_of(own)) {
      for (const int offset : kAround) {
        const int beside = at + offset;
        if (!board_->is_stone_of(attacker_, beside) || board_->chain(beside) == own) continue;
        if (board_->liberties_at(beside) <= 3) moves.add_captures(board_->chain(beside), 2, kIndirect);
      }
    }
  }
}

/// Adds moves that help to take the chains around the target.
void SelectiveCapture::find_defences(const Chains& enemies, MoveList& moves) {
  for (const int enemy : enemies) {
    const int free = board_->liberties(enemy);
    moves.add_liberties(enemy, free <= 4 ? 2 * (free - 1) : kRemote);
    if (free > 3) continue;
    for (const int at : liberties_of(enemy)) {
      if (defence_ == kEvery) add_approach(moves, defender_, at, kIndirect);
      if (free <= 2) moves.add_around(at, kIndirect);
    }
    // The defender's other chains that surround it.
    for (const int helper : enemies_of(enemy, 2)) {
      if (helper == game_->chain()) continue;
      moves.add_liberties(helper, kFar);
      moves.add_captures(helper, 2, kFar);
    }
  }
}

}  // namespace kakoi::go
