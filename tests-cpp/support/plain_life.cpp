#include "support/plain_life.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace kakoi::test {

namespace {

struct State {
  std::string cells;
  std::string target;
  /// The point where a ko would be retaken at once, which its master may still do `retakes` times.
  int ko;
  int retakes;
  bool attacks;

  friend bool operator<(const State& one, const State& other) {
    return std::tie(one.cells, one.target, one.ko, one.retakes, one.attacks) <
           std::tie(other.cells, other.target, other.ko, other.retakes, other.attacks);
  }
};

/// True when the attacker takes the last stone of the target, alone, and its owner would take that back at once.
bool is_barred(const PlainMove& move, int at, const std::string& target, bool wins_kos) {
  if (std::count(target.begin(), target.end(), '#') != 1 || move.captured.size() != 1) return false;
  const int stone = move.captured.front();
  if (target[static_cast<std::size_t>(stone)] != '#') return false;
  if (move.ko == stone) return !wins_kos;
  const PlainBoard& after = move.after;
  const std::vector<int> takers = after.chain(at);
  const auto around = after.neighbours(stone);
  const auto back = std::count_if(around.begin(), around.end(), [&](int q) {
    return std::find(takers.begin(), takers.end(), q) != takers.end();
  });
  return after.liberties(takers).size() == 1 && back > 1;
}

class Game {
 public:
  Game(const PlainBoard& board, const std::string& region, Color defender, bool two_eyes,
       bool attacker_is_master, std::size_t most)
      : board_(board),
        region_(region),
        defender_(defender),
        two_eyes_(two_eyes),
        attacker_is_master_(attacker_is_master),
        most_(most) {}

  /// 1 when the prover wins, 0 when it does not, -1 when there are too many positions.
  int solve(const State& start) {
    std::vector<State> states{start};
    std::map<State, std::size_t> numbers{{start, 0}};
    std::vector<std::vector<std::size_t>> next;
    std::vector<char> won;
    for (std::size_t i = 0; i < states.size(); ++i) {
      if (states.size() > most_) return -1;
      const State state = states[i];
      next.emplace_back();
      const bool captured = state.target.find('#') == std::string::npos;
      won.push_back(captured ? !two_eyes_ : two_eyes_ && has_two_eyes(state));
      if (captured || won.back()) continue;
      for (const State& after : moves(state, state.attacks)) {
        const auto [at, is_new] = numbers.emplace(after, states.size());
        if (is_new) states.push_back(after);
        next.back().push_back(at->second);
      }
    }
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t i = states.size(); i-- > 0;) {
        if (won[i] || next[i].empty()) continue;
        const bool mine = states[i].attacks != two_eyes_;
        bool some = false;
        bool all = true;
        for (const std::size_t j : next[i]) (won[j] ? some : all) = won[j];
        if (!(mine ? some : all)) continue;
        won[i] = 1;
        changed = true;
      }
    }
    return won[0];
  }

 private:
  [[nodiscard]] bool master_is_to_play(const State& state) const {
    return state.attacks == attacker_is_master_;
  }

  [[nodiscard]] Color mover(const State& state) const {
    return state.attacks ? opponent(defender_) : defender_;
  }

  /// The states after all moves; where those that are taken back are barred, without them.
  [[nodiscard]] std::vector<State> moves(const State& state, bool bars) const {
    std::vector<State> result{{state.cells, state.target, -1, state.retakes, !state.attacks}};
    const int forbidden = master_is_to_play(state) && state.retakes > 0 ? -1 : state.ko;
    PlainBoard board = board_;
    board.cells = state.cells;
    for (int p = 0; p < board.points(); ++p) {
      if (region_[static_cast<std::size_t>(p)] != '#' || board.at(p) != '.') continue;
      const PlainMove move = plain_play(board, mover(state), p, forbidden, false);
      if (move.legality != go::Legality::kLegal) continue;
      if (bars && is_barred(move, p, state.target, attacker_is_master_)) continue;
      const int retakes = state.retakes - (p == state.ko ? 1 : 0);
      State after{move.after.cells, state.target, move.ko, retakes, !state.attacks};
      for (const int q : move.captured) after.target[static_cast<std::size_t>(q)] = '.';
      result.push_back(after);
    }
    return result;
  }

  /// True when some stone of the target is never captured while the defender passes.
  bool has_two_eyes(const State& state) {
    const std::string& lost = lost_from({state.cells, state.target, -1, 0, true});
    for (std::size_t p = 0; p < lost.size(); ++p) {
      if (state.target[p] == '#' && lost[p] != '#') return true;
    }
    return false;
  }

  /// The points of the target that can be captured while the defender passes.
  const std::string& lost_from(const State& state) {
    const auto known = lost_.find(state);
    if (known != lost_.end()) return known->second;
    std::string lost(state.cells.size(), '.');
    for (State after : moves(state, false)) {
      if (after.cells == state.cells) continue;
      for (std::size_t p = 0; p < lost.size(); ++p) {
        if (state.target[p] != after.target[p]) lost[p] = '#';
      }
      after.attacks = true;
      after.ko = -1;
      after.retakes = 0;
      const std::string& later = lost_from(after);
      for (std::size_t p = 0; p < lost.size(); ++p) {
        if (later[p] == '#') lost[p] = '#';
      }
    }
    return lost_.emplace(state, lost).first->second;
  }

  PlainBoard board_;
  std::string region_;
  Color defender_;
  bool two_eyes_;
  bool attacker_is_master_;
  std::size_t most_;
  std::map<State, std::string> lost_;
};

}  // namespace

