#include "senket/sections.h"

#include <algorithm>

namespace kakoi::senket {

void Sections::find(const Position& position, const Regions& regions) {
  count_ = 0;
  number(Color::kBlack, position.white.fences, regions);
  first_white_ = count_;
  number(Color::kWhite, position.black.fences, regions);
  assert(count_ == regions.count() + 1);
  measure(regions);
  nest(regions, 4 * (position.size - 1));
}

/// Joins the regions that only the enemy's fences divide.
void Sections::number(Color color, const Fences& enemy_fences, const Regions& regions) {
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

void Sections::measure(const Regions& regions) {
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
void Sections::nest(const Regions& regions, int whole_border) {
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

}  // namespace kakoi::senket
