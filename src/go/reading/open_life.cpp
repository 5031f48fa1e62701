#include "go/reading/open_life.h"

#include <algorithm>
#include <iterator>

#include "go/reading/room.h"
#include "go/rules/moves.h"

namespace kakoi::go {

namespace {

// Rounds and parts were chosen on half of the public questions of GNU Go about groups, what games do on half of those that
// nothing else answered.

/// The regions around a group that are tried, by their margins: plain ones, and then those where stones beside it fight.
constexpr int kMargins = 4;
constexpr int kFightMargins = 2;
constexpr int kAllMargins = kMargins + kFightMargins;

/// The margin of the region that a group has to leave to be taken for free if the attacker begins.
constexpr int kLeastAttacked = 2;

/// The nodes of a question in each round, in parts of all; each round asks what the one before left open.
constexpr std::uint64_t kOpenRounds[] = {128, 16, 4};

/// The nodes for a question in an open position, in parts of all; and what is left for it in any case.
constexpr std::uint64_t kOpenPart = 6;
constexpr std::uint64_t kReservedPart = 16;

/// Regions up to this size are read with all nodes, larger ones, which are seldom settled by many, with a part.
constexpr int kMostClosed = 36;
constexpr std::uint64_t kClosedPart = 8;

/// The most nodes for each chain beside a target that seems to die.
constexpr std::uint64_t kMostForNeighbour = 250'000;

/// A target that stays in more games than the first, or in fewer than the second, probably lives or dies.
constexpr float kAlive = 0.65F;
constexpr float kDead = 0.3F;

/// A target that seems to die in regions stays in more games than this if they are to be believed instead.
constexpr float kAliveAfterAll = 0.75F;

/// The nodes to read the target as a capture, in parts of those that are left, and the most.
constexpr std::uint64_t kOpenCapturePart = 4;
constexpr std::uint64_t kMostForCapture = 100'000;

/// Reads the question in regions cut out around the group of the target.
class OpenLife {
 public:
  OpenLife(LifeReader& reader, const Position& position, const LifeQuestion& question, const Grid& grid)
      : reader_(reader), position_(position), question_(question), grid_(grid), asked_(question) {
    PointSet group = question.target;
    for_each_group(position, question.defender, grid, [&](const PointSet& stones) {
      if (stones.intersects(question.target)) group |= stones;
    });
    for (int i = 0; i < kAllMargins; ++i) {
      const bool fights = i >= kMargins;
      const int margin = fights ? i - kMargins : i;
      const PointSet room =
          (fights ? fighting_room_of : room_of)(position, question.defender, group, margin, grid);
      regions_[i] = with_capturable(position, room | group, grid);
      same_[i] = static_cast<int>(std::find(regions_, regions_ + i, regions_[i]) - regions_);
    }
  }

  /// Life by getting away is believed only of a target that `escapes` when it is read as a capture.
  LifeReading read(bool escapes) {
    for (const std::uint64_t part : kOpenRounds) {
      const std::uint64_t nodes = std::max<std::uint64_t>(question_.nodes / part, 1);
      // Life, the surer of the two, is asked first.
      for (const LifeOutside outside : {LifeOutside::kAttacker, LifeOutside::kOpen}) {
        for (int i = 0; i < kAllMargins; ++i) {
          if (same_[i] != i || outcome(outside, i) != LifeOutcome::kUnknown) continue;
          const LifeReading& reading = ask(outside, i, std::min(nodes, left()));
          if (outside == LifeOutside::kAttacker ? lives(reading.outcome) : dies_at_best(reading.outcome))
            return tell(reading);
        }
      }
    }
    return guess(escapes);
  }

 private:
  static bool lives(LifeOutcome outcome) {
    return outcome == LifeOutcome::kLives || outcome == LifeOutcome::kSeki;
  }

  /// The nodes of the longest question, of which one is kept to tell what was found.
  [[nodiscard]] std::uint64_t longest() const {
    return std::max<std::uint64_t>(question_.nodes / kOpenRounds[std::size(kOpenRounds) - 1], 1);
  }
  [[nodiscard]] std::uint64_t left() const {
    return question_.nodes - std::min(question_.nodes, taken_ + longest());
  }

