#include "go/play/judge.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "go/net/weights.h"

namespace kakoi::go {

namespace {

/// 2^16 by the power of -i / 16: exponentials are not the same everywhere, but these are.
constexpr std::uint32_t kRoots[16] = {65'536, 62'757, 60'097, 57'549, 55'109, 52'772, 50'535, 48'393,
                                      46'341, 44'376, 42'495, 40'693, 38'968, 37'316, 35'734, 34'219};

/// The variance of the lead in points squared, for a point that is nobody's yet: more on large boards, where more stones share a
/// fate. Fitted to what the network's teacher takes the chances for; lab/net/README.md.
float variance_of_point(int points) { return 1 + static_cast<float>(points) / 120; }

/// The chance that a normal variable is below so many deviations: Abramowitz and Stegun, "Handbook of mathematical functions",
/// 26.2.18, right to 0.00025, and the same on all machines.
float chance_of(float deviations) {
  const float x = std::abs(deviations);
  const float sum = 1 + x * (0.196854F + x * (0.115194F + x * (0.000344F + x * 0.019527F)));
  const float square = sum * sum;
  const float tail = 0.5F / (square * square);
  return deviations > 0 ? 1 - tail : tail;
}

}  // namespace

std::uint32_t share_of(int less) {
  const auto sixteenths =
      static_cast<std::uint32_t>(std::int64_t{less} * 23'637 >> 16);  // 16 / (64 ln 2) = 0.36067
  return sixteenths < 16 * 16 ? kRoots[sixteenths & 15] >> (sixteenths >> 4) : 0U;
}

Judge::Judge() {
  [[maybe_unused]] const Network::Status status = network_.load(kNetworkFile);
  assert(status == Network::Status::kFine);
}

void Judge::begin(const Grid& grid, const std::int8_t (&settled)[kCells], int komi) {
  settled_ = settled;
  komi_ = komi;
  points_ = 0;
  for_each_point(grid.full, [&](Point p) { cells_[points_++] = static_cast<std::uint16_t>(cell_of(p)); });
}

Worth Judge::look(const PlayoutBoard& board, Color to_play, int last, int before_last, const Grid& grid) {
  planes_.look(board, to_play, last, before_last, grid);
  seen_ = &network_.evaluate(planes_, grid);
  const int sign = to_play == Color::kBlack ? 1 : -1;
  int owned = 0;
  int doubt = 0;
  int beside =
      sign * seen_->lead * (kOwned / 64);  // of the lead, what the sum of the network's owners does not hold
  for (int i = 0; i < points_; ++i) {
    const int at = cells_[i];
    const int seen = sign * seen_->owner[at];
    const int owner = settled_[at] == 0 ? seen : settled_[at] * kOwned;
    owned += owner;
    beside -= seen;
    doubt += kOwned - (owner * owner >> 10);
    owner_[at] = static_cast<std::int16_t>(owner);
  }
  // No more can be won or lost than what is in doubt, nor than the board has.
  const int most = points_ * kOwned;
  const int lead = std::clamp(owned + std::clamp(beside, -doubt, doubt), -most, most);
  const float points = static_cast<float>(lead) / kOwned - 0.5F * static_cast<float>(komi_);
  const float variance = 1 + variance_of_point(points_) * static_cast<float>(doubt) / kOwned;
  return {.win = chance_of(points / std::sqrt(variance)), .lead = points};
}

}  // namespace kakoi::go
