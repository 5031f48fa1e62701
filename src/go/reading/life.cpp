#include "go/reading/life.h"

#include <algorithm>

#include "go/reading/life_estimate.h"

namespace kakoi::go {

namespace {

/// The nodes of the first turn of a game that is asked in turns with another one, and how many times as many the one has
/// that the estimate favours.
constexpr std::uint64_t kFirstTurn = 512;
constexpr std::uint64_t kFavour = 16;

}  // namespace

LifeState LifeReader::start_of(const LifeGame& game) const {
  LifeState state = start_;
  state.ko_master = game.ko_master;
  return state;
}

/// The next move of a line: the one known to win or, for the loser, the one that took the most work to
/// refute.
int LifeReader::next_move(const LifeState& state) const {
  if (state.target == 0) return LifeSearch::kNoMove;
  if (is_dead(area_, state)) {
    // The loser has nothing better than to wait.
    if (state.turn == kDefender) return LifeSearch::kPass;
    const int move = finishing_move(area_, state);
    return move < 0 ? LifeSearch::kPass : move;
  }
  const LifeSearch::Known here = search_.look_up(state);
  if (here.proof == LifeProof::kUnknown) return LifeSearch::kNoMove;
  return search_.winner(here.proof) == state.turn ? here.move : search_.longest_defence(state);
}

/// Writes the line of play into reading_.
void LifeReader::follow(const LifeGame& game) {
  search_.choose(game);
  LifeState state = start_of(game);
  while (!reading_.line.is_full()) {
    // A dead target is left alone, except by the first move.
    if (!reading_.line.empty() && state.target != 0 && is_dead(area_, state)) return;
    const LifeSearch::Known here = search_.look_up(state);
    const bool wins = here.proof != LifeProof::kUnknown && search_.winner(here.proof) == state.turn;
    const int move = next_move(state);
    if (move == LifeSearch::kNoMove) return;
    const Point point = move == LifeSearch::kPass ? kNoPoint : area_.point[move];
    if (reading_.line.empty() && wins) reading_.move = point;
    reading_.line.add(point);
    bool captured = false;
    state = search_.after(state, move, captured);
  }
}

/// Begins anew in a region, with so many nodes taken before.
void LifeReader::begin(const PointSet& region, std::uint64_t nodes) {
  reading_ = {};
  reading_.region = region;
  reading_.nodes = nodes;
}

/// Reads the question within reading_.region, with the nodes that are left.
void LifeReader::read_in_region(const Position& position, const LifeQuestion& question, const Grid& grid) {
  if (!area_.load(position, question.defender, question.target, reading_.region, grid, question.outside,
                  question.is_strict)) {
    area_.count = 0;
    return;
  }
  search_.load(area_, question.nodes - reading_.nodes);
  const int ban = question.ko == kNoPoint ? -1 : area_.index_of(question.ko);
  start_ = first_state(area_, question.to_play == question.defender ? kDefender : kAttacker,
                       ban < 0 ? LifeState::kNoBan : ban);
  if (question.is_strict) start_.retakes = kEndlessRetakes;

  const std::uint64_t before = reading_.nodes;
  const auto solve = [&](const LifeGame& game, std::uint64_t nodes) {
    const LifeProof proof = outcome_of(game, nullptr, 0, std::min(nodes, question.nodes - reading_.nodes));
    reading_.nodes = before + search_.nodes();
    return proof;
  };
  const auto settle = [&](LifeOutcome outcome, const LifeGame& game) {
    reading_.outcome = outcome;
    follow(game);
  };
  using enum LifeGoal;
  const LifeGame captured{kCapture, kDefender};
  const LifeGame with_ko{kCapture, kAttacker};
  const LifeGame two_eyes{kTwoEyes, kAttacker};
  // Both are asked in turns until one is answered, that which the estimate favours at greater length: the other one often
  // takes as long again, and is not needed where the first succeeds.
  LifeProof dies = LifeProof::kUnknown;
  LifeProof lives = LifeProof::kUnknown;
  const bool hopes = defender_odds(area_, start_, reach_of(area_, start_)) > 0;
  std::uint64_t turn = kFirstTurn;
  for (bool asks_eyes = hopes; dies == LifeProof::kUnknown && lives == LifeProof::kUnknown;
       asks_eyes = !asks_eyes) {
    if (reading_.nodes >= question.nodes) return;
    (asks_eyes ? lives : dies) =
        solve(asks_eyes ? two_eyes : captured, asks_eyes == hopes ? turn : turn / kFavour);
    if (asks_eyes != hopes) turn *= 2;
  }
  if (dies == LifeProof::kUnknown && lives == LifeProof::kDisproven) dies = solve(captured, question.nodes);
  if (dies == LifeProof::kProven) return settle(LifeOutcome::kDies, captured);
  if (dies == LifeProof::kDisproven && lives == LifeProof::kUnknown) lives = solve(two_eyes, question.nodes);
  if (lives == LifeProof::kProven) return settle(LifeOutcome::kLives, two_eyes);
  if (dies == LifeProof::kUnknown) return;
  const LifeProof ko = lives == LifeProof::kUnknown ? LifeProof::kUnknown : solve(with_ko, question.nodes);
  if (ko == LifeProof::kUnknown) return;
  if (ko == LifeProof::kDisproven) return settle(LifeOutcome::kSeki, with_ko);
  // The line shown is one in which the side to move wins the ko.
  settle(LifeOutcome::kKo, start_.turn == kAttacker ? with_ko : captured);
}

/// Notes the assumptions behind the outcome. Returns the points that have to join the region because an
/// assumption is in danger, or the empty set when the outcome may stand.
PointSet LifeReader::find_walls(const Position& position, const LifeQuestion& question, const Grid& grid) {
  reading_.assumed = PointSet::none();
  reading_.proved = true;
  PointSet danger = PointSet::none();
  const auto holds = [&](Color winner) {
    const LifeWall& wall = walls_.find(position, winner, reading_.region, grid);
    reading_.assumed |= wall.assumed;
    if (question.region.any() || wall.holds()) return true;
    reading_.proved = false;
    danger |= walls_.in_danger(position, winner, winner != question.defender, reading_.region, grid);
    return false;
  };
  if (reading_.outcome != LifeOutcome::kLives) holds(opponent(question.defender));
  // The defender's success holds in larger regions, too.
  if (reading_.outcome != LifeOutcome::kDies && reading_.outcome != defended_ && holds(question.defender))
    defended_ = reading_.outcome;
  return danger;
}

const LifeReading& LifeReader::read(const Position& position, const LifeQuestion& question,
                                    const Grid& grid) {
  begin(question.region, 0);
  area_.count = 0;
  defended_ = LifeOutcome::kUnknown;
  doubted_ = reading_;
  if (question.target.empty()) return reading_;
  reading_.region = question.region.any() ? with_capturable(position, question.region | question.target, grid)
                                          : enclosed_with(position, question.defender, question.target, grid);
  for (LifeOutcome last = LifeOutcome::kUnknown;;) {
    read_in_region(position, question, grid);
    if (reading_.outcome == LifeOutcome::kUnknown) return reading_;
    const PointSet danger = find_walls(position, question, grid);
    if (danger.empty()) return reading_;
    // An answer that relies on chains in danger is dropped, and the question is read again in a larger
    // region.
    const bool agrees = reading_.outcome == last;
    last = reading_.outcome;
    if (agrees) {
      doubted_ = reading_;
      doubted_.likely = true;
    } else {
      doubted_.outcome = LifeOutcome::kUnknown;
    }
    begin(with_capturable(position, reading_.region | danger, grid), reading_.nodes);
  }
}

const LifeReading& LifeReader::read_within(const Position& position, const LifeQuestion& question,
                                           const Grid& grid) {
  begin(question.region, 0);
  read_in_region(position, question, grid);
  return reading_;
}

LifeProof LifeReader::brings_about(LifeOutcome outcome, Point move, std::uint64_t nodes) {
  const bool attacks = start_.turn == kAttacker;
  const bool is_ko = outcome == LifeOutcome::kKo;
  if (!attacks && outcome == LifeOutcome::kLives)
    return outcome_of({LifeGoal::kTwoEyes, kAttacker}, &move, 1, nodes);
  // A ko counts as a success of whoever wins it; in a seki the target stays though the attacker wins all kos.
  const LifeProof captured =
      outcome_of({LifeGoal::kCapture, attacks == is_ko ? kAttacker : kDefender}, &move, 1, nodes);
  if (attacks || captured == LifeProof::kUnknown) return captured;
  return captured == LifeProof::kProven ? LifeProof::kDisproven : LifeProof::kProven;
}

/// The state after a line; nullopt when one of its moves is not legal.
std::optional<LifeState> LifeReader::state_after(const LifeGame& game, const Point* line, int length) const {
  if (area_.count == 0) return std::nullopt;
  LifeState state = start_of(game);
  for (int i = 0; i < length; ++i) {
    int move = LifeSearch::kPass;
    if (line[i] != kNoPoint) {
      move = area_.index_of(line[i]);
      if (move < 0 || state.target == 0 || (moves_of(area_, state).legal & bit(move)) == 0)
        return std::nullopt;
    }
    bool captured = false;
    state = search_.after(state, move, captured);
  }
  return state;
}

LifeProof LifeReader::outcome_of(const LifeGame& game, const Point* line, int length, std::uint64_t nodes) {
  taken_ = 0;
  search_.choose(game);
  const std::optional<LifeState> state = state_after(game, line, length);
  if (!state) return LifeProof::kUnknown;
  if (state->target == 0) return game.prover() == kAttacker ? LifeProof::kProven : LifeProof::kDisproven;
  const LifeProof known = search_.look_up(*state).proof;
  if (known != LifeProof::kUnknown || nodes == 0) return known;
  const std::uint64_t before = search_.nodes();
  const LifeProof proof = search_.solve(game, *state, nodes);
  taken_ = search_.nodes() - before;
  return proof;
}

LifeAnswer LifeReader::answer(const LifeGame& game, const Point* line, int length, std::uint64_t nodes) {
  using enum LifeAnswer::Kind;
  if (outcome_of(game, line, length, nodes) == LifeProof::kUnknown) return {kUnknown, kNoPoint};
  const LifeState state = *state_after(game, line, length);
  if (state.target == 0 || moves_of(area_, state).is_safe || is_alive(area_, state)) return {kOver, kNoPoint};
  const int move = next_move(state);
  if (move == LifeSearch::kNoMove) return {kOver, kNoPoint};
  return {kMove, move == LifeSearch::kPass ? kNoPoint : area_.point[move]};
}

}  // namespace kakoi::go
