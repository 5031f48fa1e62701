#include "go/play/policy_search.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/sort.h"

namespace kakoi::go {

namespace {

/// The weight of a move's share beside its worth. This and the next ones were chosen in matches; lab/notes/play.md has them.
constexpr float kCuriosity = 1.1F;

/// A move that was not tried is taken to be so much worse than its position, times the root of the shares that were tried.
constexpr float kUntried = 0.2F;

/// The part of a position's worth that random games decide, and how many are played.
constexpr float kByGames = 0.35F;
constexpr int kGames = 2;

/// The part of a worth that its margin decides: won is won, and more is a little better.
constexpr float kMargin = 0.06F;

/// The most moves that are looked at below the root.
constexpr int kWidest = 40;

}  // namespace

void PolicySearch::begin(const MoveQuestion& question, const Grid& grid, std::uint64_t seed) {
  start_.load(question.position, grid);
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
  judge_.begin(grid, settled_, komi_);
  random_ = Random(seed);
  std::memset(owned_, 0, sizeof owned_);
  judged_ = 0;
  steps_ = 0;
  node_count_ = 1;
  nodes_[0] = {.visits = 0, .value = 0, .lead = 0, .first = 0, .count = 0, .move = kNoCell, .prior = 1};
}

void PolicySearch::go_on(int steps, const Grid& grid) {
  assert(steps > 0);
  for (int i = 0; i < steps; ++i) step(grid);
  list_moves();
}

Worth PolicySearch::glance(const Grid& grid) {
  assert(steps_ == 0);
  board_ = start_;
  const Worth worth = judge_.look(board_, to_play_, last_, before_last_, grid);
  expand(nodes_[0], to_play_);
  return worth;
}

/// Plays games on copies of the board.
Worth PolicySearch::by_games(Color color, int last) {
  Worth sum = {.win = 0, .lead = 0};
  for (int i = 0; i < kGames; ++i) {
    game_ = board_;
    Color player = color;
    int before = last;
    int passes = 0;
    for (int most = 3 * judge_.points(); passes < 2 && most > 0; --most) {
      before = play_by_policy(game_, shapes_, player, before, random_);
      passes = before == kNoCell ? passes + 1 : 0;
      if (before == kNoCell) game_.pass();
      player = opponent(player);
    }
    const Worth worth = by_count();
    sum.win += worth.win / kGames;
    sum.lead += worth.lead / kGames;
  }
  return sum;
}

/// The result of game_, which is over.
Worth PolicySearch::by_count() {
  int lead = 0;
  for (int i = 0; i < judge_.points(); ++i) {
    const int at = judge_.cell(i);
    const int owner = settled_[at] != 0 ? settled_[at] : game_.owner(at);
    owned_[at] += std::int64_t{owner} * Judge::kOwned;
    lead += owner;
  }
  ++judged_;
  const int halves = 2 * lead - komi_;
  return {.win = halves > 0 ? 1.0F : halves < 0 ? 0.0F : 0.5F, .lead = static_cast<float>(halves) * 0.5F};
}

/// Judges the position of board_, for Black.
Worth PolicySearch::weigh(Color color, int last, int before_last, const Grid& grid) {
  const Worth thought = judge_.look(board_, color, last, before_last, grid);
  for (int i = 0; i < judge_.points(); ++i)
    owned_[judge_.cell(i)] += std::int64_t{kGames} * judge_.owner(judge_.cell(i));
  judged_ += kGames;
  const Worth played = by_games(color, last);
  return {.win = thought.win + kByGames * (played.win - thought.win),
          .lead = thought.lead + kByGames * (played.lead - thought.lead)};
}

/// Gives the node its moves: the pass, and those that are legal, fill no eye and are not settled, the likeliest first.
void PolicySearch::expand(Node& node, Color color) {
  const bool is_root = &node == nodes_;
  std::uint64_t keys[kMostMoves];
  int count = 0;
  const auto add = [&](int logit, int move) {
    keys[count++] = static_cast<std::uint64_t>(logit + (1 << 24)) << 16 | static_cast<unsigned>(move);
  };
  add(judge_.logit(kNoCell), kNoCell);
  for (int i = 0; i < board_.empty_count(); ++i) {
    const int at = board_.empty_cell(i);
    if (settled_[at] != 0 || (is_root && barred_.has(at)) || at == board_.ko() || board_.is_eye(color, at))
      continue;
    if (board_.legality(color, at, false) == Legality::kLegal) add(judge_.logit(at), at);
  }
  sort_down(keys, count);
  const auto shared = [&](int i) { return share_of(static_cast<int>((keys[0] >> 16) - (keys[i] >> 16))); };
  std::uint32_t sum = 0;
  for (int i = 0; i < count; ++i) sum += shared(i);
  if (!is_root) count = std::min(count, kWidest);
  if (node_count_ + count > most_nodes_) return;
  node.first = static_cast<std::uint32_t>(node_count_);
  node.count = static_cast<std::uint16_t>(count);
  for (int i = 0; i < count; ++i) {
    nodes_[node_count_++] = {.visits = 0,
                             .value = 0,
                             .lead = 0,
                             .first = 0,
                             .count = 0,
                             .move = static_cast<std::uint16_t>(keys[i] & 0xFFFFU),
                             .prior = static_cast<float>(shared(i)) / static_cast<float>(sum)};
  }
}

std::uint32_t PolicySearch::best_child(const Node& node) const {
  const float position = 1 - node.value / static_cast<float>(node.visits);  // of the side to play
  float tried = 0;
  for (std::uint32_t i = node.first; i < node.first + node.count; ++i) {
    if (nodes_[i].visits > 0) tried += nodes_[i].prior;
  }
  const float untried = position - kUntried * std::sqrt(tried);
  const float curiosity = kCuriosity * std::sqrt(static_cast<float>(node.visits));
  std::uint32_t best = node.first;
  float most = -1;
  for (std::uint32_t i = node.first; i < node.first + node.count; ++i) {
    const Node& child = nodes_[i];
    const auto visits = static_cast<float>(child.visits);
    const float mean = child.visits > 0 ? child.value / visits : untried;
    const float worth = mean + curiosity * child.prior / (1 + visits);
    if (worth <= most) continue;
    most = worth;
    best = i;
    if (child.visits == 0) break;  // the others that were not tried are less likely; those tried come before
  }
  return best;
}

/// Goes down the tree to a position that was not met, judges it, and enters what it is worth on the way.
void PolicySearch::step(const Grid& grid) {
  board_ = start_;
  Color color = to_play_;
  int last = last_;
  int before_last = before_last_;
  int length = 1;
  int passes = 0;
  path_[0] = 0;
  while (passes < 2 && length <= kDeepest) {
    const Node& node = nodes_[path_[length - 1]];
    if (node.count == 0) break;
    const std::uint32_t next = best_child(node);
    const int move = nodes_[next].move;
    if (move == kNoCell) {
      board_.pass();
      ++passes;
    } else {
      board_.play(color, move);
      passes = 0;
    }
    path_[length++] = next;
    before_last = last;
    last = move;
    color = opponent(color);
  }
  Worth worth;
  if (passes == 2) {
    game_ = board_;
    worth = by_count();
  } else {
    worth = weigh(color, last, before_last, grid);
    Node& node = nodes_[path_[length - 1]];
    if (node.count == 0) expand(node, color);
  }
  const float part = std::clamp(worth.lead / static_cast<float>(judge_.points()), -1.0F, 1.0F);
  const float black = worth.win * (1 - kMargin) + kMargin * 0.5F * (1 + part);
  for (int depth = 0; depth < length; ++depth) {
    const Color player = (depth & 1) == 0 ? opponent(to_play_) : to_play_;  // who moved there
    Node& node = nodes_[path_[depth]];
    ++node.visits;
    node.value += player == Color::kBlack ? black : 1 - black;
    node.lead += worth.lead;
  }
  ++steps_;
}

void PolicySearch::list_moves() {
  const Node& root = nodes_[0];
  // The moves as numbers: visits, then the likeliest.
  std::uint64_t keys[kMostMoves];
  move_count_ = 0;
  for (std::uint32_t i = 0; i < root.count; ++i) {
    const std::uint32_t visits = nodes_[root.first + i].visits;
    if (visits > 0 || i == 0) keys[move_count_++] = std::uint64_t{visits} << 32 | (0xFFFFU - i);
  }
  sort_down(keys, move_count_);
  for (int i = 0; i < move_count_; ++i) {
    children_[i] = root.first + 0xFFFFU - static_cast<std::uint32_t>(keys[i] & 0xFFFFU);
    const Node& child = nodes_[children_[i]];
    const auto visits = static_cast<float>(child.visits);
    const bool met = child.visits > 0;
    moves_[i] = {.move = point_of(child.move),
                 .visits = static_cast<int>(child.visits),
                 .win_rate = met ? child.value / visits : win_rate(),
                 .lead = met ? (to_play_ == Color::kBlack ? child.lead : -child.lead) / visits : lead()};
  }
}

PolicySearch::Line PolicySearch::line(int i) const {
  Line line;
  for (std::uint32_t at = children_[i]; !line.is_full();) {
    line.add(point_of(nodes_[at].move));
    const Node& node = nodes_[at];
    std::uint32_t next = 0;
    std::uint32_t most = 1;  // a single visit says nothing
    for (std::uint32_t j = node.first; j < node.first + node.count; ++j) {
      if (nodes_[j].visits <= most) continue;
      most = nodes_[j].visits;
      next = j;
    }
    if (next == 0) break;
    at = next;
  }
  return line;
}

float PolicySearch::win_rate() const { return 1 - nodes_[0].value / static_cast<float>(nodes_[0].visits); }

float PolicySearch::lead() const {
  const float black = nodes_[0].lead / static_cast<float>(nodes_[0].visits);
  return to_play_ == Color::kBlack ? black : -black;
}

}  // namespace kakoi::go
