#include "go/net/layer_reader.h"

#include <algorithm>

#include "go/net/convolution.h"

namespace kakoi::go::net {

namespace {

constexpr int vectors_of(int channels) { return (channels + 7) / 8; }

/// The place of a weight as multiply() takes them.
constexpr int place_of(int input, int output, int inputs) {
  return (output / 8 * inputs + input / 2 * 2) * 8 + output % 8 * 2 + input % 2;
}

}  // namespace

std::uint32_t LayerReader::number(int length) {
  std::uint32_t value = 0;
  for (int i = 0; i < length; ++i) value |= static_cast<std::uint32_t>(*file_++) << (8 * i);
  return value;
}

/// The next byte in two's complement.
std::int16_t LayerReader::weight() {
  const int byte = *file_++;
  return static_cast<std::int16_t>(byte < 128 ? byte : byte - 256);
}

/// Room for so many vectors, all zero.
std::int16_t* LayerReader::take_room(Index vectors) {
  Shorts* room = room_;
  std::fill_n(room, vectors, Shorts{});
  room_ += vectors;
  return reinterpret_cast<std::int16_t*>(room);
}

/// Everything but the weights.
void LayerReader::start(Layer& layer, int inputs, int outputs) {
  constexpr int most_shift = 31;
  constexpr std::uint32_t most_multiplier = 2047;
  layer = {};
  layer.inputs = vectors_of(inputs);
  layer.outputs = vectors_of(outputs);
  layer.weights = room_;
  layer.shift = static_cast<int>(number(1));
  layer.second_shift = static_cast<int>(number(1));
  is_fine_ &=
      layer.shift <= most_shift - Convolution::kScale && layer.second_shift <= most_shift && number(2) == 0;
  if (!is_fine_) return;
  layer.rounding = 1U << layer.shift >> 1;
  const std::uint32_t second_rounding = 1U << layer.second_shift >> 1;
  for (int i = 0; i < outputs; ++i) {
    const std::uint32_t multiplier = number(2);
    is_fine_ &= multiplier <= most_multiplier;
    layer.multipliers[i / 4][i % 4] = multiplier;
  }
  for (int i = 0; i < outputs; ++i) layer.biases[i / 4][i % 4] = number(4) + second_rounding;
}

void LayerReader::first(Layer& layer, int planes, int outputs, int taps) {
  start(layer, planes, outputs);
  if (!is_fine_) return;
  std::int16_t* room = take_room(layer.outputs * taps * planes);
  const Index row = 8 * layer.outputs;
  for (int output = 0; output < outputs; ++output) {
    for (int plane = 0; plane < planes; ++plane) {
      for (int tap = 0; tap < taps; ++tap) room[(tap * planes + plane) * row + output] = weight();
    }
  }
}

void LayerReader::filter(Layer& layer, int inputs, int outputs) {
  start(layer, inputs, outputs);
  if (!is_fine_) return;
  layer.shift += Convolution::kScale;
  layer.rounding <<= Convolution::kScale;
  const Index step = Index{inputs} * outputs;
  std::int16_t* room = take_room(16 * step / 8);
  for (int output = 0; output < outputs; ++output) {
    for (int input = 0; input < inputs; ++input) {
      std::int16_t taps[3][3];
      for (auto& row : taps) {
        for (std::int16_t& tap : row) tap = weight();
      }
      Convolution::transform(taps, room + place_of(input, output, inputs), step);
    }
  }
}

void LayerReader::matrix(Layer& layer, int inputs, int outputs) {
  start(layer, inputs, outputs);
  if (!is_fine_) return;
  std::int16_t* room = take_room(inputs * layer.outputs);
  for (int output = 0; output < outputs; ++output) {
    for (int input = 0; input < inputs; ++input) room[place_of(input, output, inputs)] = weight();
  }
}

}  // namespace kakoi::go::net
