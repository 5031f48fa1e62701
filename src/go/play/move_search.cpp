#include "go/play/move_search.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "core/sort.h"
#include "go/playouts/part.h"

namespace kakoi::go {

namespace {

/// The games after which what was played later counts as much as what was played at once; by Gelly and Silver's
/// formula with the bias as one number.
constexpr float kRaveGames = 3000;

/// The part of a game's value that its margin decides: won is won, and more is a little better.
constexpr float kMargin = 0.04F;

/// The children that a node of a large board tries at first, and how many more with each doubling of its games.
constexpr int kTriedFirst = 8;
constexpr int kTriedMore = 3;

/// Neither Black nor White was first to play there.
constexpr std::uint8_t kNobody = 2;

}  // namespace

void MoveSearch::run(const MoveQuestion& question, MoveOrder& order, const Grid& grid, int playouts,
                     std::uint64_t seed) {
  begin(question, order, grid, seed);
  go_on(playouts);
}

void MoveSearch::begin(const MoveQuestion& question, MoveOrder& order, const Grid& grid, std::uint64_t seed) {
  order_ = &order;
  if (question.part.any()) {
    load_part(question.position, question.part, grid, start_);
  } else {
    start_.load(question.position, grid);
  }
  start_.set_ko(cell_of(question.ko));
  to_play_ = question.to_play;
  last_ = cell_of(question.last);
  before_last_ = cell_of(question.before_last);
  komi_ = question.komi;
  std::memset(settled_, 0, sizeof settled_);
  for_each_point(question.settled[0], [&](Point p) { settled_[cell_of(p)] = 1; });
  for_each_point(question.settled[1], [&](Point p) { settled_[cell_of(p)] = -1; });
  barred_ = CellSet::none();
  for_each_point(question.barred, [&](Point p) { barred_.add(cell_of(p)); });
  const PointSet& part = question.part.any() ? question.part : grid.full;
  const PointSet& counted = question.counted.any() ? question.counted : part;
  points_ = 0;
  const auto take = [&](Point p) { cells_[points_++] = static_cast<std::uint16_t>(cell_of(p)); };
  for_each_point(counted, take);
  counted_ = points_;
  for_each_point(part - counted, take);
  random_ = Random(seed);
  std::memset(owned_, 0, sizeof owned_);
  std::memset(first_to_play_, kNobody, sizeof first_to_play_);
  games_ = 0;
  nodes_[0] = {.visits = 0,
               .wins = 0,
               .rave_visits = 0,
               .rave_wins = 0,
               .first = 0,
               .count = 0,
               .move = kNoCell,
               .prior = 0,
               .lead = 0};
  node_count_ = 1;
  board_ = start_;
  expand(nodes_[0], to_play_, last_, before_last_);
  for (int i = 0; i < nodes_[0].count; ++i) {
    const Node& child = nodes_[nodes_[0].first + static_cast<std::uint32_t>(i)];
    prior_wins_[child.move] = child.wins;
  }
}

void MoveSearch::go_on(int playouts) {
  assert(playouts > 0);
  for (int i = 0; i < playouts; ++i) simulate();
  list_moves();
}

/// A position gets its moves when it was met so many times: twice as many for each eighth of the nodes that are
/// used of the second half.
std::uint32_t MoveSearch::expand_at() const {
  const int eighths = node_count_ / (most_nodes_ / 8);
  return (order_->is_ranked() ? 5U : 2U) << static_cast<unsigned>(std::max(0, eighths - 3));
}

void MoveSearch::add_child(int move, float games, float wins) {
  const auto visits = static_cast<std::uint32_t>(games);
  nodes_[node_count_++] = {.visits = visits,
                           .wins = wins,
                           .rave_visits = visits,
                           .rave_wins = wins,
                           .first = 0,
                           .count = 0,
                           .move = static_cast<std::uint16_t>(move),
                           .prior = visits,
                           .lead = 0};
}

/// Gives the node its moves: the pass, and all that fill no eye and are not settled.
void MoveSearch::expand(Node& node, Color color, int last, int before_last) {
  if (node_count_ + board_.empty_count() + 1 > most_nodes_) return;
  const bool is_root = &node == nodes_;
  node.first = static_cast<std::uint32_t>(node_count_);
  order_->look(board_, color, last, before_last);
  for (int i = 0; i < board_.empty_count(); ++i) {
    const int at = board_.empty_cell(i);
    if (settled_[at] == 0 && !(is_root && barred_.has(at)) && !board_.is_eye(color, at)) order_->add(at);
  }
  order_->rank();
  add_child(kNoCell, 20, 2);
  for (int i = 0; i < order_->count(); ++i) {
    const PriorMove& move = order_->move(i);
    add_child(move.cell, move.games, move.wins);
  }
  node.count = static_cast<std::uint16_t>(node_count_ - static_cast<int>(node.first));
}

/// The number of children that may be visited, the likeliest: a few, and some more with each doubling of the games
/// (R. Coulom, "Computing Elo ratings of move patterns in the game of Go", 2007). All where no order is known.
int MoveSearch::tried_children(const Node& node) const {
  if (!order_->is_ranked()) return node.count;
  const std::uint64_t games = node.visits - node.prior + 1;
  const int doublings = std::max(0, static_cast<int>(std::bit_width(games)) - 1);
  const auto eighths = static_cast<int>((games << 3) >> doublings & 7U);  // of the next doubling, about
  return std::min<int>(node.count, kTriedFirst + kTriedMore * (8 * doublings + eighths) / 8);
}

/// The child to visit next; 0 when there is none.
int MoveSearch::best_child(const Node& node) const {
  int best = 0;
  float most = -1;
  const auto first = static_cast<int>(node.first);
  const int count = tried_children(node);
  for (int i = first; i < first + count; ++i) {
    const Node& child = nodes_[i];
    const auto visits = static_cast<float>(child.visits);
    const auto rave = static_cast<float>(child.rave_visits);
    const float share = rave / (rave + visits + rave * visits / kRaveGames);
    const float mean = child.wins / visits;
    const float worth = mean + share * (child.rave_wins / rave - mean);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

/// Goes down the tree, plays the game to its end, and enters what came of it.
void MoveSearch::simulate() {
  board_ = start_;
  path_length_ = 0;
  played_count_ = 0;
  path_[path_length_++] = 0;
  Color color = to_play_;
  int last = last_;
  int before_last = before_last_;
  std::uint32_t at = 0;
  int passes = 0;
  while (passes < 2 && path_length_ <= kDeepest) {
    Node& node = nodes_[at];
    if (node.count == 0 && node.visits - node.prior >= expand_at()) expand(node, color, last, before_last);
    if (node.count == 0) break;
    const int next = best_child(node);
    const int move = nodes_[next].move;
    if (move == kNoCell) {
      board_.pass();
      ++passes;
    } else if (board_.play(color, move)) {
      passes = 0;
    } else {
      // Not legal: the others move up, for good unless it is a ko.
      const auto end = node.first + node.count;
      std::rotate(nodes_ + next, nodes_ + next + 1, nodes_ + end);
      --node.count;
      continue;
    }
    at = static_cast<std::uint32_t>(next);
    path_[path_length_++] = at;
    played_[played_count_++] = static_cast<std::uint16_t>(move);
    before_last = last;
    last = move;
    color = opponent(color);
  }
  for (const int most = std::min(played_count_ + 3 * points_, kLongestGame);
       passes < 2 && played_count_ < most;) {
    const int move = play_by_policy(board_, shapes_, color, last, random_);
    if (move == kNoCell) {
      board_.pass();
      ++passes;
    } else {
      passes = 0;
    }
    played_[played_count_++] = static_cast<std::uint16_t>(move);
    last = move;
    color = opponent(color);
  }
  int lead = 0;
  for (int i = 0; i < points_; ++i) {
    const std::int8_t settled = settled_[cells_[i]];
    const int owner = settled == 0 ? board_.owner(cells_[i]) : settled > 0 ? 1 : -1;
    owned_[cells_[i]] += owner;
    if (i < counted_) lead += owner;
  }
  ++games_;
  back_up(2 * lead - komi_);
}

/// Enters the result, Black's lead in half points, into the nodes on the path and, for moves that were played later,
/// into their sisters.
void MoveSearch::back_up(int lead) {
  const float half = static_cast<float>(lead) * 0.5F;
  const float margin = half / static_cast<float>(counted_);
  const float won = lead > 0 ? 1.0F : lead < 0 ? 0.0F : 0.5F;
  const float black = won * (1 - kMargin) + kMargin * 0.5F *
                                                (1 + (margin > 1    ? 1
                                                      : margin < -1 ? -1
                                                                    : margin));
  // Backwards, so that each cell holds who was first to play there from the node on.
  int played = played_count_;
  for (int depth = path_length_ - 1; depth >= 0; --depth) {
    while (played > depth) {
      --played;
      const bool is_first = (played & 1) == 0;
      first_to_play_[played_[played]] = static_cast<std::uint8_t>(is_first ? to_play_ : opponent(to_play_));
    }
    const Color color = (depth & 1) == 0 ? to_play_ : opponent(to_play_);
    const float value = color == Color::kBlack ? black : 1 - black;
    Node& node = nodes_[path_[depth]];
    ++node.visits;
    node.wins += 1 - value;
    node.lead += half;
    const auto code = static_cast<std::uint8_t>(color);
    for (std::uint32_t i = node.first; i < node.first + node.count; ++i) {
      Node& child = nodes_[i];
      if (first_to_play_[child.move] != code || child.move == kNoCell) continue;
      ++child.rave_visits;
      child.rave_wins += value;
    }
  }
  for (int i = 0; i < played_count_; ++i) first_to_play_[played_[i]] = kNobody;
}

void MoveSearch::list_moves() {
  const Node& root = nodes_[0];
  const auto games = [&](const Node& node) { return node.visits - node.prior; };
  // The moves as numbers: games, then the cell from the last to the first, then the child.
  std::uint64_t keys[kMostMoves];
  move_count_ = 0;
  for (std::uint32_t i = root.first; i < root.first + root.count; ++i) {
    const Node& child = nodes_[i];
    if (games(child) > 0)
      keys[move_count_++] =
          std::uint64_t{games(child)} << 32 | (0xFFFFU - child.move) << 16 | (i - root.first);
  }
  sort_down(keys, move_count_);
  for (int i = 0; i < move_count_; ++i) {
    children_[i] = root.first + static_cast<std::uint32_t>(keys[i] & 0xFFFFU);
    const Node& child = nodes_[children_[i]];
    const auto visits = static_cast<float>(games(child));
    moves_[i] = {.move = point_of(child.move),
                 .visits = static_cast<int>(games(child)),
                 .win_rate = std::clamp((child.wins - prior_wins_[child.move]) / visits, 0.0F, 1.0F),
                 .lead = (to_play_ == Color::kBlack ? child.lead : -child.lead) / visits};
  }
}

MoveSearch::Line MoveSearch::line(int i) const {
  Line line;
  for (std::uint32_t at = children_[i]; !line.is_full();) {
    line.add(point_of(nodes_[at].move));
    const Node& node = nodes_[at];
    std::uint32_t next = 0;
    std::uint32_t most = 3;  // fewer visits say nothing
    for (std::uint32_t j = node.first; j < node.first + node.count; ++j) {
      const std::uint32_t games = nodes_[j].visits - nodes_[j].prior;
      if (games <= most) continue;
      most = games;
      next = j;
    }
    if (next == 0) break;
    at = next;
  }
  return line;
}

float MoveSearch::win_rate() const { return 1 - nodes_[0].wins / static_cast<float>(nodes_[0].visits); }

float MoveSearch::lead() const {
  const float black = nodes_[0].lead / static_cast<float>(nodes_[0].visits);
  return to_play_ == Color::kBlack ? black : -black;
}

}  // namespace kakoi::go
