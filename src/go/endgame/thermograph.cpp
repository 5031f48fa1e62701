#include "go/endgame/thermograph.h"

#include <algorithm>
#include <cstddef>

namespace kakoi::go {

namespace {

/// The number of corners of the walls taken together that a merge walks by.
constexpr int kMostTaxes = 2 * Wall::kMostCorners;

/// Writes the taxes at which one of the walls has a corner, in order, each once.
int merge_taxes(const Wall& a, const Wall& b, std::int32_t* taxes) {
  int count = 0;
  int i = 0;
  int j = 0;
  while (i < a.size || j < b.size) {
    const bool is_first = j == b.size || (i < a.size && a.corners[i].tax <= b.corners[j].tax);
    const std::int32_t tax = is_first ? a.corners[i++].tax : b.corners[j++].tax;
    if (count == 0 || taxes[count - 1] != tax) taxes[count++] = tax;
  }
  return count;
}

/// Builds a wall corner by corner, and leaves out those where nothing turns.
class Builder {
 public:
  explicit Builder(Wall& wall) : wall_(wall) { wall_.size = 0; }

  void add(int tax, int count) {
    if (wall_.size > 0 && wall_.corners[wall_.size - 1].tax == tax) return;
    if (wall_.size >= 2) {
      const Wall::Corner& one = wall_.corners[wall_.size - 2];
      Wall::Corner& last = wall_.corners[wall_.size - 1];
      const std::int64_t before = std::int64_t{last.count - one.count} * (tax - last.tax);
      if (before == std::int64_t{count - last.count} * (last.tax - one.tax)) {
        last = {tax, count};
        return;
      }
    }
    if (wall_.size == Wall::kMostCorners) {
      fits_ = false;
      return;
    }
    wall_.corners[wall_.size++] = {tax, count};
  }

  /// Ends the wall; its last corner goes when the slope beyond it is that before it.
  void end(int slope) {
    wall_.slope = slope;
    if (wall_.size < 2) return;
    const Wall::Corner& one = wall_.corners[wall_.size - 2];
    const Wall::Corner& last = wall_.corners[wall_.size - 1];
    if (last.count - one.count == slope * (last.tax - one.tax)) --wall_.size;
  }

  [[nodiscard]] bool fits() const { return fits_; }

 private:
  Wall& wall_;
  bool fits_ = true;
};

/// The wall up to the temperature, where the mast begins.
bool cut(const Wall& wall, int temperature, int mean, Wall& result) {
  Builder builder(result);
  for (int i = 0; i < wall.size && wall.corners[i].tax < temperature; ++i) {
    builder.add(wall.corners[i].tax, wall.corners[i].count);
  }
  builder.add(temperature, mean);
  result.slope = 0;
  return builder.fits();
}

bool is_same(const Wall& a, const Wall& b) {
  return a.size == b.size && a.slope == b.slope &&
         std::equal(a.corners, a.corners + a.size, b.corners,
                    [](const Wall::Corner& one, const Wall::Corner& other) {
                      return one.tax == other.tax && one.count == other.count;
                    });
}

}  // namespace

int Wall::at(int tax) const {
  int i = 0;
  while (i + 1 < size && corners[i + 1].tax <= tax) ++i;
  const Corner& from = corners[i];
  if (i + 1 == size) return from.count + slope * (tax - from.tax);
  const Corner& to = corners[i + 1];
  // Walls rise and fall by no more than the tax does, so this is exact.
  return from.count + (to.count - from.count) / (to.tax - from.tax) * (tax - from.tax);
}

Thermograph Thermograph::of_count(int count) {
  Thermograph result;
  result.mean = count;
  result.temperature = 0;
  for (Wall& wall : result.walls) {
    wall.corners[0] = {0, count};
    wall.size = 1;
    wall.slope = 0;
  }
  return result;
}

bool operator==(const Thermograph& a, const Thermograph& b) {
  return a.mean == b.mean && a.temperature == b.temperature && is_same(a.walls[0], b.walls[0]) &&
         is_same(a.walls[1], b.walls[1]);
}

void Scaffold::add(const Thermograph& after) {
  const int sign = color_ == Color::kBlack ? 1 : -1;
  Wall taxed = after.wall(opponent(color_));
  for (int i = 0; i < taxed.size; ++i) taxed.corners[i].count -= sign * taxed.corners[i].tax;
  taxed.slope -= sign;
  if (is_empty_) {
    is_empty_ = false;
    wall_ = taxed;
    return;
  }
  std::int32_t taxes[kMostTaxes];
  const int count = merge_taxes(wall_, taxed, taxes);
  Wall best;
  Builder builder(best);
  int before = 0;
  for (int i = 0; i < count; ++i) {
    const int ours = wall_.at(taxes[i]);
    const int theirs = taxed.at(taxes[i]);
    const int ahead = sign * (ours - theirs);
    if (i > 0 && ((before < 0 && ahead > 0) || (before > 0 && ahead < 0))) {
      // Each of the two is level or falls with the tax, so they cross at whole numbers.
      const int crossing = taxes[i - 1] + static_cast<int>(std::int64_t{before} * (taxes[i] - taxes[i - 1]) /
                                                           (before - ahead));
      builder.add(crossing, wall_.at(crossing));
    }
    builder.add(taxes[i], ahead >= 0 ? ours : theirs);
    before = ahead;
  }
  builder.end(-sign);
  fits_ = fits_ && builder.fits();
  wall_ = best;
}

bool meet(const Scaffold& black, const Scaffold& white, int standing, Thermograph& result) {
  if (!black.fits() || !white.fits()) return false;
  const bool moves_black = !black.is_empty();
  const bool moves_white = !white.is_empty();
  const int left = moves_black ? black.wall().at(0) : 0;
  const int right = moves_white ? white.wall().at(0) : 0;
  if (!moves_black || !moves_white || left <= right) {
    int count = standing;
    if (moves_black) count = std::max(count, left);
    if (moves_white) count = std::min(count, right);
    result = Thermograph::of_count(count);
    return true;
  }
  std::int32_t taxes[kMostTaxes];
  const int count = merge_taxes(black.wall(), white.wall(), taxes);
  int from = 0;  // the last tax at which Black's wall is still the higher one
  int gap = left - right;
  int closing = 2;  // by how much the walls come closer for each point of tax
  for (int i = 1; i < count; ++i) {
    const int next = black.wall().at(taxes[i]) - white.wall().at(taxes[i]);
    closing = (gap - next) / (taxes[i] - from);
    if (next <= 0) break;
    from = taxes[i];
    gap = next;
    closing = 2;
  }
  if (gap % closing != 0) return false;
  Thermograph met;
  met.temperature = from + gap / closing;
  met.mean = black.wall().at(met.temperature);
  if (!cut(black.wall(), met.temperature, met.mean, met.walls[0]) ||
      !cut(white.wall(), met.temperature, met.mean, met.walls[1])) {
    return false;
  }
  result = met;
  return true;
}

}  // namespace kakoi::go
