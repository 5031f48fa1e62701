#include "go/collection/game_record.h"

#include <bit>
#include <cstring>

namespace kakoi::go {
namespace {

/// The stones of both colours, row by row.
struct Rows {
  std::uint32_t of[2][kMaxSide] = {};

  [[nodiscard]] bool has(int color, int point) const {
    return (of[color][point / kMaxSide] >> point % kMaxSide & 1U) != 0;
  }
  [[nodiscard]] Content at(int point) const {
    return has(0, point) ? Content::kBlack : has(1, point) ? Content::kWhite : Content::kEmpty;
  }
  void put(int point, Content content) {
    const std::uint32_t bit = 1U << point % kMaxSide;
    const int y = point / kMaxSide;
    of[0][y] &= ~bit;
    of[1][y] &= ~bit;
    if (content != Content::kEmpty) of[content == Content::kWhite][y] |= bit;
  }
};

class Recorder {
 public:
  Recorder(const Grid& grid, Change* out) : grid_(grid), out_(out) {}

  /// Points set up, before the first move or between moves.
  void set_up(std::span<const std::uint32_t> steps) {
    for (const std::uint32_t step : steps) {
      const int point = static_cast<int>(step & (kPassWord - 1));
      const auto content = static_cast<Content>(step >> kContentShift & 3U);
      if (rows_.at(point) == content) continue;
      rows_.put(point, content);
      write(Change::make(point, content, Change::kSetUp));
    }
  }

  void play(std::span<const std::uint32_t> moves) {
    static Replay replay;  // large; holds nothing between games
    const Position position{PointSet::load(rows_.of[0], grid_.height),
                            PointSet::load(rows_.of[1], grid_.height)};
    replay.begin({position, Color::kBlack, kNoPoint}, moves, {.strict = false}, grid_);
    for (const std::uint32_t move : moves) {
      replay.play_next();
      const Color color = (move & kWhiteWord) != 0 ? Color::kWhite : Color::kBlack;
      if ((move & kPassWord) != 0) {
        write(Change::pass(color));
        continue;
      }
      const int point = static_cast<int>(move & (kPassWord - 1));
      rows_.put(point, content_of(color));
      write(Change::make(point, content_of(color), Change::kMove));
      if (replay.captured() > 0) write_removed(replay);
    }
  }

  [[nodiscard]] const Change* end() const { return out_; }

 private:
  void write(Change change) { *out_++ = change; }

  /// The stones that stood until the last move, or were played with it, and are gone.
  void write_removed(const Replay& replay) {
    for (int color = 0; color < 2; ++color) {
      const std::uint32_t* const now = replay.rows(static_cast<Color>(color));
      for (int y = 0; y < grid_.height; ++y) {
        for (std::uint32_t gone = rows_.of[color][y] & ~now[y]; gone != 0; gone &= gone - 1) {
          write(Change::make(y * kMaxSide + std::countr_zero(gone), Content::kEmpty, 0));
        }
        rows_.of[color][y] = now[y];
      }
    }
  }

  const Grid& grid_;
  Change* out_;
  Rows rows_;
};

}  // namespace

int record_game(std::span<const std::uint32_t> steps, const Grid& grid, Change* out) {
  Recorder recorder(grid, out);
  for (std::size_t first = 0; first < steps.size();) {
    const bool is_set_up = (steps[first] & kSetUpWord) != 0;
    std::size_t end = first + 1;
    while (end < steps.size() && ((steps[end] & kSetUpWord) != 0) == is_set_up) ++end;
    const auto run = steps.subspan(first, end - first);
    if (is_set_up) {
      recorder.set_up(run);
    } else {
      recorder.play(run);
    }
    first = end;
  }
  return static_cast<int>(recorder.end() - out);
}

}  // namespace kakoi::go
