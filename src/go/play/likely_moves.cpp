#include "go/play/likely_moves.h"

#include <cmath>

#include "core/sort.h"

namespace kakoi::go {

namespace {

/// Games that every move begins with, half of them won.
constexpr float kEven = 10;

/// Games won that a move begins with besides, times the root of its share of the choice.
constexpr float kWon = 50;

/// 2^16 by the power of -i / 16: exponentials are not the same everywhere, but these are.
constexpr std::uint32_t kRoots[16] = {65'536, 62'757, 60'097, 57'549, 55'109, 52'772, 50'535, 48'393,
                                      46'341, 44'376, 42'495, 40'693, 38'968, 37'316, 35'734, 34'219};

}  // namespace

void LikelyMoves::rank() {
  sort_down(keys_, count_);
  const auto chance = [&](int i) {
    const auto less = static_cast<int>((keys_[0] >> 16) - (keys_[i] >> 16));
    return less < 16 * 16 ? kRoots[less & 15] >> (less >> 4) : 0U;
  };
  std::uint32_t sum = 0;
  for (int i = 0; i < count_; ++i) sum += chance(i);
  for (int i = 0; i < count_; ++i) {
    const float share = static_cast<float>(chance(i)) / static_cast<float>(sum);
    // Whole numbers of games, all of which are as good.
    const auto won = static_cast<float>(static_cast<int>(kWon * std::sqrt(share)));
    moves_[i] = {.cell = static_cast<int>(0xFFFFU - (keys_[i] & 0xFFFFU)),
                 .games = kEven + won,
                 .wins = 0.5F * kEven + won};
  }
}

}  // namespace kakoi::go
