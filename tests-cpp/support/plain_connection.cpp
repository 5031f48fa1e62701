#include "support/plain_connection.h"

#include <algorithm>
#include <deque>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace kakoi::test {
namespace {

class PlainConnection {
 public:
  PlainConnection(const PlainBoard& board, int a, int b, Color banned)
      : board_(board),
        a_(a),
        b_(b),
        connector_(board.at(a) == 'X' ? Color::kBlack : Color::kWhite),
        banned_(banned) {}

  /// std::nullopt when there are more positions than `most`.
  std::optional<bool> connects(Color to_play, std::size_t most) {
    const State start{board_.cells, -1, to_play};
    std::deque<State> open{start};
    number(start);
    while (!open.empty()) {
      const State state = open.front();
      open.pop_front();
      const std::size_t self = numbers_.at(state);
      const std::optional<bool> over = result(state);
      results_[self] = over;
      if (over) continue;
      for (int p = -1; p < board_.points(); ++p) {
        const std::optional<State> next = after(state, p);
        if (!next) continue;
        const auto [at, is_new] = number(*next);
        children_[self].push_back(at);
        if (is_new) open.push_back(*next);
        if (numbers_.size() > most) return std::nullopt;
      }
    }
    std::vector<bool> won(numbers_.size());
    for (bool changed = true; changed;) {
      changed = false;
      for (const auto& [state, at] : numbers_) {
        if (won[at]) continue;
        bool wins = results_[at].value_or(false);
        if (!results_[at]) {
          const bool connects = state.to_play == connector_;
          wins = !connects;
          for (const std::size_t child : children_[at]) {
            if (won[child] == connects) {
              wins = connects;
              break;
            }
          }
        }
        if (wins) won[at] = changed = true;
      }
    }
    return won[numbers_.at(start)];
  }

 private:
  struct State {
    std::string cells;
    int ko;
    Color to_play;
    friend bool operator<(const State& one, const State& other) {
      return std::tie(one.cells, one.ko, one.to_play) < std::tie(other.cells, other.ko, other.to_play);
    }
  };

  std::pair<std::size_t, bool> number(const State& state) {
    const auto [at, is_new] = numbers_.emplace(state, numbers_.size());
    if (is_new) {
      results_.emplace_back();
      children_.emplace_back();
    }
    return {at->second, is_new};
  }

  std::optional<State> after(const State& state, int p) const {
    const Color other = opponent(state.to_play);
    if (p < 0) return State{state.cells, -1, other};
    if (p == state.ko && state.to_play == banned_) return std::nullopt;
    const PlainBoard here{board_.width, board_.height, state.cells};
    const PlainMove move = plain_play(here, state.to_play, p, -1, false);
    if (move.legality != go::Legality::kLegal) return std::nullopt;
    return State{move.after.cells, move.ko, other};
  }

  std::optional<bool> result(const State& state) const {
    const PlainBoard here{board_.width, board_.height, state.cells};
    for (const int p : {a_, b_}) {
      if (here.at(p) == stone_of(connector_)) continue;
      // A ko may bring the stone back.
      if (p == state.ko && state.to_play == connector_) return std::nullopt;
      return false;
    }
    const std::vector<int> chain = here.chain(a_);
    if (std::find(chain.begin(), chain.end(), b_) == chain.end()) return std::nullopt;
    if (state.to_play == connector_) return true;
    const std::vector<int> liberties = here.liberties(chain);
    return liberties.size() > 1 || !after(state, liberties[0]);
  }

  PlainBoard board_;
  int a_;
  int b_;
  Color connector_;
  Color banned_;
  std::map<State, std::size_t> numbers_;
  std::vector<std::optional<bool>> results_;
  std::vector<std::vector<std::size_t>> children_;
};

}  // namespace

std::optional<bool> plain_connection(const PlainBoard& board, int a, int b, Color banned, Color to_play,
                                     std::size_t most) {
  return PlainConnection(board, a, b, banned).connects(to_play, most);
}

}  // namespace kakoi::test
