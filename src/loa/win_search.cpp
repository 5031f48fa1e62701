#include "loa/win_search.h"

#include <algorithm>
#include <cstring>

#include "core/hash.h"
#include "loa/evaluation.h"

namespace kakoi::loa {
namespace {

/// Of a position and who has to win.
std::uint64_t key_of(const Position& position, Color prover) {
  const std::uint64_t key = mix64(mix64(position.black) + position.white);
  return key ^ (position.to_move == Color::kBlack ? 0 : 0x5851F42D4C957F2DU) ^
         (prover == Color::kBlack ? 0 : 0x14057B7EF767814FU);
}

/// Whether the side to move, not connected yet, becomes so by one move that `success(mover, other)` accepts.
template <typename Success>
bool succeeds_at_once(const Position& position, const Success& success) {
  // The stone that moves has to touch every other group, and so many at most have room around it.
  constexpr int most_groups = 5;
  Squares groups[most_groups];
  int count = 0;
  for (Squares left = position.own(); left != 0; left &= ~groups[count - 1]) {
    if (count == most_groups) return false;
    groups[count++] = first_group(left);
  }
  for (int group = 0; group < count; ++group) {
    Squares near = ~position.own();
    for (int other = 0; other < count; ++other) {
      if (other != group) near &= grow(groups[other]);
    }
    if (near == 0) continue;
    for (Squares stones = groups[group]; stones != 0; stones &= stones - 1) {
      const int from = first_square(stones);
      const Squares rest = position.own() ^ square_bit(from);
      for (Squares to = targets(position, from) & near; to != 0; to &= to - 1) {
        const Squares target = square_bit(first_square(to));
        if (!is_connected(rest | target)) continue;
        const Squares enemy = position.enemy() & ~target;
        if (success(true, enemy != position.enemy() && is_connected(enemy))) return true;
      }
    }
  }
  return false;
}

/// What of a key stands in the tags; 0 is a free place.
std::uint8_t tag_of(std::uint64_t key) {
  const auto tag = static_cast<std::uint8_t>(key >> 56);
  return tag == 0 ? 1 : tag;
}

/// How far stones look from being connected: about the groups to be joined, and the steps to be made.
std::uint32_t effort_of(Squares stones) {
  const int excess = excess_distance(stones, square_bit(centre_of_mass(stones)));
  return static_cast<std::uint32_t>(std::max(1, euler_number_8(stones)) + std::max(0, excess));
}

}  // namespace

void WinSearch::reset(const Rules& rules) {
  std::memset(tags_, 0, sizeof tags_);
  rules_ = rules;
  nodes_ = 0;
}

const WinSearch::Entry* WinSearch::find(std::uint64_t key) const {
  const std::size_t bucket = static_cast<std::size_t>(key & (kBuckets - 1)) * kPerBucket;
  const std::uint8_t tag = tag_of(key);
  for (std::size_t i = bucket; i < bucket + kPerBucket; ++i) {
    if (tags_[i] == tag && table_[i].key == key) return &table_[i];
  }
  return nullptr;
}

void WinSearch::store(std::uint64_t key, const Found& found, int move, std::uint64_t work,
                      std::uint32_t path) {
  std::size_t at = 0;
  if (const Entry* known = find(key)) {
    at = static_cast<std::size_t>(known - table_);
    work += known->work;
  } else {
    // In place of what took the least work.
    const std::size_t bucket = static_cast<std::size_t>(key & (kBuckets - 1)) * kPerBucket;
    at = bucket;
    for (std::size_t i = bucket; i < bucket + kPerBucket && tags_[at] != 0; ++i) {
      if (tags_[i] == 0 || table_[i].work < table_[at].work) at = i;
    }
  }
  tags_[at] = tag_of(key);
  table_[at] = {.key = key,
                .phi = found.phi,
                .delta = found.delta,
                .work = static_cast<std::uint32_t>(std::min<std::uint64_t>(work, 0xFFFFFFFFU)),
                .path = path,
                .rests_on = static_cast<std::int16_t>(found.rests_on),
                .move = static_cast<std::uint16_t>(move)};
}

/// The depth of the position that comes again after a move without a capture; -1 for none.
int WinSearch::repeated(int depth, std::uint64_t key) const {
  for (int i = depth - 1; i >= 0 && !captured_[i]; --i) {
    if (keys_[i] == key) return i;
  }
  return -1;
}

/// Whether what it comes to is what a side wants: the prover a win of its own, the other that there is none.
bool WinSearch::succeeds(Result result, bool is_prover) const {
  return is_prover ? result == Result::kWin : result != Result::kLoss;
}

WinProof WinSearch::solve(Color prover, const Position& position, std::uint64_t nodes) {
  prover_ = prover;
  limit_ = nodes_ + nodes;
  pool_used_ = 0;
  positions_[0] = position;
  keys_[0] = key_of(position, prover);
  path_[0] = 1;
  const Found found = visit(0, kInfinite, kInfinite);
  if (found.phi != 0 && found.delta != 0) return WinProof::kUnknown;
  const bool wins = (found.phi == 0) == (position.to_move == prover);
  // One that is too deep to say rests on what lies before the first position.
  if (!wins && found.rests_on < 0) return WinProof::kUnknown;
  return wins ? WinProof::kProven : WinProof::kDisproven;
}

WinSearch::Known WinSearch::look_up(Color prover, const Position& position) const {
  const Entry* entry = find(key_of(position, prover));
  if (entry == nullptr || entry->path != 0 || (entry->phi != 0 && entry->delta != 0))
    return {WinProof::kUnknown, kNoMove, 0};
  const bool wins = (entry->phi == 0) == (position.to_move == prover);
  return {wins ? WinProof::kProven : WinProof::kDisproven, entry->move, entry->work};
}

/// What is known of the position that a move leads to, or how hard it looks.
void WinSearch::look_at(int depth, const Position& next, Child& child) const {
  const bool is_prover = positions_[depth].to_move == prover_;
  const int at = child.captures != 0 ? -1 : repeated(depth, child.key);
  if (at >= 0) {
    child.phi = is_prover ? 0 : kInfinite;
    child.delta = is_prover ? kInfinite : 0;
    child.rests_on = static_cast<std::int16_t>(at);
    return;
  }
  const Entry* entry = find(child.key);
  if (entry != nullptr && (entry->path == 0 || entry->path == path_[depth + 1])) {
    child.phi = entry->phi;
    child.delta = entry->delta;
    child.rests_on = entry->rests_on;
    return;
  }
  const bool success = succeeds_at_once(
      next, [&](bool mover, bool other) { return succeeds(result_of(mover, other, rules_), !is_prover); });
  if (success) {
    child.phi = 0;
    child.delta = kInfinite;
    return;
  }
  child.phi = effort_of(next.own());
  child.delta = effort_of(next.enemy());
}

/// Lists where the moves lead, but for those that end the game in failure; `winning` is one that ends it in success.
/// Returns how many there are, -1 when there is no room for them.
int WinSearch::list(int depth, Child* children, int& winning) {
  const Position& position = positions_[depth];
  const bool is_prover = position.to_move == prover_;
  const int most = static_cast<int>(pool_ + kPool - children);
  winning = kNoMove;
  int count = 0;
  bool has_move = false;
  for_each_move(position, [&](int from, int to) {
    has_move = true;
    if (winning != kNoMove || count < 0) return;
    const Position next = play(position, from, to);
    const bool captures = (position.enemy() & square_bit(to)) != 0;
    const bool mover = is_connected(next.enemy());
    const bool other = captures && is_connected(next.own());
    if (mover || other) {
      if (succeeds(result_of(mover, other, rules_), is_prover)) winning = move_of(from, to);
      return;
    }
    if (count == most) {
      count = -1;
      return;
    }
    children[count++] = {.key = key_of(next, prover_),
                         .phi = 0,
                         .delta = 0,
                         .rests_on = kNothing,
                         .move = static_cast<std::uint16_t>(move_of(from, to)),
                         .captures = captures ? 1U : 0U};
  });
  if (has_move) return count;
  if (const auto result = result_without_moves(rules_)) {
    if (succeeds(*result, is_prover)) winning = kPassMove;
    return 0;
  }
  if (most == 0) return -1;
  children[0] = {.key = key_of(pass(position), prover_),
                 .phi = 0,
                 .delta = 0,
                 .rests_on = kNothing,
                 .move = kPassMove,
                 .captures = 0};
  return 1;
}

WinSearch::Found WinSearch::visit(int depth, Number phi_limit, Number delta_limit) {
  const Position& position = positions_[depth];
  const std::uint64_t key = keys_[depth];
  const bool is_prover = position.to_move == prover_;
  const std::uint64_t nodes_before = nodes_++;
  Child* const children = pool_ + pool_used_;
  int winning = kNoMove;
  const int count = depth >= kDeepest ? -1 : list(depth, children, winning);
  if (winning != kNoMove) {
    const Found found{0, kInfinite, kNothing};
    store(key, found, winning, 1, 0);
    return found;
  }
  // Too deep to say: counted for the other side of the prover here, and nowhere else.
  if (count < 0) return {is_prover ? kInfinite : 0, is_prover ? 0 : kInfinite, -1};
  path_[depth + 1] = static_cast<std::uint32_t>(mix64(path_[depth] ^ key) >> 32) | 1U;
  for (int i = 0; i < count; ++i) look_at(depth, after(position, children[i].move), children[i]);
  pool_used_ += count;

  Found found{};
  int best_move = kNoMove;
  while (true) {
    Number phi = kInfinite;
    Number second = kInfinite;
    Number most = 0;
    Number sum = 0;
    Child* best = nullptr;
    int rests_on = kNothing;
    for (Child* child = children; child < children + count; ++child) {
      most = std::max(most, child->phi);
      sum = std::min<Number>(kInfinite, sum + child->phi);
      rests_on = std::min<int>(rests_on, child->rests_on);
      if (best == nullptr || child->delta < phi || (child->delta == 0 && child->rests_on > best->rests_on)) {
        second = phi;
        phi = child->delta;
        best = child;
      } else {
        second = std::min(second, child->delta);
      }
    }
    const Number delta = most >= kInfinite ? kInfinite : sum;
    found = {phi, delta, kNothing};
    best_move = best == nullptr ? kNoMove : best->move;
    if (phi == 0) found = {0, kInfinite, is_prover ? kNothing : best->rests_on};
    if (delta == 0) found = {kInfinite, 0, is_prover ? rests_on : kNothing};
    if (phi == 0 || delta == 0 || phi >= phi_limit || delta >= delta_limit || nodes_ >= limit_) break;

    positions_[depth + 1] = after(position, best->move);
    keys_[depth + 1] = best->key;
    captured_[depth] = best->captures != 0;
    // What the child may reach before another is better or this position is.
    const Number child_phi = delta_limit >= kInfinite ? kInfinite : delta_limit - (delta - best->phi);
    const Number child_delta =
        std::min<Number>(phi_limit, second >= kInfinite ? kInfinite : second + second / 4 + 1);
    const Found result = visit(depth + 1, child_phi, child_delta);
    best->phi = result.phi;
    best->delta = result.delta;
    best->rests_on = static_cast<std::int16_t>(result.rests_on);
  }
  pool_used_ -= count;
  // A repetition of this very position is part of what was found here.
  const bool settled_here = found.rests_on >= depth;
  if (settled_here) found.rests_on = kNothing;
  const bool solved = found.phi == 0 || found.delta == 0;
  store(key, found, best_move, nodes_ - nodes_before, solved && !settled_here ? path_[depth] : 0);
  return found;
}

}  // namespace kakoi::loa
