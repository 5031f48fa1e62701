#include "go/reading/race_count.h"

#include <algorithm>

namespace kakoi::go {

namespace {

/// The owner of a larger eye mostly lives in it.
constexpr int kLargestEye = 7;

/// Eyes of fewer points cannot be divided.
constexpr int kFewestToDivide = 3;

/// A chain around the race with fewer liberties elsewhere may fall.
constexpr int kFewestElsewhere = 2;

/// Liberties outside that leave the owner of an eye the time for a capture in it.
constexpr int kForTime = 3;

PointSet some_of(const PointSet& liberties) {
  PointSet some = PointSet::none();
  PointSet rest = liberties;
  for (int i = 0; i < kForTime && rest.any(); ++i) {
    some |= rest.first();
    rest = rest.without_first();
  }
  return some;
}

class Counter {
 public:
  Counter(LifeReader& life, CaptureReader& captures, const Position& position, Color to_play,
          std::uint64_t nodes, const Grid& grid)
      : life_(life),
        captures_(captures),
        position_(position),
        empties_(position.empties(grid)),
        to_play_(to_play),
        nodes_for_each_(nodes / 4),
        grid_(grid) {}

  RaceCount count(const PointSet& a, const PointSet& b) {
    RaceCount result{.is_counted = false,
                     .a = LifeOutcome::kUnknown,
                     .b = LifeOutcome::kUnknown,
                     .move = kNoPoint,
                     .nodes = 0};
    // A capture elsewhere saves nobody.
    if (!neighbours(a, grid_.full).intersects(b)) return result;
    Chain first;
    Chain second;
    const bool a_begins = position_.stones(to_play_).intersects(a);
    const bool is_counted = look_at(a_begins ? a : b, a_begins ? b : a, to_play_, first) &&
                            look_at(a_begins ? b : a, a_begins ? a : b, opponent(to_play_), second);
    result.nodes = nodes_;
    if (!is_counted) return result;
    result.is_counted = true;
    const int shared = first.shared.count();
    const RaceResult race = result_of(first.side, second.side, shared);
    using enum LifeOutcome;
    const LifeOutcome own = race == RaceResult::kFirstCaptures    ? kLives
                            : race == RaceResult::kSecondCaptures ? kDies
                                                                  : kSeki;
    const LifeOutcome other = own == kLives ? kDies : own == kDies ? kLives : kSeki;
    result.a = a_begins ? own : other;
    result.b = a_begins ? other : own;
    if (own == kDies) return result;
    // Outside liberties go first, but for the point that keeps an eye from being divided; the last of an eye comes last.
    const int empty_in_eye = second.side.eye - second.side.filled;
    const bool is_eye_next = second.outside.empty() && empty_in_eye > (shared > 0 ? 1 : 0);
    if (second.has_to_be_stopped || is_eye_next) {
      result.move = second.inside;
    } else if (second.outside.any()) {
      result.move = neighbours(second.wall, second.outside).first_point();
    } else if (own == kLives && shared > 0) {
      result.move = second.shared.first_point();
    }
    return result;
  }

 private:
  struct Chain {
    RaceSide side;
    PointSet outside;
    PointSet shared;
    /// The stones around that fill its liberties.
    PointSet wall;
    /// The point of the eye where the other side plays first, and whether it has to, lest the eye is divided.
    Point inside = kNoPoint;
    bool has_to_be_stopped = false;
  };

