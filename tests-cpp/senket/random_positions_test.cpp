// Scores of positions by chance against the plain reference, and what must hold on every position.

#include <gtest/gtest.h>

#include <numeric>

#include "support/plain_senket.h"
#include "support/senket_boards.h"

namespace kakoi::senket {
namespace {

using namespace test;

/// The kinds of positions by chance, in turn.
Position random_position(int size, int round, Random& random) {
  if (round % 3 == 0) return random_chains(size, 1 + random.below(2 + size / 2), random);
  return random_senket(size, 1 + random.below(size * size * 2 / 3), random);
}

void compare_with_reference(const Position& position) {
  // One for all: nothing may be left over from the position before.
  static Workspace work;
  score(position, work);
  const PlainSenket plain = to_plain(position);
  ASSERT_EQ(to_plain(position, work), plain_claims(plain)) << testing::PrintToString(position);
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    std::vector<int> areas;
    for (int s = 0; s < work.sections.count(); ++s) {
      if (work.sections.color(s) == color) areas.push_back(2 * work.sections.area(s));
    }
    std::sort(areas.begin(), areas.end());
    ASSERT_EQ(areas, plain_section_areas(plain, static_cast<int>(color))) << testing::PrintToString(position);
  }
}

class RandomSenket : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Sizes, RandomSenket, testing::Values(3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 17, 24, 31, 32),
                         testing::PrintToStringParamName());

TEST_P(RandomSenket, AgreesWithThePlainReference) {
  const int size = GetParam();
  Random random(static_cast<std::uint64_t>(size));
  const int rounds = std::max(1, 6'000 / (size * size * size));
  for (int round = 0; round < rounds; ++round) {
    ASSERT_NO_FATAL_FAILURE(compare_with_reference(random_position(size, round, random)));
  }
}

}  // namespace
}  // namespace kakoi::senket
