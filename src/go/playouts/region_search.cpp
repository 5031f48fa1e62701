#include "go/playouts/region_search.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>

#include "go/playouts/part.h"

namespace kakoi::go {

namespace {

/// The value of owning the whole part.
constexpr int kAll = 1024;

/// Bonus for seldom visited moves: kBonus·√(ln N / (n + 1)), with N visits of the position and n of the move.
constexpr float kBonus = 0.4F;

/// A move that has not been visited counts as this much better than its position.
constexpr float kUnknown = 0.08F;

/// The samples trust a move from this many visits on.
constexpr std::uint32_t kTrusted = 8;

/// The samples take kDoubt/√n off the mean of a move after n visits.
constexpr float kDoubt = 0.4F;

/// A mean this close to the best value known to be possible counts as equal to it.
constexpr int kNear = kAll / 20;

/// The logarithm to base 2, linear between powers of two: near enough for a bonus, and unlike the library's
/// the same on every machine to the last digit.
float log2_of(std::uint32_t n) {
  assert(n != 0);
  const int whole = static_cast<int>(std::bit_width(n)) - 1;
  return static_cast<float>(whole - 1) + static_cast<float>(n) / static_cast<float>(1U << whole);
}

/// The best value for the side: the whole part is its own.
constexpr int best_for(Color color) { return color == Color::kBlack ? kAll : 0; }

/// True when the side prefers `one` to `other`.
bool better(Color color, int one, int other) { return color == Color::kBlack ? one > other : one < other; }

}  // namespace

void RegionSearch::load(const Position& position, const PointSet& part, const Grid& grid) {
  load_part(position, part, grid, start_);
  points_ = 0;
  for_each_point(part, [&](Point p) { part_[points_++] = static_cast<std::uint16_t>(cell_of(p)); });
}

/// Black's share of the part on the present board.
int RegionSearch::share() const {
  int black = 0;
  for (int i = 0; i < points_; ++i) black += board_.owner(part_[i]);
  return (points_ + black) * (kAll / 2) / points_;
}

RegionSearch::Node RegionSearch::new_node(int move, Color to_play) {
  return {.visits = 0,
          .value = 0,
          .first = 0,
          .move = static_cast<std::uint16_t>(move),
          .assured = static_cast<std::uint16_t>(best_for(opponent(to_play))),
          .count = 0,
          .solved = false};
}

/// Gives the node all moves that fill no eye, and the pass.
void RegionSearch::expand(Node& node, Color color) {
  if (node_count_ + board_.empty_count() + 1 > kNodes) return;
  node.first = static_cast<std::uint16_t>(node_count_);
  const auto add = [&](int move) {
    // A move that wastes a chain starts with a poor mean: it is tried when the others have turned out worse
    // than they looked.
    constexpr std::uint32_t visits = 2;
    constexpr int worse = kAll / 20;
    Node& child = nodes_[node_count_++];
    child = new_node(move, opponent(color));
    if (move == kNoCell || !wastes_chain(board_, color, move, true)) return;
    const int mean = static_cast<int>(node.value / node.visits) + (color == Color::kBlack ? -worse : worse);
    child.visits = visits;
    child.value = visits * static_cast<std::uint32_t>(mean < 0 ? 0 : mean);
  };
  for (int i = 0; i < board_.empty_count(); ++i) {
    if (!board_.is_eye(color, board_.empty_cell(i))) add(board_.empty_cell(i));
  }
  add(kNoCell);
  node.count = static_cast<std::uint8_t>(node_count_ - node.first);
}

/// True when the known answers to a move allow its side no more than its mean so far: looking again teaches
/// nothing.
bool RegionSearch::is_exhausted(const Node& child, Color color) {
  if (child.visits < kTrusted || child.assured == best_for(color)) return false;
  return std::abs(child.assured - static_cast<int>(child.value / child.visits)) < kNear;
}

/// The child to visit next: the best so far of those that are not solved and, with `elsewhere`, not
/// exhausted, with a bonus for those seldom visited. 0 when there is none.
int RegionSearch::best_child(const Node& node, Color color, bool elsewhere) const {
  constexpr float ln2 = 0.6931472F;
  // Products first, then the quotient: compilers may not fuse these, so they round the same way everywhere.
  const float log = kBonus * kBonus * ln2 * log2_of(node.visits + 1);
  const auto mean_of = [&](const Node& n) {
    const float mean = static_cast<float>(n.value) / static_cast<float>(n.visits * kAll);
    return color == Color::kBlack ? mean : 1 - mean;
  };
  const float unknown = mean_of(node) + kUnknown;
  int best = 0;
  float most = -1;
  for (int i = node.first; i < node.first + node.count; ++i) {
    const Node& child = nodes_[i];
    if (child.solved || (elsewhere && is_exhausted(child, color))) continue;
    const float mean = child.visits == 0 ? unknown : mean_of(child);
    const float worth = mean + std::sqrt(log / static_cast<float>(child.visits + 1));
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

/// The child that samples play, or 0 when too little is known. Solved children count by their value, others
/// by their visits; in an exhaustive search, where many visits are no sign of a good move, by their mean less
/// some doubt.
int RegionSearch::trusted_child(const Node& node, Color color) const {
  int best = 0;
  float most = -1;
  for (int i = node.first; i < node.first + node.count; ++i) {
    const Node& child = nodes_[i];
    if (!child.solved && (node.solved || child.visits < kTrusted)) continue;
    const int value = child.solved ? child.assured : static_cast<int>(child.value / child.visits);
    const float mean = static_cast<float>(color == Color::kBlack ? value : kAll - value) / kAll;
    const auto visits = static_cast<float>(child.visits);
    const float worth = child.solved ? mean : exhaustive_ ? mean - kDoubt / std::sqrt(visits) : visits;
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  if (best == 0 || node.solved || !nodes_[best].solved) return best;
  const int hope = static_cast<int>(node.value / node.visits) + (color == Color::kBlack ? -kNear : kNear);
  return better(color, hope, nodes_[best].assured) ? 0 : best;
}

/// The child to descend to, or 0 for none: while searching the one to learn from, while sampling the one to
/// trust.
int RegionSearch::choose(Node& node, Color color, bool sampling) {
  aside_[path_length_ - 1] = false;
  if (node.count == 0 && node.visits > 0 && !sampling) expand(node, color);
  if (node.count == 0) return 0;
  if (sampling) return trusted_child(node, color);
  const int best = best_child(node, color, false);
  if (!exhaustive_ || node.visits % 2 == 0) return best;
  const int other = best_child(node, color, true);
  if (other == 0 || other == best) return best;
  aside_[path_length_ - 1] = true;
  return other;
}

/// Goes down the tree and plays out from where it ends; leaves the path in path_ and the final position on
/// board_.
void RegionSearch::descend(Color color, Random& random, bool sampling) {
  board_ = start_;
  work_ += kGameWork;
  path_length_ = 0;
  int at = 0;
  path_[path_length_++] = 0;
  for (int passes = 0;;) {
    Node& node = nodes_[at];
    if (passes == 2) {
      if (!exhaustive_) return;
      node.assured = static_cast<std::uint16_t>(share());
      node.solved = true;
      return;
    }
    const bool too_deep = path_length_ > kDeepest;
    const int next = too_deep ? 0 : choose(node, color, sampling);
    if (next == 0) {
      node.solved |= !sampling && !too_deep && node.count != 0;  // all legal moves are solved
      const auto style = exhaustive_ ? PlayoutStyle::kSparing : PlayoutStyle::kCutting;
      if (!node.solved) work_ += kRandomWork * play_out(style, board_, color, 3 * points_ + 10, random);
      return;
    }
    const int move = nodes_[next].move;
    if (move == kNoCell) {
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
    ++work_;
    color = opponent(color);
  }
}

/// Enters the result of a descent into the nodes on its path. A side never gets less than what it is assured
/// of. A move that was tried instead of the best one and is no better says nothing about the nodes above it.
void RegionSearch::back_up(Color first) {
  int value = share();
  for (int i = path_length_ - 1; i >= 0; --i) {
    const Color color = i % 2 == 0 ? first : opponent(first);
    Node& node = nodes_[path_[i]];
    if (i + 1 < path_length_) {
      const Node& child = nodes_[path_[i + 1]];
      if (child.solved) {
        if (better(color, child.assured, node.assured)) node.assured = child.assured;
        node.solved = node.assured == best_for(color) || best_child(node, color, false) == 0;
      }
      const bool tried = aside_[i] && !node.solved;
      if (tried && !better(color, value, static_cast<int>(node.value / node.visits))) return;
    }
    if (node.solved || better(color, node.assured, value)) value = node.assured;
    ++node.visits;
    node.value += static_cast<std::uint32_t>(value);
  }
}

void RegionSearch::grow_tree(Color first, int simulations, int most, Random& random) {
  nodes_[0] = new_node(kNoCell, first);
  node_count_ = 1;
  for (int i = 0; i < simulations && !nodes_[0].solved && work_ <= most; ++i) {
    descend(first, random, false);
    back_up(first);
  }
}

/// Plays the tree's best moves to the end, kSamples times, and counts who owns each point.
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

int RegionSearch::run(int simulations, bool exhaustive, int most, Random& random) {
  exhaustive_ = exhaustive;
  work_ = 0;
  for (const Color first : {Color::kBlack, Color::kWhite}) {
    grow_tree(first, simulations, most, random);
    sample(first, random);
  }
  return work_;
}

}  // namespace kakoi::go
