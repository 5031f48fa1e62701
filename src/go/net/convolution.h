// Convolutions: of the planes, which are bits, and of activations, by Winograd's minimal filtering. It finds two by two
// points from sixteen products instead of 36, and in whole numbers it loses nothing.
//
// A. Lavin and S. Gray, "Fast algorithms for convolutional neural networks", 2015: F(2 × 2, 3 × 3).

#pragma once

#include "go/net/feature_map.h"

namespace kakoi::go::net {

/// The side of the first convolution.
inline constexpr int kFirstSide = 5;

/// Convolutions, and the room that they need (up to 74 KB).
class Convolution {
 public:
  /// The activations of the first layer. `planes` has a word for each point of the board, `stride` words a row, and zeros for
  /// two points on each side. The layer's weights are a row of outputs for each plane of each tap.
  static void first(const Layer& layer, const std::uint32_t* planes, Index stride, int plane_count,
                    FeatureMap& out);

  /// activate(3 × 3 convolution + plus), where `plus` is the same for all points.
  void add_to_all(const Layer& layer, const FeatureMap& in, const Sums* plus, FeatureMap& out);

  /// activate(3 × 3 convolution + out): a residual.
  void add_to_each(const Layer& layer, const FeatureMap& in, FeatureMap& out);

  /// The sixteen weights that stand for the nine of a filter; the k-th goes to to[k · step].
  static void transform(const std::int16_t (&filter)[3][3], std::int16_t* to, Index step);

  /// Bits by which the sums of these are larger than those of the filter: layers shift so much further.
  static constexpr int kScale = 2;

 private:
  static constexpr int kTogether = 16;

  template <typename Plus>
  void run(const Layer& layer, const FeatureMap& in, FeatureMap& out, Plus plus);
  void read_tile(const FeatureMap& in, int tile, Index slot);
  template <typename Plus>
  void write_tile(const Layer& layer, int tile, Index slot, FeatureMap& out, Plus plus) const;

  // Sixteen matrices with a tile a row, and their products with the weights. So many together stay in the cache.
  Shorts tiles_[16][kTogether * kMostVectors];
  Sums sums_[16][kTogether * kMostVectors];
};

}  // namespace kakoi::go::net
