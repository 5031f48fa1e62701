#include "loa/win_search.h"

#include <algorithm>

namespace kakoi::loa {

using proof_number::kNothing;

namespace {

/// The most plies that a table entry can hold.
constexpr int kMostPlies = UINT16_MAX;

/// Hash of a position and of the side that has to win.
std::uint64_t key_of(const Position& position, Color prover) {
  return loa::key_of(position) ^ (prover == Color::kBlack ? 0 : 0x14057B7EF767814FU);
}

}  // namespace

void WinSearch::reset(const Rules& rules, const DrawnPositions& drawn) {
  table_.clear();
  rules_ = rules;
  drawn_ = &drawn;
  nodes_ = 0;
}

/// The depth of the position that comes again after a move without a capture; -1 for none.
int WinSearch::repeated(int depth, std::uint64_t key) const {
  for (int i = depth - 1; i >= 0 && !captured_[i]; --i) {
    if (keys_[i] == key) return i;
  }
  return -1;
}

WinProof WinSearch::solve(Color prover, const Position& position, std::uint64_t nodes) {
  prover_ = prover;
  limit_ = nodes_ + nodes;
  pool_used_ = 0;
  positions_[0] = position;
  keys_[0] = key_of(position, prover);
  path_[0] = 1;
  const WinFound found = visit(0, {});
  if (!found.is_solved()) return WinProof::kUnknown;
  const bool wins = (found.phi == 0) == (position.to_play == prover);
  if (!wins && found.rests_on == proof_number::kTooDeep) return WinProof::kUnknown;
  return wins ? WinProof::kProven : WinProof::kDisproven;
}

WinSearch::Known WinSearch::look_up(Color prover, const Position& position) const {
  const proof_number::Entry* entry = table_.find(key_of(position, prover));
  if (entry == nullptr || !entry->is_settled()) return {WinProof::kUnknown, kNoMove, 0};
  const bool wins = (entry->phi == 0) == (position.to_play == prover);
  return {wins ? WinProof::kProven : WinProof::kDisproven, entry->move, static_cast<int>(entry->note)};
}

/// The known result of the position that a move leads to, or an estimate of its proof numbers.
WinFound WinSearch::expect(int depth, const Position& next, const Child& child) const {
  const bool is_prover = positions_[depth].to_play == prover_;
  if (drawn_->contain(next)) return {proof_number::result(is_prover)};
  const int at = child.captures ? -1 : repeated(depth, child.key);
  if (at >= 0) return {proof_number::result(is_prover, at)};
  const proof_number::Entry* entry = table_.find(child.key);
  if (entry != nullptr && entry->holds_after(path_[depth + 1]))
    return {entry->found(), static_cast<int>(entry->note)};
  if (succeeds_at_once(next, !is_prover, rules_)) return {proof_number::result(true), 1};
  return {{effort_of(next.own()), effort_of(next.enemy())}};
}

/// Lists the moves with the keys of the positions they lead to, except moves that end the game; `winning` is
/// one that ends it in success. Returns the number of moves, -1 when there is no room for them.
int WinSearch::list(int depth, Child* children, int& winning) {
  const Position& position = positions_[depth];
  const bool is_prover = position.to_play == prover_;
  const int most = static_cast<int>(pool_ + kPool - children);
  int count = 0;
  winning = for_each_way_on(position, is_prover, rules_, [&](int move, const Position& next, bool captures) {
    if (count < 0) return;
    if (count == most) {
      count = -1;
      return;
    }
    Child& child = children[count++];
    child.move = static_cast<std::uint16_t>(move);
    child.captures = captures;
    child.key = key_of(next, prover_);
  });
  return count;
}

WinFound WinSearch::visit(int depth, const proof_number::Limits& limits) {
  const Position& position = positions_[depth];
  const std::uint64_t key = keys_[depth];
  const bool is_prover = position.to_play == prover_;
  const std::uint64_t nodes_before = nodes_++;
  Child* const children = pool_ + pool_used_;
  int winning = kNoMove;
  const int count = depth >= kDeepest ? -1 : list(depth, children, winning);
  if (winning != kNoMove) {
    const WinFound found{proof_number::result(true), 1};
    table_.store(key, found, winning, 1, 0).note = 1;
    return found;
  }
  // Too deep, or out of room: it counts against the prover in this line, and is never stored.
  if (count < 0) return {proof_number::result(!is_prover, proof_number::kTooDeep)};
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
  auto [numbers, best] =
      proof_number::explore(children, count, is_prover, limits, descend, [&] { return nodes_ >= limit_; });
  pool_used_ -= count;
  const std::uint32_t way = proof_number::conclude(numbers, depth, path_[depth]);
  WinFound found{numbers, 1};
  int move = best == nullptr ? kNoMove : best->move;
  if (count > 0 && found.is_solved() && (found.phi == 0) == is_prover) {
    const Child& last = settling(children, count, is_prover, found.phi == 0);
    found.plies = std::min(last.plies + 1, kMostPlies);
    move = last.move;
  }
  table_.store(key, found, move, nodes_ - nodes_before, way).note = static_cast<std::uint32_t>(found.plies);
  return found;
}

}  // namespace kakoi::loa
