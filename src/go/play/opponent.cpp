#include "go/play/opponent.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

#include "core/hash.h"

namespace kakoi::go {

namespace {

/// A point is settled when so large a share of it is one side's in the end.
constexpr float kSettled = 0.88F;

/// Two moves are equal when they differ by less, in chances and in points.
constexpr float kSameWinRate = 0.02F;
constexpr float kSameLead = 0.7F;

/// It resigns when its chance is less.
constexpr float kHopeless = 0.06F;

bool is_near(Point p, Point q) {
  return q != kNoPoint && std::abs(p.x - q.x) <= 2 && std::abs(p.y - q.y) <= 2;
}

}  // namespace

// Each beats the one before in seven to nine of ten games on 9×9, and the first three are below, level with and above a player of
// three rules; lab/notes/play.md has the figures.
Strength strength_of(int level) {
  constexpr Strength levels[kLevels] = {
      {1, 97, 94}, {1, 95, 90}, {1, 93, 82}, {1, 86, 60}, {1, 60, 30}, {3, 9, 3},
      {8, 0, 0},   {20, 0, 0},  {60, 0, 0},  {200, 0, 0}, {700, 0, 0}, {2500, 0, 0},
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
            .barred = question_.forbidden};
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

void Opponent::take_owners(const Grid& grid) {
  for_each_point(grid.full, [&](Point p) { owner_[cell_of(p)] = search_.owner(p); });
}

bool Opponent::is_settled(Point p) const { return std::abs(owner_[cell_of(p)]) >= kSettled; }

/// One of the moves at the root that will do, as the seed says; a pass where none does.
template <typename Will>
Point Opponent::any_move(Will&& will_do) const {
  Point chosen = kNoPoint;
  std::uint64_t most = 0;
  for (const PolicySearch::Node& node : search_.likely_moves()) {
    if (node.move == kNoCell || !will_do(point_of(node.move))) continue;
    const std::uint64_t draw = mix64(seed_ ^ mix64(node.move + std::uint64_t{1})) | 1;
    if (draw > most) chosen = point_of(node.move);
    most = std::max(most, draw);
  }
  return chosen;
}

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

/// True when a pass is as good as the move: another search looks at what the other side does then.
bool Opponent::gains_nothing(const MoveRecord& best, const Grid& grid) {
  MoveQuestion after = asked_;
  after.to_play = opponent(asked_.to_play);
  after.ko = kNoPoint;
  after.last = kNoPoint;
  after.before_last = asked_.last;
  after.barred = PointSet::none();
  search_.run(after, grid, strength_.playouts, seed_ + 1);
  return 1 - search_.win_rate() > best.win_rate - kSameWinRate && -search_.lead() > best.lead - kSameLead;
}

void Opponent::begin(const OpponentQuestion& question, Strength strength, std::uint64_t seed,
                     const Grid& grid) {
  question_ = question;
  strength_ = strength;
  seed_ = seed;
  steps_ = 0;
  ask(grid);
  overlook(grid);
  search_.begin(asked_, grid, seed);
}

const MoveChoice& Opponent::go_on(int playouts, const Grid& grid) {
  assert(!has_decided());
  playouts = std::min(playouts, strength_.playouts - steps_);
  search_.go_on(playouts, grid);
  steps_ += playouts;
  take_candidates();
  if (has_decided()) finish(grid);
  return choice_;
}

const MoveChoice& Opponent::choose(const OpponentQuestion& question, Strength strength, std::uint64_t seed,
                                   const Grid& grid) {
  begin(question, strength, seed, grid);
  return decide(grid);
}

const Glance& Opponent::judge(const OpponentQuestion& question, int playouts, const Grid& grid) {
  question_ = question;
  steps_ = 0;
  ask(grid);
  search_.begin(asked_, grid, 0);
  glance_.move_count = 0;
  const auto add = [&](const Glance::Move& move) {
    if (glance_.move_count < Glance::kMostMoves) glance_.moves[glance_.move_count++] = move;
  };
  if (playouts > 0) {
    search_.go_on(playouts, grid);
    glance_.win_rate = search_.win_rate();
    glance_.lead = search_.lead();
    for (int i = 0; i < search_.move_count() && search_.move(i).visits > 0; ++i) {
      const auto visits = static_cast<float>(search_.move(i).visits);
      add({.move = search_.move(i).move, .share = visits / static_cast<float>(playouts)});
    }
    take_owners(grid);
  } else {
    const Worth worth = search_.glance(grid);
    const bool is_black = question.to_play == Color::kBlack;
    glance_.win_rate = is_black ? worth.win : 1 - worth.win;
    glance_.lead = is_black ? worth.lead : -worth.lead;
    for (const PolicySearch::Node& node : search_.likely_moves())
      add({.move = point_of(node.move), .share = node.prior});
    for_each_point(grid.full, [&](Point p) {
      owner_[cell_of(p)] = static_cast<float>(judge_.owner(cell_of(p))) / Judge::kOwned;
    });
  }
  for_each_point(grid.full, [&](Point p) {
    glance_.owner[cell_of(p)] = static_cast<std::int16_t>(owner_[cell_of(p)] * Judge::kOwned);
  });
  return glance_;
}

/// Passes and resigns where a player would, and prefers what is open among equals.
void Opponent::finish(const Grid& grid) {
  take_owners(grid);
  const int stones = question_.position.occupied().count();
  choice_.resigns =
      strength_.overlooks == 0 && search_.win_rate() < kHopeless && 4 * stones > grid.full.count();
  if (question_.passed && wins_by_passing(grid)) {
    choice_.move = kNoPoint;
    return;
  }
  if (strength_.overlooks > 0 && 2 * stones < grid.full.count()) {
    // Beginners play on while most of the board is empty.
    if (choice_.move == kNoPoint) choice_.move = any_move([](Point) { return true; });
    return;
  }
  if (strength_.overlooks > 0 && (choice_.move == kNoPoint || is_settled(choice_.move))) {
    // The weakest players too see when a game is over, and when it is not; then they play anywhere that is open.
    asked_.barred = question_.forbidden;
    search_.run(asked_, grid, strength_.playouts, seed_);
    take_owners(grid);
    choice_.move = search_.move(0).move;
    if (choice_.move != kNoPoint && !is_settled(choice_.move))
      choice_.move = any_move([&](Point p) { return !is_settled(p); });
  }
  const MoveRecord best = search_.move(0);
  if (best.move == kNoPoint || !is_settled(best.move)) return;
  // A move on a settled point is often as good as any other while the game is won: rather one that is open.
  for (int i = 1; i < choice_.candidate_count; ++i) {
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
