// FeatureMap: the activations of every point of a board, with zeros around it.

#pragma once

#include "core/geometry.h"
#include "go/net/layer.h"

namespace kakoi::go::net {

class FeatureMap {
 public:
  /// Makes room for a board and channels of `vectors` times eight, all zero.
  void clear(int width, int height, Index vectors) {
    width_ = width;
    height_ = height;
    vectors_ = vectors;
    // Tiles of two by two points, which cover the board, see one point more on each side.
    stride_ = 2 * across() + 2;
    const Index size = stride_ * (2 * down() + 2) * vectors;
    for (Index i = 0; i < size; ++i) values_[i] = Shorts{};
  }

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] Index vectors() const { return vectors_; }

  /// The tiles of a row, and the rows of tiles.
  [[nodiscard]] int across() const { return (width_ + 1) / 2; }
  [[nodiscard]] int down() const { return (height_ + 1) / 2; }

  /// The channels of a point, or of one beside the board. Those of the point to the right follow.
  [[nodiscard]] Shorts* at(int x, int y) { return values_ + ((y + 1) * stride_ + x + 1) * vectors_; }
  [[nodiscard]] const Shorts* at(int x, int y) const {
    return values_ + ((y + 1) * stride_ + x + 1) * vectors_;
  }

 private:
  int width_ = 0;
  int height_ = 0;
  Index vectors_ = 0;
  Index stride_ = 0;
  Shorts values_[(kMaxSide + 2) * (kMaxSide + 2) * kMostVectors];
};

}  // namespace kakoi::go::net
