#include "go/life.h"

namespace kakoi::go {

/// Writes down the winner's moves, and of the loser's those that took longest to refute.
void LifeReader::follow(LifeState state, Side banned) {
  reading_.line_length = 0;
  reading_.move = kNoPoint;
  while (reading_.line_length < LifeReading::kLongestLine) {
    const LifeSearch::Known here = search_.look_up(state);
    if (here.proof == LifeProof::kUnknown) break;
    int move = search_.winner(here.proof) == state.turn ? here.move : search_.longest_defence(state);
    if (move == LifeSearch::kNoMove) break;
    const Point point = move == LifeSearch::kPass ? kNoPoint : area_.point[move];
    if (reading_.line_length == 0 && search_.winner(here.proof) == state.turn) reading_.move = point;
    reading_.line[reading_.line_length++] = point;
    if (move == LifeSearch::kPass) {
      pass(state);
    } else {
      play(area_, state, move, banned);
    }
    if (state.target == 0) break;
  }
}

const LifeReading& LifeReader::read(const Position& position, const LifeQuestion& question, const Grid& grid) {
  reading_ = {LifeOutcome::kUnknown, kNoPoint, {}, 0, 0};
  if (!area_.load(position, question.defender, question.target, question.region, grid)) return reading_;
  search_.load(area_);
  const Side turn = question.to_play == question.defender ? kDefender : kAttacker;
  const int ban = question.ko == kNoPoint ? -1 : area_.index_of(question.ko);
  const LifeState start = first_state(area_, turn, ban < 0 ? LifeState::kNoBan : ban);

  const auto solve = [&](LifeGoal goal, Side ko_master) {
    const std::uint64_t used = search_.nodes();
    const LifeProof proof =
        used >= question.nodes ? LifeProof::kUnknown : search_.solve({goal, ko_master}, start, question.nodes - used);
    reading_.nodes = search_.nodes();
    return proof;
  };
  const auto settle = [&](LifeOutcome outcome, Side ko_master) {
    reading_.outcome = outcome;
    LifeState state = start;
    if (turn == ko_master && state.ban != LifeState::kNoBan) {
      state.hash ^= life_keys::kKeys.ban[state.ban];
      state.ban = LifeState::kNoBan;
    }
    follow(state, other_side(ko_master));
  };

  // Captured though the defender wins every ko.
  const LifeProof for_sure = solve(LifeGoal::kCapture, kDefender);
  if (for_sure == LifeProof::kUnknown) return reading_;
  if (for_sure == LifeProof::kProven) {
    settle(LifeOutcome::kDies, kDefender);
    return reading_;
  }
  // Two eyes though the attacker wins every ko.
  const LifeProof two_eyes = solve(LifeGoal::kTwoEyes, kAttacker);
  if (two_eyes == LifeProof::kProven) {
    settle(LifeOutcome::kLives, kAttacker);
    return reading_;
  }
  const LifeProof with_ko = solve(LifeGoal::kCapture, kAttacker);
  if (with_ko == LifeProof::kProven) {
    settle(LifeOutcome::kKo, kAttacker);
  } else if (with_ko == LifeProof::kDisproven && two_eyes == LifeProof::kDisproven) {
    settle(LifeOutcome::kSeki, kAttacker);
  }
  return reading_;
}

}  // namespace kakoi::go
