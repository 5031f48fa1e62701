// Convolutions: of sparse planes tap by tap, of activations by Winograd's minimal filtering, which finds four by four points
// from 36 products instead of 144.
//
// A. Lavin and S. Gray, "Fast algorithms for convolutional neural networks", 2015: F(4 × 4, 3 × 3).

#pragma once

#include "go/katago/layer.h"

namespace kakoi::go::katago {

/// The longest side of a board that KataGo's networks know.
inline constexpr int kMostSide = 19;
inline constexpr int kMostPoints = kMostSide * kMostSide;

/// Values of every point of a board, row by row: so many channels a point.
struct Map {
  int width = 0;
  int height = 0;
  float* values = nullptr;

  [[nodiscard]] int points() const { return width * height; }
};

class Convolution {
 public:
  /// The floats of room that convolutions of at most so many channels need.
  static constexpr Index room(int most_channels) {
    return Index{2 * kProducts * kMostTiles + 1} * most_channels;
  }

  void use_room(float* room, int most_channels);

  /// The filter, of one or three taps a side, of a map; the sums take the place of `out`, or are added to it. The maps must
  /// not be the same.
  void run(const Filter& filter, const Map& in, const Map& out);
  void run_and_add(const Filter& filter, const Map& in, const Map& out);

  /// A filter of any side up to kMostFirstSide, of a map of the same board, quick for inputs that are mostly 0. The weights have a row of outputs for
  /// each input of each tap.
  static constexpr int kMostFirstSide = 7;
  static constexpr int kMostFirstInputs = 24;
  static void first(const Filter& filter, const float* in, const Map& out);

  /// The 36 weights that stand for the nine of a filter; the k-th goes to to[k · step].
  static void transform(const float (&filter)[3][3], float* to, Index step);
  static constexpr int kProducts = 36;

 private:
  static constexpr int kMostAcross = (kMostSide + 3) / 4;
  static constexpr int kMostTiles = kMostAcross * kMostAcross;

  template <bool Adds>
  void run(const Filter& filter, const Map& in, const Map& out);
  void read_tile(const Map& in, int channels, int tile, int tiles) const;
  template <bool Adds>
  void write_tile(const Map& out, int channels, int tile, int tiles) const;

  // A row of zeros, and 36 matrices with a tile a row and their products with the weights.
  float* zeros_ = nullptr;
  float* tiles_ = nullptr;
  float* sums_ = nullptr;
};

}  // namespace kakoi::go::katago