  LifeOutcome& outcome(LifeOutside outside, int region) {
    return outcomes_[static_cast<int>(outside)][same_[region]];
  }

  /// True when the target fares no better with all outside its own than, in some region, with all of it the attacker's.
  bool dies_at_best(LifeOutcome found) {
    bool has_ko = false;
    for (int i = 0; i < kAllMargins; ++i) has_ko |= outcome(LifeOutside::kAttacker, i) == LifeOutcome::kKo;
    return found == (has_ko ? LifeOutcome::kKo : LifeOutcome::kDies);
  }

  const LifeReading& ask(LifeOutside outside, int region, std::uint64_t nodes) {
    asked_.region = regions_[region];
    asked_.outside = outside;
    asked_.nodes = nodes;
    const LifeReading& reading = reader_.read_within(position_, asked_, grid_);
    taken_ += reading.nodes;
    outcome(outside, region) = reading.outcome;
    return reading;
  }

  [[nodiscard]] LifeReading tell(LifeReading reading) const {
    reading.nodes = taken_;
    reading.likely = reading.outcome != LifeOutcome::kUnknown;
    keep_legal(position_, question_.to_play, reading.line, grid_);
    if (reading.line.empty()) reading.move = kNoPoint;
    return reading;
  }

  /// The answer when no region is certain. A group without eyes in two regions or more seldom gets away. Any other mostly
  /// does if it can leave its region; but if the attacker begins, it has to be able to leave a larger one.
  LifeReading guess(bool escapes) {
    int without_eyes = 0;
    int open = -1;
    int walled = -1;
    for (int margin = 0; margin < kMargins; ++margin) {
      const LifeOutcome inside = outcome(LifeOutside::kAttacker, margin);
      if (inside == LifeOutcome::kDies || inside == LifeOutcome::kKo) {
        ++without_eyes;
        walled = margin;
      }
      if (lives(outcome(LifeOutside::kOpen, margin))) open = margin;
    }
    const bool dies = without_eyes >= 2 && !(open == kMargins - 1 && escapes);
    const int least = question_.to_play == question_.defender ? 0 : kLeastAttacked;
    if (!dies && (open < least || !escapes)) return tell(LifeReading{});
    return tell(dies ? ask(LifeOutside::kAttacker, walled, longest())
                     : ask(LifeOutside::kOpen, open, longest()));
  }

