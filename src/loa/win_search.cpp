#include "loa/win_search.h"

#include <algorithm>

#include "core/hash.h"
#include "loa/evaluation.h"

namespace kakoi::loa {

using proof_number::Found;
using proof_number::kNothing;

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

/// How far stones look from being connected: about the groups to be joined, and the steps to be made.
std::uint32_t effort_of(Squares stones) {
  const int excess = excess_distance(stones, square_bit(centre_of_mass(stones)));
  return static_cast<std::uint32_t>(std::max(1, euler_number_8(stones)) + std::max(0, excess));
}

}  // namespace

void WinSearch::reset(const Rules& rules) {
  table_.clear();
  rules_ = rules;
  nodes_ = 0;
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
  const Found found = visit(0, {});
  if (!found.is_solved()) return WinProof::kUnknown;
  const bool wins = (found.phi == 0) == (position.to_move == prover);
  if (!wins && found.rests_on == proof_number::kTooDeep) return WinProof::kUnknown;
  return wins ? WinProof::kProven : WinProof::kDisproven;
}

WinSearch::Known WinSearch::look_up(Color prover, const Position& position) const {
  const proof_number::Entry* entry = table_.find(key_of(position, prover));
  if (entry == nullptr || !entry->is_settled()) return {WinProof::kUnknown, kNoMove, 0};
  const bool wins = (entry->phi == 0) == (position.to_move == prover);
  return {wins ? WinProof::kProven : WinProof::kDisproven, entry->move, entry->work};
}

/// What is known of the position that a move leads to, or how hard it looks.
Found WinSearch::expect(int depth, const Position& next, const Child& child) const {
  const bool is_prover = positions_[depth].to_move == prover_;
  const int at = child.captures ? -1 : repeated(depth, child.key);
  if (at >= 0) return proof_number::result(is_prover, at);
  const proof_number::Entry* entry = table_.find(child.key);
  if (entry != nullptr && entry->holds_after(path_[depth + 1])) return entry->found();
  const bool success = succeeds_at_once(
      next, [&](bool mover, bool other) { return succeeds(result_of(mover, other, rules_), !is_prover); });
  if (success) return proof_number::result(true);
  return {effort_of(next.own()), effort_of(next.enemy())};
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
    const auto move = static_cast<std::uint16_t>(move_of(from, to));
    children[count++] = {
        {.phi = 0, .delta = 0, .rests_on = kNothing, .move = move}, captures, key_of(next, prover_)};
  });
  if (has_move) return count;
  if (const auto result = result_without_moves(rules_)) {
    if (succeeds(*result, is_prover)) winning = kPassMove;
    return 0;
  }
  if (most == 0) return -1;
  children[0] = {{.phi = 0, .delta = 0, .rests_on = kNothing, .move = kPassMove},
                 false,
                 key_of(pass(position), prover_)};
  return 1;
}

Found WinSearch::visit(int depth, const proof_number::Limits& limits) {
  const Position& position = positions_[depth];
  const std::uint64_t key = keys_[depth];
  const bool is_prover = position.to_move == prover_;
  const std::uint64_t nodes_before = nodes_++;
  Child* const children = pool_ + pool_used_;
  int winning = kNoMove;
  const int count = depth >= kDeepest ? -1 : list(depth, children, winning);
  if (winning != kNoMove) {
    const Found found = proof_number::result(true);
    table_.store(key, found, winning, 1, 0);
    return found;
  }
  // Counted for the other side of the prover here, and nowhere else.
  if (count < 0) return proof_number::result(!is_prover, proof_number::kTooDeep);
  path_[depth + 1] = proof_number::path_through(path_[depth], key);
  for (int i = 0; i < count; ++i)
    children[i].set(expect(depth, after(position, children[i].move), children[i]));
  pool_used_ += count;

  const auto descend = [&](const Child& child, const proof_number::Limits& child_limits) {
    positions_[depth + 1] = after(position, child.move);
    keys_[depth + 1] = child.key;
    captured_[depth] = child.captures;
    return visit(depth + 1, child_limits);
  };
  auto [found, best] =
      proof_number::explore(children, count, is_prover, limits, descend, [&] { return nodes_ >= limit_; });
  pool_used_ -= count;
  const std::uint32_t way = proof_number::conclude(found, depth, path_[depth]);
  table_.store(key, found, best == nullptr ? kNoMove : best->move, nodes_ - nodes_before, way);
  return found;
}

}  // namespace kakoi::loa
