#include "loa/search.h"

#include <algorithm>
#include <utility>

#include "core/hash.h"

namespace kakoi::loa {
namespace {

constexpr int kInfinity = 32'000;

/// One side rarely has so many moves more than the other; where fewer cannot matter, moves are not counted.
constexpr int kMostMovesAhead = 45;

std::uint64_t search_key(const Position& position) {
  const std::uint64_t key = mix64(mix64(position.black) + position.white);
  return position.to_play == Color::kBlack ? key : ~key;
}

/// A score as the table keeps it: wins count from the position, not from the root.
int to_table(int score, int ply) {
  return score > kCertain ? score + ply : score < -kCertain ? score - ply : score;
}
int from_table(int score, int ply) {
  return score > kCertain ? score - ply : score < -kCertain ? score + ply : score;
}

}  // namespace

SearchResult Search::run(const Position& position, int depth, int nodes, const Whim& whim) {
  assert(depth >= 1 && depth <= kMaxPlies);
  whim_ = whim;
  whim_.begin(search_key(position));
  limit_ = nodes;
  nodes_ = 0;
  stopped_ = false;
  if (++run_ == 0) {
    for (Entry& entry : table_) entry.bound = kNothing;
    run_ = 1;
  }
  std::fill_n(&killers_[0][0], 2 * (kMaxPlies + 4), std::int16_t{0});
  std::fill_n(&history_[0][0], 2 << 12, 0);
  SearchResult result{kNoMove, 0, 0, 0};
  for (int d = 1; d <= depth; ++d) {
    first_ply_ = d == 1;
    best_ = kNoMove;
    const int score = search(position, d, -kInfinity, kInfinity, 0);
    if (stopped_) break;
    result = {best_, best_ == kNoMove ? score : score - whim_.bonus(best_), d, 0};
    if (nodes_ >= limit_ || score > kCertain || score < -kCertain) break;
  }
  result.nodes = nodes_;
  return result;
}

int Search::search(const Position& position, int depth, int alpha, int beta, int ply) {
  if (nodes_ >= limit_ && !first_ply_) {
    stopped_ = true;
    return 0;
  }
  if (depth == 0 || ply >= kMaxPlies) return rest(position, alpha, beta, ply, 2);
  ++nodes_;
  const std::uint64_t key = search_key(position);
  for (int i = ply - 2; i >= 0; i -= 2) {
    if (line_[i] == key) return 0;
  }
  line_[ply] = key;

  Entry& entry = table_[key & (kEntries - 1)];
  int first = kNoMove;
  if (entry.bound != kNothing && entry.run == run_ && entry.key == key) {
    first = entry.move;
    const int score = from_table(entry.score, ply);
    if (ply > 0 && entry.depth >= depth &&
        (entry.bound == kExact || (entry.bound == kAtLeast && score >= beta) ||
         (entry.bound == kAtMost && score <= alpha))) {
      return score;
    }
  }

  Move* const moves = moves_[ply];
  int count = list(position, first, ply, moves);
  if (ply == 0) count = whim_.see(moves, count, [](const Move& move) { return move.move; });
  if (count == 0) return -search(pass(position), depth - 1, -beta, -alpha, ply + 1);
  const int below = alpha;
  int best = -kInfinity;
  int best_move = kNoMove;
  for (int i = 0; i < count; ++i) {
    std::swap(moves[i], *std::max_element(moves + i, moves + count,
                                          [](const Move& a, const Move& b) { return a.order < b.order; }));
    const auto [move, captures, order] = moves[i];
    const int bonus = ply == 0 ? whim_.bonus(move) : 0;
    const auto look_between = [&, move = move, captures = captures](int least, int most) {
      return bonus + look(position, move, captures, depth - 1, least - bonus, most - bonus, ply);
    };
    int score = look_between(alpha, i == 0 ? beta : alpha + 1);
    if (i > 0 && score > alpha && score < beta) score = look_between(alpha, beta);
    if (stopped_) return 0;
    if (score > best) {
      best = score;
      best_move = move;
      if (ply == 0) best_ = move;
    }
    alpha = std::max(alpha, score);
    if (alpha < beta) continue;
    if (!captures && killers_[ply][0] != move) {
      killers_[ply][1] = std::exchange(killers_[ply][0], move);
    }
    history_[static_cast<int>(position.to_play)][move] += depth * depth;
    break;
  }
  entry = {key,
           static_cast<std::int16_t>(to_table(best, ply)),
           static_cast<std::uint16_t>(best_move),
           run_,
           static_cast<std::uint8_t>(depth),
           best >= beta   ? kAtLeast
           : best > below ? kExact
                          : kAtMost};
  return best;
}

/// The score of a move, for the side that makes it.
int Search::look(const Position& position, int move, bool captures, int depth, int alpha, int beta, int ply) {
  const Position next = play(position, from_of(move), to_of(move));
  const bool connects = is_connected(next.enemy());
  // Without a capture the opponent's stones have not changed.
  const bool connects_opponent = captures && is_connected(next.own());
  if (connects || connects_opponent) {
    ++nodes_;
    if (connects && connects_opponent) return 0;
    return connects ? kWinScore - ply - 1 : ply + 1 - kWinScore;
  }
  return -search(next, depth, -beta, -alpha, ply + 1);
}

/// The score of the position when only moves that connect, or captures that tear, are followed: at most
/// `more` captures.
int Search::rest(const Position& position, int alpha, int beta, int ply, int more) {
  ++nodes_;
  int best = estimate(position, alpha, beta);
  // A stone that moves leaves one group at most and joins four, so the Euler number falls by four at most. A
  // connected side has 1 at most: above 5 no move connects.
  const int own = euler_number_8(position.own());
  if (more == 0 || ply >= kMaxPlies || own > 5 || best >= beta) return best;
  const int enemy = euler_number_8(position.enemy());
  alpha = std::max(alpha, best);
  const Field field(position);
  for (Squares stones = field.own; stones != 0; stones &= stones - 1) {
    const int from = first_square(stones);
    for (Squares to = targets(field, from); to != 0; to &= to - 1) {
      const Position next = play(position, from, first_square(to));
      const bool captures = next.own() != position.enemy();
      const int after = euler_number_8(next.enemy());
      if (after <= 1 && is_connected(next.enemy())) {
        if (captures && is_connected(next.own())) continue;
        return kWinScore - ply - 1;
      }
      const bool tears = captures && euler_number_8(next.own()) - enemy + own - after > 0;
      if (!tears || is_connected(next.own())) continue;
      const int score = -rest(next, -beta, -alpha, ply + 1, more - 1);
      best = std::max(best, score);
      alpha = std::max(alpha, score);
      if (alpha >= beta) return best;
    }
  }
  return best;
}

int Search::estimate(const Position& position, int alpha, int beta) const {
  const int score =
      terms_at_rest(position.own(), weights_).total() - terms_at_rest(position.enemy(), weights_).total();
  const int margin = kMostMovesAhead * weights_.mobility;
  if (score + margin <= alpha || score - margin >= beta) return score;
  return score + weights_.mobility * (count_moves(position) - count_moves(pass(position)));
}

/// Lists every move with its place in the order; returns how many.
int Search::list(const Position& position, int first, int ply, Move* moves) const {
  const std::int32_t* const history = history_[static_cast<int>(position.to_play)];
  const auto& killers = killers_[ply];
  int count = 0;
  for_each_move(position, [&](int from, int to) {
    const int move = move_of(from, to);
    const bool captures = (position.enemy() & square_bit(to)) != 0;
    int order = history[move];
    if (move == first) {
      order = 1 << 30;
    } else if (captures) {
      order += 1 << 20;
    } else if (move == killers[0] || move == killers[1]) {
      order += 1 << 19;
    }
    moves[count++] = {static_cast<std::int16_t>(move), captures, order};
  });
  return count;
}

}  // namespace kakoi::loa
