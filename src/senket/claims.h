// Claims: the sections that a colour's fences surround, which may become its territory.
//
// Every section is one except the open outside, which touches the whole border of the board: nobody's fences
// surround that. An edge-to-edge chain makes two claims, one on either side, however large.

#pragma once

#include "senket/sections.h"

namespace kakoi::senket {

inline constexpr int kMaxClaims = kMaxSections;
inline constexpr int kNoClaim = -1;

/// A claim that is valid is territory.
enum class ClaimState : std::uint8_t { kUndecided, kValid, kInvalid };

/// Why a claim is invalid.
enum class Reason : std::uint8_t {
  kNone,
  /// The claim shares ground with a valid claim of the enemy.
  kContainsTerritory,
  /// Neither the claim nor an enemy claim that it overlaps comes first.
  kContested,
};

/// A section that a colour claims, with what was decided about it.
struct Claim {
  Color color;
  ClaimState state;
  Reason reason;
  /// For kContainsTerritory: the index of a valid enemy claim that it overlaps.
  int cause;
  /// Its index among the sets of its colour; -1 when invalid.
  int set;
  /// In unit squares.
  int area;
  /// Enemy posts inside or on its border; none when invalid.
  int prisoners;
  /// Empty points inside or on its border.
  int open_points;
};

/// Two claims that share the ground of a region. No pair of claims shares two.
struct Overlap {
  std::uint16_t black;
  std::uint16_t white;
  Nesting nesting;
};

/// All claims of a position.
class Claims {
 public:
  /// Lists the claims of a position, Black's first, with areas and points. All are undecided.
  void find(const Position& position, const Regions& regions, const Sections& sections);

  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] const Claim& operator[](int claim) const { return claims_[claim]; }
  [[nodiscard]] Claim& operator[](int claim) { return claims_[claim]; }

  /// The claim of a colour that a region lies in, or kNoClaim.
  [[nodiscard]] int of(Color color, int region, const Sections& sections) const {
    return index_[sections.of(color, region)];
  }

  /// Calls visit(f, g, f_inside_g) for each two overlapping claims, in both orders.
  template <typename Visit>
  void for_each_overlap(Visit&& visit) const {
    for (int i = 0; i < overlap_count_; ++i) {
      const auto [black, white, nesting] = overlaps_[i];
      visit(black, white, nesting == Nesting::kBlackInside);
      visit(white, black, nesting == Nesting::kWhiteInside);
    }
  }

 private:
  void count_points(const Position& position, const Regions& regions, const Sections& sections);

  int count_;
  int overlap_count_;
  Claim claims_[kMaxClaims];
  Overlap overlaps_[kMaxRegions];
  std::int16_t index_[kMaxSections];
};

}  // namespace kakoi::senket