  LifeReader& reader_;
  const Position& position_;
  const LifeQuestion& question_;
  const Grid& grid_;
  LifeQuestion asked_;
  PointSet regions_[kAllMargins];
  /// The first of the regions that is the same as each.
  int same_[kAllMargins];
  LifeOutcome outcomes_[2][kAllMargins] = {};
  std::uint64_t taken_ = 0;
};

/// Reads a question with all nodes, but with a part of them where no region is given and the one found is large.
const LifeReading& read_closed(LifeReader& life, const Position& position, const LifeQuestion& question,
                               const Grid& grid) {
  LifeQuestion asked = question;
  if (question.region.empty()) asked.nodes = std::max<std::uint64_t>(question.nodes / kClosedPart, 1);
  const LifeReading& reading = life.read(position, asked, grid);
  const bool goes_on = reading.outcome == LifeOutcome::kUnknown && question.region.empty() &&
                       reading.region.count() <= kMostClosed;
  return goes_on ? life.read(position, question, grid) : reading;
}

/// The sure part of an answer, and whether the target gets away when it is read as a capture.
struct Sure {
  LifeReading life;
  bool escapes;
};

Sure read_surely_and_escape(LifeReader& life, CaptureReader& captures, const Position& position,
                            const LifeQuestion& question, const Grid& grid) {
  const LifeReading closed = read_closed(life, position, question, grid);
  if (question.region.any() || question.target.empty() || closed.outcome != LifeOutcome::kUnknown)
    return {closed, false};
  LifeQuestion asked = question;
  asked.nodes = (question.nodes - std::min(question.nodes, closed.nodes)) / kOpenCapturePart;
  LifeReading capture = life_by_capture(captures, position, asked, grid);
  const bool escapes = capture.outcome == LifeOutcome::kLives;
  if (escapes) capture.outcome = LifeOutcome::kUnknown;
  capture.nodes += closed.nodes;
  capture.region = closed.region;
  return {capture, escapes};
}

/// Reads a question for sure, and then in regions cut out around the target.
LifeReading read_regions(LifeReader& life, CaptureReader& captures, const Position& position,
                         const LifeQuestion& question, const Grid& grid) {
  LifeQuestion asked = question;
  if (question.region.empty()) asked.nodes -= question.nodes / kReservedPart;
  auto [sure, escapes] = read_surely_and_escape(life, captures, position, asked, grid);
  if (question.region.any() || question.target.empty() || sure.outcome != LifeOutcome::kUnknown) return sure;
  if (life.doubted().outcome != LifeOutcome::kUnknown) {
    LifeReading doubted = life.doubted();
    doubted.nodes = sure.nodes;
    return doubted;
  }
  asked.nodes = std::min(question.nodes / kOpenPart, question.nodes - std::min(question.nodes, sure.nodes));
  LifeReading open = OpenLife(life, position, asked, grid).read(escapes);
  open.nodes += sure.nodes;
  if (open.outcome != LifeOutcome::kUnknown) return open;
  sure.nodes = open.nodes;
  return sure;
}

/// True when the stones of the target are connected.
bool is_one_chain(const Position& position, const LifeQuestion& question) {
  return question.target.is_subset_of(expand(question.target.first(), position.stones(question.defender)));
}

/// The nodes kept for games about the target.
std::uint64_t nodes_for_games(const LifeQuestion& question) {
  return question.region.any() || question.target.empty() ? 0 : FateSearch::nodes_of(question.nodes);
}

/// Lets games decide what regions leave open of a target that is attacked first, and whether what these say is likely: the walls
/// around them may fall, or stand where a target seems to get out. Games do not say that several chains die: a game is lost with
/// most of the stones, but one chain that stays is life.
LifeReading judge_by_games(LifeReading found, FateSearch& fates, const Position& position,
                           const LifeQuestion& question, const Grid& grid) {
  const PointSet region = FateSearch::region_of(position, question.defender, question.target, grid);
  LifeQuestion asked = question;
  asked.region = region;
  asked.nodes = nodes_for_games(question);
  const FateEstimate& estimate = fates.estimate(position, asked, grid);
  found.nodes += estimate.nodes;
  if (found.outcome == LifeOutcome::kLives) {
    if (estimate.survival > kDead) return found;
    LifeReading open;
    open.nodes = found.nodes;
    return open;
  }
  const bool is_open = found.outcome == LifeOutcome::kUnknown;
  const bool lives = estimate.survival >= (is_open ? kAlive : kAliveAfterAll);
  const bool dies = is_open && estimate.survival <= kDead && is_one_chain(position, question);
  if (!lives && !dies) return found;
  found.outcome = lives ? LifeOutcome::kLives : LifeOutcome::kDies;
  found.likely = true;
  found.region = region;
  found.line = estimate.line;
  keep_legal(position, question.to_play, found.line, grid);
  found.move = dies && !found.line.empty() ? estimate.move : kNoPoint;
  return found;
}

/// Reads a question by itself, whatever the same search says of the chains around.
LifeReading read_alone(LifeReader& life, CaptureReader& captures, FateSearch& fates, const Position& position,
                       const LifeQuestion& question, const Grid& grid) {
  LifeQuestion asked = question;
  asked.nodes -= nodes_for_games(question);
  LifeReading found = read_regions(life, captures, position, asked, grid);
  const bool is_sure = found.outcome != LifeOutcome::kUnknown && !found.likely;
  const bool is_half = found.outcome == LifeOutcome::kKo || found.outcome == LifeOutcome::kSeki;
  if (is_sure || is_half || nodes_for_games(question) == 0 || question.to_play == question.defender)
    return found;
  return judge_by_games(found, fates, position, question, grid);
}

/// True when a chain of the attacker beside the target dies in the same game, or when more than twice `question.nodes` in all do not
/// rule it out. Chains inside `region` are left out, because the search of the region has decided about them.
bool has_dying_neighbour(LifeReader& life, CaptureReader& captures, FateSearch& fates,
                         const Position& position, const LifeQuestion& question, const PointSet& region,
                         const Grid& grid, std::uint64_t& taken) {
  const Color attacker = opponent(question.defender);
  LifeQuestion asked = question;
  asked.defender = attacker;
  asked.nodes = std::min(question.nodes, kMostForNeighbour);
  const PointSet beside = neighbours(question.target, position.stones(attacker));
  bool dies = false;
  for_each_chain(expand(beside, position.stones(attacker)), [&](const PointSet& chain) {
    if (dies || chain.is_subset_of(region)) return;
    asked.target = chain;
    const LifeReading reading = read_alone(life, captures, fates, position, asked, grid);
    taken += reading.nodes;
    dies = reading.outcome == LifeOutcome::kDies || taken > 2 * question.nodes;
  });
  return dies;
}

/// The answer before a move, made of the answer after it.
LifeReading with_move(Point move, LifeReading next) {
  next.move = move;
  const Line line = next.line;
  next.line.clear();
  next.line.add(move);
  for (const Point point : line) next.line.add(point);
  return next;
}

/// Checks a likely answer by what is sure once the attacker's move is played: a target that surely dies after it dies as surely before
/// it; if its sure fate is another than the answer says, nothing is known.
LifeReading after_attack(LifeReader& life, CaptureReader& captures, const Position& position,
                         const LifeQuestion& question, LifeReading found, const Grid& grid) {
  if (found.move == kNoPoint) return found;
  const LifeTurn turn = after_move(position, question, found.move, grid);
  const LifeReading next = read_surely(life, captures, turn.position, turn.question, grid);
  const std::uint64_t nodes = found.nodes + next.nodes;
  if (next.outcome == LifeOutcome::kDies) {
    found = with_move(found.move, next);
  } else if (next.outcome != LifeOutcome::kUnknown && next.outcome != found.outcome) {
    found = LifeReading{};
  }
  found.nodes = nodes;
  return found;
}

/// Reads a question in which the owner of the target begins and nothing is sure, by asking again after the owner's move: the one that
/// regions found, or else the one that games favour. So the answers before and after the move agree, and the later question is easier.
class OwnerBegins {
 public:
  OwnerBegins(LifeReader& life, CaptureReader& captures, FateSearch& fates, const Position& position,
              const LifeQuestion& question, const Grid& grid)
      : life_(life),
        captures_(captures),
        fates_(fates),
        position_(position),
        question_(question),
        grid_(grid) {}

