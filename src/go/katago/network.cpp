#include "go/katago/network.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "go/katago/multiply.h"

namespace kakoi::go::katago {

namespace {

// The maps of a position that blocks pass on among themselves; behind them one for each depth.
enum : std::uint8_t { kActive, kHalfway, kPooled, kTrunk };
constexpr int kMaps = kTrunk + Network::kMostDepth;

/// The share of the policy that looks for good surprises in that of newer networks, as KataGo takes it where a search begins.
constexpr float kOptimism = 0.2F;
constexpr int kFirstOptimistic = 12;

/// A row of numbers holds three for each channel.
constexpr int kRow = 3;

/// The activations of a map, which may take its place.
void activate(const Activation& layer, const Map& from, const Map& to) {
  const float* in = from.values;
  float* out = to.values;
  for (int point = 0; point < from.points(); ++point) {
    for (int c = 0; c < layer.channels; c += 4, in += 4, out += 4) {
      const Floats scaled = floats_at(in) * floats_at(layer.scale + c) + floats_at(layer.bias + c);
      store(out, apply(layer.curve, scaled));
    }
  }
}

/// Adds the same row to every point.
void add_to_all(const Map& map, int channels, const float* row) {
  float* values = map.values;
  for (int point = 0; point < map.points(); ++point) {
    for (int c = 0; c < channels; c += 4, values += 4) store(values, floats_at(values) + floats_at(row + c));
  }
}

float tanh_of(float x) { return 1 - 2 / (exponential(2 * x) + 1); }

}  // namespace

Status Network::check(std::span<const std::uint8_t> file) {
  LayerReader reader(file, nullptr);
  read(reader);
  if (!reader.file().is_fine()) {
    room_ = 0;
    return reader.file().status();
  }
  room_ = reader.taken() + Convolution::room(most_channels_) + Index{kMaps} * kMostPoints * most_channels_ +
          Index{3} * kRow * most_channels_;
  return Status::kFine;
}

void Network::load(std::span<const std::uint8_t> file, float* room) {
  LayerReader reader(file, room);
  read(reader);
  assert(reader.file().is_fine() && reader.taken() < room_);
  maps_ = room + reader.taken();
  pooled_ = maps_ + Index{kMaps} * kMostPoints * most_channels_;
  added_ = pooled_ + Index{kRow} * most_channels_;
  hidden_ = added_ + Index{kRow} * most_channels_;
  convolution_.use_room(hidden_ + Index{kRow} * most_channels_, most_channels_);
}

void Network::read(LayerReader& reader) {
  FileReader& file = reader.file();
  read_header(reader);
  file.word();
  top_count_ = file.count();
  channels_ = file.count();
  for (int i = 0; i < 4; ++i) file.count();  // widths, which the layers say themselves
  if (version_ >= 15) {
    for (int i = 0; i < 6; ++i) file.expect(file.count() == 0, Status::kUnknownPart);
  }
  file.expect(top_count_ > 0, Status::kBadShape);
  block_count_ = 0;
  most_channels_ = filled(kPlanes);
  first_ = reader.first(kPlanes);
  globals_ = reader.dense(kGlobals, 1);
  file.expect(first_.outputs == filled(channels_) && globals_.outputs == first_.outputs, Status::kBadShape);
  most_channels_ = std::max(most_channels_, first_.outputs);
  read_blocks(reader, top_count_, channels_, 0);
  tip_ = reader.activation(channels_, version_);
  read_policy(reader);
  read_value(reader);
}

/// Reads the lines before the layers.
void Network::read_header(LayerReader& reader) {
  FileReader& file = reader.file();
  const std::string_view name = file.word();
  // KataGo's names have these letters alone; a file that begins with others is none of its.
  for (const char letter : name) {
    const bool is_usual = (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') ||
                          (letter >= 'A' && letter <= 'Z') || letter == '-' || letter == '_' || letter == '.';
    file.expect(is_usual, Status::kNoNetwork);
  }
  version_ = file.count();
  if (!file.is_fine()) {
    file = FileReader({});
    file.fail(Status::kNoNetwork);
    return;
  }
  file.expect(version_ >= kFirstVersion && version_ <= kLastVersion, Status::kUnknownVersion);
  file.expect(file.count() == kPlanes, Status::kUnknownPart);
  file.expect(file.count() == kGlobals, Status::kUnknownPart);
  score_scale_ = 20;
  lead_scale_ = 20;
  lives_by_suicide_ = false;
  if (version_ >= 13) {
    float scales[7];
    for (float& scale : scales) scale = file.number();
    score_scale_ = scales[1];
    lead_scale_ = scales[3];
  }
  if (version_ >= 15) {
    file.expect(file.count() == 0, Status::kUnknownPart);  // an encoder of what players are
    const int life = file.count();
    file.expect(life <= 1, Status::kUnknownPart);
    lives_by_suicide_ = life == 1;
    for (int i = 0; i < 6; ++i) file.expect(file.count() == 0, Status::kUnknownPart);
  }
}

void Network::read_blocks(LayerReader& reader, int count, int channels, int depth) {
  FileReader& file = reader.file();
  file.expect(depth < kMostDepth, Status::kUnknownPart);
  for (int i = 0; i < count && file.is_fine(); ++i) {
    file.expect(block_count_ < kMostBlocks, Status::kTooLarge);
    if (!file.is_fine()) return;
    Block& block = blocks_[block_count_++];
    block = {};
    const std::string_view kind = file.word();
    const bool is_ordinary = kind == "ordinary_block";
    const bool is_pooling = kind == "gpool_block";
    file.expect(is_ordinary || is_pooling || kind == "nested_bottleneck_block", Status::kUnknownPart);
    block.kind = is_ordinary ? Kind::kOrdinary : is_pooling ? Kind::kPooling : Kind::kNested;
    file.word();
    if (block.kind == Kind::kNested) {
      block.inner = file.count();
      file.expect(block.inner > 0, Status::kBadShape);
    }
    read_block(reader, block, channels, depth);
  }
}

void Network::read_block(LayerReader& reader, Block& block, int channels, int depth) {
  block.before = reader.activation(channels, version_);
  block.first = take(reader.filter(channels));
  int inner = block.first.channels;
  if (block.kind == Kind::kPooling) {
    block.pooled = take(reader.filter(channels));
    block.of_pooled = reader.activation(block.pooled.channels, version_);
    block.dense = reader.dense(block.pooled.channels, kRow);
    reader.file().expect(block.dense.channels == inner, Status::kBadShape);
  } else if (block.kind == Kind::kNested) {
    read_blocks(reader, block.inner, inner, depth + 1);
  }
  block.between = reader.activation(inner, version_);
  block.second = reader.filter(inner);
  reader.file().expect(block.second.channels == channels, Status::kBadShape);
}

/// Notes how much room its outputs take.
const Filter& Network::take(const Filter& filter) {
  most_channels_ = std::max(most_channels_, filter.outputs);
  return filter;
}

void Network::read_policy(LayerReader& reader) {
  FileReader& file = reader.file();
  const auto fits = [&](const Filter& filter, int channels) {
    file.expect(filter.channels == channels, Status::kBadShape);
  };
  file.word();
  // The first is the policy, and the second, if there is one, that which looks for good surprises.
  const int logits = version_ >= 16 ? 4 : version_ >= kFirstOptimistic ? 2 : 1;
  policy_.first = take(reader.filter(channels_));
  policy_.pooled = take(reader.filter(channels_));
  policy_.of_pooled = reader.activation(policy_.pooled.channels, version_);
  policy_.dense = reader.dense(policy_.pooled.channels, kRow);
  fits(policy_.dense, policy_.first.channels);
  policy_.between = reader.activation(policy_.first.channels, version_);
  policy_.logits = take(reader.filter(policy_.first.channels));
  fits(policy_.logits, logits);
  policy_.pass = take(reader.dense(policy_.pooled.channels, kRow));
  policy_.pass_bias = nullptr;
  if (version_ >= 15) {
    policy_.pass_bias = reader.bias(policy_.pass.channels);
    policy_.pass_curve = reader.curve(version_);
    policy_.pass_logits = reader.dense(policy_.pass.channels, 1);
    fits(policy_.pass_logits, logits);
  } else {
    fits(policy_.pass, logits);
  }
}

void Network::read_value(LayerReader& reader) {
  FileReader& file = reader.file();
  file.word();
  value_.first = take(reader.filter(channels_));
  const int channels = value_.first.channels;
  value_.of_first = reader.activation(channels, version_);
  value_.dense = take(reader.dense(channels, kRow));
  const int hidden = value_.dense.channels;
  value_.bias = reader.bias(hidden);
  value_.curve = reader.curve(version_);
  value_.outcome = reader.dense(hidden, 1);
  value_.outcome_bias = reader.bias(3);
  value_.score = reader.dense(hidden, 1);
  const int scores = version_ >= 9 ? 6 : 4;
  value_.score_bias = reader.bias(scores);
  value_.owner = reader.filter(channels);
  const bool fits =
      value_.outcome.channels == 3 && value_.score.channels == scores && value_.owner.channels == 1;
  file.expect(fits, Status::kBadShape);
}

const Answer& Network::evaluate(int width, int height, const float* planes, const float* globals) {
  width_ = width;
  height_ = height;
  const Map trunk = map(kTrunk);
  Convolution::first(first_, planes, trunk);
  multiply(globals, 1, globals_.inputs, globals_.weights, globals_.outputs, added_);
  add_to_all(trunk, globals_.outputs, added_);
  run_blocks(0, top_count_, 0);
  const Map tip = map(kActive);
  activate(tip_, trunk, tip);
  run_policy(tip);
  run_value(tip);
  return answer_;
}

Map Network::map(int index) const {
  return {width_, height_, maps_ + Index{index} * kMostPoints * most_channels_};
}

/// Runs blocks on the map of their depth; returns the index of the block behind them.
int Network::run_blocks(int next, int count, int depth) {
  const Map trunk = map(kTrunk + depth);
  const Map active = map(kActive);
  const Map halfway = map(kHalfway);
  for (int i = 0; i < count; ++i) {
    const Block& block = blocks_[next++];
    activate(block.before, trunk, active);
    if (block.kind == Kind::kNested) {
      const Map inner = map(kTrunk + depth + 1);
      convolution_.run(block.first, active, inner);
      next = run_blocks(next, block.inner, depth + 1);
      activate(block.between, inner, active);
    } else {
      convolution_.run(block.first, active, halfway);
      if (block.kind == Kind::kPooling) add_pooled(block, active, halfway);
      activate(block.between, halfway, active);
    }
    convolution_.run_and_add(block.second, active, trunk);
  }
  return next;
}

/// Adds to all points the same, which the pool of a map says.
template <typename Part>
void Network::add_pooled(const Part& part, const Map& from, const Map& to) {
  const Map pooled = map(kPooled);
  convolution_.run(part.pooled, from, pooled);
  activate(part.of_pooled, pooled, pooled);
  pool(pooled, part.pooled.outputs, false);
  multiply(pooled_, 1, part.dense.inputs, part.dense.weights, part.dense.outputs, added_);
  add_to_all(to, part.dense.outputs, added_);
}

/// Takes the mean of each channel, that times how far the board's side is from the usual, and the maximum; or for the value
/// that times its square.
void Network::pool(const Map& map, int channels, bool for_value) {
  const int points = map.points();
  const auto count = static_cast<float>(points);
  const float size = (std::sqrt(count) - 14) * 0.1F;
  for (int c = 0; c < channels; c += 4) {
    const float* values = map.values + c;
    Floats sum{};
    Floats most = floats_at(values);
    for (int point = 0; point < points; ++point, values += channels) {
      const Floats value = floats_at(values);
      sum += value;
      most = higher(most, value);
    }
    const Floats mean = sum / count;
    store(pooled_ + c, mean);
    store(pooled_ + channels + c, mean * size);
    store(pooled_ + Index{2} * channels + c, for_value ? mean * (size * size - 0.1F) : most);
  }
}

/// The outputs of a row of numbers, with a bias and a curve.
void Network::run_dense(const Filter& dense, const float* bias, Curve curve, const float* from, float* to) {
  multiply(from, 1, dense.inputs, dense.weights, dense.outputs, to);
  for (int c = 0; c < dense.outputs; c += 4)
    store(to + c, apply(curve, floats_at(to + c) + floats_at(bias + c)));
}

/// The logit of a move from those of its policies.
float Network::policy_of(const float* logits) const {
  return version_ < kFirstOptimistic ? logits[0] : logits[0] + (logits[1] - logits[0]) * kOptimism;
}

void Network::run_policy(const Map& tip) {
  const Map halfway = map(kHalfway);
  convolution_.run(policy_.first, tip, halfway);
  add_pooled(policy_, tip, halfway);
  activate(policy_.between, halfway, halfway);
  const Map logits = map(kPooled);
  convolution_.run(policy_.logits, halfway, logits);
  const int points = tip.points();
  for (int point = 0; point < points; ++point) {
    answer_.policy[point] = policy_of(logits.values + Index{point} * policy_.logits.outputs);
  }
  const Filter& pass = policy_.pass;
  multiply(pooled_, 1, pass.inputs, pass.weights, pass.outputs, added_);
  if (policy_.pass_bias != nullptr) {
    run_dense(pass, policy_.pass_bias, policy_.pass_curve, pooled_, hidden_);
    multiply(hidden_, 1, policy_.pass_logits.inputs, policy_.pass_logits.weights, policy_.pass_logits.outputs,
             added_);
  }
  answer_.policy[points] = policy_of(added_);
}

void Network::run_value(const Map& tip) {
  const Map halfway = map(kHalfway);
  convolution_.run(value_.first, tip, halfway);
  activate(value_.of_first, halfway, halfway);
  pool(halfway, value_.first.outputs, true);
  run_dense(value_.dense, value_.bias, value_.curve, pooled_, hidden_);
  run_dense(value_.outcome, value_.outcome_bias, Curve::kIdentity, hidden_, added_);
  std::copy_n(added_, 3, answer_.outcome);
  run_dense(value_.score, value_.score_bias, Curve::kIdentity, hidden_, added_);
  answer_.score = added_[0] * score_scale_;
  answer_.lead = added_[2] * lead_scale_;
  const Map owners = map(kPooled);
  convolution_.run(value_.owner, halfway, owners);
  for (int point = 0; point < tip.points(); ++point) {
    answer_.owner[point] = tanh_of(owners.values[Index{point} * value_.owner.outputs]);
  }
}

}  // namespace kakoi::go::katago
