#include "go/reading/life_search.h"

#include <algorithm>
#include <utility>

#include "go/reading/life_estimate.h"
#include "go/reading/life_liberties.h"

namespace kakoi::go {

using proof_number::Found;
using proof_number::kMostOdds;
using proof_number::kNothing;
using proof_number::scaled;

void LifeSearch::load(const LifeArea& area, std::uint64_t nodes) {
  table_.clear();
  area_ = area;
  area_key_ = mix64(++areas_);
  nodes_ = 0;
  most_ = nodes;
}

bool LifeSearch::repeats(int depth, std::uint64_t hash, int& at) const {
  // Without a capture no position comes back, because stones only become more.
  bool captured = false;
  for (int i = depth; i >= 0; --i) {
    if (captured && states_[i].hash == hash) {
      at = i;
      return true;
    }
    captured = captured || captured_[i];
  }
  return false;
}

/// The logarithm of the defender's odds (life_estimate.h), or kWon where a static test shows that the side that has just
/// moved has won: by two eyes, or because there is no room for them.
int LifeSearch::guess(const LifeState& state) {
  const std::uint64_t key = state.hash ^ area_key_;
  std::uint64_t& kept = guesses_[key & ((1U << kGuessBits) - 1)];
  if (kept >> kGuessBits == key >> kGuessBits) return static_cast<std::int16_t>(kept);
  const Reach reach = reach_of(area_, state);
  const bool is_won = state.turn == kAttacker ? is_alive(area_, state) : is_dead(area_, state, reach);
  const int odds = is_won ? kWon : std::clamp(defender_odds(area_, state, reach), -kMostOdds, kMostOdds);
  kept = key >> kGuessBits << kGuessBits | static_cast<std::uint16_t>(odds);
  return odds;
}

LifeState LifeSearch::after(const LifeState& state, int move, bool& captured) const {
  LifeState next = state;
  captured = false;
  if (move == kPass) {
    pass(next);
  } else {
    captured = play(area_, next, move);
  }
  return next;
}

void LifeSearch::choose(const LifeGame& game) {
  game_ = game;
  salt_ = life_keys::kKeys.game[static_cast<int>(game.goal)][game.ko_master];
}

LifeProof LifeSearch::solve(const LifeGame& game, const LifeState& state, std::uint64_t nodes) {
  choose(game);
  limit_ = nodes_ + nodes;
  most_ = std::max(most_, limit_);
  pool_used_ = 0;
  states_[0] = state;
  path_[0] = 1;
  captured_[0] = false;
  const Found found = visit(0, {}, true);
  if (!found.is_solved()) return LifeProof::kUnknown;
  const bool prover_wins = (found.phi == 0) == (state.turn == game.prover());
  if (!prover_wins && found.rests_on == proof_number::kTooDeep) return LifeProof::kUnknown;
  return prover_wins ? LifeProof::kProven : LifeProof::kDisproven;
}

LifeSearch::Known LifeSearch::look_up(const LifeState& state) const {
  const Entry* entry = table_.find(state.hash ^ salt_);
  if (entry == nullptr || !entry->is_settled()) return {LifeProof::kUnknown, kNoMove, 0};
  const bool prover_wins = (entry->phi == 0) == (state.turn == game_.prover());
  return {prover_wins ? LifeProof::kProven : LifeProof::kDisproven, entry->move, entry->work};
}

int LifeSearch::longest_defence(const LifeState& state) const {
  int longest = kNoMove;
  std::uint32_t most = 0;
  const auto consider = [&](int move) {
    bool captured = false;
    const Known known = look_up(after(state, move, captured));
    if (known.proof == LifeProof::kUnknown || known.work <= most) return;
    most = known.work;
    longest = move;
  };
  for_each_bit(moves_of(area_, state).legal, consider);
  return longest;
}

bool LifeSearch::wins_like(const LifeState& state, const LifeState& like) {
  const std::uint64_t key = state.hash ^ salt_;
  const Entry* const known = table_.find(key);
  if (known != nullptr && known->is_settled()) return known->phi == 0;
  const Entry* const proof = table_.find(like.hash ^ salt_);
  if (proof == nullptr || !proof->is_settled() || proof->phi != 0 || proof->move == kNoMove) return false;
  if (--to_liken_ < 0) return false;
  const int move = proof->move;
  if (move == kPass ? !may_pass(state) : (moves_of(area_, state).legal & bit(move)) == 0) return false;
  bool captured = false;
  const LifeState next = after(state, move, captured);
  if (next.target != 0 && !loses_like(next, after(like, move, captured))) return false;
  ++nodes_;
  settle(key, true, move);
  return true;
}

bool LifeSearch::loses_like(const LifeState& state, const LifeState& like) {
  const std::uint64_t key = state.hash ^ salt_;
  const auto lose = [&] {
    settle(key, false, kNoMove);
    return true;
  };
  const Entry* const known = table_.find(key);
  if (known != nullptr && known->is_settled()) return known->delta == 0;
  if (--to_liken_ < 0) return false;
  ++nodes_;
  if (guess(state) == kWon) return lose();
  const Entry* const proof = table_.find(like.hash ^ salt_);
  if (proof == nullptr || !proof->is_settled() || proof->delta != 0) return false;
  const LifeMoves moves = moves_of(area_, state);
  if (moves.is_safe || (state.turn == kDefender && is_alive(area_, state))) return false;
  const LifeArea::Bits must = must_play(area_, state, moves);
  const LifeArea::Bits legal = moves.legal & must & ~needless_moves(area_, state, moves.legal);
  if (legal == 0 && must != kAllPoints) return lose();
  // Moves that the similar position lacks need a refutation of their own. They end most comparisons, so they come first.
  const LifeArea::Bits alike = moves_of(area_, like).legal;
  LifeArea::Bits open = 0;
  bool captured = false;
  for (LifeArea::Bits rest = legal; rest != 0; rest &= rest - 1) {
    const int move = std::countr_zero(rest);
    const LifeState next = after(state, move, captured);
    if (next.target == 0) return false;
    const Entry* const reply = table_.find(next.hash ^ salt_);
    if (reply != nullptr && reply->is_settled()) {
      if (reply->phi != 0) return false;
    } else if ((alike & bit(move)) == 0) {
      return false;
    } else {
      open |= bit(move);
    }
  }
  const auto is_refuted = [&](int move) {
    return wins_like(after(state, move, captured), after(like, move, captured));
  };
  if (must == kAllPoints && may_pass(state) && !is_refuted(kPass)) return false;
  for (; open != 0; open &= open - 1) {
    if (!is_refuted(std::countr_zero(open))) return false;
  }
  return lose();
}

/// Stores a result that holds wherever the position is met.
Found LifeSearch::settle(std::uint64_t key, bool wins, int move) {
  const Found found = proof_number::result(wins);
  table_.store(key, found, move, 1, 0).must = kAllPoints;
  return found;
}

/// Lists moves with the known results of the positions they lead to, or estimates of their proof numbers, until one wins at
/// once. Returns their number.
int LifeSearch::list(int depth, LifeArea::Bits moves, bool passes, Child* children, int& winning) {
  const LifeState& state = states_[depth];
  const bool defends = state.turn == kDefender;
  int count = 0;
  const auto add = [&](int move) {
    if (winning != kNoMove) return;
    bool captured = false;
    const LifeState next = after(state, move, captured);
    captured_[depth] = captured;
    Child& child = children[count++];
    child = {{.phi = kEven, .delta = kEven, .rests_on = kNothing, .move = static_cast<std::uint16_t>(move)},
             true};
    int at = 0;
    if (next.target == 0) {
      winning = move;
      return;
    }
    if (repeats(depth, next.hash, at)) {
      child.set(proof_number::result(state.turn == game_.prover(), at));
    } else if (const Entry* entry = table_.find(next.hash ^ salt_);
               entry != nullptr && entry->holds_after(path_[depth + 1])) {
      child.set(entry->found());
      child.is_new = false;
    } else if (const int odds = guess(next); odds == kWon) {
      winning = move;
    } else {
      child.phi = scaled(kEven, defends ? odds : -odds);
      child.delta = scaled(kEven, defends ? -odds : odds);
    }
  };
  if (passes) add(kPass);
  for_each_bit(moves, add);
  return count;
}

/// Refutes further moves as one was refuted: most that do not touch the refutation fail to it, too.
void LifeSearch::spread(const LifeState& state, const LifeState& refuted, Child* children, int count) {
  bool captured = false;
  for (Child* other = children; other < children + count; ++other) {
    if (other->phi == 0 || other->delta == 0) continue;
    to_liken_ = static_cast<int>(std::min<std::uint64_t>(kMostLikened, most_ - nodes_));
    if (wins_like(after(state, other->move, captured), refuted)) other->set(proof_number::result(true));
  }
}

Found LifeSearch::visit(int depth, const proof_number::Limits& limits, bool is_new) {
  const LifeState& state = states_[depth];
  const std::uint64_t key = state.hash ^ salt_;
  const std::uint64_t nodes_before = nodes_++;
  const bool is_prover = state.turn == game_.prover();
  const LifeMoves moves = moves_of(area_, state);
  const bool defends = state.turn == kDefender;
  if (is_new) {
    // The defender wins either game when the target cannot be captured, the attacker when it is dead.
    if (moves.is_safe || is_alive(area_, state)) return settle(key, defends, kNoMove);
    if (is_dead(area_, state)) return settle(key, !defends, kNoMove);
    if (!defends) {
      const LifeArea::Bits last = moves.target_liberty & moves.legal;
      if (last != 0) return settle(key, true, std::countr_zero(last));
    }
  }
  if (depth >= kDeepest) {
    // Too deep: it counts against the prover in this line, and is never stored.
    return proof_number::result(!is_prover, proof_number::kTooDeep);
  }

  const Entry* const known = is_new ? nullptr : table_.find(key);
  const LifeArea::Bits must = known == nullptr ? must_play(area_, state, moves) : known->must;
  const LifeArea::Bits legal = moves.legal & must & ~needless_moves(area_, state, moves.legal);
  if (legal == 0 && must != kAllPoints) return settle(key, false, kNoMove);
  const int first_child = pool_used_;
  Child* const children = &pool_[first_child];
  int winning = kNoMove;
  path_[depth + 1] = proof_number::path_through(path_[depth], state.hash);
  const int count = list(depth, legal, must == kAllPoints && may_pass(state), children, winning);
  if (winning != kNoMove) return settle(key, true, winning);
  pool_used_ += count;

  const auto descend = [&](Child& child, const proof_number::Limits& child_limits) {
    bool captured = false;
    states_[depth + 1] = after(state, child.move, captured);
    captured_[depth] = captured;
    const Found found = visit(depth + 1, child_limits, std::exchange(child.is_new, false));
    if (found.phi == 0 && found.rests_on == kNothing) {
      child.set(found);
      spread(state, states_[depth + 1], children, count);
    }
    return found;
  };
  auto [found, best] = proof_number::explore<kAnother>(children, count, is_prover, limits, descend,
                                                       [&] { return nodes_ >= limit_; });
  pool_used_ = first_child;
  const std::uint32_t way = proof_number::conclude(found, depth, path_[depth]);
  table_.store(key, found, best == nullptr ? kNoMove : best->move, nodes_ - nodes_before, way).must = must;
  return found;
}

}  // namespace kakoi::go
