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

bool is_near(Point p, Point q) {
  return q != kNoPoint && std::abs(p.x - q.x) <= 2 && std::abs(p.y - q.y) <= 2;
}

}  // namespace

// Each beats the one before in 75 to 90 of a hundred games on 9×9, and the first three are below, level with and above a player of
// three rules; lab/notes/play.md has the figures, which are few for the last two.
Strength strength_of(int level) {
  constexpr Strength levels[kLevels] = {
      {1, 94, 87}, {2, 89, 66}, {6, 77, 45},  {20, 55, 27}, {60, 26, 8},    {130, 17, 5},
      {300, 9, 3}, {600, 4, 1}, {1500, 0, 0}, {4000, 0, 0}, {11'000, 0, 0}, {40'000, 0, 0},
  };
  return levels[level - 1];
}

void Opponent::ask(const Grid& grid) {
  asked_ = {.position = question_.position,
            .to_play = question_.to_play,
            .ko = question_.ko,
            .last = question_.last,
            .before_last = question_.before_last,
            .komi = question_.komi,
            .settled = {PointSet::none(), PointSet::none()},
            .barred = question_.forbidden,
            .part = PointSet::none(),
            .counted = PointSet::none()};
  const auto suicide = question_.suicide ? SuicideRule::kAllowed : SuicideRule::kForbidden;
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const PassAlive& alive = benson_.pass_alive(question_.position, color, suicide, grid);
    asked_.settled[static_cast<std::size_t>(color)] = alive.stones | alive.territory;
  }
}

/// Bars what the opponent does not see. People look where something has just happened; they overlook the rest of
/// the board, and do not see at a far corner that stones have become short of liberties.
void Opponent::overlook(const Grid& grid) {
  if (strength_.overlooks == 0) return;
  const PointSet open =
      question_.position.empties(grid) - asked_.settled[0] - asked_.settled[1] - question_.forbidden;
  const int stones = question_.position.occupied().count();
  const auto place = static_cast<std::uint64_t>(std::int64_t{cell_of(question_.last)} * kCells + stones);
  const std::uint64_t salt = mix64(seed_ ^ mix64(place));  // another at every move
  PointSet unseen = PointSet::none();
  Point first = kNoPoint;  // what is seen even where all would be overlooked
  int most = -1;
  for_each_point(open, [&](Point p) {
    const auto draw = static_cast<int>(mix64(salt ^ mix64(static_cast<std::uint64_t>(cell_of(p)))) % 100);
    const bool near = is_near(p, question_.last) || is_near(p, question_.before_last);
    if (draw < (near ? strength_.overlooks_near : strength_.overlooks)) unseen.set(p);
    if (draw > most) {
      most = draw;
      first = p;
    }
  });
  if (first != kNoPoint) unseen -= PointSet::of(first);
  asked_.barred |= unseen;
}

void Opponent::take_candidates() {
  choice_.resigns = false;
  choice_.win_rate = search_.win_rate();
  choice_.lead = search_.lead();
  choice_.candidate_count = std::min(search_.move_count(), MoveChoice::kMostCandidates);
  for (int i = 0; i < choice_.candidate_count; ++i) {
    choice_.candidates[i] = search_.move(i);
    choice_.lines[i] = search_.line(i);
  }
  choice_.move = choice_.candidates[0].move;
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

/// True when a pass is as good as the move: more playouts look at what the other side does then.
bool Opponent::gains_nothing(const MoveRecord& best, const Grid& grid) {
  MoveQuestion after = asked_;
  after.to_play = opponent(asked_.to_play);
  after.ko = kNoPoint;
  after.last = kNoPoint;
  after.before_last = asked_.last;
  after.barred = PointSet::none();
  search_.run(after, likely_, grid, std::max(strength_.playouts, kFewestGames), seed_ + 1);
  return 1 - search_.win_rate() > best.win_rate - kSameWinRate && -search_.lead() > best.lead - kSameLead;
}

void Opponent::begin(const OpponentQuestion& question, Strength strength, std::uint64_t seed,
                     const Grid& grid) {
  question_ = question;
  strength_ = strength;
  seed_ = seed;
  games_ = 0;
  ask(grid);
  overlook(grid);
  search_.begin(asked_, likely_, grid, seed);
}

const MoveChoice& Opponent::go_on(int playouts, const Grid& grid) {
  assert(!has_decided());
  playouts = std::min(playouts, strength_.playouts - games_);
  search_.go_on(playouts);
  games_ += playouts;
  take_candidates();
  if (has_decided()) finish(grid);
  return choice_;
}

const MoveChoice& Opponent::choose(const OpponentQuestion& question, Strength strength, std::uint64_t seed,
                                   const Grid& grid) {
  begin(question, strength, seed, grid);
  return decide(grid);
}

/// Passes and resigns where a player would, and prefers what is open among equals.
void Opponent::finish(const Grid& grid) {
  const int points = grid.full.count();
  const int stones = question_.position.occupied().count();
  const bool is_weak = strength_.playouts < kFewestGames;
  if (is_weak) {
    // The weakest players too see when a game is over, and when it is not.
    if (2 * stones < points && !question_.passed && choice_.move != kNoPoint) return;
    asked_.barred = question_.forbidden;
    search_.run(asked_, likely_, grid, kFewestGames, seed_);
  }
  for_each_point(grid.full, [&](Point p) { owner_[cell_of(p)] = search_.owner(p); });
  choice_.resigns = !is_weak && search_.win_rate() < kHopeless && 4 * stones > points;
  if (question_.passed && wins_by_passing(grid)) {
    choice_.move = kNoPoint;
    return;
  }
  const MoveRecord best = search_.move(0);
  if (best.move == kNoPoint) return;
  if (!is_settled(best.move)) {
    // Stones thrown into what is settled would come back for ever where the rules know no superko.
    if (is_weak && (choice_.move == kNoPoint || is_settled(choice_.move))) choice_.move = best.move;
    return;
  }
  // A move on a settled point is often as good as any other while the game is won: rather one that is open.
  for (int i = 1; i < choice_.candidate_count && !is_weak; ++i) {
    const MoveRecord& other = choice_.candidates[i];
    if (other.move == kNoPoint || is_settled(other.move) || other.win_rate < best.win_rate - kSameWinRate)
      continue;
    if (other.lead < best.lead) continue;
    choice_.move = other.move;
    return;
  }
  if (gains_nothing(best, grid)) choice_.move = kNoPoint;
}

}  // namespace kakoi::go