go::LifeOutcome plain_life(const PlainBoard& board, const std::string& target, const std::string& region,
                           Color defender, Color to_play, int ko, std::size_t most) {
  using enum go::LifeOutcome;
  const State start{board.cells, target, ko, go::kKoRetakes, to_play != defender};
  const auto solve = [&](bool two_eyes, bool attacker_is_master) {
    return Game(board, region, defender, two_eyes, attacker_is_master, most).solve(start);
  };
  const int dies = solve(false, false);
  const int ko_dies = dies < 0 ? -1 : solve(false, true);
  const int lives = ko_dies < 0 ? -1 : solve(true, true);
  if (lives < 0) return kUnknown;
  // A side that loses without any ko cannot do better when the other side wins them all.
  if (dies == 1) return ko_dies == 1 && lives == 0 ? kDies : kUnknown;
  if (lives == 1) return ko_dies == 0 ? kLives : kUnknown;
  return ko_dies == 1 ? kKo : kSeki;
}

PlainProof::PlainProof(PlainBoard board, std::string region, Color defender, go::LifeGame game,
                       go::Side winner, Answer answer)
    : board_(std::move(board)),
      region_(std::move(region)),
      defender_(defender),
      game_(game),
      winner_(winner),
      answer_(std::move(answer)) {}

std::string PlainProof::check(const std::string& target, Color to_play, int ko) {
  seen_.clear();
  line_.clear();
  return check({board_.cells, target, ko, go::kKoRetakes, to_play != defender_});
}

/// The state after a move, or a pass (-1); nullopt when it is not allowed.
std::optional<PlainProof::State> PlainProof::after(const State& state, int move) const {
  State next{state.cells, state.target, -1, state.retakes, !state.attacks};
  const bool is_master = state.attacks == (game_.ko_master == go::kAttacker);
  const int forbidden = is_master && state.retakes > 0 ? -1 : state.ko;
  if (move < 0) {
    const bool proves = state.attacks == (game_.prover() == go::kAttacker);
    return proves && forbidden < 0 ? std::nullopt : std::optional(next);
  }
  PlainBoard board = board_;
  board.cells = state.cells;
  if (region_[static_cast<std::size_t>(move)] != '#') return std::nullopt;
  const PlainMove played =
      plain_play(board, state.attacks ? opponent(defender_) : defender_, move, forbidden, false);
  if (played.legality != go::Legality::kLegal) return std::nullopt;
  if (state.attacks && is_barred(played, move, state.target, game_.ko_master == go::kAttacker))
    return std::nullopt;
  next.cells = played.after.cells;
  for (const int q : played.captured) next.target[static_cast<std::size_t>(q)] = '.';
  next.ko = played.ko;
  next.retakes -= move == state.ko ? 1 : 0;
  return next;
}

