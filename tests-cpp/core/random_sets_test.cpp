// Every operation on random sets of every size, against the plain reference.

#include <gtest/gtest.h>

#include "core/flood_fill.h"
#include "core/integer.h"
#include "core/quads.h"
#include "support/diagram.h"
#include "support/plain_set.h"

namespace kakoi {
namespace {

using namespace test;

constexpr auto kFour = Connectivity::kFour;
constexpr auto kEight = Connectivity::kEight;

/// Densities in percent, from a few points to nearly all.
constexpr int kDensities[] = {3, 20, 40, 55, 65, 80, 97};

class RandomSets : public testing::TestWithParam<Size> {
 protected:
  /// Calls visit(set) with `rounds` sets of each density.
  template <typename Visit>
  void for_each_set(int rounds, Visit&& visit) {
    for (int round = 0; round < rounds; ++round) {
      for (const int density : kDensities) visit(random_set(GetParam(), density, random_));
    }
  }

  Random random_{20};
};
INSTANTIATE_TEST_SUITE_P(Sizes, RandomSets, testing::ValuesIn(kSizes), name_of);

TEST_P(RandomSets, Algebra) {
  for_each_set(16, [&](const PlainSet& a) {
    const PlainSet b = random_set(GetParam(), 50, random_);
    const auto both = [&](auto&& rule) {
      return PlainSet::where(a.width(), a.height(),
                             [&](int x, int y) { return rule(a.has(x, y), b.has(x, y)); });
    };
    const PlainSet a_and_b = both([](bool p, bool q) { return p && q; });
    const PlainSet a_or_b = both([](bool p, bool q) { return p || q; });
    const PlainSet a_xor_b = both([](bool p, bool q) { return p != q; });
    const PlainSet a_minus_b = both([](bool p, bool q) { return p && !q; });
    const Grid grid = grid_of(GetParam());
    const auto s = to_points(a);
    const auto t = to_points(b);
    ASSERT_EQ(s & t, to_points(a_and_b));
    ASSERT_EQ(s | t, to_points(a_or_b));
    ASSERT_EQ(s ^ t, to_points(a_xor_b));
    ASSERT_EQ(s - t, to_points(a_minus_b));
    ASSERT_EQ(complement(s, grid), to_points(plain_not(a)));
    ASSERT_EQ(s.intersects(t), !a_and_b.list().empty());
    ASSERT_EQ(s.is_subset_of(t), a_minus_b.list().empty());
    ASSERT_TRUE((s & t).is_subset_of(s));
    ASSERT_EQ(s == t, a_xor_b.list().empty());
  });
}

TEST_P(RandomSets, Points) {
  for_each_set(16, [&](const PlainSet& plain) {
    const auto list = plain.list();
    const Grid grid = grid_of(GetParam());
    const auto s = to_points(plain);
    ASSERT_EQ(s.count(), static_cast<int>(list.size()));
    ASSERT_EQ(s.any(), !list.empty());
    ASSERT_EQ(s.empty(), list.empty());
    for_each_point(grid.full, [&](Point p) { ASSERT_EQ(s.has(p), plain.has(p.x, p.y)); });
    std::vector<Point> visited;
    for_each_point(s, [&](Point p) { visited.push_back(p); });
    ASSERT_EQ(visited, list);
    for (std::size_t i = 0; i < list.size(); ++i) ASSERT_EQ(s.nth_point(static_cast<int>(i)), list[i]);
    if (!list.empty()) {
      ASSERT_EQ(s.first_point(), list[0]);
      ASSERT_EQ(s.first(), PointSet::of(list[0]));
      ASSERT_EQ(s.without_first().count(), s.count() - 1);
      ASSERT_FALSE(s.without_first().has(list[0]));
    }
    std::vector<std::uint32_t> words(static_cast<std::size_t>(grid.height));
    s.store(words.data(), grid.height);
    ASSERT_EQ(PointSet::load(words.data(), grid.height), s);
  });
}

TEST_P(RandomSets, Shifts) {
  for_each_set(16, [&](const PlainSet& plain) {
    const Grid grid = grid_of(GetParam());
    const auto s = to_points(plain);
    ASSERT_EQ(up(s, grid), to_points(plain_shift(plain, 0, -1)));
    ASSERT_EQ(down(s, grid), to_points(plain_shift(plain, 0, 1)));
    ASSERT_EQ(left(s, grid), to_points(plain_shift(plain, -1, 0)));
    ASSERT_EQ(right(s, grid), to_points(plain_shift(plain, 1, 0)));
  });
}

TEST_P(RandomSets, Neighbourhoods) {
  for_each_set(8, [&](const PlainSet& plain) {
    const auto check = [&](auto connectivity) {
      constexpr Connectivity c = connectivity();
      const auto exploded = plain_explode(plain, c);
      const auto shrunk = plain_shrink(plain, c);
      const Grid grid = grid_of(GetParam());
      const auto s = to_points(plain);
      ASSERT_EQ(explode<c>(s, grid), to_points(exploded));
      ASSERT_EQ(grow<c>(s, grid), s | to_points(exploded));
      ASSERT_EQ(border<c>(s, grid), to_points(exploded) - s);
      ASSERT_EQ(shrink<c>(s, grid), to_points(shrunk));
    };
    check(std::integral_constant<Connectivity, kFour>{});
    check(std::integral_constant<Connectivity, kEight>{});
  });
}

TEST_P(RandomSets, Fills) {
  for_each_set(16, [&](const PlainSet& mask) {
    const PlainSet seed = random_set(GetParam(), 2, random_);
    const auto check = [&](auto connectivity) {
      constexpr Connectivity c = connectivity();
      const auto filled = plain_expand(seed, mask, c);
      ASSERT_EQ(expand<c>(to_points(seed), to_points(mask)), to_points(filled));
    };
    check(std::integral_constant<Connectivity, kFour>{});
    check(std::integral_constant<Connectivity, kEight>{});
  });
}

TEST_P(RandomSets, Chains) {
  for_each_set(6, [&](const PlainSet& plain) {
    const auto check = [&](auto connectivity) {
      constexpr Connectivity c = connectivity();
      const auto chains = plain_chains(plain, c);
      const auto s = to_points(plain);
      std::size_t i = 0;
      for_each_chain<c>(s, [&](const PointSet& chain) {
        ASSERT_LT(i, chains.size());
        ASSERT_EQ(chain, to_points(chains[i++]));
      });
      ASSERT_EQ(i, chains.size());
      if (!chains.empty()) {
        ASSERT_EQ(first_chain<c>(s), to_points(chains[0]));
      }
    };
    check(std::integral_constant<Connectivity, kFour>{});
    check(std::integral_constant<Connectivity, kEight>{});
  });
}

TEST_P(RandomSets, Integers) {
  for_each_set(16, [&](PlainSet plain) {
    // A full or empty beginning of random length: long carries are rare otherwise.
    const int run = random_.below(plain.width() * plain.height() + 1);
    for (int i = 0; i < run; ++i) plain.put(i % plain.width(), i / plain.width(), run % 2 == 0);
    const Grid grid = grid_of(GetParam());
    const auto s = to_points(plain);
    ASSERT_EQ(increment(s, grid), to_points(plain_increment(plain)));
    ASSERT_EQ(decrement(s, grid), to_points(plain_decrement(plain)));
    ASSERT_EQ(negate(s, grid), to_points(plain_negate(plain)));
    ASSERT_EQ(decrement(increment(s, grid), grid), s);
    ASSERT_EQ(negate(negate(s, grid), grid), s);
    ASSERT_EQ(s & negate(s, grid), s.first());
  });
}

TEST_P(RandomSets, QuadsAndEulerNumber) {
  for_each_set(6, [&](const PlainSet& plain) {
    const QuadCounts expected = plain_quads(plain);
    const int euler_4 = plain_euler_number(plain, kFour);
    const int euler_8 = plain_euler_number(plain, kEight);
    const Grid grid = grid_of(GetParam());
    const auto s = to_points(plain);
    const QuadCounts q = count_quads(s, grid);
    ASSERT_EQ(q.q0, expected.q0);
    ASSERT_EQ(q.q1, expected.q1);
    ASSERT_EQ(q.q2, expected.q2);
    ASSERT_EQ(q.q3, expected.q3);
    ASSERT_EQ(q.q4, expected.q4);
    ASSERT_EQ(q.qd, expected.qd);
    // Every point lies in four windows.
    ASSERT_EQ(4 * s.count(), q.q1 + 2 * (q.q2 + q.qd) + 3 * q.q3 + 4 * q.q4);
    ASSERT_EQ(euler_number(q, kFour), euler_4);
    ASSERT_EQ(euler_number(q, kEight), euler_8);
  });
}

}  // namespace
}  // namespace kakoi
