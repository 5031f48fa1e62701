// A position of a question of life and death, and its moves.

#pragma once

#include "core/hash.h"
#include "go/reading/life_area.h"

namespace kakoi::go {

struct LifeState {
  static constexpr std::uint8_t kNoBan = 64;

  LifeArea::Bits stones[2];
  /// The rest of the target: stones that stand where they stood from the beginning.
  LifeArea::Bits target;
  std::uint64_t hash;
  Side turn;
  /// The point where the side to move would take a ko back at once.
  std::uint8_t ban;
  /// The number of times that the ko master may still do that.
  std::uint8_t retakes;
  /// The side that wins every ko; the other one may never retake at once.
  Side ko_master;

  [[nodiscard]] bool forbids_ban() const { return ban != kNoBan && (turn != ko_master || retakes == 0); }
};

/// The number of times in a line that the ko master may retake at once. A ko that takes more is not won: the
/// ko master would need threats without end.
constexpr std::uint8_t kKoRetakes = 5;

/// Stands for retakes without end, in questions that count no threats.
constexpr std::uint8_t kEndlessRetakes = kKoRetakes + 1;

namespace life_keys {

/// Hash keys of stones by side and point, of target stones, of bans, of the retakes that are left, and of the
/// turn.
struct Keys {
  std::uint64_t stone[2][LifeArea::kMostPoints];
  std::uint64_t target[LifeArea::kMostPoints];
  std::uint64_t ban[LifeArea::kMostPoints + 1];
  std::uint64_t retakes[kKoRetakes + 1];
  std::uint64_t turn;
  /// Keys of the games that are played on the same positions, by goal and ko master (life_search.h).
  std::uint64_t game[2][2];
};

constexpr Keys make() {
  Keys keys{};
  std::uint64_t seed = 0;
  for (int i = 0; i < LifeArea::kMostPoints; ++i) {
    keys.stone[0][i] = mix64(++seed);
    keys.stone[1][i] = mix64(++seed);
    keys.target[i] = mix64(++seed);
    keys.ban[i] = mix64(++seed);
  }
  keys.turn = mix64(++seed);
  for (std::uint64_t& key : keys.retakes) key = mix64(++seed);
  for (auto& games : keys.game) {
    for (std::uint64_t& key : games) key = mix64(++seed);
  }
  return keys;
}

inline constexpr Keys kKeys = make();

}  // namespace life_keys

/// A chain and the points beside it.
struct LifeChain {
  LifeArea::Bits stones;
  LifeArea::Bits beside;
};

/// The chain of stones `own` that holds point p.
inline LifeChain chain_of(const LifeArea& area, LifeArea::Bits own, int p) {
  LifeArea::Bits stones = bit(p);
  LifeArea::Bits beside = area.beside[p];
  for (LifeArea::Bits more; (more = beside & own & ~stones) != 0;) {
    do {
      const int q = std::countr_zero(more);
      more &= more - 1;
      stones |= bit(q);
      beside |= area.beside[q];
    } while (more != 0);
  }
  return {stones, beside & ~stones};
}

/// True when the target is down to a stone alone, which is not captured by stones that can be taken back at once.
inline bool is_lone(const LifeArea& area, const LifeState& state) {
  return area.spares_lone && std::has_single_bit(state.target) &&
         (area.beside[std::countr_zero(state.target)] & state.stones[kDefender]) == 0;
}

/// True when the attacker, who takes a lone target at its last liberty, cannot be taken back there at once.
inline bool stays_taken(const LifeArea& area, const LifeState& state, LifeArea::Bits liberty) {
  using Bits = LifeArea::Bits;
  const Bits empties = area.all & ~(state.stones[0] | state.stones[1] | liberty);
  const LifeChain taker = chain_of(area, state.stones[kAttacker] | liberty, std::countr_zero(liberty));
  if (((taker.stones & area.outlet[kAttacker]) | (taker.beside & empties)) != 0) return true;
  const Bits others = state.stones[kDefender] & ~state.target;
  for (Bits rest = area.beside[std::countr_zero(liberty)] & others; rest != 0;) {
    const LifeChain chain = chain_of(area, others, std::countr_zero(rest));
    rest &= ~chain.stones;
    if (((chain.stones & area.outlet[kDefender]) | (chain.beside & empties)) == 0) return true;
  }
  if (taker.stones == liberty) return state.ko_master == kAttacker;
  // Whoever takes back has no liberty but those of the stones taken there.
  return std::has_single_bit(taker.stones & area.beside[std::countr_zero(state.target)]);
}

/// The moves that a position allows.
struct LifeMoves {
  /// The points where the side to move may play.
  LifeArea::Bits legal;
  /// By side: the last liberties of its chains, where the other side captures.
  LifeArea::Bits last_liberties[2];
  /// The last liberty of a chain in atari without which the target is lost; else none.
  LifeArea::Bits target_liberty;
  /// True when the target cannot be captured, because it can leave the area.
  bool is_safe;
};

inline LifeMoves moves_of(const LifeArea& area, const LifeState& state) {
  using Bits = LifeArea::Bits;
  LifeMoves moves{};
  Bits safe = 0;
  const Bits empties = area.all & ~(state.stones[0] | state.stones[1]);
  const Side mover = state.turn;
  Bits legal = area.outlet[mover];
  for (const Side side : {kDefender, kAttacker}) {
    const Bits own = state.stones[side];
    for (Bits rest = own; rest != 0;) {
      const LifeChain chain = chain_of(area, own, std::countr_zero(rest));
      rest &= ~chain.stones;
      const Bits liberties = chain.beside & empties;
      const bool fixed = (chain.stones & area.outlet[side]) != 0;
      if (side == kDefender && fixed) safe |= chain.stones & state.target;
      if (!fixed && std::has_single_bit(liberties)) {
        moves.last_liberties[side] |= liberties;
        if (side == kDefender && !area.is_enough(state.target, state.target & ~chain.stones))
          moves.target_liberty = liberties;
      } else if (side == mover) {
        legal |= liberties;
      }
    }
  }
  legal |= moves.last_liberties[other_side(mover)];
  for (Bits rest = empties & ~legal; rest != 0; rest &= rest - 1) {
    const int p = std::countr_zero(rest);
    if ((area.beside[p] & empties) != 0) legal |= bit(p);
  }
  legal &= empties;
  if (state.forbids_ban()) legal &= ~bit(state.ban);
  if (moves.target_liberty != 0 && is_lone(area, state) && !stays_taken(area, state, moves.target_liberty)) {
    if (mover == kAttacker) legal &= ~moves.target_liberty;
    moves.target_liberty = 0;
  }
  moves.legal = legal;
  moves.is_safe = safe != 0 && area.is_enough(state.target, safe);
  return moves;
}

/// Ends the turn of the side to move without a stone.
inline void pass(LifeState& state) {
  state.hash ^= life_keys::kKeys.turn ^ life_keys::kKeys.ban[state.ban];
  state.turn = other_side(state.turn);
  state.ban = LifeState::kNoBan;
}

/// Plays a legal move. Returns whether anything was captured.
inline bool play(const LifeArea& area, LifeState& state, int p) {
  using Bits = LifeArea::Bits;
  if (p == state.ban && state.retakes != kEndlessRetakes) {
    state.hash ^= life_keys::kKeys.retakes[state.retakes] ^ life_keys::kKeys.retakes[state.retakes - 1];
    --state.retakes;
  }
  const Side mover = state.turn;
  const Side enemy = other_side(mover);
  pass(state);
  state.stones[mover] |= bit(p);
  state.hash ^= life_keys::kKeys.stone[mover][p];
  const Bits empties = area.all & ~(state.stones[0] | state.stones[1]);
  Bits captured = 0;
  for (Bits rest = area.beside[p] & state.stones[enemy]; rest != 0;) {
    const LifeChain chain = chain_of(area, state.stones[enemy], std::countr_zero(rest));
    rest &= ~chain.stones;
    if ((chain.stones & area.outlet[enemy]) == 0 && (chain.beside & empties) == 0) captured |= chain.stones;
  }
  if (captured == 0) return false;
  state.stones[enemy] &= ~captured;
  for_each_bit(captured, [&](int q) { state.hash ^= life_keys::kKeys.stone[enemy][q]; });
  if (enemy == kDefender && (captured & state.target) != 0) {
    const Bits rest = state.target & ~captured;
    const Bits lost = area.is_enough(state.target, rest) ? state.target & captured : state.target;
    for_each_bit(lost, [&](int q) { state.hash ^= life_keys::kKeys.target[q]; });
    state.target &= ~lost;
  }
  if (std::has_single_bit(captured) && (area.beside[p] & state.stones[mover]) == 0 &&
      (bit(p) & area.outlet[mover]) == 0 && (area.beside[p] & (empties | captured)) == captured) {
    state.ban = static_cast<std::uint8_t>(std::countr_zero(captured));
    state.hash ^= life_keys::kKeys.ban[state.ban];
  }
  return true;
}

/// The position that a question begins with.
inline LifeState first_state(const LifeArea& area, Side turn, int ban) {
  using namespace life_keys;
  LifeState state{{area.stones[0], area.stones[1]}, area.target, 0,        turn,
                  static_cast<std::uint8_t>(ban),   kKoRetakes,  kDefender};
  for (const Side side : {kDefender, kAttacker}) {
    for_each_bit(state.stones[side], [&](int q) { state.hash ^= kKeys.stone[side][q]; });
  }
  for_each_bit(state.target, [&](int q) { state.hash ^= kKeys.target[q]; });
  if (turn == kAttacker) state.hash ^= kKeys.turn;
  state.hash ^= kKeys.ban[state.ban];
  return state;
}

}  // namespace kakoi::go
