#include "go/net/network.h"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "go/net/layer_reader.h"
#include "go/net/multiply.h"
#include "go/net/owner_table.h"

namespace kakoi::go {

using net::FeatureMap;
using net::Index;
using net::kMostVectors;
using net::Layer;
using net::LayerReader;
using net::Shorts;
using net::Sums;

namespace {

/// The start of a file.
struct Header {
  std::uint8_t name[4];
  std::uint8_t version;
  std::uint8_t planes;
  std::uint8_t channels;
  std::uint8_t blocks;
  std::uint8_t first_side;
  std::uint8_t head_channels;
  std::uint8_t lead_channels;
  std::uint8_t zero;

  [[nodiscard]] bool is_known() const {
    return std::memcmp(name, "KNET", sizeof name) == 0 && version == 1 && zero == 0;
  }

  [[nodiscard]] bool fits() const {
    const auto is_count = [](int count) {
      return count > 0 && count <= net::kMostChannels && count % 8 == 0;
    };
    return planes == Planes::kCount && first_side == net::kFirstSide && is_count(channels) &&
           blocks <= Network::kMostBlocks && is_count(head_channels) && is_count(lead_channels);
  }

  [[nodiscard]] std::size_t file_length() const {
    const auto bytes = LayerReader::bytes;
    const std::size_t block = 2 * bytes(channels, channels, 9) + bytes(2 * channels, channels, 1);
    const std::size_t head = bytes(channels, head_channels, 1) + bytes(2 * channels, head_channels, 1) +
                             bytes(head_channels, 1, 1);
    return sizeof *this + bytes(planes, channels, first_side * first_side) + blocks * block + 2 * head +
           bytes(2 * head_channels, 1, 1) + bytes(2 * head_channels, lead_channels, 1) +
           bytes(lead_channels, 1, 1);
  }
};

/// The mean of each channel over the points of the board, and behind them the maxima.
void pool(const FeatureMap& map, Shorts* pooled) {
  const int points = map.width() * map.height();
  for (Index v = 0; v < map.vectors(); ++v) {
    Sums sum{};
    Shorts most{};
    for (int y = 0; y < map.height(); ++y) {
      const Shorts* row = map.at(0, y) + v;
      for (Index x = 0; x < map.width(); ++x) {
        const Shorts here = row[x * map.vectors()];
        sum = sum + net::widen(here);
        most = net::higher(most, here);
      }
    }
    for (int i = 0; i < 8; ++i) {
      const auto total = static_cast<int>(i < 4 ? sum.low[i] : sum.high[i - 4]);
      pooled[v][i] = static_cast<std::int16_t>((total + points / 2) / points);
    }
    pooled[map.vectors() + v] = most;
  }
}

/// A layer of one row.
void dense(const Layer& layer, const Shorts* in, Sums* out) {
  net::multiply(in, 1, layer.inputs, layer.weights, layer.outputs, out);
  for (Index v = 0; v < layer.outputs; ++v) out[v] = layer.scale(out[v], v);
}

std::int32_t single(const Layer& layer, const Shorts* in) {
  Sums out;
  dense(layer, in, &out);
  return static_cast<std::int32_t>(out.low[0]);
}

}  // namespace

Network::Status Network::load(std::span<const std::uint8_t> file) {
  is_loaded_ = false;
  Header header;
  if (file.size() < sizeof header) return Status::kUnknownFormat;
  std::memcpy(&header, file.data(), sizeof header);
  if (!header.is_known()) return Status::kUnknownFormat;
  if (!header.fits()) return Status::kUnknownShape;
  if (file.size() != header.file_length()) return Status::kWrongLength;

  const int channels = header.channels;
  const int head_channels = header.head_channels;
  const int lead_channels = header.lead_channels;
  LayerReader reader(file.data() + sizeof header, weights_);
  block_count_ = header.blocks;
  reader.first(first_, header.planes, channels, header.first_side * header.first_side);
  for (Block& block : std::span(blocks_, header.blocks)) {
    reader.filter(block.first, channels, channels);
    reader.matrix(block.pool, 2 * channels, channels);
    reader.filter(block.second, channels, channels);
  }
  const auto read_head = [&](Head& head) {
    reader.matrix(head.points, channels, head_channels);
    reader.matrix(head.pool, 2 * channels, head_channels);
    reader.matrix(head.logit, head_channels, 1);
  };
  read_head(policy_);
  reader.matrix(pass_, 2 * head_channels, 1);
  read_head(owner_);
  reader.matrix(hidden_lead_, 2 * head_channels, lead_channels);
  reader.matrix(lead_, lead_channels, 1);
  is_loaded_ = reader.is_fine();
  return is_loaded_ ? Status::kFine : Status::kBadNumber;
}

const Judgement& Network::evaluate(const Planes& planes, const Grid& grid) {
  std::uint32_t by_cell[kCells];
  for (int cell = 0; cell < kCells; ++cell) by_cell[cell] = planes.bits(cell);
  return evaluate(by_cell, grid);
}

const Judgement& Network::evaluate(const std::uint32_t (&planes)[kCells], const Grid& grid) {
  assert(is_loaded_);
  judgement_ = {};
  run_trunk(planes, grid);

  Shorts pooled[2 * kMostVectors];
  run_head(policy_, grid, [this](int cell, std::int32_t logit) { judgement_.policy[cell] = logit; });
  pool(inner_, pooled);
  judgement_.policy[kNoCell] = single(pass_, pooled);

  int owners = 0;
  run_head(owner_, grid, [&](int cell, std::int32_t logit) {
    judgement_.owner[cell] = net::owner_of(logit);
    owners += judgement_.owner[cell];
  });
  pool(inner_, pooled);
  Sums sums[kMostVectors];
  dense(hidden_lead_, pooled, sums);
  Shorts hidden[kMostVectors];
  for (Index v = 0; v < hidden_lead_.outputs; ++v) hidden[v] = net::activate(sums[v]);
  judgement_.lead = ((owners + 8) >> 4) + single(lead_, hidden);
  return judgement_;
}

/// Leaves the activations of the last block in `trunk_`.
void Network::run_trunk(const std::uint32_t (&planes)[kCells], const Grid& grid) {
  constexpr Index reach = net::kFirstSide / 2;
  constexpr Index stride = kMaxSide + 2 * reach;
  std::uint32_t framed[stride * stride] = {};
  std::uint32_t* first_point = framed + reach * stride + reach;
  for (int y = 0; y < grid.height; ++y) {
    std::copy_n(planes + cell_of({0, y}), grid.width, first_point + y * stride);
  }
  trunk_.clear(grid.width, grid.height, first_.outputs);
  inner_.clear(grid.width, grid.height, first_.outputs);
  net::Convolution::first(first_, first_point, stride, Planes::kCount, trunk_);
  for (const Block& block : std::span(blocks_, static_cast<std::size_t>(block_count_))) {
    Shorts pooled[2 * kMostVectors];
    Sums plus[kMostVectors];
    pool(trunk_, pooled);
    dense(block.pool, pooled, plus);
    convolution_.add_to_all(block.first, trunk_, plus, inner_);
    convolution_.add_to_each(block.second, inner_, trunk_);
  }
}

/// Calls visit(cell, logit) for each point; leaves the activations of the head in `inner_`.
template <typename Visit>
void Network::run_head(const Head& head, const Grid& grid, Visit visit) {
  Shorts pooled[2 * kMostVectors];
  Sums plus[kMostVectors];
  pool(trunk_, pooled);
  dense(head.pool, pooled, plus);
  inner_.clear(grid.width, grid.height, head.points.outputs);
  Sums sums[kMaxSide * kMostVectors];
  for (int y = 0; y < grid.height; ++y) {
    const Layer& points = head.points;
    net::multiply(trunk_.at(0, y), grid.width, points.inputs, points.weights, points.outputs, sums);
    for (int x = 0; x < grid.width; ++x) {
      for (Index v = 0; v < points.outputs; ++v) {
        inner_.at(x, y)[v] = net::activate(points.scale(sums[x * points.outputs + v], v) + plus[v]);
      }
    }
    net::multiply(inner_.at(0, y), grid.width, head.logit.inputs, head.logit.weights, 1, sums);
    for (int x = 0; x < grid.width; ++x) {
      visit(cell_of({x, y}), static_cast<std::int32_t>(head.logit.scale(sums[x], 0).low[0]));
    }
  }
}

}  // namespace kakoi::go
