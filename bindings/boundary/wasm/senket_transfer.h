// Positions of Senket in the transfer buffer.

#pragma once

#include "layout/senket.h"
#include "senket/score.h"
#include "transfer.h"

namespace kakoi::wasm {

static_assert(2 * kSenketSideSets * senket::kMaxSize <= kSenketFences);

inline senket::Side load_side(const std::uint32_t* words, int size) {
  senket::Side side;
  side.posts = PointSet::load(words, size);
  for (PointSet& ends : side.fences.left_ends) ends = PointSet::load(words += size, size);
  return side;
}

inline senket::Position load_senket(const std::uint32_t* words, int size) {
  return {size, load_side(words, size), load_side(words + kSenketSideSets * size, size)};
}

constexpr senket::Mode mode_of(bool by_posts) {
  return by_posts ? senket::Mode::kPosts : senket::Mode::kArea;
}

}  // namespace kakoi::wasm