  /// `found` is what regions say.
  LifeReading read(const LifeReading& found) {
    taken_ = found.nodes;
    if (found.move != kNoPoint) play(found.move);
    // The answer of regions stands as long as nothing is said against it.
    const bool stands = best_.outcome == LifeOutcome::kUnknown;
    if (!is_safe() && nodes_for_games(question_) > 0) {
      const Point favourite = favourite_of_games();
      if (favourite != kNoPoint && favourite != found.move) play(favourite);
    }
    if (stands && rank(best_.outcome) < rank(found.outcome)) best_ = found;
    if (dies() && is_open_) best_ = LifeReading{};
    // The owner may pass, too. A pass of which nothing is known leaves the answer as it is.
    if (dies() && taken_ <= question_.nodes) play(kNoPoint);
    if (dies() &&
        has_dying_neighbour(life_, captures_, fates_, position_, question_, best_.region, grid_, taken_))
      best_ = LifeReading{};
    best_.nodes = taken_;
    return best_;
  }

 private:
  [[nodiscard]] bool dies() const { return best_.outcome == LifeOutcome::kDies; }
  [[nodiscard]] bool is_safe() const { return rank(best_.outcome) >= rank(LifeOutcome::kSeki); }

  /// The legal move that most games begin with; kNoPoint for a pass.
  Point favourite_of_games() {
    LifeQuestion asked = question_;
    asked.region = FateSearch::region_of(position_, question_.defender, question_.target, grid_);
    asked.nodes = nodes_for_games(question_);
    const FateEstimate& estimate = fates_.estimate(position_, asked, grid_);
    taken_ += estimate.nodes;
    Line line;
    line.add(estimate.move);
    keep_legal(position_, question_.to_play, line, grid_);
    return line.empty() ? kNoPoint : line[0];
  }

