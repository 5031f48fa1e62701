// Depth-first proof-number search: the part that the searches of Go and of Lines of Action share. Each search
// brings its own positions and moves.
//
// A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", 2002.
//
// One side, the prover, has to reach its goal; the other wins when it is never reached. So a proof never rests on a
// repetition, and a position that comes back counts for the other side. A disproof may rest on one: then it holds for
// the moves that led there alone, unless the position that comes back lies inside of it (A. Kishimoto, M. Müller, "A
// general solution to the graph history interaction problem", 2004).

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "core/hash.h"

namespace kakoi::proof_number {

/// A proof number: an estimate of the work that a proof still takes; 0 once it is proven.
using Number = std::uint32_t;
/// Upper bound of proof numbers; marks a disproof.
inline constexpr Number kInfinite = 1U << 30;

/// The disproof depends on no ancestor: valid at any depth.
inline constexpr int kNothing = 1000;
/// The depth limit was hit: the result must never be stored.
inline constexpr int kTooDeep = -1;

/// More is not told apart in an estimate: 64 to one, in sixteenths of a doubling.
inline constexpr int kMostOdds = 6 * 16;

/// Scales a number by 2^(sixteenths / 16), which are no more than kMostOdds either way; at least 1.
constexpr Number scaled(Number number, int sixteenths) {
  // 2^(i / 16), times 256.
  constexpr std::uint16_t powers[] = {256, 267, 279, 292, 304, 318, 332, 347,
                                      362, 378, 395, 412, 431, 450, 470, 490};
  const int power = sixteenths + kMostOdds;
  return std::max(1U, number * (Number{powers[power & 15]} << (power >> 4)) >> 14);
}

/// A search result: proof numbers for a win and for a loss of the side to move.
struct Found {
  Number phi;
  Number delta;
  /// For a disproof, the depth of the ancestor whose repetition it relies on.
  int rests_on = kNothing;

  [[nodiscard]] bool is_solved() const { return phi == 0 || delta == 0; }
};

/// The side to move wins, or loses.
inline constexpr Found result(bool wins, int rests_on = kNothing) {
  return wins ? Found{0, kInfinite, rests_on} : Found{kInfinite, 0, rests_on};
}

/// Thresholds of depth-first proof-number search: beyond them another branch is more promising.
struct Limits {
  Number phi = kInfinite;
  Number delta = kInfinite;

  [[nodiscard]] bool are_reached(const Found& found) const {
    return found.phi >= phi || found.delta >= delta;
  }
};

/// A move and the search result of the position it leads to.
struct Child {
  Number phi;
  Number delta;
  std::int16_t rests_on;
  std::uint16_t move;

  void set(const Found& found) {
    phi = found.phi;
    delta = found.delta;
    rests_on = static_cast<std::int16_t>(found.rests_on);
  }
};

/// A position's moves summed up: the position's own result, its best child (null when it has no moves) and
/// the limits for searching that child.
template <typename Child>
struct Choice {
  Found found;
  Child* best;
  Limits limits;
};

/// Sums up a position from its children: its phi is their smallest delta, its delta the sum of their phis. With
/// `another`, its delta is their largest phi instead, and so much for each other child that is not solved: where many
/// moves are refuted alike, their sum makes the position look much harder than it is (T. Ueda, T. Hashimoto, J.
/// Hashimoto and H. Iida, "Weak proof-number search", 2008).
template <Number another = 0, typename Child>
Choice<Child> choose(Child* children, int count, bool is_prover, const Limits& limits) {
  Number phi = kInfinite;
  Number second = kInfinite;
  Number most = 0;
  Number sum = 0;
  Number open = 0;
  Child* best = nullptr;
  int rests_on = kNothing;
  for (Child* child = children; child < children + count; ++child) {
    most = std::max(most, child->phi);
    sum = std::min(kInfinite - 1, sum + child->phi);
    if (child->phi != 0) ++open;
    rests_on = std::min<int>(rests_on, child->rests_on);
    if (best == nullptr || child->delta < phi || (child->delta == 0 && child->rests_on > best->rests_on)) {
      second = phi;
      phi = child->delta;
      best = child;
    } else {
      second = std::min(second, child->delta);
    }
  }
  const Number others = open > 0 ? another * (open - 1) : 0;
  if (another > 0) sum = std::min(kInfinite - 1, most + others);
  const Number delta = most == kInfinite ? kInfinite : sum;
  if (phi == 0) return {result(true, is_prover ? kNothing : best->rests_on), best, {}};
  if (delta == 0) return {result(false, is_prover ? rests_on : kNothing), best, {}};
  // The best child is searched until another one looks better or the position reaches its own limits.
  const Number beside = another > 0 ? others : delta - best->phi;
  const Number left = limits.delta == kInfinite ? kInfinite : limits.delta - beside;
  const Number ahead = second == kInfinite ? kInfinite : second + second / 4 + 1;
  return {{phi, delta}, best, {left, std::min(limits.phi, ahead)}};
}

/// Searches the best child again and again, until the position is solved, its limits are reached, or
/// `is_over()`. descend(child, limits) searches a child and returns its result. Returns the position's result
/// and its best child, which is null when there are no moves.
template <Number another = 0, typename Child, typename Descend, typename IsOver>
std::pair<Found, Child*> explore(Child* children, int count, bool is_prover, const Limits& limits,
                                 Descend&& descend, IsOver&& is_over) {
  while (true) {
    const auto [found, best, child_limits] = choose<another>(children, count, is_prover, limits);
    if (best == nullptr || found.is_solved() || limits.are_reached(found) || is_over()) return {found, best};
    best->set(descend(*best, child_limits));
  }
}

/// Hash of the moves that lead to the children of a position, from the hash of those that led to the position
/// itself and the position's key. Never 0, which stands for any path.
inline std::uint32_t path_through(std::uint32_t path, std::uint64_t key) {
  return static_cast<std::uint32_t>(mix64(path ^ key) >> 32) | 1U;
}

/// Completes the result of the position at `depth`, to which `path` led. Returns the path for which it holds,
/// or 0 when it holds after any.
inline std::uint32_t conclude(Found& found, int depth, std::uint32_t path) {
  // A disproof that relies only on repeating this very position depends on nothing before it.
  const bool is_settled_here = found.rests_on >= depth;
  if (is_settled_here) found.rests_on = kNothing;
  return found.is_solved() && !is_settled_here ? path : 0;
}

/// A table entry: the result of searching one position.
struct Entry {
  std::uint64_t key;
  Number phi;
  Number delta;
  /// The number of positions searched for it.
  std::uint32_t work;
  /// Hash of the moves that led to the position, when the result holds for them alone; else 0.
  std::uint32_t path;
  std::int16_t rests_on;
  std::uint16_t move;
  /// Free for the search that owns the table; the table never touches it.
  std::uint32_t note;

