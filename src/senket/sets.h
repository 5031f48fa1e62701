// Sets: territories held together by strands, and what they score.
//
// Two territories belong to one set when a strand touches both, whether it borders them, winds inside them or
// leads from one to the other through neutral ground. The border of the board joins nothing.

#pragma once

#include "senket/strands.h"

namespace kakoi::senket {

/// The scoring rule for a set.
enum class Mode : std::uint8_t {
  /// (area + prisoners)².
  kArea,
  /// (open points + 2·prisoners)².
  kPosts,
};

/// Territories that count as one.
struct TerritorySet {
  /// In unit squares.
  int area;
  int prisoners;
  /// Empty points inside its territories or on their borders.
  int open_points;

  [[nodiscard]] int score(Mode mode) const {
    const int root = mode == Mode::kArea ? area + prisoners : open_points + 2 * prisoners;
    return root * root;
  }
};

/// The sets of both colours.
class Sets {
 public:
  /// Puts every valid claim into a set of its colour.
  void find(Claims& claims, const Strands& strands);

  [[nodiscard]] int count(Color color) const { return count_[static_cast<int>(color)]; }

  /// A set of a colour.
  [[nodiscard]] const TerritorySet& get(Color color, int set) const {
    return color == Color::kBlack ? sets_[set] : sets_[count_[0] + set];
  }

  /// The total of a colour.
  [[nodiscard]] int total(Color color, Mode mode) const {
    int sum = 0;
    for (int set = 0; set < count(color); ++set) sum += get(color, set).score(mode);
    return sum;
  }

 private:
  void add(Claim& claim, int strand);

  /// Nodes are strands, and claims from kMaxPoints on. A valid claim touches a strand, so roots are strands.
  std::uint16_t parent_[kMaxPoints + kMaxClaims];
  std::int16_t set_[kMaxPoints];
  int count_[2];
  TerritorySet sets_[kMaxClaims];
};

}  // namespace kakoi::senket
