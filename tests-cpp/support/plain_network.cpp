#include "support/plain_network.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "support/random.h"

namespace kakoi::test {

namespace {

constexpr int kPlanes = 24;
constexpr int kFirstSide = 5;
constexpr int kHeadChannels = 32;
constexpr int kLeadChannels = 32;

using Channels = std::vector<int>;
using Map = std::vector<Channels>;  // a point after another

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// Writes a network.
class Writer {
 public:
  Writer(Bytes& bytes, int most_weight, std::uint64_t seed)
      : bytes_(bytes), most_weight_(most_weight), random_(seed) {}

  void layer(int inputs, int outputs, int taps, int first_shift, int second_shift, bool is_biased = true) {
    number(static_cast<std::uint32_t>(first_shift), 1);
    number(static_cast<std::uint32_t>(second_shift), 1);
    number(0, 2);
    for (int i = 0; i < outputs; ++i) number(static_cast<std::uint32_t>(1 + random_.below(400)), 2);
    for (int i = 0; i < outputs; ++i) {
      const int most = is_biased ? 1 << (second_shift + 7) : 1;
      number(static_cast<std::uint32_t>(random_.below(2 * most - 1) - most + 1), 4);
    }
    for (int i = 0; i < inputs * outputs * taps; ++i) {
      number(static_cast<std::uint32_t>(random_.below(2 * most_weight_ + 1) - most_weight_), 1);
    }
  }

 private:
  void number(std::uint32_t value, int length) {
    for (int i = 0; i < length; ++i) bytes_.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
  }

  Bytes& bytes_;
  int most_weight_;
  Random random_;
};

/// A layer as the file has it.
struct PlainLayer {
  int first_shift;
  int second_shift;
  std::vector<std::int32_t> multipliers;
  std::vector<std::int32_t> biases;
  std::vector<int> weights;

  /// From the sum of an output to 64ths.
  [[nodiscard]] int scale(std::int32_t sum, int output) const {
    const std::int64_t halved = (std::int64_t{sum} + (1 << first_shift >> 1)) >> first_shift;
    return static_cast<int>(
        (halved * multipliers[index(output)] + biases[index(output)] + (1 << second_shift >> 1)) >>
        second_shift);
  }
};

class Reader {
 public:
  explicit Reader(const Bytes& bytes) : bytes_(bytes) {}

  int byte() { return bytes_[next_++]; }
  int number(int length) {
    std::uint32_t value = 0;
    for (int i = 0; i < length; ++i) value |= static_cast<std::uint32_t>(byte()) << (8 * i);
    return static_cast<std::int32_t>(value);
  }

  PlainLayer layer(int inputs, int outputs, int taps) {
    PlainLayer layer{byte(), byte(), {}, {}, {}};
    number(2);
    for (int i = 0; i < outputs; ++i) layer.multipliers.push_back(number(2));
    for (int i = 0; i < outputs; ++i) layer.biases.push_back(number(4));
    for (int i = 0; i < inputs * outputs * taps; ++i) {
      layer.weights.push_back(static_cast<std::int8_t>(byte()));
    }
    return layer;
  }

