// Parallel chains from edge to edge, as in the author's last word on contested ground: the rounds of validity
// give every strip to the same colour as going from chain to chain does.

#include <gtest/gtest.h>

#include <string>

#include "senket/score.h"
#include "support/senket_boards.h"

namespace kakoi::senket {
namespace {

constexpr int kSize = 11;
constexpr int kMostChains = 14;

/// The author's point that the chain begins with; it goes on by two columns and one row.
Point first_post(int chain) { return chain < 10 ? Point{1, 10 - chain} : Point{2 * chain - 17, 1}; }

Position board_of(const std::string& colors) {
  Position position = Position::empty(kSize);
  for (int chain = 0; chain < static_cast<int>(colors.size()); ++chain) {
    const Color color = colors[static_cast<std::size_t>(chain)] == 'R' ? Color::kBlack : Color::kWhite;
    Point last{};
    bool joined = false;
    for (auto [x, y] = first_post(chain); x <= kSize && y <= kSize; x += 2, ++y) {
      const Point p = test::author_point(position, x, y);
      EXPECT_EQ(add_post(position, color, p), PostStatus::kAdded);
      if (joined) {
        EXPECT_EQ(add_fence(position, color, last, p).status, FenceStatus::kLegal);
      }
      joined = true;
      last = p;
    }
  }
  return position;
}

/// The owners of the strips, from the upper left corner on. Strip i has chain i on its lower right.
std::string owners_by_rounds(const std::string& colors) {
  static Workspace work;
  score(board_of(colors), work);
  std::string owners;
  for (int strip = 0; strip <= static_cast<int>(colors.size()); ++strip) {
    const int region = strip < 10 ? work.regions.at_half_side(0, strip, 6)
                                  : work.regions.at_half_side(2 * (strip - 10), kSize - 2, 4);
    char owner = '.';
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      const int claim = work.claims.of(color, region, work.sections);
      if (claim == kNoClaim || work.claims[claim].state != ClaimState::kValid) continue;
      EXPECT_EQ(owner, '.') << "two owners";
      owner = color == Color::kBlack ? 'R' : 'B';
    }
    owners += owner;
  }
  return owners;
}

/// The owners chain by chain. A corner, and a strip between two chains of one colour, is territory beyond
/// doubt. From there the next chain, an enemy one, is invalid, and the one after it, an own one, takes two
/// strips more; from both ends at once, until the fronts meet. A strip that both would take is nobody's.
std::string owners_by_chains(const std::string& colors) {
  const auto color = [&](int chain) { return colors[static_cast<std::size_t>(chain)]; };
  const int last = static_cast<int>(colors.size());
  std::string owners(colors.size() + 1, '.');
  const auto give = [&](int strip, char owner) { owners[static_cast<std::size_t>(strip)] = owner; };
  give(0, color(0));
  give(last, color(last - 1));
  for (int strip = 1; strip < last; ++strip) {
    if (color(strip - 1) == color(strip)) give(strip, color(strip));
  }
  for (int first = 0, next = 1; next <= last; ++next) {
    if (owners[static_cast<std::size_t>(next)] == '.') continue;
    // The strips from `left` to `right` are neutral so far.
    int left = first + 1;
    int right = next - 1;
    for (; right - left + 1 >= 2 && right - left + 1 != 3; left += 2, right -= 2) {
      const char from_left = color(left - 1);
      const char from_right = color(right);
      give(left, from_left);
      give(left + 1, from_left);
      give(right, from_right);
      give(right - 1, from_right);
    }
    first = next;
  }
  return owners;
}

TEST(SenketStrips, TheAuthorsTwoBoards) {
  EXPECT_EQ(owners_by_chains("RBRBRBRBRBRBRB"), "RRRRRRR.BBBBBBB");
  EXPECT_EQ(owners_by_rounds("RBRBRBRBRBRBRB"), "RRRRRRR.BBBBBBB");
  EXPECT_EQ(owners_by_rounds("BRBR"), "B...R");
}

TEST(SenketStrips, RoundsAndChainsAgree) {
  // All 32,766 sequences of up to 14 chains agree; by default the short ones, and some of the long.
  for (int chains = 1; chains <= kMostChains; ++chains) {
    const unsigned step = chains <= 9 ? 1 : 5;
    for (unsigned bits = 0; bits < 1U << chains; bits += step) {
      std::string colors;
      for (int i = 0; i < chains; ++i) colors += (bits >> i & 1U) != 0 ? 'R' : 'B';
      ASSERT_EQ(owners_by_rounds(colors), owners_by_chains(colors)) << colors;
    }
  }
}

}  // namespace
}  // namespace kakoi::senket
