#include "go/reading/race.h"

#include <algorithm>
#include <cmath>

#include "go/reading/race_count.h"
#include "go/reading/room.h"

namespace kakoi::go {

namespace {

// Chosen on half of the 336 public questions of GNU Go about races.

/// The nodes for each chain in each round, in parts of all. Most races are settled in the first; the last has what is
/// left.
constexpr std::uint64_t kRaceRounds[] = {16, 2, 1};

/// The nodes kept for the scene of the race, and those to see whether a chain lives without a capture, in parts of all.
constexpr std::uint64_t kScenePart = 4;
constexpr std::uint64_t kWithoutPart = 16;

/// The nodes for each chain that is in no race, in parts of all: read_life() may take three times as many. With fewer
/// than two nobody can be read.
constexpr std::uint64_t kApartPart = 6;

/// Larger regions, which are slow and seldom settled by many nodes, are read in the first round alone.
constexpr int kMostRacePoints = 48;

/// A chain around a race with fewer liberties outside may be left none there by one move.
constexpr int kSureLiberties = 2;

/// The largest shape that spoils an eye when it is captured.
constexpr int kMostInside = 6;

/// The nodes to read a chain as a capture, in parts of all. A ko makes two questions of it, and each may end a little late: it
/// takes less than three times as many, and some.
constexpr std::uint64_t kRaceCapturePart = 8;
constexpr std::uint64_t kCaptureTimes = 3;
constexpr std::uint64_t kCaptureLate = 64;

/// The nodes to count a race, which are few: for the fates of two eyes. None are kept from questions of a few times as many.
constexpr std::uint64_t kCountNodes = 8000;
constexpr std::uint64_t kCountPart = 16;

/// The chain that stays in so much larger a share of games than the other probably wins the race.
constexpr float kClearLead = 0.6F;

/// The fate of one of the chains, as far as it is known.
struct Fate : Answer<> {
  PointSet chain = PointSet::none();
  Color owner = Color::kBlack;
  LifeOutcome outcome = LifeOutcome::kUnknown;
  Certainty certainty = Certainty::kLikely;
  /// True when the answer took it for granted that the other chain stays.
  bool needs_other = false;
  /// The region in which it was read last.
  PointSet region = PointSet::none();
};

/// One question, while it is being read.
class Race {
 public:
  Race(LifeReader& life, CaptureReader& captures, FateSearch& fates, const Position& position,
       const RaceQuestion& question, const Grid& grid)
      : life_(life),
        captures_(captures),
        fates_(fates),
        position_(position),
        question_(question),
        grid_(grid),
        for_games_(FateSearch::nodes_of(question.nodes)),
        for_count_(std::min(kCountNodes, question.nodes / kCountPart)) {
    begin(a_, question.a);
    begin(b_, question.b);
  }

  RaceReading read() {
    if (a_.chain.empty() || b_.chain.empty()) return tell();
    is_race_ = touches();
    if (!is_race_) {
      read_apart();
      return tell();
    }
    question_.nodes -= 2 * for_games_ + for_count_;
    Fate* const inner = is_inside(a_, b_) ? &a_ : is_inside(b_, a_) ? &b_ : nullptr;
    if (inner != nullptr) {
      read_inner(*inner, other_than(*inner));
    } else {
      read_both();
    }
    if (!is_settled()) judge_by_count();
    if (!is_settled() && for_games_ > 0) judge_by_games();
    return tell();
  }

 private:
  [[nodiscard]] std::uint64_t left() const { return question_.nodes - std::min(question_.nodes, nodes_); }
  /// The nodes left for regions that close.
  [[nodiscard]] std::uint64_t left_to_close() const {
    return left() - std::min(left(), question_.nodes / kScenePart);
  }
  [[nodiscard]] bool is_settled() const {
    return a_.outcome != LifeOutcome::kUnknown && b_.outcome != LifeOutcome::kUnknown;
  }
  /// The points of the region in which a chain was read last, without its own.
  static int points_of(const Fate& fate) { return (fate.region - fate.chain).count(); }
  Fate& other_than(const Fate& fate) { return &fate == &a_ ? b_ : a_; }

  /// True when the groups of the two chains touch or share a liberty, so that to capture the one may save the other.
  [[nodiscard]] bool touches() const {
    PointSet groups[2];
    for (const Fate* fate : {&a_, &b_}) {
      for_each_group(position_, fate->owner, grid_, [&](const PointSet& group) {
        if (group.intersects(fate->chain)) groups[fate == &b_] = group;
      });
    }
    const PointSet around = neighbours(groups[0], grid_.full - position_.stones(a_.owner));
    return around.intersects(groups[1]) || neighbours(groups[1], around & position_.empties(grid_)).any();
  }

