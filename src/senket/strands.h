// Strands: posts of one colour joined by fences, however they wind. They hold territories together.

#pragma once

#include "senket/claims.h"

namespace kakoi::senket {

/// A fence as those see it who ask what touches what.
struct Touch {
  /// The number of its strand.
  std::uint16_t strand;
  /// The claims of its colour on its two sides, or kNoClaim.
  std::int16_t claims[2];
};

class Strands {
 public:
  void find(const Position& position, const Regions& regions, const Sections& sections,
            const Claims& claims) {
    count_ = 0;
    make_singles(parent_, kMaxPoints);
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      for_each_fence(position.side(color).fences, [&](Fence fence) {
        assert(count_ < kMaxFences);
        const auto [left, right] = regions.beside(fence);
        const int post = index(fence.left);
        unite(parent_, post, index(fence.right()));
        touches_[count_++] = {static_cast<std::uint16_t>(post),
                              {static_cast<std::int16_t>(claims.of(color, left, sections)),
                               static_cast<std::int16_t>(claims.of(color, right, sections))}};
      });
    }
    for (int i = 0; i < count_; ++i) {
      touches_[i].strand = static_cast<std::uint16_t>(find_root(parent_, touches_[i].strand));
    }
  }

  /// Calls visit(strand, claim) for each fence and claim that touch. A strand's number is below kMaxPoints.
  template <typename Visit>
  void for_each_touch(Visit&& visit) const {
    for (int i = 0; i < count_; ++i) {
      for (const int claim : touches_[i].claims) {
        if (claim != kNoClaim) visit(int{touches_[i].strand}, claim);
      }
    }
  }

 private:
  static int index(Point p) { return p.y * kMaxSize + p.x; }

  int count_;
  std::uint16_t parent_[kMaxPoints];
  Touch touches_[kMaxFences];
};

}  // namespace kakoi::senket
