// Sections: the parts into which the fences of one colour alone divide the board, and how those of the two
// colours lie in each other.
//
// A section of either colour is a union of regions, and every region lies in one section of each colour.
// Take the sections of both colours as nodes and the regions as edges between them: that graph is a tree.
// It hangs together as the board does, and it has one node more than edges, because the two colours' fences
// meet nowhere but on the border and so enclose regions independently of each other. Hence two sections
// overlap in one region at most, and containment can be read off without filling anything:
//
// Let F and G overlap in the region r. Without r the tree falls into F's side, all that lies beyond the
// enemy's fences around r, and G's side beyond F's own. F, with its holes filled, is a part of G with its
// holes filled if and only if F's side has no segment of the board's border: only then is every part of it a
// hole of G. Where both sides have border, the two cross.

#pragma once

#include "senket/regions.h"

namespace kakoi::senket {

inline constexpr int kMaxSections = kMaxRegions + 1;

/// How the two sections of a region lie in each other, holes filled.
enum class Nesting : std::uint8_t { kCrossing, kBlackInside, kWhiteInside };

class Sections {
 public:
  void find(const Position& position, const Regions& regions) {
    count_ = 0;
    number(Color::kBlack, position.white.fences, regions);
    first_white_ = count_;
    number(Color::kWhite, position.black.fences, regions);
    assert(count_ == regions.count() + 1);
    measure(regions);
    nest(regions, 4 * (position.size - 1));
  }

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
  /// Joins the regions that only the enemy's fences divide.
  void number(Color color, const Fences& enemy_fences, const Regions& regions) {
    std::uint16_t* const section = section_[static_cast<int>(color)];
    make_singles(section, regions.count());
    for_each_fence(enemy_fences, [&](Fence fence) {
      const auto [left, right] = regions.beside(fence);
      unite(section, left, right);
    });
    for (int region = 0; region < regions.count(); ++region) {
      const int parent = section[region];
      section[region] = parent == region ? static_cast<std::uint16_t>(count_++) : section[parent];
    }
  }

  void measure(const Regions& regions) {
    std::fill_n(area_, count_, std::uint16_t{0});
    std::fill_n(border_, count_, std::uint8_t{0});
    for (int region = 0; region < regions.count(); ++region) {
      for (const auto& section : section_) {
        const int s = section[region];
        area_[s] = static_cast<std::uint16_t>(area_[s] + regions.area(region));
        border_[s] = static_cast<std::uint8_t>(border_[s] + regions.border(region));
      }
    }
  }

  /// Takes leaf after leaf off the tree. `beyond_` is the border of the regions taken off at a section so
  /// far, and `last_` the exclusive or of those that are left: of a leaf, its one region.
  void nest(const Regions& regions, int whole_border) {
    std::fill_n(degree_, count_, std::uint16_t{0});
    std::fill_n(last_, count_, std::uint16_t{0});
    std::fill_n(beyond_, count_, std::uint8_t{0});
    for (int region = 0; region < regions.count(); ++region) {
      for (const auto& section : section_) {
        ++degree_[section[region]];
        last_[section[region]] = static_cast<std::uint16_t>(last_[section[region]] ^ region);
      }
    }
    for (int i = 0; i < count_; ++i) {
      for (int leaf = i; degree_[leaf] == 1;) {
        const int region = last_[leaf];
        const int other = section_[0][region] + section_[1][region] - leaf;
        const int behind_leaf = beyond_[leaf];
        const int with_region = behind_leaf + regions.border(region);
        const bool leaf_inside = behind_leaf == 0;
        const bool other_inside = with_region == whole_border;
        nesting_[region] = !leaf_inside && !other_inside          ? Nesting::kCrossing
                           : leaf_inside == (leaf < first_white_) ? Nesting::kBlackInside
                                                                  : Nesting::kWhiteInside;
        degree_[leaf] = 0;
        --degree_[other];
        last_[other] = static_cast<std::uint16_t>(last_[other] ^ region);
        beyond_[other] = static_cast<std::uint8_t>(beyond_[other] + with_region);
        leaf = other;
      }
    }
  }

  int count_;
  int first_white_;
  std::uint16_t section_[2][kMaxRegions];
  std::uint16_t area_[kMaxSections];
  std::uint8_t border_[kMaxSections];
  Nesting nesting_[kMaxRegions];

  // Of nest() alone.
  std::uint16_t degree_[kMaxSections];
  std::uint16_t last_[kMaxSections];
  std::uint8_t beyond_[kMaxSections];
};

}  // namespace kakoi::senket