  /// Reads two chains that are in no race, each by itself.
  void read_apart() {
    if (question_.nodes < 2 * kApartPart) return;
    for (Fate* fate : {&a_, &b_}) {
      LifeQuestion asked = question_about(*fate, question_.nodes / kApartPart);
      asked.target = fate->chain;
      const LifeReading reading = go::read_life(life_, captures_, fates_, position_, asked, grid_);
      note(reading, *fate);
    }
  }

  void begin(Fate& fate, Point stone) const {
    fate.owner = position_.black.has(stone) ? Color::kBlack : Color::kWhite;
    fate.chain = expand(PointSet::of(stone) & position_.stones(fate.owner), position_.stones(fate.owner));
  }

  [[nodiscard]] LifeQuestion question_about(const Fate& fate, std::uint64_t nodes) const {
    return {.defender = fate.owner,
            .target = fate.chain.first(),
            .region = PointSet::none(),
            .to_play = question_.to_play,
            .ko = question_.ko,
            .nodes = std::min(std::max<std::uint64_t>(nodes, 1), left())};
  }

  /// True when an answer assumes a chain to stand that has a single liberty outside the region: one move there, once it has
  /// none inside, and it is gone.
  [[nodiscard]] bool hangs_by_one_liberty(const LifeReading& reading) const {
    const PointSet outside = position_.empties(grid_) - reading.region;
    bool hangs = false;
    for_each_chain(reading.assumed, [&](const PointSet& chain) {
      const PointSet free = liberties(chain, outside);
      hangs |= free.any() && free.count() < kSureLiberties;
    });
    return hangs;
  }

  void note(const LifeReading& reading, Fate& fate) {
    nodes_ += reading.nodes;
    fate.outcome = hangs_by_one_liberty(reading) ? LifeOutcome::kUnknown : reading.outcome;
    fate.certainty = reading.certainty();
    fate.region = reading.region;
    fate.move = reading.move;
    fate.line = reading.line;
    fate.needs_other = (fate.outcome == LifeOutcome::kDies || fate.outcome == LifeOutcome::kSeki) &&
                       reading.assumed.intersects(other_than(fate).chain);
  }

  void read_life(Fate& fate, std::uint64_t nodes) {
    if (fate.outcome != LifeOutcome::kUnknown || points_of(fate) > kMostRacePoints) return;
    const LifeReading& reading = life_.read(position_, question_about(fate, nodes), grid_);
    note(reading, fate);
  }

  void read_capture(Fate& fate, bool proved) {
    const std::uint64_t payable = (left() - std::min(left(), kCaptureLate)) / kCaptureTimes;
    const std::uint64_t nodes = std::min(question_.nodes / kRaceCapturePart, payable);
    if (fate.outcome != LifeOutcome::kUnknown || nodes == 0) return;
    const LifeReading reading = life_by_capture(captures_, position_, question_about(fate, nodes), grid_);
    if (reading.outcome == LifeOutcome::kDies && (reading.proved || !proved)) {
      note(reading, fate);
      // The proof of a capture is none that can be checked.
      fate.certainty = std::min(fate.certainty, Certainty::kRead);
    } else {
      nodes_ += reading.nodes;
    }
  }

  /// True when a chain lies in the other one's eye: stones that are given up to spoil it. They are lost only if the other
  /// chain lives.
  [[nodiscard]] bool is_inside(const Fate& fate, const Fate& other) const {
    const PointSet eye = enclosed_with(position_, other.owner, other.chain, grid_) - other.chain;
    return fate.chain.count() <= kMostInside && fate.chain.is_subset_of(eye) &&
           eye.count() < LifeArea::kMostPoints &&
           !other.chain.is_subset_of(enclosed_with(position_, fate.owner, fate.chain, grid_));
  }

  void read_inner(Fate& inner, Fate& outer) {
    using enum LifeOutcome;
    read_life(outer, question_.nodes / 2);
    if (outer.outcome == kUnknown) read_capture(outer, false);
    if (outer.outcome == kUnknown) return;
    read_life(inner, left());
    if (outer.outcome == kLives) return;
    const LifeOutcome shared = outer.outcome == kDies ? kLives : outer.outcome;
    if (inner.outcome == kUnknown || inner.needs_other) conclude(inner, shared);
  }

  /// Notes a fate that was not read, but follows from what was: the two chains may both be captured, or neither, and by the
  /// time that one is the other may be lost, so that it is no more than likely.
  static void conclude(Fate& fate, LifeOutcome outcome) {
    fate.outcome = outcome;
    fate.certainty = Certainty::kLikely;
    fate.needs_other = false;
    fate.forget();
  }

