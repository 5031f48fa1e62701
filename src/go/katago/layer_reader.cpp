#include "go/katago/layer_reader.h"

#include <algorithm>
#include <cmath>

#include "go/katago/convolution.h"

namespace kakoi::go::katago {

namespace {

/// More than any network has, so that counts of bytes never overflow.
constexpr Index kMostTaken = Index{1} << 28;

/// The place of a weight as multiply() takes them.
constexpr Index place_of(int input, int output, int inputs) {
  return (Index{output / 8} * inputs + input) * 8 + output % 8;
}

}  // namespace

/// Room for so many floats, all zero; none when only the size is asked for.
float* LayerReader::take(Index count) {
  file_.expect(taken_ + count <= kMostTaken, Status::kTooLarge);
  if (!file_.is_fine()) return nullptr;
  float* room = room_ == nullptr ? nullptr : room_ + taken_;
  taken_ += count;
  if (room != nullptr) std::fill_n(room, count, 0.0F);
  return room;
}

/// The name and the shape of a convolution.
bool LayerReader::start(Filter& filter, int inputs) {
  file_.word();
  const int height = file_.count();
  filter.side = file_.count();
  const int own_inputs = file_.count();
  filter.channels = filter.outputs = file_.count();
  const bool is_dilated = file_.count() != 1 || file_.count() != 1;
  filter.inputs = inputs;
  file_.expect(own_inputs == inputs && filter.outputs > 0, Status::kBadShape);
  file_.expect(filter.outputs <= kMostChannels, Status::kTooLarge);
  file_.expect(height == filter.side && filter.side % 2 == 1 && !is_dilated, Status::kUnknownPart);
  return file_.is_fine();
}

Filter LayerReader::filter(int inputs) {
  Filter filter;
  if (!start(filter, inputs)) return {};
  const int taps = filter.side * filter.side;
  file_.expect(filter.side == 1 || filter.side == 3, Status::kUnknownPart);
  const int outputs = filter.outputs;
  const auto block = file_.floats(Index{taps} * inputs * outputs);
  const Index step = Index{filled(inputs)} * filled(outputs);
  filter.inputs = filled(inputs);
  filter.outputs = filled(outputs);
  float* room = take(filter.side == 1 ? step : Convolution::kProducts * step);
  filter.weights = room;
  if (room == nullptr || !file_.is_fine()) return filter;
  for (int input = 0; input < inputs; ++input) {
    for (int output = 0; output < outputs; ++output) {
      const auto weight = [&](Index tap) {
        return FileReader::value(block, (tap * inputs + input) * outputs + output);
      };
      float* place = room + place_of(input, output, filter.inputs);
      if (taps == 1) {
        *place = weight(0);
        continue;
      }
      float values[3][3];
      for (Index tap = 0; tap < 9; ++tap) values[tap / 3][tap % 3] = weight(tap);
      Convolution::transform(values, place, step);
    }
  }
  return filter;
}

Filter LayerReader::first(int inputs) {
  Filter filter;
  if (!start(filter, inputs)) return {};
  file_.expect(filter.side <= Convolution::kMostFirstSide, Status::kUnknownPart);
  if (!file_.is_fine()) return {};
  const int outputs = filter.outputs;
  const Index taps = Index{filter.side} * filter.side;
  const auto block = file_.floats(taps * inputs * outputs);
  filter.inputs = filled(inputs);
  filter.outputs = filled(outputs);
  float* room = take(taps * filter.inputs * filter.outputs);
  filter.weights = room;
  if (room == nullptr || !file_.is_fine()) return filter;
  for (Index tap = 0; tap < taps; ++tap) {
    for (Index input = 0; input < inputs; ++input) {
      float* row = room + (tap * filter.inputs + input) * filter.outputs;
      for (Index output = 0; output < outputs; ++output) {
        row[output] = FileReader::value(block, (tap * inputs + input) * outputs + output);
      }
    }
  }
  return filter;
}

Filter LayerReader::dense(int channels, int times) {
  file_.word();
  const int inputs = file_.count();
  const int outputs = file_.count();
  file_.expect(inputs == times * channels && outputs > 0, Status::kBadShape);
  file_.expect(outputs <= kMostChannels, Status::kTooLarge);
  if (!file_.is_fine()) return {};
  const auto block = file_.floats(Index{inputs} * outputs);
  Filter filter{.inputs = times * filled(channels), .outputs = filled(outputs), .channels = outputs};
  float* room = take(Index{filter.inputs} * filter.outputs);
  filter.weights = room;
  if (room == nullptr || !file_.is_fine()) return filter;
  for (int input = 0; input < inputs; ++input) {
    // The further channels of each time lie in between.
    const int own = input / channels * filled(channels) + input % channels;
    for (int output = 0; output < outputs; ++output) {
      room[place_of(own, output, filter.inputs)] = FileReader::value(block, Index{input} * outputs + output);
    }
  }
  return filter;
}

const float* LayerReader::bias(int channels) {
  file_.word();
  file_.expect(file_.count() == channels, Status::kBadShape);
  const auto block = file_.floats(channels);
  float* room = take(filled(channels));
  if (room == nullptr || !file_.is_fine()) return nullptr;
  for (int c = 0; c < channels; ++c) room[c] = FileReader::value(block, c);
  return room;
}

Activation LayerReader::activation(int channels, int version) {
  file_.word();
  file_.expect(file_.count() == channels, Status::kBadShape);
  const float epsilon = file_.number();
  const bool has_scale = file_.count() != 0;
  const bool has_bias = file_.count() != 0;
  const auto means = file_.floats(channels);
  const auto variances = file_.floats(channels);
  const auto scales = has_scale ? file_.floats(channels) : std::span<const std::uint8_t>{};
  const auto biases = has_bias ? file_.floats(channels) : std::span<const std::uint8_t>{};
  Activation layer{.channels = filled(channels)};
  float* room = take(2 * Index{layer.channels});
  if (file_.is_fine()) {
    for (int c = 0; c < channels; ++c) {
      const float variance = FileReader::value(variances, c) + epsilon;
      file_.expect(variance > 0, Status::kBadNumber);
      if (room == nullptr) continue;
      const float scale = (has_scale ? FileReader::value(scales, c) : 1.0F) / std::sqrt(variance);
      room[c] = scale;
      room[layer.channels + c] =
          (has_bias ? FileReader::value(biases, c) : 0.0F) - scale * FileReader::value(means, c);
    }
  }
  layer.scale = room;
  layer.bias = room == nullptr ? nullptr : room + layer.channels;
  layer.curve = curve(version);
  return layer;
}

Curve LayerReader::curve(int version) {
  constexpr int first_with_kinds = 11;
  file_.word();
  if (version < first_with_kinds) return Curve::kRelu;
  const std::string_view kind = file_.word();
  if (kind == "ACTIVATION_RELU") return Curve::kRelu;
  if (kind == "ACTIVATION_MISH") return Curve::kMish;
  file_.expect(kind == "ACTIVATION_IDENTITY", Status::kUnknownPart);
  return Curve::kIdentity;
}

}  // namespace kakoi::go::katago