 private:
  const Bytes& bytes_;
  std::size_t next_ = 0;
};

int activate(int value) { return std::clamp(value, 0, 2047); }

Map convolve(const PlainLayer& layer, const Map& in, int side, const PlaneBoard& board) {
  const int inputs = static_cast<int>(in[0].size());
  const int outputs = static_cast<int>(layer.biases.size());
  const int reach = side / 2;
  Map out;
  for (int y = 0; y < board.height; ++y) {
    for (int x = 0; x < board.width; ++x) {
      Channels& point = out.emplace_back();
      for (int output = 0; output < outputs; ++output) {
        std::int32_t sum = 0;
        for (int v = std::max(0, y - reach); v <= std::min(board.height - 1, y + reach); ++v) {
          for (int u = std::max(0, x - reach); u <= std::min(board.width - 1, x + reach); ++u) {
            const int tap = (v - y + reach) * side + u - x + reach;
            const Channels& there = in[index(v * board.width + u)];
            for (int input = 0; input < inputs; ++input) {
              sum +=
                  layer.weights[index((output * inputs + input) * side * side + tap)] * there[index(input)];
            }
          }
        }
        point.push_back(layer.scale(sum, output));
      }
    }
  }
  return out;
}

Channels dense(const PlainLayer& layer, const Channels& in) {
  return convolve(layer, {in}, 1, PlaneBoard{1, 1, {}})[0];
}

/// Means, then maxima.
Channels pool(const Map& map) {
  const auto points = static_cast<int>(map.size());
  Channels pooled;
  for (std::size_t c = 0; c < map[0].size(); ++c) {
    int sum = 0;
    for (const Channels& point : map) sum += point[c];
    pooled.push_back((sum + points / 2) / points);
  }
  for (std::size_t c = 0; c < map[0].size(); ++c) {
    int most = 0;
    for (const Channels& point : map) most = std::max(most, point[c]);
    pooled.push_back(most);
  }
  return pooled;
}

/// activate(map + plus(point, channel)).
template <typename Plus>
Map activate(Map map, Plus plus) {
  for (std::size_t p = 0; p < map.size(); ++p) {
    for (std::size_t c = 0; c < map[p].size(); ++c) map[p][c] = activate(map[p][c] + plus(p, c));
  }
  return map;
}

}  // namespace

Bytes random_network(int channels, int blocks, int most_weight, std::uint64_t seed) {
  Bytes bytes{'K', 'N', 'E', 'T', 1, kPlanes};
  for (const int size : {channels, blocks, kFirstSide, kHeadChannels, kLeadChannels, 0}) {
    bytes.push_back(static_cast<std::uint8_t>(size));
  }
  // Shifts at which half of the activations are in range.
  Writer writer(bytes, most_weight, seed);
  writer.layer(kPlanes, channels, kFirstSide * kFirstSide, 0, 7);
  for (int block = 0; block < blocks; ++block) {
    writer.layer(channels, channels, 9, 5, 10);
    writer.layer(2 * channels, channels, 1, 5, 11, false);
    writer.layer(channels, channels, 9, 5, 10);
  }
  for (const bool is_owner : {false, true}) {
    writer.layer(channels, kHeadChannels, 1, 5, 9);
    writer.layer(2 * channels, kHeadChannels, 1, 5, 11, false);
    writer.layer(kHeadChannels, 1, 1, 5, 10);
    if (!is_owner) writer.layer(2 * kHeadChannels, 1, 1, 5, 10);
  }
  writer.layer(2 * kHeadChannels, kLeadChannels, 1, 5, 10);
  writer.layer(kLeadChannels, 1, 1, 5, 10);
  return bytes;
}

PlainJudgement judge_plainly(const Bytes& network, const PlaneBoard& board) {
  Reader reader(network);
  for (int i = 0; i < 6; ++i) reader.byte();
  const int channels = reader.byte();
  const int blocks = reader.byte();
  for (int i = 0; i < 4; ++i) reader.byte();

  Map planes;
  for (const std::uint32_t bits : board.points) {
    Channels& point = planes.emplace_back();
    for (int plane = 0; plane < kPlanes; ++plane) point.push_back(static_cast<int>(bits >> plane & 1U));
  }
  const auto nothing = [](std::size_t, std::size_t) { return 0; };
  Map trunk = activate(
      convolve(reader.layer(kPlanes, channels, kFirstSide * kFirstSide), planes, kFirstSide, board), nothing);
  for (int block = 0; block < blocks; ++block) {
    const PlainLayer first = reader.layer(channels, channels, 9);
    const Channels pooled = dense(reader.layer(2 * channels, channels, 1), pool(trunk));
    const Map inner =
        activate(convolve(first, trunk, 3, board), [&](std::size_t, std::size_t c) { return pooled[c]; });
    const PlainLayer second = reader.layer(channels, channels, 9);
    trunk = activate(convolve(second, inner, 3, board),
                     [&](std::size_t p, std::size_t c) { return trunk[p][c]; });
  }
  const auto head = [&] {
    const PlainLayer points = reader.layer(channels, kHeadChannels, 1);
    const Channels pooled = dense(reader.layer(2 * channels, kHeadChannels, 1), pool(trunk));
    return activate(convolve(points, trunk, 1, board), [&](std::size_t, std::size_t c) { return pooled[c]; });
  };

  PlainJudgement judgement{};
  const Map policy = head();
  const PlainLayer logit = reader.layer(kHeadChannels, 1, 1);
  for (const Channels& point : policy) judgement.policy.push_back(dense(logit, point)[0]);
  judgement.policy.push_back(dense(reader.layer(2 * kHeadChannels, 1, 1), pool(policy))[0]);

  const Map owners = head();
  const PlainLayer owner_logit = reader.layer(kHeadChannels, 1, 1);
  int sum = 0;
  for (const Channels& point : owners) {
    const double owner = std::tanh(dense(owner_logit, point)[0] / 64.0);
    judgement.owner.push_back(static_cast<int>(std::lround(1024 * owner)));
    sum += judgement.owner.back();
  }
  Channels hidden = dense(reader.layer(2 * kHeadChannels, kLeadChannels, 1), pool(owners));
  for (int& value : hidden) value = activate(value);
  const int further = dense(reader.layer(kLeadChannels, 1, 1), hidden)[0];
  judgement.lead = static_cast<int>(std::floor(sum / 16.0 + 0.5)) + further;
  return judgement;
}

}  // namespace kakoi::test