  /// Counts what a chain has. Returns false when counting does not decide.
  bool look_at(const PointSet& stones, const PointSet& other, Color owner, Chain& chain) {
    const PointSet& enemies = position_.stones(opponent(owner));
    const PointSet around = grid_.full - stones;
    const PointSet open = expand(other.first(), around);
    const PointSet eye = around - open;
    if (eye.intersects(position_.stones(owner)) || eye != expand(eye.first(), eye) ||
        eye.count() > kLargestEye)
      return false;
    const PointSet liberties = kakoi::go::liberties(stones, empties_) - eye;
    const PointSet ways_out = (empties_ - liberties) | (position_.stones(owner) - stones);
    if (neighbours(liberties, ways_out).any()) return false;
    chain.shared = liberties & neighbours(other, empties_);
    chain.outside = liberties - chain.shared;
    chain.wall = PointSet::none();
    bool stands = true;
    for_each_chain(
        expand(neighbours(stones | liberties, enemies - eye), enemies) - other, [&](const PointSet& wall) {
          const PointSet elsewhere = kakoi::go::liberties(wall, empties_) - liberties;
          const bool is_safe = elsewhere.count() >= kFewestElsewhere &&
                               (has_room(elsewhere, empties_ - liberties) ||
                                !can_be_captured(captures_, position_, wall, opponent(owner), grid_));
          if (is_safe) {
            chain.wall |= wall;
          } else if (wall.intersects(neighbours(stones, enemies))) {
            stands = false;
          }
        });
    if (!stands || expand(neighbours(chain.wall, chain.outside), chain.outside) != chain.outside)
      return false;
    chain.side = {.outside = chain.outside.count(), .eye = eye.count(), .filled = (eye - empties_).count()};
    return is_one_eye(stones, eye, owner, chain);
  }

  /// Returns false when the owner of an eye makes two of it, or may.
  bool is_one_eye(const PointSet& stones, const PointSet& eye, Color owner, Chain& chain) {
    if ((eye & empties_).any()) chain.inside = (eye & empties_).first_point();
    if (eye.count() < kFewestToDivide) return true;
    const auto fate = [&](Color first, Point& move) {
      const LifeReading& reading = life_.read_within(
          position_,
          {.defender = owner,
           .target = stones,
           .region = with_capturable(position_, eye | stones | some_of(chain.outside), grid_),
           .to_play = first,
           .ko = kNoPoint,
           .nodes = nodes_for_each_,
           .outside = LifeOutside::kAttacker},
          grid_);
      nodes_ += reading.nodes;
      move = reading.move;
      return reading.outcome;
    };
    if (fate(opponent(owner), chain.inside) != LifeOutcome::kDies) return false;
    Point saved = kNoPoint;
    chain.has_to_be_stopped = fate(owner, saved) != LifeOutcome::kDies;
    return !chain.has_to_be_stopped || owner != to_play_;
  }

  LifeReader& life_;
  CaptureReader& captures_;
  const Position& position_;
  const PointSet empties_;
  Color to_play_;
  std::uint64_t nodes_for_each_;
  const Grid& grid_;
  std::uint64_t nodes_ = 0;
};

}  // namespace

int RaceSide::liberties() const {
  const int fill = eye <= 3 ? eye : (eye * eye - 3 * eye) / 2 + 3;
  return outside + fill - filled;
}

RaceResult result_of(const RaceSide& first, const RaceSide& second, int shared) {
  using enum RaceResult;
  // A chain in atari falls before its owner can capture the stones in its eye.
  if (shared == 0 && second.outside + second.eye - second.filled == 1) return kFirstCaptures;
  const int lead = first.liberties() - second.liberties();
  const int difference = first.kind_of_eye() - second.kind_of_eye();
  if (difference != 0)
    return lead + (difference > 0 ? shared : -shared) >= 0 ? kFirstCaptures : kSecondCaptures;
  // Whoever has more liberties fills the shared ones; without eyes the last of them captures.
  const int needed = first.eye == 0 ? std::max(shared - 1, 0) : shared;
  if (lead >= needed) return kFirstCaptures;
  return -lead > needed ? kSecondCaptures : kBothStay;
}

RaceCount count_race(LifeReader& life, CaptureReader& captures, const Position& position, const PointSet& a,
                     const PointSet& b, Color to_play, std::uint64_t nodes, const Grid& grid) {
  return Counter(life, captures, position, to_play, nodes, grid).count(a, b);
}

}  // namespace kakoi::go