  /// Reads the question after a move, and keeps the answer if it is better than those after others.
  void play(Point move) {
    LifeReading next;
    if (taken_ <= question_.nodes) {
      const LifeTurn turn = after_move(position_, question_, move, grid_);
      next = read_alone(life_, captures_, fates_, turn.position, turn.question, grid_);
    }
    taken_ += next.nodes;
    if (next.outcome == LifeOutcome::kUnknown) {
      is_open_ = true;
      return;
    }
    if (rank(next.outcome) <= rank(best_.outcome)) return;
    best_ = with_move(move, next);
    // Life by a move is as sure as the life after it; death after the moves looked at is not.
    best_.likely = next.likely || next.outcome != LifeOutcome::kLives;
    if (next.outcome == LifeOutcome::kDies) best_.move = kNoPoint;
  }

  LifeReader& life_;
  CaptureReader& captures_;
  FateSearch& fates_;
  const Position& position_;
  const LifeQuestion& question_;
  const Grid& grid_;
  LifeReading best_;
  std::uint64_t taken_ = 0;
  /// True when the fate after a move was not found.
  bool is_open_ = false;
};

}  // namespace

void keep_legal(const Position& position, Color first, Line& line, const Grid& grid) {
  MoveResult now{.position = position, .captured = PointSet::none(), .ko = kNoPoint};
  Color mover = first;
  for (int i = 0; i < line.length; ++i, mover = opponent(mover)) {
    if (line[i] == kNoPoint) continue;
    const Position before = now.position;
    if (play(before, mover, line[i], {}, grid, now) != Legality::kLegal) line.length = i;
  }
}

LifeReading life_by_capture(CaptureReader& captures, const Position& position, const LifeQuestion& question,
                            const Grid& grid) {
  LifeReading life;
  if (!is_one_chain(position, question)) {
    life.outcome = LifeOutcome::kLives;
    return life;
  }
  const CaptureReading& reading =
      captures.read(position,
                    {.target = question.target.first_point(),
                     .to_play = question.to_play,
                     .ko = question.ko,
                     .nodes = static_cast<int>(std::clamp<std::uint64_t>(question.nodes, 1, kMostForCapture)),
                     .proved = false},
                    grid);
  life.nodes = reading.nodes;
  if (reading.outcome == CaptureOutcome::kEscapes) life.outcome = LifeOutcome::kLives;
  if (reading.outcome != CaptureOutcome::kCaptured) return life;
  life.outcome = LifeOutcome::kDies;
  life.proved = reading.proved;
  life.move = reading.move;
  life.line.take(reading.line);
  return life;
}

LifeReading read_surely(LifeReader& life, CaptureReader& captures, const Position& position,
                        const LifeQuestion& question, const Grid& grid) {
  return read_surely_and_escape(life, captures, position, question, grid).life;
}

LifeTurn after_move(const Position& position, const LifeQuestion& question, Point move, const Grid& grid) {
  MoveResult result{.position = position, .captured = PointSet::none(), .ko = kNoPoint};
  if (move != kNoPoint) result = place_stone(position, question.to_play, move, grid);
  LifeTurn turn{result.position, question};
  turn.question.target = expand(question.target - result.captured, result.position.stones(question.defender));
  turn.question.to_play = opponent(question.to_play);
  turn.question.ko = result.ko;
  return turn;
}

LifeReading read_life(LifeReader& life, CaptureReader& captures, FateSearch& fates, const Position& position,
                      const LifeQuestion& question, const Grid& grid) {
  LifeQuestion asked = question;
  if (question.region.empty()) asked.target = expand(question.target, position.stones(question.defender));
  LifeReading found = read_alone(life, captures, fates, position, asked, grid);
  const bool is_sure = found.outcome != LifeOutcome::kUnknown && !found.likely;
  if (is_sure || question.region.any() || question.target.empty()) return found;
  if (question.to_play != question.defender)
    return after_attack(life, captures, position, asked, found, grid);
  return OwnerBegins(life, captures, fates, position, asked, grid).read(found);
}

}  // namespace kakoi::go
