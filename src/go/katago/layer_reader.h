// LayerReader: takes layers from a network's file and lays their weights out for those who multiply by them.

#pragma once

#include "go/katago/file_reader.h"
#include "go/katago/layer.h"

namespace kakoi::go::katago {

class LayerReader {
 public:
  /// Lays out in `room`, which is large enough; without one it only finds how much it takes.
  LayerReader(std::span<const std::uint8_t> file, float* room) : file_(file), room_(room) {}

  FileReader& file() { return file_; }
  /// The floats of room that the layers have taken.
  [[nodiscard]] Index taken() const { return taken_; }

  // Each takes the layer that is next. One of other inputs is a fault.

  /// A convolution of one or three taps a side.
  Filter filter(int inputs);
  /// The first one, as Convolution::first() takes it.
  Filter first(int inputs);
  /// A product with a matrix, whose inputs are so many times a number of channels.
  Filter dense(int channels, int times);
  /// The numbers that are added to the outputs of a matrix.
  const float* bias(int channels);
  /// A normalisation and the curve behind it.
  Activation activation(int channels, int version);
  Curve curve(int version);

  static constexpr int kMostChannels = 2048;

 private:
  float* take(Index count);
  bool start(Filter& filter, int inputs);

  FileReader file_;
  float* room_;
  Index taken_ = 0;
};

}  // namespace kakoi::go::katago
