#include "go/collection/positions.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "go/rules/hash.h"

namespace kakoi::go {
namespace {

/// The keys of stones, two colours of every point: worked out once, because a game asks for thousands.
struct StoneKeys {
  std::uint64_t of[2][kMaxSide * kMaxSide];

  StoneKeys() {
    for (int color = 0; color < 2; ++color) {
      for (int point = 0; point < kMaxSide * kMaxSide; ++point) {
        of[color][point] = stone_key(static_cast<Color>(color), point % kMaxSide, point / kMaxSide);
      }
    }
  }
};

/// The hashes of a position in the orientations that canonical_zobrist() compares.
class TurnedHashes {
 public:
  explicit TurnedHashes(const Grid& grid) {
    for (int i = 0; i < kSymmetries; ++i) {
      const auto symmetry = static_cast<Symmetry>(i);
      const bool turns = transposes(symmetry);
      const int width = turns ? grid.height : grid.width;
      const int height = turns ? grid.width : grid.height;
      if (width > height) continue;
      const bool flips_y = (static_cast<unsigned>(i) & static_cast<unsigned>(Symmetry::kFlipY)) != 0;
      const bool flips_x = (static_cast<unsigned>(i) & static_cast<unsigned>(Symmetry::kFlipX)) != 0;
      // A turned point is start + x·right + y·down.
      const int along_x = turns ? kMaxSide : 1;
      const int along_y = turns ? 1 : kMaxSide;
      const auto sign = [&](int step) { return (step == 1 ? flips_x : flips_y) ? -step : step; };
      const int start = (flips_y ? (height - 1) * kMaxSide : 0) + (flips_x ? width - 1 : 0);
      turns_[count_] = {start, sign(along_x), sign(along_y)};
      hashes_[count_++] = size_key(width, height);
    }
  }

  void flip(Color color, int x, int y) {
    static const StoneKeys keys;
    const std::uint64_t* const of = keys.of[static_cast<int>(color)];
    for (int i = 0; i < count_; ++i) {
      const Turn& turn = turns_[i];
      hashes_[i] ^= of[turn.start + x * turn.right + y * turn.down];
    }
  }

  [[nodiscard]] PositionKey key() const {
    return static_cast<PositionKey>(*std::min_element(hashes_, hashes_ + count_));
  }

 private:
  struct Turn {
    int start;
    int right;
    int down;
  };
  Turn turns_[kSymmetries];
  std::uint64_t hashes_[kSymmetries];
  int count_ = 0;
};

}  // namespace

PositionKey position_key(const std::uint32_t* black, const std::uint32_t* white, int width, int height) {
  return static_cast<PositionKey>(canonical_zobrist(black, white, width, height, false));
}

IndexedGame index_game(std::span<const Change> changes, const Grid& grid, std::uint32_t* black_ever,
                       std::uint32_t* white_ever, PositionKey* keys) {
  std::uint32_t* const ever[2] = {black_ever, white_ever};
  std::uint32_t now[2][kMaxSide] = {};
  std::memset(black_ever, 0, sizeof(std::uint32_t) * static_cast<std::size_t>(grid.height));
  std::memset(white_ever, 0, sizeof(std::uint32_t) * static_cast<std::size_t>(grid.height));
  TurnedHashes hashes(grid);
  const IndexedGame no_game{-1, 0};
  IndexedGame indexed{0, 0};
  int stones = 0;
  const auto add_key = [&] {
    if (stones <= kMostKeyedStones) keys[indexed.keys++] = hashes.key();
  };
  for (const Change change : changes) {
    if (change.is_move()) {
      if (indexed.moves == kMostRecordedMoves) return no_game;
      ++indexed.moves;
      add_key();
    }
    if (change.is_pass()) {
      if (!change.is_move()) return no_game;
      continue;
    }
    const int x = change.x();
    const int y = change.y();
    if (x >= grid.width || y >= grid.height) return no_game;
    const std::uint32_t bit = 1U << x;
    for (int color = 0; color < 2; ++color) {
      const bool is_there = (now[color][y] & bit) != 0;
      const bool will_be = change.content() == content_of(static_cast<Color>(color));
      if (is_there != will_be) {
        now[color][y] ^= bit;
        stones += will_be ? 1 : -1;
        hashes.flip(static_cast<Color>(color), x, y);
      }
      if (will_be) ever[color][y] |= bit;
    }
  }
  add_key();
  return indexed;
}

int find_keys(std::span<const PositionKey> keys, PositionKey one, PositionKey other, std::uint32_t* places) {
  using Eight = std::uint16_t __attribute__((vector_size(16)));
  using Pair = std::uint64_t __attribute__((vector_size(16)));
  const Eight ones = Eight{} + one;
  const Eight others = Eight{} + other;
  int found = 0;
  std::size_t i = 0;
  const auto look_at = [&](std::size_t end) {
    for (; i < end; ++i) {
      if (keys[i] == one || keys[i] == other) places[found++] = static_cast<std::uint32_t>(i);
    }
  };
  while (i + 8 <= keys.size()) {
    Eight eight;
    std::memcpy(&eight, keys.data() + i, sizeof eight);
    const auto equal = reinterpret_cast<Pair>((eight == ones) | (eight == others));
    if ((equal[0] | equal[1]) == 0) {
      i += 8;
    } else {
      look_at(i + 8);
    }
  }
  look_at(keys.size());
  return found;
}

}  // namespace kakoi::go
