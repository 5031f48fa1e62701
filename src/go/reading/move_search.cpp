#include "go/reading/move_search.h"

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
constexpr float kMarginShare = 0.04F;

/// Neither Black nor White was first to play there.
constexpr std::uint8_t kNobody = 2;

}  // namespace

void MoveSearch::run(const PartQuestion& question, const Grid& grid, int playouts, std::uint64_t seed) {
  assert(playouts > 0);
  begin(question, grid, seed);
  for (int i = 0; i < playouts; ++i) simulate();
  list_moves();
}

void MoveSearch::begin(const PartQuestion& question, const Grid& grid, std::uint64_t seed) {
  load_part(question.position, question.part, grid, start_);
  start_.set_ko(cell_of(question.ko));
  to_play_ = question.to_play;
  points_ = 0;
  const auto take = [&](Point p) { cells_[points_++] = static_cast<std::uint16_t>(cell_of(p)); };
  for_each_point(question.counted, take);
  counted_ = points_;
  for_each_point(question.part - question.counted, take);
  random_ = Random(seed);
  std::memset(first_to_play_, kNobody, sizeof first_to_play_);
  games_ = 0;
  nodes_[0] = {.visits = 0,
               .wins = 0,
               .rave_visits = 0,
               .rave_wins = 0,
               .first = 0,
               .count = 0,
               .move = kNoCell,
               .prior = 0};
  node_count_ = 1;
  board_ = start_;
  expand(nodes_[0], to_play_, kNoCell, kNoCell);
}

/// A position gets its moves when it was met so many times: twice as many for each eighth of the nodes that are
/// used of the second half.
std::uint32_t MoveSearch::expand_at() const {
  const int eighths = node_count_ / (most_nodes_ / 8);
  return 2U << static_cast<unsigned>(std::max(0, eighths - 3));
}

void MoveSearch::add_child(int move, Prior prior) {
  const auto visits = static_cast<std::uint32_t>(prior.games);
  nodes_[node_count_++] = {.visits = visits,
                           .wins = prior.wins,
                           .rave_visits = visits,
                           .rave_wins = prior.wins,
                           .first = 0,
                           .count = 0,
                           .move = static_cast<std::uint16_t>(move),
                           .prior = visits};
}

/// Gives the node its moves: the pass, and all that fill no eye.
void MoveSearch::expand(Node& node, Color color, int last, int before_last) {
  if (node_count_ + board_.empty_count() + 1 > most_nodes_) return;
  node.first = static_cast<std::uint32_t>(node_count_);
  priors_.look(board_, color, last, before_last);
  add_child(kNoCell, {.games = 20, .wins = 2});
  for (int i = 0; i < board_.empty_count(); ++i) {
    const int at = board_.empty_cell(i);
    if (!board_.is_eye(color, at)) add_child(at, priors_.of(at));
  }
  node.count = static_cast<std::uint16_t>(node_count_ - static_cast<int>(node.first));
}

/// The child to visit next; 0 when there is none.
int MoveSearch::best_child(const Node& node) const {
  int best = 0;
  float most = -1;
  const auto first = static_cast<int>(node.first);
  for (int i = first; i < first + node.count; ++i) {
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
  int last = kNoCell;
  int before_last = kNoCell;
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
  for (int i = 0; i < counted_; ++i) lead += board_.owner(cells_[i]);
  ++games_;
  back_up(lead);
}

/// Enters the result, Black's lead in points, into the nodes on the path and, for moves that were played later, into
/// their sisters.
void MoveSearch::back_up(int lead) {
  const float margin = static_cast<float>(lead) / static_cast<float>(counted_);
  const float won = lead > 0 ? 1.0F : lead < 0 ? 0.0F : 0.5F;
  const float black = won * (1 - kMarginShare) + kMarginShare * 0.5F * (1 + margin);
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
    moves_[i] = {.move = point_of(child.move), .visits = static_cast<int>(games(child))};
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

}  // namespace kakoi::go
