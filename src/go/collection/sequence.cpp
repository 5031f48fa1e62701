#include "go/collection/sequence.h"

#include <algorithm>
#include <array>

#include "core/hash.h"
#include "core/symmetry.h"

namespace kakoi::go {
namespace {

/// A point of the game where the symmetry brings it.
int turned_point(const KeptGame& game, Change change, Symmetry symmetry) {
  const auto moves = static_cast<unsigned>(symmetry);
  int x = change.x();
  int y = change.y();
  int width = game.sieve.width;
  int height = game.sieve.height;
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

/// The orientations of a game that may still come first.
class Orientations {
 public:
  /// Both shapes of a rectangle are brought into one.
  explicit Orientations(const KeptGame& game) {
    for (int i = 0; i < kSymmetries; ++i) {
      const bool turns = transposes(static_cast<Symmetry>(i));
      if ((turns ? game.sieve.height : game.sieve.width) <= (turns ? game.sieve.width : game.sieve.height))
        left_ |= 1U << i;
    }
  }

  /// The least of the values that the orientations give; those that give others are out.
  template <typename Value>
  std::uint32_t least(Value&& value) {
    std::uint32_t least = 0xFFFFFFFFU;
    unsigned with_least = 0;
    for (int i = 0; i < kSymmetries; ++i) {
      if ((left_ >> i & 1U) == 0) continue;
      const std::uint32_t found = value(static_cast<Symmetry>(i));
      if (found > least) continue;
      if (found < least) with_least = 0;
      least = found;
      with_least |= 1U << i;
    }
    left_ = with_least;
    return least;
  }

 private:
  unsigned left_ = 0;
};

int write_moves(const KeptGame& game, std::uint16_t* out) {
  Orientations orientations(game);
  int count = 0;
  for (std::size_t at = skip_removed(game, 0); at < game.changes.size(); at = skip_removed(game, at)) {
    std::size_t next = at;
    const std::uint32_t least = orientations.least([&](Symmetry symmetry) {
      next = at;
      return element(game, next, symmetry);
    });
    at = next;
    if ((least & 0x80000000U) != 0) out[count++] = static_cast<std::uint16_t>(least >> 16);
    out[count++] = static_cast<std::uint16_t>(least);
  }
  return count;
}

int write_signature(const KeptGame& game, std::uint16_t* out) {
  constexpr std::array moves = {20, 22, 24, 31, 33, 35};
  Orientations orientations(game);
  std::size_t count = 0;
  int move = 0;
  for (const Change change : game.changes) {
    if (!change.is_move() || ++move != moves[count]) continue;
    const std::uint32_t least = orientations.least([&](Symmetry symmetry) {
      return change.is_pass() ? std::uint32_t{Change::kPass}
                              : static_cast<std::uint32_t>(turned_point(game, change, symmetry));
    });
    out[count++] = static_cast<std::uint16_t>(least);
    if (count == moves.size()) return static_cast<int>(count);
  }
  return 0;
}

int write_position(const KeptGame& game, std::uint16_t* out) {
  using RowBits = std::array<std::uint32_t, kMaxSide>;
  RowBits stones[2] = {};
  for (const Change change : game.changes) {
    if (change.is_pass()) continue;
    const auto y = static_cast<std::size_t>(change.y());
    const std::uint32_t bit = 1U << change.x();
    stones[0][y] &= ~bit;
    stones[1][y] &= ~bit;
    if (change.content() != Content::kEmpty) stones[change.content() == Content::kWhite ? 1 : 0][y] |= bit;
  }
  RowBits turned[kSymmetries][2];
  for (int i = 0; i < kSymmetries; ++i) {
    for (int color = 0; color < 2; ++color) {
      turned[i][color] = stones[color];
      transform(turned[i][color], game.sieve.width, game.sieve.height, static_cast<Symmetry>(i));
    }
  }
  Orientations orientations(game);
  const auto rows = static_cast<std::size_t>(std::max(game.sieve.width, game.sieve.height));
  int count = 0;
  for (std::size_t y = 0; y < rows; ++y) {
    for (int color = 0; color < 2; ++color) {
      const std::uint32_t row =
          orientations.least([&](Symmetry symmetry) { return turned[static_cast<int>(symmetry)][color][y]; });
      out[count++] = static_cast<std::uint16_t>(row);
      out[count++] = static_cast<std::uint16_t>(row >> 16);
    }
  }
  return count;
}

}  // namespace

int write_sequence(const KeptGame& game, Likeness likeness, std::uint16_t* out) {
  switch (likeness) {
    case Likeness::kPosition:
      return write_position(game, out);
    case Likeness::kSignature:
      return write_signature(game, out);
    case Likeness::kMoves:
      break;
  }
  return write_moves(game, out);
}

}  // namespace kakoi::go
