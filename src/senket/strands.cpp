#include "senket/strands.h"

namespace kakoi::senket {

void Strands::find(const Position& position, const Regions& regions, const Sections& sections,
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

}  // namespace kakoi::senket
