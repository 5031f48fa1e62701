#include "go/play/move_features.h"

#include <cstring>

#include "core/hash.h"

namespace kakoi::go {

namespace {

struct Step {
  int dx;
  int dy;

  friend bool operator==(const Step&, const Step&) = default;
};

/// One of the eight symmetries.
Step image_of(Step step, int symmetry) {
  if ((symmetry & 1) != 0) step.dx = -step.dx;
  if ((symmetry & 2) != 0) step.dy = -step.dy;
  if ((symmetry & 4) != 0) std::swap(step.dx, step.dy);
  return step;
}

}  // namespace

MoveFeatures::MoveFeatures() {
  Step steps[kPoints];
  int count = 0;
  for (int distance = 2; count < kPoints; ++distance) {
    for (int dy = -kReach; dy <= kReach; ++dy) {
      for (int dx = -kReach; dx <= kReach; ++dx) {
        if (felt_length(dx, dy) != distance) continue;
        steps[count] = {dx, dy};
        offsets_[count] = dy * kRow + dx;
        distances_[count] = static_cast<std::uint8_t>(distance);
        ++count;
      }
    }
  }
  assert(count == kPoints);
  for (int i = 0; i < kPoints; ++i) {
    for (int j = 0; j < 8; ++j) {
      const auto image = static_cast<int>(std::find(steps, steps + kPoints, image_of(steps[i], j)) - steps);
      const auto number = [&](int state) {
        return static_cast<std::uint32_t>(
            mix64(16 * static_cast<std::uint64_t>(image) + static_cast<std::uint64_t>(state) + 1));
      };
      for (int state = 0; state < kStates; ++state) images_[i][state][j] = number(state);
      last_images_[i][j] = number(kStates);
    }
  }
}

void MoveFeatures::look_at_chain(int chain) {
  const bool mine = board_->is_stone_of(color_, chain);
  const int size = board_->chain_size(chain);
  liberties_[chain] = 3;
  if (board_->pseudo_liberties(chain) > 8) return;  // two liberties are counted four times each at most
  const Cells<3> open = liberties_of<3>(*board_, chain);
  liberties_[chain] = static_cast<std::uint8_t>(open.count);
  if (open.count == 1) {
    const int at = open.cells[0];
    if (mine) {
      const bool escapes = ladder_.escapes(*board_, chain);
      if (!escapes || rescues(*board_, color_, at, chain)) do_to(at, escapes ? kEscapes : kRunsInVain, size);
      return;
    }
    const bool saves = !all_stones(*board_, chain, [&](int stone) {
      return std::none_of(std::begin(kAround), std::end(kAround), [&](int offset) {
        const int beside = stone + offset;
        return board_->is_stone_of(color_, beside) && only_liberty(*board_, board_->chain(beside)) != kNoCell;
      });
    });
    do_to(at, saves ? kSaves : rescues(*board_, opponent(color_), at, chain) ? kTakes : kTakesCaught, size);
    return;
  }
  if (open.count != 2) return;
  const bool catches[] = {ladder_.catches(*board_, chain, open.cells[0]),
                          ladder_.catches(*board_, chain, open.cells[1])};
  for (int i = 0; i < 2; ++i) {
    if (!mine) {
      do_to(open.cells[i], catches[i] ? kCatches : kThreatens, size);
    } else if (catches[0] || catches[1]) {
      do_to(open.cells[i], catches[i] ? kGuards : kGuardsAside, size);
    }
  }
}

void MoveFeatures::look(const PlayoutBoard& board, Color to_play, int last, int before_last) {
  board_ = &board;
  color_ = to_play;
  last_ = last;
  before_last_ = before_last;
  std::memset(states_, kEdge, sizeof states_);
  width_ = 1;
  height_ = 1;
  int stones = 0;
  // Beyond the edge a board may still hold the rows of a larger one.
  const auto is_inside = [&](int x, int y) {
    return x < kMaxSide && y < kMaxSide &&
           (board.is_stone(cell_of({x, y})) || board.is_empty(cell_of({x, y})));
  };
  for (int y = 0; is_inside(0, y); ++y) {
    for (int x = 0; is_inside(x, y); ++x) {
      const int at = cell_of({x, y});
      const bool is_stone = board.is_stone(at);
      states_[(y + kReach) * kRow + x + kReach] = !is_stone                    ? kEmpty
                                                  : board.color(at) == to_play ? kOwn
                                                                               : kTheirs;
      stones += is_stone;
      width_ = std::max(width_, x + 1);
      height_ = y + 1;
    }
  }
  const int percent = 100 * stones / (width_ * height_);
  stage_ = percent < 6 ? 0 : percent < 15 ? 1 : percent < 35 ? 2 : 3;
  for (int i = 0; i < board.empty_count(); ++i) doings_[board.empty_cell(i)] = 0;
  for_each_chain(board, [&](int chain) { look_at_chain(chain); });
}

/// The liberties of the chain after a move there, one for each chain captured, 1 to 4 for all above.
int MoveFeatures::liberties_after(int at) const {
  Cells<5> found;
  const auto add = [&](int cell) {
    if (board_->is_empty(cell) && cell != at &&
        std::find(found.cells, found.cells + found.count, cell) == found.cells + found.count)
      found.add(cell);
  };
  for (const int offset : kAround) {
    const int beside = at + offset;
    add(beside);
    if (!board_->is_stone(beside)) continue;
    if (!board_->is_stone_of(color_, beside)) {
      if (liberties_[board_->chain(beside)] == 1) found.add(beside);
      continue;
    }
    all_stones(*board_, board_->chain(beside), [&](int stone) {
      for (const int around : kAround) add(stone + around);
      return found.count < 4;
    });
  }
  return std::clamp(found.count, 1, 4);
}

/// The place by the lines counted from the nearest edges, in either order.
int MoveFeatures::place_of(int at) const {
  const Point p = point_of(at);
  const int across = std::min({p.x + 1, width_ - p.x, kLines});
  const int down = std::min({p.y + 1, height_ - p.y, kLines});
  const int most = std::max(across, down);
  return most * (most - 1) / 2 + std::min(across, down) - 1;
}

}  // namespace kakoi::go
