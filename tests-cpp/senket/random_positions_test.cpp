// Scores of random positions compared with the plain reference, and properties that hold on every position.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "support/plain_senket.h"
#include "support/senket_boards.h"

namespace kakoi::senket {
namespace {

using namespace test;

constexpr Mode kModes[] = {Mode::kArea, Mode::kPosts};

/// Random positions of three kinds, in turn.
Position random_position(int size, int round, Random& random) {
  if (round % 3 == 0) return random_strips(size, random);
  if (round % 3 == 1) return random_chains(size, 1 + random.below(2 + size / 2), random);
  return random_senket(size, 1 + random.below(size * size * 2 / 3), random);
}

/// Scores in one workspace for all positions: nothing may be left over from the position before.
const Workspace& scored(const Position& position) {
  static Workspace work;
  score(position, work);
  return work;
}

class RandomSenket : public testing::TestWithParam<int> {
 protected:
  /// Calls check(position) for positions of the size until one fails.
  template <typename Check>
  void for_random_positions(int rounds, Check&& check) {
    Random random(static_cast<std::uint64_t>(GetParam()));
    for (int round = 0; round < rounds && !HasFailure(); ++round) {
      const Position position = random_position(GetParam(), round, random);
      SCOPED_TRACE(testing::PrintToString(position));
      check(position, random);
    }
  }
  [[nodiscard]] int size() const { return GetParam(); }
};
INSTANTIATE_TEST_SUITE_P(Sizes, RandomSenket,
                         testing::Values(3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 17, 24, 31, 32),
                         testing::PrintToStringParamName());

TEST_P(RandomSenket, AgreesWithThePlainReference) {
  const int rounds = std::max(3, 30'000 / (size() * size() * size()));
  for_random_positions(rounds, [](const Position& position, Random&) {
    const Workspace& work = scored(position);
    const PlainSenket plain = to_plain(position);
    ASSERT_EQ(to_plain(position, work), plain_claims(plain));
    for (const Color color : kColors) {
      std::vector<int> areas;
      for (int s = 0; s < work.sections.count(); ++s) {
        if (work.sections.color(s) == color) areas.push_back(2 * work.sections.area(s));
      }
      std::sort(areas.begin(), areas.end());
      ASSERT_EQ(areas, plain_section_areas(plain, static_cast<int>(color)));
    }
  });
}

TEST_P(RandomSenket, GivesNoGroundToBoth) {
  for_random_positions(30, [](const Position& position, Random&) {
    const Workspace& work = scored(position);
    int units = 0;
    for (int region = 0; region < work.regions.count(); ++region) {
      units += work.regions.area(region);
      int owners = 0;
      for (const Color color : kColors) {
        const int claim = work.claims.of(color, region, work.sections);
        owners += claim != kNoClaim && work.claims[claim].state == ClaimState::kValid;
      }
      EXPECT_LE(owners, 1);
    }
    EXPECT_EQ(units, (position.size - 1) * (position.size - 1));
  });
}

/// Areas, prisoners and open points of all sets of a colour, ascending.
std::vector<std::array<int, 3>> sets_of(const Workspace& work, Color color) {
  std::vector<std::array<int, 3>> sets;
  for (int i = 0; i < work.sets.count(color); ++i) {
    const auto& [area, prisoners, open_points] = work.sets.get(color, i);
    sets.push_back({area, prisoners, open_points});
  }
  std::sort(sets.begin(), sets.end());
  return sets;
}

TEST_P(RandomSenket, ScoresTheSameFromAllSidesAndForBothColours) {
  for_random_positions(10, [](const Position& position, Random&) {
    const auto black = sets_of(scored(position), Color::kBlack);
    const auto white = sets_of(scored(position), Color::kWhite);
    for (int i = 0; i < kSymmetries; ++i) {
      const Position moved = transformed(position, static_cast<Symmetry>(i));
      EXPECT_EQ(sets_of(scored(moved), Color::kBlack), black) << "symmetry " << i;
      EXPECT_EQ(sets_of(scored(moved), Color::kWhite), white) << "symmetry " << i;
    }
    const Position swapped = with_colors_swapped(position);
    EXPECT_EQ(sets_of(scored(swapped), Color::kBlack), white);
    EXPECT_EQ(sets_of(scored(swapped), Color::kWhite), black);
  });
}

struct Outcome {
  /// The totals by colour and mode.
  std::array<std::array<int, 2>, 2> totals;
  bool contested;
};

Outcome outcome(const Position& position) {
  const Workspace& work = scored(position);
  Outcome result{};
  for (const Color color : kColors) {
    for (const Mode mode : kModes) {
      result.totals[static_cast<std::size_t>(color)][static_cast<std::size_t>(mode)] =
          work.sets.total(color, mode);
    }
  }
  for (int i = 0; i < work.claims.count(); ++i) {
    result.contested |= work.claims[i].reason == Reason::kContested;
  }
  return result;
}

TEST_P(RandomSenket, NoFenceHurtsWhereNothingIsContested) {
  for_random_positions(20, [](const Position& position, Random& random) {
    const Outcome with = outcome(position);
    for (const Color color : kColors) {
      const auto own = static_cast<std::size_t>(color);
      const auto fences = list_of(position.side(color).fences);
      for (int i = 0; i < 20 && !fences.empty(); ++i) {
        const Fence fence = fences[static_cast<std::size_t>(random.below(static_cast<int>(fences.size())))];
        Position other = position;
        other.side(color).fences.clear(fence);
        const Outcome without = outcome(other);
        if (with.contested || without.contested) continue;
        for (std::size_t mode = 0; mode < 2; ++mode) {
          EXPECT_LE(without.totals[own][mode], with.totals[own][mode]) << testing::PrintToString(fence);
          EXPECT_GE(without.totals[1 - own][mode], with.totals[1 - own][mode])
              << testing::PrintToString(fence);
        }
      }
    }
  });
}

TEST_P(RandomSenket, OutlinesEncloseTheAreas) {
  static Outlines outlines;
  for_random_positions(60, [](const Position& position, Random&) {
    const Workspace& work = scored(position);
    outlines.trace(position, work);
    std::vector<int> twice_area(static_cast<std::size_t>(work.claims.count()));
    std::vector<int> outer(twice_area.size());
    for (int i = 0; i < outlines.ring_count(); ++i) {
      const Ring ring = outlines.ring(i);
      int sum = 0;
      std::vector<std::pair<int, int>> corners;
      for (int j = 0; j < ring.count; ++j) {
        const Point a = outlines.corner(ring.first + (j + ring.count - 1) % ring.count);
        const Point b = outlines.corner(ring.first + j);
        const Point c = outlines.corner(ring.first + (j + 1) % ring.count);
        sum += a.x * b.y - b.x * a.y;
        EXPECT_NE((b.x - a.x) * (c.y - b.y), (c.x - b.x) * (b.y - a.y)) << "a straight corner";
        corners.emplace_back(b.x, b.y);
      }
      std::sort(corners.begin(), corners.end());
      EXPECT_EQ(std::adjacent_find(corners.begin(), corners.end()), corners.end()) << "a ring meets itself";
      twice_area[ring.claim] += sum;
      outer[ring.claim] += sum > 0;
      // With y downwards, clockwise on the screen is positive.
      EXPECT_EQ(sum > 0, outer[ring.claim] == 1 && (i == 0 || twice_area[ring.claim] == sum))
          << "the outer ring comes first, and there is one";
    }
    for (int i = 0; i < work.claims.count(); ++i) {
      EXPECT_EQ(twice_area[static_cast<std::size_t>(i)], 2 * work.claims[i].area) << "claim " << i;
      EXPECT_EQ(outer[static_cast<std::size_t>(i)], 1) << "claim " << i;
    }
  });
}

TEST_P(RandomSenket, LegalFencesAreThoseOfThePlainReference) {
  for_random_positions(std::max(2, 600 / (size() * size())), [](const Position& position, Random& random) {
    const int size = position.size;
    const PlainSenket plain = to_plain(position);
    for (const Color color : kColors) {
      Fences expected = Fences::none();
      const auto c = static_cast<int>(color);
      for_each_point(position.side(color).posts, [&](Point left) {
        for (int d = 0; d < kDirections; ++d) {
          const Fence fence{left, d};
          if (plain.may_add(c, to_plain(fence, size))) expected.set(fence);
        }
      });
      ASSERT_EQ(list_of(legal_fences(position, color)), list_of(expected));
      if (position.empties().empty()) continue;
      // Fences from a post that is not there yet:
      const PointSet empties = position.empties();
      const Point post = empties.nth_point(random.below(empties.count()));
      Position with_post = position;
      add_post(with_post, color, post);
      const Fences from_post = legal_fences_from(position, color, post);
      const PlainSenket plain_with_post = to_plain(with_post);
      Fences expected_from = Fences::none();
      for (int d = 0; d < kDirections; ++d) {
        for (const Fence fence : {Fence{post, d}, Fence{{post.x - kSteps[d].x, post.y - kSteps[d].y}, d}}) {
          if (plain_with_post.may_add(c, to_plain(fence, size))) expected_from.set(fence);
        }
      }
      ASSERT_EQ(list_of(from_post), list_of(expected_from));
      for (const Fence fence : list_of(from_post)) {
        ASSERT_EQ(add_fence(with_post, color, fence.right(), fence.left).status, FenceStatus::kLegal)
            << "all of them together";
      }
    }
  });
}

}  // namespace
}  // namespace kakoi::senket
