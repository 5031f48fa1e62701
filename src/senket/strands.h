// Strands: posts of one colour joined by fences, however they wind. They hold territories together.

#pragma once

#include "senket/claims.h"

namespace kakoi::senket {

/// A fence, for contact queries.
struct Touch {
  /// The number of its strand.
  std::uint16_t strand;
  /// The claims of its colour on its two sides, or kNoClaim.
  std::int16_t claims[2];
};

class Strands {
 public:
  void find(const Position& position, const Regions& regions, const Sections& sections, const Claims& claims);

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
