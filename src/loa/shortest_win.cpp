#include "loa/shortest_win.h"

#include <algorithm>
#include <cassert>

namespace kakoi::loa {

ShortestWin::Note ShortestWin::read(const proof_number::Entry* entry) {
  if (entry == nullptr) return {};
  const auto byte = [&](int at) { return static_cast<int>(entry->note >> 8 * at & 0xFF); };
  return {byte(0), byte(1), byte(2)};
}

void ShortestWin::reset(const Rules& rules, Color winner, const DrawnPositions& drawn) {
  table_.clear();
  rules_ = rules;
  winner_ = winner;
  drawn_ = &drawn;
  nodes_ = 0;
}

/// The result of a position that is won in so many plies, or is not.
WinFound ShortestWin::decided(const Position& position, bool is_won, int plies) const {
  return {proof_number::result(is_won == (position.to_play == winner_)), plies};
}

WinProof ShortestWin::solve(const Position& position, int plies, std::uint64_t nodes) {
  assert(plies >= 1 && plies <= kMostPlies);
  limit_ = nodes_ + nodes;
  pool_used_ = 0;
  const std::uint64_t key = key_of(position);
  const Note known = read(table_.find(key));
  if (known.within <= plies) return WinProof::kProven;
  if (known.not_within >= plies) return WinProof::kDisproven;
  const WinFound found = visit(position, key, plies, {});
  if (!found.is_solved()) return WinProof::kUnknown;
  return (found.phi == 0) == (position.to_play == winner_) ? WinProof::kProven : WinProof::kDisproven;
}

ShortestWin::Known ShortestWin::look_up(const Position& position) const {
  const proof_number::Entry* const entry = table_.find(key_of(position));
  const int within = read(entry).within;
  return {within, within == kUnknown ? kNoMove : entry->move};
}

/// The result for a position with so many plies left, or its proof numbers.
WinFound ShortestWin::expect(const Position& position, std::uint64_t key, int plies) const {
  if (drawn_->contain(position)) return decided(position, false, kNever);
  const bool is_winner = position.to_play == winner_;
  const proof_number::Entry* const entry = table_.find(key);
  const Note known = read(entry);
  if (known.within <= plies) return decided(position, true, known.within);
  if (known.not_within >= plies) return decided(position, false, known.not_within);
  // A side without a move may have lost, and the game be over.
  const bool may_be_over = rules_.no_move == NoMove::kLoss;
  if (plies == 0) return decided(position, may_be_over && !is_winner && count_moves(position) == 0, 0);
  if (known.limit == plies) return {entry->found()};
  if (succeeds_at_once(position, is_winner, rules_))
    return decided(position, is_winner, is_winner ? 1 : kNever);
  if (plies == 1 && is_winner && !may_be_over) return decided(position, false, 1);
  return {{effort_of(position.own()), effort_of(position.enemy())}};
}

/// Stores the result of a position with so many plies left, beside the results with other numbers of plies.
void ShortestWin::store(std::uint64_t key, const WinFound& found, bool is_won, int plies, int move,
                        std::uint64_t work) {
  const proof_number::Entry* const entry = table_.find(key);
  Note note = read(entry);
  const bool is_sooner = found.is_solved() && is_won && found.plies < note.within;
  if (is_sooner) note.within = found.plies;
  if (!is_sooner && note.within != kUnknown) move = entry->move;
  if (found.is_solved() && !is_won) note.not_within = std::max(note.not_within, found.plies);
  table_.store(key, found, move, work, 0).note =
      static_cast<std::uint32_t>(note.within | note.not_within << 8 | plies << 16);
}

WinFound ShortestWin::visit(const Position& position, std::uint64_t key, int plies,
                            const proof_number::Limits& limits) {
  const bool is_winner = position.to_play == winner_;
  const std::uint64_t nodes_before = nodes_++;
  WinChild* const children = pool_ + pool_used_;
  const int room = kPool - pool_used_;
  int count = 0;
  bool is_settled = false;
  const auto consider = [&](int move, const Position& next, bool) {
    if (is_settled || count == room) return;
    WinChild& child = children[count++];
    child.move = static_cast<std::uint16_t>(move);
    child.key = key_of(next);
    child.set(expect(next, child.key, plies - 1));
    is_settled = child.delta == 0;  // the other moves make no difference
  };
  const int at_once = for_each_way_on(position, is_winner, rules_, consider);
  const auto conclude = [&](const WinFound& found, bool is_won, int move) {
    store(key, found, is_won, plies, move, nodes_ - nodes_before);
    return found;
  };
  if (at_once != kNoMove)
    return conclude(decided(position, is_winner, is_winner ? 1 : kNever), is_winner, at_once);
  if (count == room && !is_settled) {
    limit_ = 0;  // there is no room for it: the search ends
    return {{1, 1}};
  }
  pool_used_ += count;
  const auto descend = [&](const WinChild& child, const proof_number::Limits& child_limits) {
    return visit(after(position, child.move), child.key, plies - 1, child_limits);
  };
  const auto [numbers, best] =
      proof_number::explore(children, count, is_winner, limits, descend, [&] { return nodes_ >= limit_; });
  pool_used_ -= count;
  WinFound found{numbers};
  if (!found.is_solved()) return conclude(found, false, best->move);
  const bool is_won = (found.phi == 0) == is_winner;
  if (count == 0) {
    // Either every move ends the game against the side that makes it, or there is none and the game is over.
    found.plies = !is_won ? kNever : count_moves(position) == 0 ? 0 : 1;
    return conclude(found, is_won, kNoMove);
  }
  const WinChild& last = settling(children, count, is_winner, found.phi == 0);
  found.plies = std::min(last.plies + 1, kNever);
  return conclude(found, is_won, last.move);
}

}  // namespace kakoi::loa