  [[nodiscard]] Found found() const { return {phi, delta, rests_on}; }
  [[nodiscard]] bool holds_after(std::uint32_t way) const { return path == 0 || path == way; }
  /// True when the result holds wherever the position is met.
  [[nodiscard]] bool is_settled() const { return path == 0 && found().is_solved(); }
};

/// A transposition table of fixed size, made of buckets of four entries.
template <typename Entry, std::size_t buckets>
class Table {
 public:
  /// Costs little where little was stored: most questions are answered within a few positions.
  void clear() {
    if (stored_ > kFew) {
      std::memset(tags_, 0, sizeof tags_);
    } else {
      for (std::size_t i = 0; i < stored_; ++i) tags_[places_[i]] = 0;
    }
    stored_ = 0;
  }

  [[nodiscard]] const Entry* find(std::uint64_t key) const {
    const std::size_t bucket = bucket_of(key);
    const std::uint8_t tag = tag_of(key);
    for (std::size_t i = bucket; i < bucket + kPerBucket; ++i) {
      if (tags_[i] == tag && entries_[i].key == key) return &entries_[i];
    }
    return nullptr;
  }

  /// Stores a result and adds `work` to that of earlier visits. A new position replaces the entry of its
  /// bucket that took the least work.
  Entry& store(std::uint64_t key, const Found& found, int move, std::uint64_t work, std::uint32_t path) {
    const Entry* const known = find(key);
    const std::size_t at = known == nullptr ? place_for(key) : static_cast<std::size_t>(known - entries_);
    if (known != nullptr) work += known->work;
    if (tags_[at] == 0 && ++stored_ <= kFew) places_[stored_ - 1] = static_cast<std::uint32_t>(at);
    tags_[at] = tag_of(key);
    Entry& entry = entries_[at];
    entry.key = key;
    entry.phi = found.phi;
    entry.delta = found.delta;
    entry.work = static_cast<std::uint32_t>(std::min<std::uint64_t>(work, UINT32_MAX));
    entry.path = path;
    entry.rests_on = static_cast<std::int16_t>(found.rests_on);
    entry.move = static_cast<std::uint16_t>(move);
    return entry;
  }

 private:
  static constexpr std::size_t kPerBucket = 4;
  /// So many places are cleared one by one.
  static constexpr std::size_t kFew = 1024;

  static std::size_t bucket_of(std::uint64_t key) {
    return static_cast<std::size_t>(key & (buckets - 1)) * kPerBucket;
  }
  /// The part of a key that is kept in tags_; 0 marks a free place.
  static std::uint8_t tag_of(std::uint64_t key) {
    const auto tag = static_cast<std::uint8_t>(key >> 56);
    return tag == 0 ? 1 : tag;
  }
  [[nodiscard]] std::size_t place_for(std::uint64_t key) const {
    const std::size_t bucket = bucket_of(key);
    std::size_t at = bucket;
    for (std::size_t i = bucket; i < bucket + kPerBucket && tags_[at] != 0; ++i) {
      if (tags_[i] == 0 || entries_[i].work < entries_[at].work) at = i;
    }
    return at;
  }

  Entry entries_[buckets * kPerBucket];
  /// Eight bits of each entry's key, 0 for a free entry. Most lookups find nothing, and one byte an entry
  /// stays in the processor's cache.
  std::uint8_t tags_[buckets * kPerBucket];
  /// The places taken since the last clear(), as far as they are listed; all of the table before the first.
  std::uint32_t places_[kFew];
  std::size_t stored_ = kFew + 1;
};

}  // namespace kakoi::proof_number