  void read_both() {
    for (const std::uint64_t part : kRaceRounds) {
      for (Fate* fate : {&a_, &b_}) {
        const bool is_last = other_than(*fate).outcome != LifeOutcome::kUnknown;
        read_life(*fate, std::min(question_.nodes / (is_last ? 1 : part), left_to_close()));
      }
      if (is_settled()) break;
      for (Fate* fate : {&a_, &b_}) {
        if (part == kRaceRounds[0]) read_capture(*fate, true);
      }
    }
    infer();
    if (is_settled()) return;
    for (Fate* fate : {&a_, &b_}) {
      if (points_of(*fate) >= LifeArea::kMostPoints) read_capture(*fate, false);
      infer();
    }
    infer_captures();
    read_scene();
    infer_captures();
    // Deaths that rest on the other chain hold while nothing is known against it.
    for (Fate* fate : {&a_, &b_}) fate->needs_other &= fate->outcome != LifeOutcome::kDies;
    infer();
    share_seki();
  }

  /// The region that holds the rooms of both chains, and the small rooms in which chains around it may be captured. Empty
  /// where it gets too large, or such a chain may get away into the open.
  [[nodiscard]] PointSet scene() {
    const PointSet empties = position_.empties(grid_);
    PointSet scene = a_.chain | b_.chain;
    for (const Fate* fate : {&a_, &b_}) scene |= enclosed_with(position_, fate->owner, fate->chain, grid_);
    bool closes = true;
    for (bool grown = true; grown && closes;) {
      scene = with_capturable(position_, scene, grid_);
      closes = (scene - a_.chain).count() <= LifeArea::kMostPoints;
      grown = false;
      for (const Color color : {Color::kBlack, Color::kWhite}) {
        const PointSet& own = position_.stones(color);
        for_each_chain(expand(neighbours(scene, own - scene), own), [&](const PointSet& chain) {
          const PointSet outside = liberties(chain, empties - scene);
          if (!closes || outside.empty()) return;
          if (outside.count() >= kSureLiberties &&
              !can_be_captured(captures_, position_, chain, color, grid_))
            return;
          closes = !has_room(outside, empties - scene);
          scene |= outside;
          grown = true;
        });
      }
    }
    return closes ? scene : PointSet::none();
  }

  /// Reads what is open in the scene of the race, where the chains around it count as safe.
  void read_scene() {
    if (is_settled() && !a_.needs_other && !b_.needs_other) return;
    const PointSet region = scene();
    if (region.empty()) return;
    for (Fate* fate : {&a_, &b_}) {
      if ((fate->outcome != LifeOutcome::kUnknown && !fate->needs_other) || region == fate->region) continue;
      LifeQuestion asked = question_about(*fate, fate == &a_ ? left() / 2 : left());
      asked.region = region;
      const LifeReading& reading = life_.read_within(position_, asked, grid_);
      if (reading.outcome == LifeOutcome::kUnknown) {
        nodes_ += reading.nodes;
        continue;
      }
      note(reading, *fate);
      fate->certainty = Certainty::kLikely;
      infer();
    }
  }

  /// A chain that would not live if the other one could not be captured captures it.
  void infer_captures() {
    for (Fate* fate : {&a_, &b_}) {
      Fate& other = other_than(*fate);
      if (fate->outcome != LifeOutcome::kLives || other.outcome != LifeOutcome::kUnknown) continue;
      const PointSet empties = position_.empties(grid_);
      const PointSet beyond =
          liberties(other.chain, empties) - enclosed_with(position_, fate->owner, fate->chain, grid_);
      if (beyond.empty() || !beyond.is_subset_of(fate->region)) continue;
      LifeQuestion asked = question_about(*fate, std::min(question_.nodes / kWithoutPart, left()));
      asked.region = with_capturable(position_, ((fate->region & empties) - beyond) | fate->chain, grid_);
      const LifeReading& reading = life_.read_within(position_, asked, grid_);
      nodes_ += reading.nodes;
      if (reading.outcome == LifeOutcome::kUnknown || reading.outcome == LifeOutcome::kLives) continue;
      conclude(other, LifeOutcome::kDies);
    }
  }

  /// One of two chains in a race stays: where one is captured, the other lives.
  void infer() {
    const auto from = [](const Fate& captured, Fate& other) {
      if (captured.outcome != LifeOutcome::kDies || captured.needs_other) return;
      if (other.outcome == LifeOutcome::kUnknown || other.needs_other) conclude(other, LifeOutcome::kLives);
    };
    from(a_, b_);
    from(b_, a_);
  }

