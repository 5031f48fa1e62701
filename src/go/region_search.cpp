#include "go/region_search.h"

#include <cmath>

namespace kakoi::go {

namespace {

/// The whole part.
constexpr int kAll = 1024;

/// What seldom visited moves get on top is kBonus·√(ln N / (n + 1)), N visits of the position, n of the move.
constexpr float kBonus = 0.4F;

/// By how much a move that has not been visited counts as better than the position.
constexpr float kUnknown = 0.08F;

/// Visits from which on the samples trust a move.
constexpr std::uint32_t kTrusted = 8;

/// The logarithm to base 2 between whole ones along a straight line: near enough for a bonus, and without the
/// library's, whose last digits differ between machines.
float log2_of(std::uint32_t n) {
  const int whole = static_cast<int>(std::bit_width(n)) - 1;
  return static_cast<float>(whole - 1) + static_cast<float>(n) / static_cast<float>(1U << whole);
}

}  // namespace

void RegionSearch::load(const Position& position, const PointSet& part, const Grid& grid) {
  start_.load(position, grid);
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_chain(position.stones(color), [&](const PointSet& chain) {
      if (!chain.is_subset_of(part)) start_.secure(start_.chain(PlayoutBoard::cell(chain.first_point())));
    });
  }
  points_ = 0;
  for_each_point(part,
                 [&](Point p) { part_[points_++] = static_cast<std::uint16_t>(PlayoutBoard::cell(p)); });
}

/// Black's share of the part on the board as it is.
int RegionSearch::share() const {
  int black = 0;
  for (int i = 0; i < points_; ++i) black += board_.owner(part_[i]);
  return (points_ + black) * (kAll / 2) / points_;
}

/// Gives the node all moves that fill no eye, and the pass.
void RegionSearch::expand(Node& node, Color color) {
  if (node_count_ + board_.empty_count() + 1 > kNodes) return;
  node.first = static_cast<std::uint16_t>(node_count_);
  const auto add = [&](int move) {
    // What wastes a chain is tried when the rest has turned out worse than it looked.
    constexpr std::uint32_t visits = 2;
    constexpr int worse = kAll / 20;
    Node& child = nodes_[node_count_++];
    child = Node{.visits = 0, .value = 0, .first = 0, .count = 0, .move = static_cast<std::uint16_t>(move)};
    if (move == PlayoutBoard::kPass || !wastes_chain(board_, color, move, true)) return;
    const int mean = static_cast<int>(node.value / node.visits) + (color == Color::kBlack ? -worse : worse);
    child.visits = visits;
    child.value = visits * static_cast<std::uint32_t>(mean < 0 ? 0 : mean);
  };
  for (int i = 0; i < board_.empty_count(); ++i) {
    if (!board_.is_eye(color, board_.empty_cell(i))) add(board_.empty_cell(i));
  }
  add(PlayoutBoard::kPass);
  node.count = static_cast<std::uint8_t>(node_count_ - node.first);
}

/// The child to look at next: the best so far, with a bonus for those seldom visited.
int RegionSearch::best_child(const Node& node, Color color) const {
  constexpr float ln2 = 0.6931472F;
  // Products first, then the quotient: a compiler may not merge them, and with them what they round to.
  const float log = kBonus * kBonus * ln2 * log2_of(node.visits + 1);
  const auto mean_of = [&](const Node& n) {
    const float mean = static_cast<float>(n.value) / static_cast<float>(n.visits * kAll);
    return color == Color::kBlack ? mean : 1 - mean;
  };
  const float unknown = mean_of(node) + kUnknown;
  int best = node.first;
  float most = -1;
  for (int i = node.first; i < node.first + node.count; ++i) {
    const Node& child = nodes_[i];
    const float mean = child.visits == 0 ? unknown : mean_of(child);
    const float worth = mean + std::sqrt(log / static_cast<float>(child.visits + 1));
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

int RegionSearch::most_visited(const Node& node) const {
  int best = node.first;
  for (int i = node.first; i < node.first + node.count; ++i) {
    if (nodes_[i].visits > nodes_[best].visits) best = i;
  }
  return best;
}

/// The child to go on with, or 0 to play out from here: to learn, or to sample what was learnt.
int RegionSearch::choose(Node& node, Color color, bool sampling) {
  if (!sampling && node.count == 0 && node.visits > 0) expand(node, color);
  if (node.count == 0) return 0;
  if (!sampling) return best_child(node, color);
  const int next = most_visited(node);
  return nodes_[next].visits < kTrusted ? 0 : next;
}

/// Goes down the tree and plays out from where it ends; leaves the way in path_ and the end on board_.
void RegionSearch::descend(Color color, Random& random, bool sampling) {
  board_ = start_;
  path_length_ = 0;
  int at = 0;
  path_[path_length_++] = 0;
  for (int passes = 0; passes < 2;) {
    Node& node = nodes_[at];
    const int next = path_length_ > kDeepest ? 0 : choose(node, color, sampling);
    if (next == 0) {
      play_out(PlayoutStyle::kSparing, board_, color, 3 * points_ + 10, random);
      break;
    }
    const int move = nodes_[next].move;
    if (move == PlayoutBoard::kPass) {
      board_.pass();
      ++passes;
    } else if (board_.play(color, move)) {
      passes = 0;
    } else {
      nodes_[next] = nodes_[node.first + --node.count];  // not legal: the last child takes its place
      continue;
    }
    at = next;
    path_[path_length_++] = static_cast<std::uint16_t>(at);
    color = opponent(color);
  }
}

void RegionSearch::grow_tree(Color first, int simulations, Random& random) {
  nodes_[0] = Node{.visits = 0, .value = 0, .first = 0, .count = 0, .move = PlayoutBoard::kPass};
  node_count_ = 1;
  for (int i = 0; i < simulations; ++i) {
    descend(first, random, false);
    const auto value = static_cast<std::uint32_t>(share());
    for (int j = 0; j < path_length_; ++j) {
      ++nodes_[path_[j]].visits;
      nodes_[path_[j]].value += value;
    }
  }
}

/// Plays what the tree calls best, to the end.
void RegionSearch::sample(Color first, Random& random) {
  std::int8_t* const owned = owned_[static_cast<int>(first)];
  for (int i = 0; i < points_; ++i) owned[part_[i]] = 0;
  for (int i = 0; i < kSamples; ++i) {
    descend(first, random, true);
    for (int j = 0; j < points_; ++j) {
      owned[part_[j]] = static_cast<std::int8_t>(owned[part_[j]] + board_.owner(part_[j]));
    }
  }
}

void RegionSearch::run(int simulations, Random& random) {
  for (const Color first : {Color::kBlack, Color::kWhite}) {
    grow_tree(first, simulations, random);
    sample(first, random);
  }
}

}  // namespace kakoi::go
