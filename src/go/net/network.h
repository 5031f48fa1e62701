// Network: judges a position at a glance. It says which moves a strong player would look at, who will own each point, and by
// how much the side to play leads.
//
// K. He et al., "Deep residual learning for image recognition", 2016 (the trunk); D. Wu, "Accelerating self-play learning in
// Go", 2019 (global pooling, owners, the lead); B. Jacob et al., "Quantization and training of neural networks for efficient
// integer-arithmetic-only inference", 2018. All in whole numbers: every machine finds the same.

#pragma once

#include <span>

#include "go/net/convolution.h"
#include "go/net/planes.h"

namespace kakoi::go {

/// A position as the network sees it, for the side to play.
struct Judgement {
  /// The likelihood of each move, as logits in 64ths: of the cells of the board, and of a pass at kNoCell. 0 beyond the board.
  std::int32_t policy[kCells];
  /// The owner that each cell will have, in 1024ths: 1024 the side to play, −1024 the other. 0 beyond the board.
  std::int16_t owner[kCells];
  /// The lead in 64ths of a point, komi not counted.
  std::int32_t lead;
};

/// An object is large (1.7 MB).
class Network {
 public:
  enum class Status : std::uint8_t {
    kFine,
    kUnknownFormat,  // another program's file, or another version's
    kUnknownShape,   // planes, or a size, that this program does not have
    kWrongLength,
    kBadNumber,  // a shift or a multiplier out of range
  };

  static constexpr int kMostBlocks = 8;

  Network() = default;
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  /// Takes the network of a file, which need not stay. Any bytes will do: those of no network are refused, and then there is
  /// none.
  [[nodiscard]] Status load(std::span<const std::uint8_t> file);

  /// Judges a position; valid until the next call. A network must have been loaded.
  const Judgement& evaluate(const Planes& planes, const Grid& grid);

  /// The same of planes by cell.
  const Judgement& evaluate(const std::uint32_t (&planes)[kCells], const Grid& grid);

 private:
  using Layer = net::Layer;
  using Shorts = net::Shorts;
  using Sums = net::Sums;

  struct Block {
    Layer first;
    Layer pool;
    Layer second;
  };
  struct Head {
    Layer points;
    Layer pool;
    Layer logit;
  };

  static constexpr int kFirstWeights = net::kFirstSide * net::kFirstSide * Planes::kCount * net::kMostVectors;
  static constexpr int kMatrixWeights = 8 * net::kMostVectors * net::kMostVectors;
  // A block has two convolutions of sixteen matrices and a pool of two; a head takes at most seven, the lead three.
  static constexpr int kMostWeights = kFirstWeights + (kMostBlocks * 34 + 20) * kMatrixWeights;

  void run_trunk(const std::uint32_t (&planes)[kCells], const Grid& grid);
  template <typename Visit>
  void run_head(const Head& head, const Grid& grid, Visit visit);

  bool is_loaded_ = false;
  int block_count_ = 0;
  Layer first_;
  Block blocks_[kMostBlocks];
  Head policy_;
  Layer pass_;
  Head owner_;
  Layer hidden_lead_;
  Layer lead_;
  Shorts weights_[kMostWeights];

  net::FeatureMap trunk_;
  net::FeatureMap inner_;
  net::Convolution convolution_;
  Judgement judgement_;
};

}  // namespace kakoi::go
