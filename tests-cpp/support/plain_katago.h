// KataGo's networks as their formulas say them, loop by loop, straight from the bytes of a file; and files of chance.

#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace kakoi::test {

/// An unpacked file with a network of random numbers. Its blocks are letters: o ordinary, g pooling, n nested.
struct KataGoFile {
  int version;
  std::string blocks;
  int channels = 24;
  int inner_channels = 16;
  int first_side = 3;
  std::string curve = "ACTIVATION_MISH";
  bool lives_by_suicide = false;

  [[nodiscard]] std::vector<std::uint8_t> bytes() const;
};

/// Its answer about a board: logits of the points and of the pass, of win, loss and no result; score, lead, owners.
struct PlainKataGo {
  std::vector<double> policy;
  std::vector<double> outcome;
  double score;
  double lead;
  std::vector<double> owner;
};

/// The planes are 22 numbers a point, row by row.
PlainKataGo judge_katago_plainly(const std::vector<std::uint8_t>& file, int width, int height,
                                 const std::vector<float>& planes, const std::vector<float>& globals);

}  // namespace kakoi::test
