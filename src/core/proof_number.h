// Depth-first proof-number search: what the searches of both games share. Each has its own moves, and its own positions.
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

/// A proof number: how much work proving something looks to be; 0 when it is proven.
using Number = std::uint32_t;
/// Upper bound of proof numbers; marks a disproof.
inline constexpr Number kInfinite = 1U << 30;

/// The disproof depends on no ancestor: valid at any depth.
inline constexpr int kNothing = 1000;
/// The depth limit was hit: the result must never be stored.
inline constexpr int kTooDeep = -1;

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

/// A move, and what is found of the position behind it.
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

/// The moves of a position summed up: its numbers, the best move (none where there is no move) and the limits for it.
template <typename Child>
struct Choice {
  Found found;
  Child* best;
  Limits limits;
};

/// Sums up a position from its children's numbers: the smallest delta of its children is phi, the sum of their phis
/// delta.
template <typename Child>
Choice<Child> choose(Child* children, int count, bool is_prover, const Limits& limits) {
  Number phi = kInfinite;
  Number second = kInfinite;
  Number most = 0;
  Number sum = 0;
  Child* best = nullptr;
  int rests_on = kNothing;
  for (Child* child = children; child < children + count; ++child) {
    most = std::max(most, child->phi);
    sum = std::min(kInfinite - 1, sum + child->phi);
    rests_on = std::min<int>(rests_on, child->rests_on);
    if (best == nullptr || child->delta < phi || (child->delta == 0 && child->rests_on > best->rests_on)) {
      second = phi;
      phi = child->delta;
      best = child;
    } else {
      second = std::min(second, child->delta);
    }
  }
  const Number delta = most == kInfinite ? kInfinite : sum;
  if (phi == 0) return {result(true, is_prover ? kNothing : best->rests_on), best, {}};
  if (delta == 0) return {result(false, is_prover ? rests_on : kNothing), best, {}};
  // The best one may go on until another is better, or the position reaches its own limits.
  const Number left = limits.delta == kInfinite ? kInfinite : limits.delta - (delta - best->phi);
  const Number ahead = second == kInfinite ? kInfinite : second + second / 4 + 1;
  return {{phi, delta}, best, {left, std::min(limits.phi, ahead)}};
}

/// Looks into the best child again and again, until the position is solved, its limits are reached, or `is_over()`. What
/// is found of the child comes from descend(child, limits). Returns what is found of the position, and the best child: none
/// where there is no move.
template <typename Child, typename Descend, typename IsOver>
std::pair<Found, Child*> explore(Child* children, int count, bool is_prover, const Limits& limits,
                                 Descend&& descend, IsOver&& is_over) {
  while (true) {
    const auto [found, best, child_limits] = choose(children, count, is_prover, limits);
    if (best == nullptr || found.is_solved() || limits.are_reached(found) || is_over()) return {found, best};
    best->set(descend(*best, child_limits));
  }
}

/// The mark of a way, from that of the way before and the position it leads through; never 0.
inline std::uint32_t path_through(std::uint32_t path, std::uint64_t key) {
  return static_cast<std::uint32_t>(mix64(path ^ key) >> 32) | 1U;
}

/// Ends what was found at a depth, where `path` led: the way that it holds for, 0 for all.
inline std::uint32_t conclude(Found& found, int depth, std::uint32_t path) {
  // A repetition of this very position is part of what was found here.
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
  /// For the search whose table it is; the table leaves it as it is.
  std::uint32_t note;

  [[nodiscard]] Found found() const { return {phi, delta, rests_on}; }
  [[nodiscard]] bool holds_after(std::uint32_t way) const { return path == 0 || path == way; }
  /// True when the result holds wherever the position is met.
  [[nodiscard]] bool is_settled() const { return path == 0 && found().is_solved(); }
};

/// A table of fixed size.
template <typename Entry, std::size_t buckets>
class Table {
 public:
  void clear() { std::memset(tags_, 0, sizeof tags_); }

  [[nodiscard]] const Entry* find(std::uint64_t key) const {
    const std::size_t bucket = bucket_of(key);
    const std::uint8_t tag = tag_of(key);
    for (std::size_t i = bucket; i < bucket + kPerBucket; ++i) {
      if (tags_[i] == tag && entries_[i].key == key) return &entries_[i];
    }
    return nullptr;
  }

  /// Enters what is found, and how much more work that was; in place of what took the least.
  Entry& store(std::uint64_t key, const Found& found, int move, std::uint64_t work, std::uint32_t path) {
    const Entry* const known = find(key);
    const std::size_t at = known == nullptr ? place_for(key) : static_cast<std::size_t>(known - entries_);
    if (known != nullptr) work += known->work;
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

  static std::size_t bucket_of(std::uint64_t key) {
    return static_cast<std::size_t>(key & (buckets - 1)) * kPerBucket;
  }
  /// The part of a key that the tags hold; 0 marks a free place.
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
  /// Eight bits of each entry's key, 0 where there is none: most positions that are looked for are not there, and a
  /// byte for each stays near the processor.
  std::uint8_t tags_[buckets * kPerBucket];
};

}  // namespace kakoi::proof_number
