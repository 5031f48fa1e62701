#include "go/reading/connection.h"

#include <algorithm>
#include <iterator>

#include "go/reading/trace.h"

namespace kakoi::go {

using proof_number::Found;
using proof_number::Number;

namespace {

// Costs and efforts were chosen on the 85 public questions of GNU Go about connections.

/// A chain of the cutter with more liberties is no way through.
constexpr int kMostPassed = 4;
/// A joined chain with so many liberties is safe with the cutter to move.
constexpr int kSafe = 3;

/// First estimates by distance, with the connector to move: the work to join and the work to cut.
constexpr Number kToJoin[] = {1, 1, 2, 6, 14, 30, 50, 80, 120};
constexpr Number kToStop[] = {20, 16, 6, 3, 2, 1, 1, 1, 1};
/// The same with the cutter to move.
constexpr Number kToCut[] = {16, 3, 2, 1, 1, 1, 1, 1, 1};
constexpr Number kToHold[] = {1, 3, 8, 18, 36, 60, 90, 120, 150};

// Costs of moves: on detours, by move; beside the way; around chains that are short of liberties; a pass.
constexpr int kDetour = 3;
constexpr int kBeside = 3;
constexpr int kAway = 4;
constexpr int kPassCost = 2;
/// Chains with up to so many liberties are short of them: usually, and for a side that makes every effort.
constexpr int kShort = 2;
constexpr int kNearlyShort = 3;

/// The connector gives up when it needs more moves than this, and more than one above the number that it needed at first.
constexpr int kLeastReach = 4;

/// The part of all positions, in tenths, that the game without kos for the side to play may take.
constexpr std::uint64_t kFirstTenths = 7;

/// The positions that the loser's efforts may take: kLeastLoserPatience, and kLoserPatience times as many as the answer took.
constexpr std::uint64_t kLoserPatience = 3;
constexpr std::uint64_t kLeastLoserPatience = 10000;

}  // namespace

const ConnectionReading& ConnectionReader::read(const Position& position, const ConnectionQuestion& question,
                                                const Grid& grid) {
  using enum ConnectionOutcome;
  reading_ = {};
  board_.load(position, grid);
  a_ = cell_of(question.a);
  b_ = cell_of(question.b);
  if (!board_.is_stone(a_) || !board_.is_stone_of(board_.color(a_), b_)) return reading_;
  connector_ = board_.color(a_);
  cutter_ = opponent(connector_);
  nodes_ = 0;
  std::fill(std::begin(cache_), std::end(cache_), Distance{.key = 0, .distance = 0});

  const Color mine = question.to_play;
  const Outcome wish = mine == connector_ ? kConnected : kCut;
  const auto budget = static_cast<std::uint64_t>(question.nodes);
  const auto left = [&] { return budget - std::min(budget, nodes_); };
  const auto settle = [&](Outcome outcome) -> const ConnectionReading& {
    reading_.outcome = outcome;
    reading_.nodes = nodes_;
    return reading_;
  };
  Outcome outcome = solve(question, mine, mine, budget * kFirstTenths / 10);
  if (outcome != wish && met_ko_) {
    const Outcome second = solve(question, mine, opponent(mine), left());
    if (second == wish) {
      outcome = outcome == kUnknown ? kUnknown : kKo;
    } else if (outcome == kUnknown) {
      outcome = second;
    } else if (outcome != second) {
      outcome = kUnknown;
    }
  }
  if (outcome != wish) return settle(outcome);
  // Nothing need be played when the other side fails even if it begins.
  const ConnectionReading answer = reading_;
  if (solve(question, opponent(mine), mine, left()) == wish) {
    reading_.move = kNoPoint;
  } else {
    reading_ = answer;
  }
  return settle(outcome);
}

/// Solves the game in which `first` begins and `banned` may not retake a ko at once.
ConnectionOutcome ConnectionReader::solve(const ConnectionQuestion& question, Color first, Color banned,
                                          std::uint64_t nodes) {
  banned_ = banned;
  retakes_ = kRetakes;
  met_ko_ = false;
  board_.set_ko(first == banned && first == question.to_play ? cell_of(question.ko) : kNoCell);
  path_[0] = 1;
  table_.clear();
  effort_[0] = effort_[1] = 0;
  reading_.forget();
  reach_ = kMostDistance - 1;
  const int distance = measure(from_a_, a_, b_);
  if (distance == kMostDistance) return Outcome::kCut;
  reach_ = std::clamp(distance + 1, kLeastReach, kMostDistance - 1);

  const std::uint64_t before = nodes_;
  Outcome outcome = search(first, nodes);
  // The side that lost then makes every effort, until neither has one left.
  while (outcome != Outcome::kUnknown) {
    int& efforts = effort(outcome == Outcome::kConnected ? cutter_ : connector_);
    if (efforts == kMostEffort) break;
    ++efforts;
    const std::uint64_t spent = nodes_ - before;
    const std::uint64_t left = nodes - std::min(nodes, spent);
    const Outcome again = search(first, std::min(left, kLeastLoserPatience + kLoserPatience * spent));
    if (again == Outcome::kUnknown) {
      // An answer stands when the efforts against it were long, though not complete.
      if (left < kLeastLoserPatience / 2 + spent) outcome = again;
      break;
    }
    outcome = again;
  }
  return outcome;
}

ConnectionOutcome ConnectionReader::search(Color first, std::uint64_t nodes) {
  limit_ = nodes_ + nodes;
  pool_used_ = 0;
  if (is_joined() && (first == connector_ || !can_take(a_))) {
    reading_.forget();
    return Outcome::kConnected;
  }
  const Found found = visit(0, first, {});
  if (!found.is_solved()) return Outcome::kUnknown;
  reading_.forget();
  const auto next = [&](Color color) -> int {
    const proof_number::Entry* known = table_.find(key(color));
    return known != nullptr && known->found().is_solved() ? known->move : kNoCell;
  };
  const auto goes_on_after = [&](Color color, int move) {
    play(color, move);
    return !is_captured() && !is_joined();
  };
  trace(board_, first, reading_.line, next, goes_on_after, [&] { undo(); });
  const bool wins = found.phi == 0;
  if (wins && !reading_.line.empty()) reading_.move = reading_.line[0];
  return wins == (first == connector_) ? Outcome::kConnected : Outcome::kCut;
}

// ─── The game ─────────────────────────────────────────────────────────────────────────────────────────────

bool ConnectionReader::is_legal(Color color, int at) {
  if (!board_.is_empty(at) || !board_.is_possible(color, at)) return false;
  if (at == board_.ko()) {
    met_ko_ = true;
    return color != banned_ && retakes_ > 0;
  }
  if (color == cutter_ && board_.takes_ko(color, at)) {
    for (const int stone : {a_, b_}) {
      if (board_.size(board_.chain(stone)) > 1 || board_.liberties_at(stone) > 1) continue;
      if (std::none_of(std::begin(kAround), std::end(kAround),
                       [&](int offset) { return at + offset == stone; }))
        continue;
      // The connector would take it back.
      met_ko_ = true;
      if (color == banned_) return false;
    }
  }
  return true;
}

void ConnectionReader::play(Color color, int at) {
  if (at == kNoCell) {
    board_.pass();
    return;
  }
  retakes_ -= at == board_.ko();
  board_.play(color, at);
}

void ConnectionReader::undo() {
  retakes_ += board_.has_retaken();
  board_.undo();
}

/// True when the cutter may take the chain of the stone at once.
bool ConnectionReader::can_take(int stone) {
  if (board_.liberties_at(stone) != 1) return false;
  int last = kNoCell;
  board_.each_liberty(board_.chain(stone), [&](int at) {
    last = at;
    return false;
  });
  return is_legal(cutter_, last);
}

std::uint64_t ConnectionReader::key(Color to_play) const {
  const auto efforts = static_cast<std::uint64_t>(effort_[0] << 2 | effort_[1]);
  const auto state = static_cast<std::uint64_t>(board_.ko()) << 8 | efforts << 4 |
                     static_cast<std::uint64_t>(retakes_) << 1 | static_cast<std::uint64_t>(to_play);
  return board_.hash() ^ mix64(state << 20);
}

// ─── The search ───────────────────────────────────────────────────────────────────────────────────────────

/// Plays the move, estimates the position after it, and takes it back.
proof_number::Child ConnectionReader::child_of(int depth, Color color, int move, int cost,
                                               std::uint32_t path) {
  Child child{.phi = 0, .delta = 0, .rests_on = 0, .move = static_cast<std::uint16_t>(move)};
  play(color, move);
  child.set(expect(depth, color, cost, path));
  undo();
  return child;
}

/// The number of points, up to 2, where the connector joins the chains at once, safely.
int ConnectionReader::joining_points() {
  const int other = board_.chain(b_);
  ShortList<int, 8> points;
  // The smaller chain is the quicker one to walk round.
  const bool swap = board_.size(board_.chain(a_)) > board_.size(other);
  const int from = swap ? other : board_.chain(a_);
  const int to = swap ? board_.chain(a_) : other;
  board_.each_liberty(from, [&](int at) {
    for (const int offset : kAround) {
      const int beside = at + offset;
      if (board_.is_stone_of(connector_, beside) && board_.chain(beside) == to) {
        points.add(at);
        break;
      }
    }
    return !points.is_full();
  });
  int safe = 0;
  for (const int at : points) {
    if (safe == 2 || (at == board_.ko() && banned_ == connector_)) continue;
    safe += board_.liberties_after(connector_, at, kSafe) >= kSafe;
  }
  return safe;
}

/// The distance between the chains, from the cache where it is known.
int ConnectionReader::distance_here() {
  const std::uint64_t key = board_.hash();
  Distance& known = cache_[key % kCached];
  if (known.key != key) {
    ++nodes_;
    const bool is_smaller = board_.size(board_.chain(a_)) < board_.size(board_.chain(b_));
    known = {.key = key, .distance = is_smaller ? measure(from_a_, a_, b_) : measure(from_a_, b_, a_)};
  }
  return known.distance;
}

/// The expected result of the position after a move of this colour: it is over, known from the table, or estimated.
Found ConnectionReader::expect(int depth, Color color, int cost, std::uint32_t path) {
  // Results are for the side to move, which is now the other one.
  const auto mover_wins = [](bool wins) { return proof_number::result(!wins); };
  const bool connects = color == connector_;
  if (is_captured()) return mover_wins(!connects);
  if (connects && (can_take(a_) || can_take(b_))) return mover_wins(false);
  const bool joined = is_joined();
  if (joined && (!connects || board_.liberties_at(a_) >= kSafe)) return mover_wins(connects);
  const std::uint64_t next = key(opponent(color));
  for (int i = depth - 1; i >= 0; i -= 2) {
    if (keys_[i] == next) return proof_number::result(connects, i);
  }
  const proof_number::Entry* entry = table_.find(next);
  if (entry != nullptr && entry->holds_after(path)) return entry->found();
  const int distance = joined ? 0 : distance_here();
  if (distance > reach_ || (connects && distance >= reach_)) return mover_wins(!connects);
  if (!connects && distance == 1 && joining_points() > 0) return mover_wins(false);
  const auto far = static_cast<Number>(cost);
  if (!connects) return {kToJoin[distance], kToStop[distance] + far};
  const bool is_miai = distance == 1 && joining_points() > 1;
  if (is_miai) return {2 * kToCut[1], 1 + far};
  return {kToCut[distance], kToHold[distance] + far};
}

Found ConnectionReader::visit(int depth, Color color, const proof_number::Limits& limits) {
  const std::uint64_t nodes_before = nodes_;
  const std::uint64_t here = key(color);
  const bool connects = color == connector_;
  keys_[depth] = here;
  // A line this long counts as cut, and only after the moves that led here.
  if (depth >= kDeepest || pool_used_ + MoveList::kMost + 1 > kPool)
    return proof_number::result(!connects, 0);
  const std::uint32_t path = proof_number::path_through(path_[depth], here);
  const int first_child = pool_used_;
  Child* const children = &pool_[first_child];
  int count = 0;
  {
    MoveList moves(board_);
    find_moves(color, moves);
    for (int i = 0; i < moves.count(); ++i) {
      if (!is_legal(color, moves.move(i))) continue;
      children[count++] = child_of(depth, color, moves.move(i), moves.cost(i), path);
      // One winning move is enough.
      if (children[count - 1].delta == 0 && children[count - 1].rests_on == proof_number::kNothing) break;
    }
    // Either side may gain by waiting: the cutter when every way to join is an atari on oneself.
    children[count++] = child_of(depth, color, kNoCell, kPassCost, path);
  }
  pool_used_ += count;

  const auto descend = [&](const Child& child, const proof_number::Limits& child_limits) {
    play(color, child.move);
    path_[depth + 1] = path;
    const Found found = visit(depth + 1, opponent(color), child_limits);
    undo();
    return found;
  };
  auto [found, best] =
      proof_number::explore(children, count, connects, limits, descend, [&] { return nodes_ >= limit_; });
  pool_used_ = first_child;
  const std::uint32_t way = proof_number::conclude(found, depth, path_[depth]);
  table_.store(here, found, best == nullptr ? kNoCell : best->move, nodes_ - nodes_before, way);
  return found;
}

// ─── The moves that matter ────────────────────────────────────────────────────────────────────────────────

/// Finds the number of moves that the connector needs, if the other side passes, to get from one chain to each cell
/// within its reach. Friends on the way cost nothing, chains of the cutter as many moves as they have liberties.
/// Stops at the chain `to`, which may be kNoCell, and returns the number for it.
int ConnectionReader::measure(Distances& distances, int from, int to) {
  std::fill(std::begin(distances.at), std::end(distances.at), std::uint8_t{kMostDistance});
  distances.count = 0;
  int counts[kMostDistance] = {};
  const int goal = to == kNoCell ? kNoCell : board_.chain(to);
  const auto reach = [&](int cell, int distance) {
    if (distance > reach_ || distances.at[cell] <= distance) return;
    if (distances.at[cell] == kMostDistance)
      distances.reached[distances.count++] = static_cast<std::uint16_t>(cell);
    distances.at[cell] = static_cast<std::uint8_t>(distance);
    buckets_[distance][counts[distance]++] = static_cast<std::uint16_t>(cell);
  };
  reach(board_.chain(from), 0);
  for (int distance = 0; distance <= reach_; ++distance) {
    // The list grows while it is walked.
    for (int i = 0; i < counts[distance]; ++i) {
      const int first = buckets_[distance][i];
      if (distances.at[first] != distance) continue;
      if (first == goal) return distance;
      const bool is_empty = board_.is_empty(first);
      int cell = first;
      do {
        // Stones that are not the head are marked so that they are not looked at again.
        distances.at[cell] = static_cast<std::uint8_t>(distance);
        for (const int offset : kAround) {
          const int beside = cell + offset;
          if (distances.at[beside] <= distance) continue;
          if (board_.is_empty(beside)) {
            reach(beside, distance + 1);
          } else if (board_.is_stone_of(connector_, beside)) {
            reach(board_.chain(beside), distance);
          } else if (board_.is_stone(beside)) {
            const int liberties = board_.liberties_at(beside);
            if (liberties <= kMostPassed) reach(board_.chain(beside), distance + liberties);
          }
        }
        cell = is_empty ? first : board_.next_stone(cell);
      } while (cell != first);
    }
  }
  return kMostDistance;
}

/// Adds the moves that save or take the chain: its liberties, and those of the chains around that are shorter of them.
void ConnectionReader::add_chain(Color color, int chain, int cost, MoveList& moves) {
  const int liberties = board_.liberties(chain);
  moves.add_liberties(chain, cost + 2 * (liberties - 1));
  if (liberties <= kShort && effort(color) == kMostEffort) {
    ShortList<int, kShort> cells;
    board_.each_liberty(chain, [&](int at) { return cells.add(at); });
    for (const int at : cells) moves.add_around(at, cost + kAway);
  }
  moves.add_captures(chain, std::min(liberties, kShort), cost + 1);
}

void ConnectionReader::find_moves(Color color, MoveList& moves) {
  const bool hard = effort(color) == kMostEffort;
  const int few = hard ? kNearlyShort : kShort;
  for (const int stone : {a_, b_}) {
    if (board_.liberties_at(stone) <= few) add_chain(color, board_.chain(stone), 0, moves);
  }
  if (is_joined()) return;
  const int whole = reach_;
  const int distance = measure(from_a_, a_, b_);
  if (distance > reach_) return;
  // Moves may make the way longer by one for each effort.
  const int slack = effort(color);
  reach_ = std::min(distance + slack, kMostDistance - 1);
  measure(from_a_, a_, kNoCell);
  measure(from_b_, b_, kNoCell);
  reach_ = whole;
  for (int i = 0; i < from_a_.count; ++i) {
    const int cell = from_a_.reached[i];
    if (from_b_.at[cell] == kMostDistance) continue;
    const bool is_empty = board_.is_empty(cell);
    const bool is_mine = !is_empty && board_.is_stone_of(connector_, cell);
    const int own = is_empty ? 1 : is_mine ? 0 : board_.liberties(cell);
    const int detour = from_a_.at[cell] + from_b_.at[cell] - own - distance;
    if (detour > slack) continue;
    const int cost = kDetour * detour;
    if (is_empty) {
      moves.add(cell, cost);
      if (detour == 0 || (hard && detour <= 1)) {
        moves.add_around(cell, cost + kBeside);
        // Chains beside the way that are short of liberties give moves that have to be answered.
        for (const int offset : kAround) {
          const int beside = cell + offset;
          if (!board_.is_stone(beside)) continue;
          if (board_.liberties_at(beside) <= few) add_chain(color, board_.chain(beside), cost + kAway, moves);
        }
      }
    } else if (is_mine) {
      if (board_.liberties(cell) <= few) add_chain(color, cell, cost + 1, moves);
    } else {
      add_chain(color, cell, cost, moves);
    }
  }
}

}  // namespace kakoi::go
