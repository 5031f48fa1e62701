// Rules shared by the searches for a win: the moves that end the game, and how far a side looks from
// connecting.
//
// One side, the prover, has to win; the other has its way with anything else.

#pragma once

#include <algorithm>
#include <cassert>

#include "core/hash.h"
#include "core/proof_number.h"
#include "loa/evaluation.h"
#include "loa/rules.h"

namespace kakoi::loa {

/// Hash of a position: the side to move is part of it.
inline std::uint64_t key_of(const Position& position) {
  const std::uint64_t key = mix64(mix64(position.black) + position.white);
  return key ^ (position.to_play == Color::kBlack ? 0 : 0x5851F42D4C957F2DU);
}

/// The result for a position and, when it is proven, in how many plies the prover wins at most.
struct WinFound : proof_number::Found {
  int plies = 0;
};

/// A move and the search result of the position it leads to.
struct WinChild : proof_number::Child {
  std::uint16_t plies;
  std::uint64_t key;

  void set(const WinFound& found) {
    proof_number::Child::set(found);
    plies = static_cast<std::uint16_t>(found.plies);
  }
};

/// The move that decides how long a solved position lasts. A side that has its way chooses among the moves
/// that lead there, the other side among all its moves; the prover takes the one with the fewest plies, its
/// opponent the one with the most.
template <typename Child>
const Child& settling(const Child* children, int count, bool is_prover, bool has_its_way) {
  const Child* chosen = nullptr;
  for (const Child* child = children; child < children + count; ++child) {
    if (has_its_way && child->delta != 0) continue;
    if (chosen == nullptr || (is_prover ? child->plies < chosen->plies : child->plies > chosen->plies))
      chosen = child;
  }
  assert(chosen != nullptr);  // a solved position is settled by one of its moves
  return *chosen;
}

/// True when the ending is what the side wants: a win for the prover, anything else for the other.
constexpr bool is_wanted(Result result, bool is_prover) {
  return is_prover ? result == Result::kWin : result != Result::kLoss;
}

/// True when the side to move, not connected yet, becomes so by one move that gives it its way.
inline bool succeeds_at_once(const Position& position, bool is_prover, const Rules& rules) {
  // The stone that moves has to touch every other group, and only four fit around it.
  constexpr int most_groups = 5;
  Squares groups[most_groups];
  int count = 0;
  for (Squares left = position.own(); left != 0; left &= ~groups[count - 1]) {
    if (count == most_groups) return false;
    groups[count++] = first_group(left);
  }
  const Field field(position);
  for (int group = 0; group < count; ++group) {
    Squares near = field.free;
    for (int other = 0; other < count; ++other) {
      if (other != group) near &= grow(groups[other]);
    }
    if (near == 0) continue;
    for (Squares stones = groups[group]; stones != 0; stones &= stones - 1) {
      const int from = first_square(stones);
      const Squares rest = position.own() ^ square_bit(from);
      for (Squares to = targets(field, from) & near; to != 0; to &= to - 1) {
        const Squares target = square_bit(first_square(to));
        if (!is_connected(rest | target)) continue;
        const Squares enemy = position.enemy() & ~target;
        const bool connects_both = enemy != position.enemy() && is_connected(enemy);
        if (is_wanted(result_of(true, connects_both, rules), is_prover)) return true;
      }
    }
  }
  return false;
}

/// An estimate of the effort to connect stones: about the groups to be joined, and the steps to be made.
inline std::uint32_t effort_of(Squares stones) {
  const int excess = excess_distance(stones, square_bit(centre_of_mass(stones)));
  return static_cast<std::uint32_t>(std::max(1, euler_number_8(stones)) + std::max(0, excess));
}

/// Calls visit(move, next, captures) with every move, a pass included, after which the game goes on. Returns
/// a move that ends it as the side to move wants, or kNoMove; once one is found, no more are visited.
template <typename Visit>
int for_each_way_on(const Position& position, bool is_prover, const Rules& rules, Visit&& visit) {
  bool has_move = false;
  int winning = kNoMove;
  for_each_move(position, [&](int from, int to) {
    has_move = true;
    if (winning != kNoMove) return;
    const Position next = play(position, from, to);
    const bool captures = (position.enemy() & square_bit(to)) != 0;
    const bool mover = is_connected(next.enemy());
    const bool other = captures && is_connected(next.own());
    const int move = move_of(from, to);
    if (!mover && !other) {
      visit(move, next, captures);
    } else if (is_wanted(result_of(mover, other, rules), is_prover)) {
      winning = move;
    }
  });
  if (has_move) return winning;
  const auto result = result_without_moves(rules);
  if (!result) {
    visit(kPassMove, pass(position), false);
    return kNoMove;
  }
  return is_wanted(*result, is_prover) ? kPassMove : kNoMove;
}

}  // namespace kakoi::loa
