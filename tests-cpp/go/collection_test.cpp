// Searches of kept games against positions played one by one and compared point by point.

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <memory>
#include <set>
#include <vector>

#include "go/collection/pattern.h"
#include "go/collection/positions.h"
#include "go/collection/sequence.h"
#include "go/rules/hash.h"
#include "support/random.h"
#include "support/sizes.h"

namespace kakoi::go {
namespace {

/// A game kept, and its positions: the content of every point after each number of moves.
struct Kept {
  int width = 0;
  int height = 0;
  std::vector<Change> changes;
  std::vector<std::uint32_t> words;
  std::vector<std::vector<Content>> positions;
  std::vector<PositionKey> keys;

  [[nodiscard]] KeptGame game() const {
    KeptGame found{};
    for_each_game(words, [&](int, const KeptGame& game) { found = game; });
    return found;
  }
};

/// Moves anywhere, on stones too, passes, and points set up between them.
std::vector<std::uint32_t> random_steps(const Grid& grid, int count, test::Random& random) {
  std::vector<std::uint32_t> steps;
  std::uint32_t side = 0;
  for (int i = 0; i < count; ++i) {
    const auto point =
        static_cast<std::uint32_t>(random.below(grid.height) * kMaxSide + random.below(grid.width));
    if (random.chance(4)) {
      steps.push_back(kSetUpWord + (static_cast<std::uint32_t>(random.below(3)) << kContentShift) + point);
    } else {
      steps.push_back(side + (random.chance(3) ? kPassWord : point));
      if (random.chance(95)) side ^= kWhiteWord;
    }
  }
  return steps;
}

Kept keep(const std::vector<std::uint32_t>& steps, const Grid& grid) {
  Kept kept;
  kept.width = grid.width;
  kept.height = grid.height;
  kept.changes.resize(steps.size() * kChangesPerStep);
  kept.changes.resize(static_cast<std::size_t>(record_game(steps, grid, kept.changes.data())));
  std::uint32_t ever[2][kMaxSide];
  kept.keys.resize(kept.changes.size() + 1);
  const auto [moves, keys] = index_game(kept.changes, grid, ever[0], ever[1], kept.keys.data());
  kept.keys.resize(static_cast<std::size_t>(keys));
  kept.words = {static_cast<std::uint32_t>(grid.width | grid.height << 8)};
  for (const auto& rows : ever) kept.words.insert(kept.words.end(), rows, rows + grid.height);
  kept.words.push_back(static_cast<std::uint32_t>(kept.changes.size()) | static_cast<std::uint32_t>(moves)
                                                                             << 16);
  for (std::size_t i = 0; i < kept.changes.size(); i += 2) {
    const std::uint32_t second = i + 1 < kept.changes.size() ? kept.changes[i + 1].bits : 0U;
    kept.words.push_back(kept.changes[i].bits | second << 16);
  }
  return kept;
}

/// The positions of the steps, each played alone by Replay from the position before.
void play_through(Kept& kept, const std::vector<std::uint32_t>& steps, const Grid& grid) {
  static const auto replay = std::make_unique<Replay>();
  std::uint32_t rows[2][kMaxSide] = {};
  std::vector<Content> now(static_cast<std::size_t>(grid.width * grid.height), Content::kEmpty);
  const auto look = [&] {
    for (int y = 0; y < grid.height; ++y) {
      for (int x = 0; x < grid.width; ++x) {
        const bool black = (rows[0][y] >> x & 1U) != 0;
        const bool white = (rows[1][y] >> x & 1U) != 0;
        now[static_cast<std::size_t>(y * grid.width + x)] = black   ? Content::kBlack
                                                            : white ? Content::kWhite
                                                                    : Content::kEmpty;
      }
    }
  };
  kept.positions = {now};
  for (const std::uint32_t step : steps) {
    const int point = static_cast<int>(step & (kPassWord - 1));
    if ((step & kSetUpWord) != 0) {
      const std::uint32_t bit = 1U << point % kMaxSide;
      const auto content = static_cast<Content>(step >> kContentShift & 3U);
      for (int color = 0; color < 2; ++color) {
        rows[color][point / kMaxSide] &= ~bit;
        if (content == content_of(static_cast<Color>(color))) rows[color][point / kMaxSide] |= bit;
      }
      look();
      kept.positions.back() = now;
      continue;
    }
    const Position position{PointSet::load(rows[0], grid.height), PointSet::load(rows[1], grid.height)};
    replay->begin({position, Color::kBlack, kNoPoint}, {&step, 1}, {.strict = false}, grid);
    replay->play_next();
    for (int color = 0; color < 2; ++color) {
      std::copy_n(replay->rows(static_cast<Color>(color)), grid.height, rows[color]);
    }
    look();
    kept.positions.push_back(now);
  }
}

class CollectionOfSize : public testing::TestWithParam<test::Size> {};
INSTANTIATE_TEST_SUITE_P(Sizes, CollectionOfSize, testing::ValuesIn(test::kSizes), test::name_of);

TEST_P(CollectionOfSize, KeepsEveryPositionOfAGame) {
  test::Random random(31);
  const Grid grid = grid_of(GetParam());
  static const auto history = std::make_unique<History>();
  for (int i = 0; i < 5; ++i) {
    const auto steps = random_steps(grid, std::min(300, 3 * grid.width * grid.height), random);
    Kept kept = keep(steps, grid);
    play_through(kept, steps, grid);
    history->read(kept.changes);
    ASSERT_EQ(history->moves() + 1, static_cast<int>(kept.positions.size()));
    std::size_t keyed = 0;
    for (int move = 0; move <= history->moves(); ++move) {
      std::uint32_t rows[2][kMaxSide] = {};
      for (int y = 0; y < grid.height; ++y) {
        for (int x = 0; x < grid.width; ++x) {
          const Content content =
              kept.positions[static_cast<std::size_t>(move)][static_cast<std::size_t>(y * grid.width + x)];
          EXPECT_EQ(history->earliest(y * kMaxSide + x, contents_of(content), move), move);
          if (content != Content::kEmpty) rows[content == Content::kWhite][y] |= 1U << x;
        }
      }
      int stones = 0;
      for (const auto& of : rows) {
        for (const std::uint32_t row : of) stones += std::popcount(row);
      }
      if (stones > kMostKeyedStones) continue;
      ASSERT_LT(keyed, kept.keys.size());
      EXPECT_EQ(kept.keys[keyed++], position_key(rows[0], rows[1], grid.width, grid.height));
    }
    EXPECT_EQ(keyed, kept.keys.size());
  }
}

/// The first time that the cells stand anywhere, as they are.
int plain_find(const Kept& kept, const Pattern& pattern) {
  for (std::size_t move = 0; move < kept.positions.size(); ++move) {
    for (int y = 0; y + pattern.height <= kept.height; ++y) {
      for (int x = 0; x + pattern.width <= kept.width; ++x) {
        bool stands = true;
        for (int j = 0; j < pattern.height; ++j) {
          for (int i = 0; i < pattern.width; ++i) {
            const Content content =
                kept.positions[move][static_cast<std::size_t>((y + j) * kept.width + x + i)];
            stands = stands && (pattern.cells[j * pattern.width + i] & contents_of(content)) != 0;
          }
        }
        if (stands) return static_cast<int>(move);
      }
    }
  }
  return History::kNever;
}

TEST_P(CollectionOfSize, FindsWhatStandsInAGame) {
  test::Random random(32);
  const Grid grid = grid_of(GetParam());
  static const auto search = std::make_unique<PatternSearch>();
  static const auto pattern = std::make_unique<Pattern>();
  int found = 0;
  for (int i = 0; i < 10; ++i) {
    const auto steps = random_steps(grid, std::min(200, 2 * grid.width * grid.height), random);
    Kept kept = keep(steps, grid);
    play_through(kept, steps, grid);
    for (int question = 0; question < 20; ++question) {
      pattern->anchor = Anchor::kAnywhere;
      pattern->symmetries = pattern->swap_colors = false;
      pattern->to_play = SideToPlay::kEither;
      pattern->width = 1 + random.below(std::min(4, grid.width));
      pattern->height = 1 + random.below(std::min(4, grid.height));
      const auto& position =
          kept.positions[static_cast<std::size_t>(random.below(static_cast<int>(kept.positions.size())))];
      const int x = random.below(grid.width - pattern->width + 1);
      const int y = random.below(grid.height - pattern->height + 1);
      for (int cell = 0; cell < pattern->width * pattern->height; ++cell) {
        const int at = (y + cell / pattern->width) * grid.width + x + cell % pattern->width;
        const unsigned stands = contents_of(position[static_cast<std::size_t>(at)]);
        pattern->cells[cell] =
            static_cast<std::uint8_t>(random.chance(60) ? stands : stands | (1U << random.below(3)));
      }
      search->ask(*pattern);
      EXPECT_TRUE(search->may_stand(kept.game().sieve));
      const int move = search->find(kept.game(), false).move;
      EXPECT_EQ(move, plain_find(kept, *pattern));
      found += move != History::kNever ? 1 : 0;
    }
  }
  EXPECT_EQ(found, 200);
}

/// The steps of a game on a board that is turned.
std::vector<std::uint32_t> turned(std::vector<std::uint32_t> steps, const Grid& grid, bool transposes) {
  for (std::uint32_t& step : steps) {
    if ((step & kPassWord) != 0) continue;
    const auto point = static_cast<int>(step & (kPassWord - 1));
    const int x = grid.width - 1 - point % kMaxSide;
    const int y = point / kMaxSide;
    step = (step & ~(kPassWord - 1)) |
           static_cast<std::uint32_t>(transposes ? x * kMaxSide + y : y * kMaxSide + x);
  }
  return steps;
}

/// The numbers by which a game is compared.
std::vector<std::uint16_t> sequence_of(const Kept& kept, Likeness likeness) {
  std::vector<std::uint16_t> sequence(kept.changes.size() * 2 + kMostPositionNumbers);
  sequence.resize(static_cast<std::size_t>(write_sequence(kept.game(), likeness, sequence.data())));
  return sequence;
}

TEST_P(CollectionOfSize, KnowsAGameThatIsTurned) {
  test::Random random(33);
  const Grid grid = grid_of(GetParam());
  const Grid other(grid.height, grid.width);
  for (int i = 0; i < 20; ++i) {
    const auto steps = random_steps(grid, 80, random);
    const Kept games[] = {keep(steps, grid), keep(turned(steps, grid, true), other),
                          keep(turned(steps, grid, false), grid)};
    for (const Likeness likeness : {Likeness::kMoves, Likeness::kPosition, Likeness::kSignature}) {
      const auto sequence = sequence_of(games[0], likeness);
      EXPECT_FALSE(sequence.empty());
      EXPECT_EQ(sequence, sequence_of(games[1], likeness));
      EXPECT_EQ(sequence, sequence_of(games[2], likeness));
    }
  }
}

/// The position turned so that it comes first among the orientations.
std::vector<Content> first_of_turned(const std::vector<Content>& position, int size) {
  std::vector<Content> least = position;
  for (int symmetry = 1; symmetry < kSymmetries; ++symmetry) {
    std::vector<Content> turned(position.size());
    for (int y = 0; y < size; ++y) {
      for (int x = 0; x < size; ++x) {
        int to_x = (symmetry & 1) != 0 ? y : x;
        int to_y = (symmetry & 1) != 0 ? x : y;
        if ((symmetry & 2) != 0) to_y = size - 1 - to_y;
        if ((symmetry & 4) != 0) to_x = size - 1 - to_x;
        turned[static_cast<std::size_t>(to_y * size + to_x)] =
            position[static_cast<std::size_t>(y * size + x)];
      }
    }
    least = std::min(least, turned);
  }
  return least;
}

TEST(WriteSequence, OfPositionsIsEqualWhereTheStonesAre) {
  test::Random random(72);
  const Grid grid(5, 5);
  std::map<std::vector<std::uint16_t>, std::vector<Content>> positions;
  std::set<std::vector<Content>> different;
  int equal = 0;
  for (int i = 0; i < 3000; ++i) {
    const auto steps = random_steps(grid, 1 + random.below(5), random);
    Kept kept = keep(steps, grid);
    play_through(kept, steps, grid);
    const auto position = first_of_turned(kept.positions.back(), 5);
    const auto [place, is_new] = positions.emplace(sequence_of(kept, Likeness::kPosition), position);
    EXPECT_EQ(place->second, position);
    different.insert(position);
    if (!is_new) ++equal;
  }
  EXPECT_EQ(different.size(), positions.size());
  EXPECT_GT(equal, 100);
  EXPECT_GT(different.size(), 100U);
}

TEST(WriteSequence, OfSignaturesIsThatOfSixMoves) {
  std::vector<std::uint32_t> steps;
  for (std::uint32_t i = 0; i < 40; ++i) steps.push_back((i % 2) * kWhiteWord + i / 19 * kMaxSide + i % 19);
  const Grid grid(19, 19);
  const auto signature = sequence_of(keep(steps, grid), Likeness::kSignature);
  EXPECT_EQ(signature.size(), 6U);
  for (std::size_t move = 1; move <= steps.size(); ++move) {
    auto changed = steps;
    changed[move - 1] += 10 * kMaxSide;
    const bool counts = move == 20 || move == 22 || move == 24 || move == 31 || move == 33 || move == 35;
    EXPECT_EQ(sequence_of(keep(changed, grid), Likeness::kSignature) != signature, counts) << move;
  }
  steps.resize(34);
  EXPECT_TRUE(sequence_of(keep(steps, grid), Likeness::kSignature).empty());
}

TEST(FindKeys, FindsEveryPlaceOfEither) {
  std::vector<PositionKey> keys;
  for (int i = 0; i < 100; ++i) keys.push_back(static_cast<PositionKey>(i % 7));
  std::uint32_t places[100];
  std::vector<std::uint32_t> expected;
  for (std::uint32_t i = 0; i < 100; ++i) {
    if (i % 7 == 2 || i % 7 == 5) expected.push_back(i);
  }
  const int count = find_keys(keys, 2, 5, places);
  EXPECT_EQ(std::vector<std::uint32_t>(places, places + count), expected);
}

TEST(KeptGames, AreNotReadBeyondWhatIsThere) {
  const std::vector<std::uint32_t> no_rows = {9 | 9 << 8, 0, 0, 0};
  for_each_game(no_rows, [](int, const KeptGame&) { FAIL() << "three rows are no board"; });
  for_each_sieve(no_rows, [](int, const Sieve&) { FAIL() << "three rows are no board"; });
  const std::vector<std::uint32_t> no_changes = {1 | 1 << 8, 0, 0, 4, 0};
  for_each_game(no_changes, [](int, const KeptGame&) { FAIL() << "two changes are not four"; });
}

}  // namespace
}  // namespace kakoi::go
