// Network: a convolutional network of KataGo's, from its file, and what it says of a position.
//
// D. Wu, "Accelerating self-play learning in Go", 2019, and KataGo's documents, for the parts of the networks and for what
// they say.

#pragma once

#include "go/katago/convolution.h"
#include "go/katago/layer_reader.h"
#include "go/katago/planes.h"

namespace kakoi::go::katago {

/// The network's answer about a position, for the side to play.
struct Answer {
  /// Likelihoods as logits: of each point, row by row, and of the pass behind them.
  float policy[kMostPoints + 1];
  /// A win, a loss and no result, as logits.
  float outcome[3];
  /// The mean of the score, and the lead: the points that would make the game even.
  float score;
  float lead;
  /// The owner of each point, from 1, the side to play, to -1.
  float owner[kMostPoints];
};

class Network {
 public:
  static constexpr int kFirstVersion = 8;
  static constexpr int kLastVersion = 16;
  static constexpr int kMostBlocks = 256;
  static constexpr int kMostDepth = 3;

  Network() = default;
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  /// Says whether the bytes, any at all, are a file that load() takes; the file is unpacked.
  [[nodiscard]] Status check(std::span<const std::uint8_t> file);

  /// The floats of room that the file needs which check() has found fine.
  [[nodiscard]] Index room() const { return room_; }

  /// Takes the network of that file, which need not stay. The room, at an address that 16 divides, must.
  void load(std::span<const std::uint8_t> file, float* room);

  /// The version of the network.
  [[nodiscard]] int version() const { return version_; }

  /// True for a network that learned with what is alive for good as rules that allow suicide see it.
  [[nodiscard]] bool lives_by_suicide() const { return lives_by_suicide_; }

  /// Says of planes, filled(kPlanes) numbers a point, and filled(kGlobals) numbers of the position. Valid until the next call.
  const Answer& evaluate(int width, int height, const float* planes, const float* globals);

 private:
  enum class Kind : std::uint8_t { kOrdinary, kPooling, kNested };

  /// A block adds to the map what it makes of it. Those of a nested block follow it.
  struct Block {
    Kind kind;
    int inner;  // blocks of a nested one, theirs not counted
    Activation before;
    Filter first;
    Filter pooled;
    Activation of_pooled;
    Filter dense;
    Activation between;
    Filter second;
  };

  struct PolicyHead {
    Filter first;
    Filter pooled;
    Activation of_pooled;
    Filter dense;
    Activation between;
    Filter logits;
    Filter pass;
    const float* pass_bias = nullptr;  // and what follows, in newer versions
    Curve pass_curve = Curve::kIdentity;
    Filter pass_logits;
  };

  struct ValueHead {
    Filter first;
    Activation of_first;
    Filter dense;
    const float* bias = nullptr;
    Curve curve = Curve::kIdentity;
    Filter outcome;
    const float* outcome_bias = nullptr;
    Filter score;
    const float* score_bias = nullptr;
    Filter owner;
  };

  void read(LayerReader& reader);
  void read_header(LayerReader& reader);
  void read_blocks(LayerReader& reader, int count, int channels, int depth);
  void read_block(LayerReader& reader, Block& block, int channels, int depth);
  void read_policy(LayerReader& reader);
  void read_value(LayerReader& reader);
  const Filter& take(const Filter& filter);

  [[nodiscard]] Map map(int index) const;
  int run_blocks(int next, int count, int depth);
  template <typename Part>
  void add_pooled(const Part& part, const Map& from, const Map& to);
  void pool(const Map& map, int channels, bool for_value);
  static void run_dense(const Filter& dense, const float* bias, Curve curve, const float* from, float* to);
  [[nodiscard]] float policy_of(const float* logits) const;
  void run_policy(const Map& tip);
  void run_value(const Map& tip);

  Index room_ = 0;
  int version_ = 0;
  bool lives_by_suicide_ = false;
  float score_scale_ = 0;
  float lead_scale_ = 0;
  int channels_ = 0;
  int most_channels_ = 0;

  Filter first_;
  Filter globals_;
  int top_count_ = 0;
  int block_count_ = 0;
  Block blocks_[kMostBlocks];
  Activation tip_;
  PolicyHead policy_;
  ValueHead value_;

  // The work of a position: three maps, one for each depth of blocks, and rows of numbers.
  int width_ = 0;
  int height_ = 0;
  float* maps_ = nullptr;
  float* pooled_ = nullptr;
  float* added_ = nullptr;
  float* hidden_ = nullptr;
  Convolution convolution_;
  Answer answer_;
};

}  // namespace kakoi::go::katago
