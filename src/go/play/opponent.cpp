#include "go/play/opponent.h"

#include <cstddef>
#include <cstdlib>

#include "core/hash.h"

namespace kakoi::go {

namespace {

/// A point is settled when it ended with one side in so large a share of the games.
constexpr float kSettled = 0.88F;

/// Two moves are equal when they differ by less, in shares of games and in points.
constexpr float kSameWinRate = 0.02F;
constexpr float kSameLead = 0.7F;

/// It resigns when it wins fewer games than these.
constexpr float kHopeless = 0.06F;

/// So few games say nothing about the end of a game.
constexpr int kFewest = 100;

bool is_near(Point p, Point q) {
  return q != kNoPoint && std::abs(p.x - q.x) <= 2 && std::abs(p.y - q.y) <= 2;
}

}  // namespace

// Each beats the one before in 75 to 90 of a hundred games on 9×9; docs/play.md has the figures.
Strength strength_of(int level) {
  constexpr Strength levels[kLevels] = {
      {1, 95},  {3, 65},  {12, 48},  {28, 36},  {60, 26},    {130, 17},
      {300, 9}, {700, 4}, {2000, 0}, {5000, 0}, {12'000, 0}, {30'000, 0},
  };
  return levels[level - 1];
}

void Opponent::ask(const OpponentQuestion& question, const Grid& grid) {
  asked_ = {.position = question.position,
            .to_play = question.to_play,
            .ko = question.ko,
            .last = question.last,
            .before_last = question.before_last,
            .komi = question.komi,
            .settled = {PointSet::none(), PointSet::none()},
            .barred = question.forbidden};
  const auto suicide = question.suicide ? SuicideRule::kAllowed : SuicideRule::kForbidden;
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const PassAlive& alive = benson_.pass_alive(question.position, color, suicide, grid);
    asked_.settled[static_cast<std::size_t>(color)] = alive.stones | alive.territory;
  }
}

/// Bars what the opponent does not see. People look where something has just happened; they overlook the rest of
/// the board, and do not see at a far corner that stones have become short of liberties.
void Opponent::overlook(const OpponentQuestion& question, int percent, std::uint64_t seed, const Grid& grid) {
  if (percent == 0) return;
  const PointSet open =
      question.position.empties(grid) - asked_.settled[0] - asked_.settled[1] - question.forbidden;
  PointSet unseen = PointSet::none();
  for_each_point(open, [&](Point p) {
    const auto draw = static_cast<int>(mix64(seed ^ mix64(static_cast<std::uint64_t>(cell_of(p)))) % 100);
    const bool near = is_near(p, question.last) || is_near(p, question.before_last);
    if (draw < (near ? percent / 3 : percent)) unseen.set(p);
  });
  if (unseen.count() < open.count()) asked_.barred |= unseen;
}

void Opponent::take_candidates() {
  choice_.win_rate = search_.win_rate();
  choice_.lead = search_.lead();
  choice_.candidate_count = std::min(search_.move_count(), MoveChoice::kMostCandidates);
  for (int i = 0; i < choice_.candidate_count; ++i) {
    choice_.candidates[i] = search_.move(i);
    choice_.line_lengths[i] = search_.line(i, choice_.lines[i]);
  }
}

bool Opponent::is_settled(Point p) const { return std::abs(owner_[cell_of(p)]) >= kSettled; }

/// True when the side to play has won if nobody plays any more: what is open may all go to the other side.
bool Opponent::wins_by_passing(const Grid& grid) const {
  int lead = -asked_.komi;
  int open = 0;
  for_each_point(grid.full, [&](Point p) {
    const float owner = owner_[cell_of(p)];
    if (is_settled(p)) {
      lead += owner > 0 ? 2 : -2;
    } else {
      open += 2;
    }
  });
  return (asked_.to_play == Color::kBlack ? lead : -lead) > open;
}

/// True when a pass is as good as the move: the rest of the playouts looks at what the other side does then.
bool Opponent::gains_nothing(const MoveRecord& best, int playouts, std::uint64_t seed, const Grid& grid) {
  MoveQuestion after = asked_;
  after.to_play = opponent(asked_.to_play);
  after.ko = kNoPoint;
  after.last = kNoPoint;
  after.before_last = asked_.last;
  after.barred = PointSet::none();
  search_.run(after, grid, playouts, seed);
  return 1 - search_.win_rate() > best.win_rate - kSameWinRate && -search_.lead() > best.lead - kSameLead;
}

const MoveChoice& Opponent::choose(const OpponentQuestion& question, Strength strength, std::uint64_t seed,
                                   const Grid& grid) {
  ask(question, grid);
  overlook(question, strength.overlooks, seed, grid);
  search_.run(asked_, grid, strength.playouts, seed);
  take_candidates();
  choice_.move = choice_.candidates[0].move;
  choice_.resigns = false;
  const int points = grid.full.count();
  const int stones = question.position.occupied().count();
  const bool is_weak = strength.playouts < kFewest;
  if (is_weak) {
    // The weakest players too see when a game is over.
    if (2 * stones < points && !question.passed) return choice_;
    asked_.barred = question.forbidden;
    search_.run(asked_, grid, kFewest, seed);
  }
  for_each_point(grid.full, [&](Point p) { owner_[cell_of(p)] = search_.owner(p); });
  choice_.resigns = search_.win_rate() < kHopeless && 4 * stones > points;
  if (question.passed && wins_by_passing(grid)) {
    choice_.move = kNoPoint;
    return choice_;
  }
  const MoveRecord best = search_.move(0);
  if (best.move == kNoPoint || !is_settled(best.move)) return choice_;
  // A move on a settled point is often as good as any other while the game is won: rather one that is open.
  for (int i = 1; i < choice_.candidate_count && !is_weak; ++i) {
    const MoveRecord& other = choice_.candidates[i];
    if (other.move == kNoPoint || is_settled(other.move) || other.win_rate < best.win_rate - kSameWinRate)
      continue;
    if (other.lead < best.lead) continue;
    choice_.move = other.move;
    return choice_;
  }
  if (gains_nothing(best, std::max(strength.playouts, kFewest), seed + 1, grid)) choice_.move = kNoPoint;
  return choice_;
}

}  // namespace kakoi::go
