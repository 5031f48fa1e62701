// Sections: the parts into which the fences of one colour alone divide the board, and how those of the two
// colours lie in each other.
//
// A section of either colour is a union of regions, and every region lies in one section of each colour.
// Take the sections of both colours as nodes and the regions as edges between them: that graph is a tree. It
// is connected, as the board is, and it has one node more than edges, because the two colours' fences meet
// nowhere but on the border and so enclose regions independently of each other. Hence two sections overlap in
// one region at most, and containment can be read off without filling anything:
// enemy's fences around r, and G's side beyond F's own. F, with its holes filled, is a part of G with its
// holes filled if and only if F's side has no segment of the board's border: only then is every part of it a
// hole of G. Where both sides have border, the two cross.

#pragma once

#include "senket/regions.h"

namespace kakoi::senket {

inline constexpr int kMaxSections = kMaxRegions + 1;

/// The nesting of the two sections of a region, holes filled.
enum class Nesting : std::uint8_t { kCrossing, kBlackInside, kWhiteInside };

class Sections {
 public:
  void find(const Position& position, const Regions& regions);

  /// Black's sections come first.
  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] Color color(int section) const {
    return section < first_white_ ? Color::kBlack : Color::kWhite;
  }
  /// The section of a colour that a region lies in.
  [[nodiscard]] int of(Color color, int region) const { return section_[static_cast<int>(color)][region]; }

  /// In unit squares.
  [[nodiscard]] int area(int section) const { return area_[section]; }
  /// The number of unit segments of the board's border.
  [[nodiscard]] int border(int section) const { return border_[section]; }
  [[nodiscard]] Nesting nesting(int region) const { return nesting_[region]; }

 private:
  void number(Color color, const Fences& enemy_fences, const Regions& regions);
  void measure(const Regions& regions);
  void nest(const Regions& regions, int whole_border);

  int count_;
  int first_white_;
  std::uint16_t section_[2][kMaxRegions];
  std::uint16_t area_[kMaxSections];
  std::uint8_t border_[kMaxSections];
  Nesting nesting_[kMaxRegions];

  // Used by nest() alone.
  std::uint16_t degree_[kMaxSections];
  std::uint16_t last_[kMaxSections];
  std::uint8_t beyond_[kMaxSections];
};

}  // namespace kakoi::senket