std::string PlainProof::check(const State& state) {
  const auto fault = [&](const std::string& what) {
    std::string text = what + " after";
    for (const int move : line_) text += ' ' + std::to_string(move);
    return text;
  };
  if (state.target.find('#') == std::string::npos)
    return winner_ == go::kAttacker ? "" : fault("the target is captured");
  const auto [at, is_new] = seen_.emplace(state, false);
  // The side that has to reach a goal may not go round in circles.
  if (!is_new) return at->second || winner_ != game_.prover() ? "" : fault("nothing is reached");

  std::vector<int> moves;
  if (state.attacks == (winner_ == go::kAttacker)) {
    const std::optional<int> answer = answer_(line_);
    if (!answer) {
      if (winner_ != go::kDefender || !is_alive(state)) return fault("it is not over");
    } else if (!after(state, *answer)) {
      return fault("an answer is not allowed");
    } else {
      moves.push_back(*answer);
    }
  } else if (winner_ == go::kAttacker || !is_alive(state)) {
    if (winner_ == go::kAttacker && game_.goal == go::LifeGoal::kTwoEyes && is_alive(state))
      return fault("there are two eyes");
    for (int p = -1; p < board_.points(); ++p) moves.push_back(p);
  }
  for (const int move : moves) {
    const std::optional<State> next = after(state, move);
    if (!next) continue;
    line_.push_back(move);
    const std::string problem = check(*next);
    if (!problem.empty()) return problem;
    line_.pop_back();
  }
  seen_[state] = true;
  return "";
}

/// True when a stone of the target is alive by Benson's rule on the whole board, where chains that have a
/// liberty outside of the region are alive from the start.
bool PlainProof::is_alive(const State& state) const {
  PlainBoard board = board_;
  board.cells = state.cells;
  const char own = stone_of(defender_);
  using Part = std::set<int>;
  const auto parts = [&](bool of_own) {
    std::set<Part> result;
    for (int p = 0; p < board.points(); ++p) {
      if ((board.at(p) == own) != of_own) continue;
      const auto list = board.connected(p, [&](char cell) { return (cell == own) == of_own; });
      result.emplace(list.begin(), list.end());
    }
    return result;
  };
  std::set<Part> chains = parts(true);
  std::set<Part> regions = parts(false);
  const auto beside = [&](const Part& part, int p) {
    for (const int q : board.neighbours(p)) {
      if (part.count(q) != 0) return true;
    }
    return false;
  };
  const auto lives = [&](const Part& chain) {
    int vital = 0;
    for (int p = 0; p < board.points(); ++p) {
      if (board.at(p) == '.' && region_[static_cast<std::size_t>(p)] != '#' && beside(chain, p)) return true;
    }
    for (const Part& region : regions) {
      bool is_vital = false;
      bool has_other = false;
      for (const int p : region) {
        if (board.at(p) != '.') continue;
        (beside(chain, p) ? is_vital : has_other) = true;
      }
      vital += is_vital && !has_other ? 1 : 0;
    }
    return vital >= 2;
  };
  const auto encloses = [&](const Part& region) {
    for (const int p : region) {
      for (const int q : board.neighbours(p)) {
        if (board.at(q) != own) continue;
        bool found = false;
        for (const Part& chain : chains) found = found || chain.count(q) != 0;
        if (!found) return false;
      }
    }
    return true;
  };
  for (std::size_t before = 0; before != chains.size() + regions.size();) {
    before = chains.size() + regions.size();
    std::erase_if(chains, [&](const Part& chain) { return !lives(chain); });
    std::erase_if(regions, [&](const Part& region) { return !encloses(region); });
  }
  for (const Part& chain : chains) {
    for (const int p : chain) {
      if (state.target[static_cast<std::size_t>(p)] == '#') return true;
    }
  }
  return false;
}

}  // namespace kakoi::test
