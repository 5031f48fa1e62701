// LayerReader: takes layers from a network's file and lays their weights out for those who multiply by them.

#pragma once

#include "go/net/layer.h"

namespace kakoi::go::net {

class LayerReader {
 public:
  /// Reads from `file` and lays out in `room`; the caller sees to it that both are long enough.
  LayerReader(const std::uint8_t* file, Shorts* room) : file_(file), room_(room) {}

  /// The bytes of a layer in a file: two shifts, two bytes of zero, for each output its multiplier (16 bits), for each
  /// its bias (32), little-endian, and for each its weights (8): input after input, each tap after tap.
  static constexpr std::size_t bytes(int inputs, int outputs, int taps) {
    return 4 + static_cast<std::size_t>(outputs) * static_cast<std::size_t>(6 + inputs * taps);
  }

  /// The first layer, which adds up rows of weights, plane after plane and tap after tap.
  void first(Layer& layer, int planes, int outputs, int taps);
  /// A layer of 3 × 3.
  void filter(Layer& layer, int inputs, int outputs);
  /// A layer of one tap. Outputs are filled up to eight.
  void matrix(Layer& layer, int inputs, int outputs);

  /// False when a number was out of range.
  [[nodiscard]] bool is_fine() const { return is_fine_; }

 private:
  void start(Layer& layer, int inputs, int outputs);
  std::int16_t* take_room(Index vectors);
  std::int16_t weight();
  std::uint32_t number(int length);

  const std::uint8_t* file_;
  Shorts* room_;
  bool is_fine_ = true;
};

}  // namespace kakoi::go::net
