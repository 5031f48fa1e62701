#include "go/life_search.h"

#include <algorithm>
#include <cstring>

#include "go/life_estimate.h"

namespace kakoi::go {

namespace {

/// What of a key stands in the tags; 0 is a free place.
std::uint8_t tag_of(std::uint64_t key) {
  const auto tag = static_cast<std::uint8_t>(key >> 56);
  return tag == 0 ? 1 : tag;
}

/// A number times two to the power of a count of sixteenths, at most 64 times as much or as little.
std::uint32_t scaled(std::uint32_t number, int sixteenths) {
  // 2^(i / 16), times 256.
  constexpr std::uint16_t powers[] = {256, 267, 279, 292, 304, 318, 332, 347,
                                      362, 378, 395, 412, 431, 450, 470, 490};
  const int power = std::clamp(sixteenths, -6 * 16, 6 * 16) + 6 * 16;
  return std::max(1U, number * (std::uint32_t{powers[power & 15]} << (power >> 4)) >> 14);
}

}  // namespace

void LifeSearch::load(const LifeArea& area) {
  std::memset(tags_, 0, sizeof tags_);
  area_ = area;
  nodes_ = 0;
}

const LifeSearch::Entry* LifeSearch::find(std::uint64_t key) const {
  const std::size_t bucket = static_cast<std::size_t>(key & (kBuckets - 1)) * kPerBucket;
  const std::uint8_t tag = tag_of(key);
  for (std::size_t i = bucket; i < bucket + kPerBucket; ++i) {
    if (tags_[i] == tag && table_[i].key == key) return &table_[i];
  }
  return nullptr;
}

void LifeSearch::store(std::uint64_t key, const Result& result, LifeArea::Bits must, int move,
                       std::uint64_t work, std::uint32_t path) {
  const Entry* known = find(key);
  const std::uint64_t before = known == nullptr ? 0 : known->work;
  Entry* entry = known == nullptr ? nullptr : &table_[known - table_];
  if (entry == nullptr) {
    // In place of what took the least work.
    const std::size_t bucket = static_cast<std::size_t>(key & (kBuckets - 1)) * kPerBucket;
    std::size_t at = bucket;
    for (std::size_t i = bucket; i < bucket + kPerBucket; ++i) {
      if (tags_[i] == 0) {
        at = i;
        break;
      }
      if (table_[i].work < table_[at].work) at = i;
    }
    tags_[at] = tag_of(key);
    entry = &table_[at];
  }
  *entry = {.key = key,
            .must = must,
            .phi = result.phi,
            .delta = result.delta,
            .work = static_cast<std::uint32_t>(std::min<std::uint64_t>(before + work, 0xFFFFFFFFU)),
            .path = path,
            .rests_on = static_cast<std::int16_t>(result.rests_on),
            .move = static_cast<std::uint8_t>(move)};
}

bool LifeSearch::repeats(int depth, std::uint64_t hash, int& at) const {
  // Stones only get more without a capture.
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
  pool_used_ = 0;
  states_[0] = state;
  path_[0] = 1;
  captured_[0] = false;
  const Result result = visit(0, kInfinite, kInfinite, true);
  if (result.phi != 0 && result.delta != 0) return LifeProof::kUnknown;
  const bool prover_wins = (result.phi == 0) == (state.turn == game.prover());
  if (!prover_wins && result.rests_on < 0) return LifeProof::kUnknown;
  return prover_wins ? LifeProof::kProven : LifeProof::kDisproven;
}

LifeSearch::Known LifeSearch::look_up(const LifeState& state) const {
  const Entry* entry = find(state.hash ^ salt_);
  if (entry == nullptr || entry->path != 0 || (entry->phi != 0 && entry->delta != 0))
    return {LifeProof::kUnknown, kNoMove, 0};
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

LifeSearch::Result LifeSearch::visit(int depth, Number phi_limit, Number delta_limit, bool is_new) {
  const LifeState& state = states_[depth];
  const std::uint64_t key = state.hash ^ salt_;
  const std::uint64_t nodes_before = nodes_++;
  const bool is_prover = state.turn == game_.prover();
  constexpr Result win{0, kInfinite, kNothing};
  constexpr Result loss{kInfinite, 0, kNothing};
  const auto settle = [&](bool mover_wins, int move) {
    const Result result = mover_wins ? win : loss;
    store(key, result, kAnywhere, move, 1, 0);
    return result;
  };
  const LifeMoves moves = moves_of(area_, state);
  const bool defends = state.turn == kDefender;
  if (is_new) {
    // The defender wins either game with a target that cannot be captured, the attacker with one that is.
    if (moves.is_safe || is_alive(area_, state)) return settle(defends, kNoMove);
    if (is_dead(area_, state)) return settle(!defends, kNoMove);
    if (!defends) {
      const LifeArea::Bits last = moves.target_liberty & moves.legal;
      if (last != 0) return settle(true, std::countr_zero(last));
    }
  }
  if (depth >= kDeepest) {
    // Too deep to say: counted for the other side of the prover here, and nowhere else.
    return {is_prover ? kInfinite : 0, is_prover ? 0 : kInfinite, -1};
  }

  const Entry* const known = is_new ? nullptr : find(key);
  const LifeArea::Bits must = known == nullptr ? must_play(area_, state, moves) : known->must;
  const LifeArea::Bits legal = moves.legal & must;
  if (legal == 0 && must != kAnywhere) return settle(false, kNoMove);
  // The prover passes only to be free of a ko: otherwise the other side would pass, too.
  const bool may_pass = must == kAnywhere && (!is_prover || state.forbids_ban());
  const int first_child = pool_used_;
  Child* const children = &pool_[first_child];
  int count = 0;
  int winning = kNoMove;
  const std::uint32_t path = static_cast<std::uint32_t>(mix64(path_[depth] ^ state.hash) >> 32) | 1U;
  const auto add = [&](int move) {
    if (winning != kNoMove) return;
    bool captured = false;
    const LifeState next = after(state, move, captured);
    Child& child = children[count++];
    child = {.hash = next.hash,
             .phi = kEven,
             .delta = kEven,
             .rests_on = kNothing,
             .move = static_cast<std::uint8_t>(move),
             .is_new = true};
    if (next.target == 0) {
      winning = move;
      return;
    }
    captured_[depth] = captured;
    int at = 0;
    if (repeats(depth, next.hash, at)) {
      child.phi = is_prover ? 0 : kInfinite;
      child.delta = is_prover ? kInfinite : 0;
      child.rests_on = static_cast<std::int16_t>(at);
      return;
    }
    const Entry* entry = find(next.hash ^ salt_);
    if (entry == nullptr || (entry->path != 0 && entry->path != path)) {
      const Reach reach = reach_of(area_, next);
      if (move != kPass && (defends ? is_alive(area_, next) : is_dead(area_, next, reach))) {
        winning = move;
        return;
      }
      const int odds = defender_odds(area_, next, reach);
      child.phi = scaled(kEven, defends ? odds : -odds);
      child.delta = scaled(kEven, defends ? -odds : odds);
      return;
    }
    child.phi = entry->phi;
    child.delta = entry->delta;
    child.rests_on = entry->rests_on;
    child.is_new = false;
  };
  if (may_pass) add(kPass);
  for_each_bit(legal, add);
  if (winning != kNoMove) return settle(true, winning);
  pool_used_ += count;

  Result result{};
  int best_move = kNoMove;
  while (true) {
    // phi is the smallest delta of the children, delta the sum of their phis.
    Number phi = kInfinite;
    Number second = kInfinite;
    Number sum = 0;
    Child* best = nullptr;
    int rests_on = kNothing;
    for (int i = 0; i < count; ++i) {
      Child& child = children[i];
      sum = std::min<Number>(kInfinite, sum + child.phi);
      rests_on = std::min<int>(rests_on, child.rests_on);
      if (best == nullptr || child.delta < phi || (child.delta == 0 && child.rests_on > best->rests_on)) {
        second = phi;
        phi = child.delta;
        best = &child;
      } else if (child.delta < second) {
        second = child.delta;
      }
    }
    const Number delta = sum;
    result = {phi, delta, kNothing};
    best_move = best == nullptr ? kNoMove : best->move;
    if (phi == 0) result = {0, kInfinite, is_prover ? kNothing : best->rests_on};
    if (delta == 0) result = {kInfinite, 0, is_prover ? rests_on : kNothing};
    if (phi == 0 || delta == 0 || phi >= phi_limit || delta >= delta_limit || nodes_ >= limit_) break;

    bool captured = false;
    states_[depth + 1] = after(state, best->move, captured);
    captured_[depth] = captured;
    path_[depth + 1] = path;
    // What the child may reach before another is better or this position is.
    const Number child_phi = delta_limit >= kInfinite ? kInfinite : delta_limit - (delta - best->phi);
    const Number child_delta =
        std::min<Number>(phi_limit, second >= kInfinite ? kInfinite : second + second / 4 + 1);
    const Result found = visit(depth + 1, child_phi, child_delta, best->is_new);
    best->phi = found.phi;
    best->delta = found.delta;
    best->rests_on = static_cast<std::int16_t>(found.rests_on);
    best->is_new = false;
  }
  pool_used_ = first_child;
  // A repetition of this very position is part of what was found here.
  const bool settled_here = result.rests_on >= depth;
  if (settled_here) result.rests_on = kNothing;
  const bool solved = result.phi == 0 || result.delta == 0;
  store(key, result, must, best_move, nodes_ - nodes_before, solved && !settled_here ? path_[depth] : 0);
  return result;
}

}  // namespace kakoi::go
