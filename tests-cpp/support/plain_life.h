// Life and death by examining every position: all that can be reached are listed with their moves, then the
// won ones are marked until no more can be. It knows no heuristic, no eyes and no history.

#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "go/reading/life.h"
#include "support/plain_go.h"

namespace kakoi::test {

/// The fate of the target, by the definitions of go/reading/life.h; kUnknown when more positions than `most` would
/// have to be listed. Cells of `region` and `target` are marked with '#'.
go::LifeOutcome plain_life(const PlainBoard& board, const std::string& target, const std::string& region,
                           Color defender, Color to_play, int ko, std::size_t most);

/// Plays a side's winning moves against everything that the other can do, by the rules alone.
class PlainProof {
 public:
  /// The winner's answer after a line of points, -1 for a pass; std::nullopt when it says that it is over.
  using Answer = std::function<std::optional<int>(const std::vector<int>& line)>;

  PlainProof(PlainBoard board, std::string region, Color defender, go::LifeGame game, go::Side winner,
             Answer answer);

  /// The fault in the answers, or an empty text.
  std::string check(const std::string& target, Color to_play, int ko);

  [[nodiscard]] std::size_t positions() const { return seen_.size(); }

 private:
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

  std::string check(const State& state);
  std::optional<State> after(const State& state, int move) const;
  [[nodiscard]] bool is_alive(const State& state) const;

  PlainBoard board_;
  std::string region_;
  Color defender_;
  go::LifeGame game_;
  go::Side winner_;
  Answer answer_;
  std::vector<int> line_;
  /// By state: true once all its consequences have been checked.
  std::map<State, bool> seen_;
};

}  // namespace kakoi::test
