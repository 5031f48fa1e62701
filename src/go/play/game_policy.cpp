#include "go/play/game_policy.h"

namespace kakoi::go {

namespace {

constexpr auto kStyle = PlayoutStyle::kSparing;

// Chances out of sixteen that the policy looks for a move of the kind at all: what is always done teaches nothing
// when it is wrong.
constexpr std::uint32_t kAnswers = 14;
constexpr std::uint32_t kVital = 13;
constexpr std::uint32_t kShapes = 14;

bool chance(std::uint32_t of_sixteen, Random& random) { return random.below(16) < of_sixteen; }

/// The cell of the shape with the most neighbours in it, when it has that many more than others that only it
/// will do; kNoCell otherwise.
int centre(const Cells<6>& space) {
  int best = kNoCell;
  int most = 1;
  for (int i = 0; i < space.count; ++i) {
    int degree = 0;
    for (int j = 0; j < space.count; ++j) {
      const int distance = std::abs(space.cells[i] - space.cells[j]);
      degree += distance == 1 || distance == kStride;
    }
    if (degree > most) {
      most = degree;
      best = space.cells[i];
    } else if (degree == most) {
      best = kNoCell;
    }
  }
  return best;
}

/// The connected empty points from a cell on; none when they are one or more than six, or touch stones that are not of
/// the colour.
Cells<6> eye_space(const PlayoutBoard& board, Color color, int from) {
  Cells<6> space;
  if (board.empty_neighbours(from) == 0 || !board.is_kept_by(color, from)) return space;
  space.add(from);
  for (int i = 0; i < space.count; ++i) {
    for (const int offset : kAround) {
      const int at = space.cells[i] + offset;
      if (!board.is_empty(at)) continue;
      if (std::find(space.cells, space.cells + space.count, at) != space.cells + space.count) continue;
      if (space.count == 6 || !board.is_kept_by(color, at)) return {};
      space.add(at);
    }
  }
  return space;
}

}  // namespace

int vital_point(const PlayoutBoard& board, int last) {
  if (!board.is_stone(last)) return kNoCell;
  const Color color = board.color(last);
  for (const int offset : kAround) {
    const int from = last + offset;
    if (!board.is_empty(from)) continue;
    const Cells<6> space = eye_space(board, color, from);
    if (space.count < 3) continue;
    const int at = centre(space);
    if (at != kNoCell) return at;
  }
  return kNoCell;
}

int play_by_policy(PlayoutBoard& board, const Shapes& shapes, Color color, int last, Random& random) {
  if (last != kNoCell) {
    if (chance(kAnswers, random)) {
      const int at = detail::play_one_of(answers_to_atari(board, color, last), kStyle, board, color, random);
      if (at != kNoCell) return at;
    }
    if (chance(kVital, random)) {
      const int at = vital_point(board, last);
      if (at != kNoCell && board.play(color, at)) return at;
    }
    if (chance(kShapes, random)) {
      Cells<16> moves;
      for (const int offset : kRing) {
        const int at = last + offset;
        if (board.is_empty(at) && shapes.has(board, at)) moves.add(at);
      }
      const int at = detail::play_one_of(moves, kStyle, board, color, random);
      if (at != kNoCell) return at;
    }
  }
  return detail::play_anything(kStyle, board, color, random);
}

}  // namespace kakoi::go
