#include "go/collection/sequence.h"

#include <algorithm>

#include "core/hash.h"
#include "core/symmetry.h"

namespace kakoi::go {
namespace {

/// A point of the game where the symmetry brings it.
int turned_point(const KeptGame& game, Change change, Symmetry symmetry) {
  const auto moves = static_cast<unsigned>(symmetry);
  int x = change.x();
  int y = change.y();
  int width = game.width;
  int height = game.height;
  if (transposes(symmetry)) {
    std::swap(x, y);
    std::swap(width, height);
  }
  if ((moves & 2U) != 0) y = height - 1 - y;
  if ((moves & 4U) != 0) x = width - 1 - x;
  return y * kMaxSide + x;
}

/// The next element of the game from `at` on, turned: a move, or all points set up together. `at` goes behind it.
std::uint32_t element(const KeptGame& game, std::size_t& at, Symmetry symmetry) {
  const Change first = game.changes[at];
  if (first.is_move()) {
    ++at;
    if (first.is_pass()) return first.bits;
    return Change::make(turned_point(game, first, symmetry), first.content(), Change::kMove).bits;
  }
  std::uint64_t sum = 0;
  for (; at < game.changes.size() && game.changes[at].is_set_up(); ++at) {
    const Change change = game.changes[at];
    sum += mix64(static_cast<std::uint64_t>(turned_point(game, change, symmetry)) << 2 |
                 static_cast<std::uint64_t>(change.content()));
  }
  return static_cast<std::uint32_t>(sum) | 0x80000000U;
}

/// Passes over the stones that moves removed, which the moves tell.
std::size_t skip_removed(const KeptGame& game, std::size_t at) {
  while (at < game.changes.size() && !game.changes[at].is_move() && !game.changes[at].is_set_up()) ++at;
  return at;
}

}  // namespace

int write_sequence(const KeptGame& game, std::uint16_t* out) {
  // Both shapes of a rectangle are brought into one.
  unsigned left = 0;
  for (int i = 0; i < kSymmetries; ++i) {
    const bool turns = transposes(static_cast<Symmetry>(i));
    if ((turns ? game.height : game.width) <= (turns ? game.width : game.height)) left |= 1U << i;
  }
  int count = 0;
  for (std::size_t at = skip_removed(game, 0); at < game.changes.size(); at = skip_removed(game, at)) {
    std::uint32_t least = 0xFFFFFFFFU;
    unsigned with_least = 0;
    std::size_t next = at;
    for (int i = 0; i < kSymmetries; ++i) {
      if ((left >> i & 1U) == 0) continue;
      next = at;
      const std::uint32_t value = element(game, next, static_cast<Symmetry>(i));
      if (value > least) continue;
      if (value < least) with_least = 0;
      least = value;
      with_least |= 1U << i;
    }
    left = with_least;
    at = next;
    if ((least & 0x80000000U) != 0) out[count++] = static_cast<std::uint16_t>(least >> 16);
    out[count++] = static_cast<std::uint16_t>(least);
  }
  return count;
}

}  // namespace kakoi::go
