#include "support/plain_safe.h"

#include <bit>

namespace kakoi::test {

namespace {

constexpr int kPass = -1;
constexpr std::uint8_t kNoKo = 64;

constexpr std::uint64_t bit(int i) { return std::uint64_t{1} << i; }

}  // namespace

std::size_t PlainSafety::Hash::operator()(const State& state) const {
  std::uint64_t hash = state.mine * 0x9e3779b97f4a7c15U;
  hash = (hash ^ (hash >> 29) ^ state.theirs) * 0xbf58476d1ce4e5b9U;
  const std::uint64_t rest = std::uint64_t{state.ko} << 1 | std::uint64_t{state.answers};
  return static_cast<std::size_t>((hash ^ (hash >> 32)) + rest);
}

PlainSafety::PlainSafety(const go::Position& position, Color owner, const Grid& grid)
    : width_(grid.width),
      count_(grid.width * grid.height),
      full_(count_ == 64 ? ~Bits{0} : bit(count_) - 1),
      left_edge_(0),
      right_edge_(0),
      mine_(0),
      theirs_(0) {
  for (int y = 0; y < grid.height; ++y) {
    left_edge_ |= bit(y * width_);
    right_edge_ |= bit(y * width_ + width_ - 1);
  }
  for_each_point(position.stones(owner), [&](Point p) { mine_ |= bit(p.y * width_ + p.x); });
  for_each_point(position.stones(opponent(owner)), [&](Point p) { theirs_ |= bit(p.y * width_ + p.x); });
}

PlainSafety::Bits PlainSafety::around(Bits points) const {
  return (((points & ~right_edge_) << 1) | ((points & ~left_edge_) >> 1) | (points << width_) |
          (points >> width_)) &
         full_;
}

PlainSafety::Bits PlainSafety::spread(Bits seed, Bits mask) const {
  Bits part = seed & mask;
  for (;;) {
    const Bits more = (part | around(part)) & mask;
    if (more == part) return part;
    part = more;
  }
}

bool PlainSafety::after(const State& state, int move, State& next) const {
  next = {state.mine, state.theirs, !state.answers, kNoKo};
  if (move == kPass) return true;
  const Bits stone = bit(move);
  if (((state.mine | state.theirs) & stone) != 0 || (state.answers && state.ko == move)) return false;
  Bits& own = state.answers ? next.mine : next.theirs;
  Bits& other = state.answers ? next.theirs : next.mine;
  own |= stone;
  Bits captured = 0;
  for (Bits beside = around(stone) & other; beside != 0;) {
    const Bits chain = spread(beside & -beside, other);
    beside &= ~chain;
    if ((around(chain) & ~(own | other)) == 0) captured |= chain;
  }
  other &= ~captured;
  const Bits chain = spread(stone, own);
  const Bits liberties = around(chain) & ~(own | other);
  if (liberties == 0) return false;
  // Only the owner is bound by ko: the opponent retakes as it likes.
  if (!state.answers && std::popcount(captured) == 1 && chain == stone && std::popcount(liberties) == 1)
    next.ko = static_cast<std::uint8_t>(std::countr_zero(captured));
  return true;
}

/// True when the stones are alive by Benson's rule, and the claimed territory is the owner's or cannot hold
/// the opponent.
bool PlainSafety::is_over(Bits mine, Bits theirs) const {
  std::vector<Bits> chains;
  std::vector<Bits> regions;
  for (Bits rest = mine; rest != 0; rest &= ~chains.back()) chains.push_back(spread(rest & -rest, mine));
  const Bits others = full_ & ~mine;
  for (Bits rest = others; rest != 0; rest &= ~regions.back())
    regions.push_back(spread(rest & -rest, others));
  const Bits empties = others & ~theirs;
  Bits alive = mine;
  for (bool dropped = true; dropped;) {
    dropped = false;
    const Bits beside_dead = around(mine & ~alive);
    for (std::size_t i = 0; i < chains.size(); ++i) {
      if ((chains[i] & alive) == 0) continue;
      int vital = 0;
      const Bits beside = around(chains[i]);
      for (const Bits region : regions) {
        if ((region & beside_dead) == 0 && (region & empties) != 0 && (region & empties & ~beside) == 0)
          ++vital;
      }
      if (vital >= 2) continue;
      alive &= ~chains[i];
      dropped = true;
    }
    if ((stones_ & ~alive) != 0) return false;
  }
  Bits sure = alive;
  const Bits beside_dead = around(mine & ~alive);
  for (const Bits region : regions) {
    if ((region & beside_dead) == 0 && (around(region) & alive) != 0 &&
        std::popcount(region & ~around(mine)) <= 1)
      sure |= region;
  }
  return (claimed_ & ~sure) == 0;
}

/// Lists the points near the last move first; when the owner answers, a pass comes before the rest.
void PlainSafety::moves(const State& state, int near, std::vector<int>& list) const {
  list.clear();
  Bits rest = full_ & ~(state.mine | state.theirs);
  const auto add = [&](Bits points) {
    for (points &= rest; points != 0; points &= points - 1) list.push_back(std::countr_zero(points));
  };
  if (near != kPass) {
    const Bits close = around(bit(near));
    add(close);
    rest &= ~close;
    const Bits further = around(close);
    add(further);
    rest &= ~further;
  }
  list.push_back(kPass);
  add(rest);
}

/// Depth-first search. A state that it calls won is won; a state that it calls lost may be lost only after
/// the moves that led there.
bool PlainSafety::wins(const State& state, int near) {
  if ((stones_ & ~state.mine) != 0) return false;
  if (won_.contains(state)) return true;
  if (lost_.contains(state) || path_.contains(state)) return false;
  if (won_.size() + lost_.size() > most_) return false;
  if (is_over(state.mine, state.theirs)) {
    won_.insert(state);
    return true;
  }
  path_.insert(state);
  std::vector<int> list;
  moves(state, near, list);
  bool is_won = !state.answers;
  State next;
  for (const int move : list) {
    if (!after(state, move, next)) continue;
    if (wins(next, move == kPass ? near : move) == state.answers) {
      is_won = state.answers;
      break;
    }
  }
  path_.erase(state);
  (is_won ? won_ : lost_).insert(state);
  return is_won;
}

/// Lists all positions, and marks the won ones until no more can be marked.
bool PlainSafety::wins_for_certain(const State& start) {
  std::unordered_map<State, std::size_t, Hash> index;
  std::vector<State> states;
  std::vector<std::vector<std::size_t>> before;
  std::vector<int> open;  // moves of the opponent that are not yet known to be won by the owner
  std::vector<std::size_t> won;
  const auto number = [&](const State& state) {
    const auto [found, is_new] = index.try_emplace(state, states.size());
    if (is_new) {
      states.push_back(state);
      before.emplace_back();
      open.push_back(0);
    }
    return found->second;
  };
  number(start);
  for (std::size_t i = 0; i < states.size(); ++i) {
    const State state = states[i];
    if (states.size() > most_) {
      is_certain_ = false;
      return true;
    }
    if ((stones_ & ~state.mine) != 0) continue;
    if (is_over(state.mine, state.theirs)) {
      won.push_back(i);
      open[i] = -1;
      continue;
    }
    State next;
    for (int move = kPass; move < count_; ++move) {
      if (!after(state, move, next)) continue;
      const std::size_t n = number(next);
      before[n].push_back(i);
      ++open[i];
    }
  }
  std::vector<bool> is_won(states.size());
  for (const std::size_t i : won) is_won[i] = true;
  for (std::size_t next = 0; next < won.size(); ++next) {
    for (const std::size_t i : before[won[next]]) {
      if (is_won[i] || (!states[i].answers && --open[i] > 0)) continue;
      is_won[i] = true;
      won.push_back(i);
    }
  }
  return is_won[0];
}

bool PlainSafety::holds(const PointSet& stones, const PointSet& territory, std::size_t most) {
  const auto to_bits = [&](const PointSet& points) {
    Bits result = 0;
    for_each_point(points, [&](Point p) { result |= bit(p.y * width_ + p.x); });
    return result;
  };
  stones_ = to_bits(stones);
  claimed_ = stones_ | to_bits(territory);
  most_ = most;
  is_certain_ = true;
  won_.clear();
  lost_.clear();
  const State start{mine_, theirs_, false, kNoKo};
  return wins(start, kPass) || wins_for_certain(start);
}

}  // namespace kakoi::test