  /// A seki has two sides.
  void share_seki() {
    for (Fate* fate : {&a_, &b_}) {
      Fate& other = other_than(*fate);
      if (fate->outcome != LifeOutcome::kSeki || fate->needs_other || other.outcome != LifeOutcome::kUnknown)
        continue;
      conclude(other, LifeOutcome::kSeki);
    }
  }

  /// Sets the fates of both chains, if nothing else is known of either.
  void judge(LifeOutcome a, LifeOutcome b, const auto& tell_line) {
    const auto contradicts = [](const Fate& fate, LifeOutcome outcome) {
      return fate.outcome != LifeOutcome::kUnknown && fate.outcome != outcome;
    };
    if (contradicts(a_, a) || contradicts(b_, b)) return;
    const auto decide = [&](Fate& fate, LifeOutcome outcome) {
      if (fate.outcome != LifeOutcome::kUnknown) return;
      fate.outcome = outcome;
      fate.certainty = Certainty::kLikely;
      tell_line(fate);
    };
    decide(a_, a);
    decide(b_, b);
  }

  /// Counts liberties, if that decides the race.
  void judge_by_count() {
    const RaceCount count =
        count_race(life_, captures_, position_, a_.chain, b_.chain, question_.to_play, for_count_, grid_);
    nodes_ += count.nodes;
    if (!count.is_counted || (count.move != kNoPoint && count.move == question_.ko)) return;
    judge(count.a, count.b, [&](Fate& fate) {
      fate.forget();
      if (count.move != kNoPoint) fate.line.add(fate.move = count.move);
    });
  }

  /// The share of games in the region in which the chain stays, and how they go.
  FateEstimate play_games(const Fate& fate, const PointSet& region) {
    LifeQuestion asked = question_about(fate, 0);
    asked.target = fate.chain;
    asked.region = region;
    asked.nodes = for_games_;
    const FateEstimate& estimate = fates_.estimate(position_, asked, grid_);
    nodes_ += estimate.nodes;
    return estimate;
  }

  /// Lets games in the rooms of both chains decide, if one stays much oftener than the other.
  void judge_by_games() {
    const auto room = [&](const Fate& fate) {
      return FateSearch::region_of(position_, fate.owner, fate.chain, grid_);
    };
    const PointSet region = with_capturable(position_, room(a_) | room(b_), grid_);
    const FateEstimate games[] = {play_games(a_, region), play_games(b_, region)};
    const float lead = games[0].survival - games[1].survival;
    if (std::abs(lead) < kClearLead) return;
    using enum LifeOutcome;
    judge(lead > 0 ? kLives : kDies, lead > 0 ? kDies : kLives, [&](Fate& fate) {
      const FateEstimate& estimate = games[&fate == &b_];
      fate.line = estimate.line;
      keep_legal(position_, question_.to_play, fate.line, grid_);
      const bool succeeds = (fate.outcome == kLives) == (question_.to_play == fate.owner);
      fate.move = succeeds && !fate.line.empty() ? fate.line[0] : kNoPoint;
    });
  }

  [[nodiscard]] RaceReading tell() const {
    using enum LifeOutcome;
    // The side to move is shown how it captures, if it does, and else how it is saved or lost.
    const Fate& own = question_.to_play == a_.owner ? a_ : b_;
    const Fate& other = &own == &a_ ? b_ : a_;
    const bool captures = other.outcome == kDies || own.line.empty();
    const Fate& shown = !other.line.empty() && captures ? other : own;
    const Certainty certainty = std::min(a_.certainty, b_.certainty);
    // Each may be lost to the best play against it; but where that is no more than likely, one of the two probably is not.
    const bool contradict =
        is_race_ && a_.outcome == kDies && b_.outcome == kDies && certainty == Certainty::kLikely;
    RaceReading result{shown, a_.outcome, b_.outcome, is_race_, a_.region, b_.region, certainty};
    result.nodes = nodes_;
    if (contradict) {
      result.a = result.b = kUnknown;
      result.forget();
    }
    return result;
  }

  LifeReader& life_;
  CaptureReader& captures_;
  FateSearch& fates_;
  const Position& position_;
  /// With the nodes that are not kept for games.
  RaceQuestion question_;
  const Grid& grid_;
  /// The nodes kept for games about each chain.
  std::uint64_t for_games_;
  /// The nodes kept to count.
  std::uint64_t for_count_;
  Fate a_;
  Fate b_;
  bool is_race_ = false;
  std::uint64_t nodes_ = 0;
};

}  // namespace

RaceReading read_race(LifeReader& life, CaptureReader& captures, FateSearch& fates, const Position& position,
                      const RaceQuestion& question, const Grid& grid) {
  return Race(life, captures, fates, position, question, grid).read();
}

}  // namespace kakoi::go
