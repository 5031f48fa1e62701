#include "senket/search.h"

#include <algorithm>
#include <utility>

namespace kakoi::senket {
namespace {

constexpr int kInfinity = 1 << 28;

int number_of(Point post) { return post.y * kMaxSize + post.x; }

/// True in the first quarter of a game while the colour has no fence.
bool is_early(const Position& position, Color color) {
  const int points = position.size * position.size;
  return position.side(color).fences.count() == 0 && 4 * position.empties().count() >= 3 * points;
}

}  // namespace

SearchResult Search::run(const Position& position, Color color, Mode mode, int depth, int nodes,
                         const Whim& whim) {
  assert(depth >= 1 && depth <= kMaxDepth);
  whim_ = whim;
  whim_.begin(2 * static_cast<std::uint64_t>(position.empties().count()) + static_cast<std::uint64_t>(color));
  mode_ = mode;
  limit_ = nodes;
  nodes_ = 0;
  stopped_ = false;
  SearchResult result{{-1, -1}, 0, 0, 0};
  for (int d = 1; d <= depth; ++d) {
    const int score = best(position, color, d, 0, -kInfinity, kInfinity, false);
    if (stopped_) break;
    result = {move_, score - (move_.x < 0 ? whim_.latitude() : whim_.bonus(number_of(move_))), d, 0};
    if (nodes_ >= limit_) break;
  }
  result.nodes = nodes_;
  return result;
}

int Search::best(const Position& position, Color color, int depth, int ply, int alpha, int beta,
                 bool passed) {
  Move* const moves = moves_[ply];
  int count = list_moves(position, color, moves);
  if (ply == 0) count = see(moves, count, is_early(position, color));
  int best_score = -kInfinity;
  for (int i = 0; i < count; ++i) {
    // Picks the best move left, one at a time, because few of them are needed.
    std::swap(moves[i], *std::max_element(moves + i, moves + count));
    const auto [post, value, order] = moves[i];
    if (depth == 1) {
      if (ply == 0) move_ = post;
      return value;
    }
    if (depth == 2 && value <= std::max(alpha, best_score)) break;
    if (nodes_ >= limit_) {
      stopped_ = true;
      return best_score;
    }
    const bool passes = post.x < 0;
    int score = value;
    if (!(passes && passed)) {  // two passes end the game
      Position next = position;
      if (!passes) {
        const Fences fences = legal_fences_from(position, color, post);
        Side& side = next.side(color);
        side.posts.set(post);
        side.fences = side.fences | fences;
      }
      score -= best(next, opponent(color), depth - 1, ply + 1, value - beta,
                    value - std::max(alpha, best_score), passes);
      if (stopped_) return best_score;
    }
    if (score <= best_score) continue;
    best_score = score;
    if (ply == 0) move_ = post;
    if (score >= beta) break;
  }
  return best_score;
}

/// Keeps the moves that are seen, worth what they seem to be, and the pass, which is the last; returns how many. A player who
/// overlooks the moves that gain plays another all the same, and nobody passes early, before having a fence: a single one of the other
/// side may claim the whole board then, where every post inside is lost as long as nothing comes of it. The pass seems worth
/// as much as any move may, or the game would go on until no point is free.
int Search::see(Move* moves, int count, bool early) const {
  Move pass = moves[count - 1];
  const bool gains = count > 1 && pass < *std::max_element(moves, moves + count - 1);
  const int seen = whim_.see(moves, count - 1, [](const Move& move) { return number_of(move.post); });
  for (int i = 0; i < seen; ++i) moves[i].value += whim_.bonus(number_of(moves[i].post));
  const bool plays_on = (gains && whim_.overlooks()) || (early && whim_.latitude() > 0);
  if (plays_on && seen > 0) return seen;
  pass.value += whim_.latitude();
  moves[seen] = pass;
  return seen + 1;
}

/// Lists every move and the pass; returns how many.
int Search::list_moves(const Position& position, Color color, Move* moves) {
  values_.find(position, color, mode_);
  int count = 0;
  for_each_point(position.empties(), [&](Point p) {
    const int x = 2 * p.x - position.size + 1;
    const int y = 2 * p.y - position.size + 1;
    moves[count++] = {p, values_.value(p), values_.fences(p) * 4 * kMaxPoints - x * x - y * y};
  });
  nodes_ += count;
  // A pass comes after moves of the same value that make a fence, and last when the colour has no post yet.
  const int order = position.side(color).posts.any() ? 0 : -kInfinity;
  moves[count++] = {{-1, -1}, 0, order};
  return count;
}

}  // namespace kakoi::senket
