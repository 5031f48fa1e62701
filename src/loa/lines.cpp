#include "loa/lines.h"

namespace kakoi::loa::detail {
namespace {

Squares ray(int square, int files, int ranks) {
  Squares squares = 0;
  int file = square % 8 + files;
  int rank = square / 8 + ranks;
  for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += files, rank += ranks) {
    squares |= square_bit(8 * rank + file);
  }
  return squares;
}

std::array<std::array<Rays, 4>, 64> all_rays() {
  std::array<std::array<Rays, 4>, 64> table{};
  for (int square = 0; square < 64; ++square) {
    for (const Line line : kLines) {
      const int ranks = line == Line::kRow ? 0 : 1;
      const int files = step(line) - 8 * ranks;
      table[static_cast<std::size_t>(square)][static_cast<std::size_t>(line)] = {ray(square, files, ranks),
                                                                                 ray(square, -files, -ranks)};
    }
  }
  return table;
}

}  // namespace

const std::array<std::array<Rays, 4>, 64> kRays = all_rays();

}  // namespace kakoi::loa::detail
