// The layers of KataGo's networks. Channels are filled up to whole groups of eight, whose further ones are always 0.

#pragma once

#include "go/katago/floats.h"

namespace kakoi::go::katago {

constexpr int filled(int channels) { return (channels + 7) / 8 * 8; }

/// A convolution, or with one tap a product with a matrix. The weights lie as convolution.h takes them.
struct Filter {
  int side = 1;
  int inputs = 0;
  int outputs = 0;
  int channels = 0;  // the outputs that the file has
  const float* weights = nullptr;
};

enum class Curve : std::uint8_t { kIdentity, kRelu, kMish };

/// The normalisation of channels, scale · x + bias, and the curve behind it.
struct Activation {
  int channels = 0;
  const float* scale = nullptr;
  const float* bias = nullptr;
  Curve curve = Curve::kIdentity;
};

/// The values on the curve.
inline Floats apply(Curve curve, Floats x) {
  if (curve == Curve::kRelu) return higher(x, Floats{});
  if (curve == Curve::kIdentity) return x;
  // D. Misra, "Mish", 2019: x · tanh(ln(1 + e^x)), where from 20 on tanh is 1.
  const Floats power = exponential(lower(x, all(20)));
  const Floats product = power * (power + 2);
  return x * (product / (product + 2));
}

}  // namespace kakoi::go::katago
