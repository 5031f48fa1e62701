// Solves Go on small boards by area scoring without suicide, and prints certificates for `kakoi verify`.
//
//   kakoi_solve_go WIDTH HEIGHT [LEAD [MOST-POSITIONS]]
//
// A side is said to be sure of a lead if it can force the end of the game (two passes) with that lead while the other
// side obeys only simple ko: play without end would count against the side that has to be sure, so its moves are good
// under every rule about longer repetitions. Black begins. The first certificate is the most that Black is sure of, the
// second the most that White is; where they add up to nothing, the board is solved under each of these rules. Leads above
// LEAD are not tried for Black, nor leads for White that Black's certificate excludes.
//
// The question "is it sure of this lead within so many plies?" cannot go in circles. It is asked for more and more plies,
// with a table of all positions seen, each kept in one of its eight orientations.

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using Bits = std::uint32_t;

constexpr int kMostPoints = 25;
constexpr int kNone = 31;
constexpr int kPass = 30;
constexpr int kMostPlies = 200;

/// A position, from the side that has to be sure of its lead: its stones, the other side's, the point that ko forbids,
/// and whose move it is after what.
struct State {
  Bits own = 0;
  Bits other = 0;
  int ko = kNone;
  bool own_moves = true;
  bool passed = false;
};

/// Knowledge of a position: sure within so many plies (255: not known), and not sure within so many.
struct Entry {
  std::uint64_t key = 0;
  std::uint8_t sure = 255;
  std::uint8_t unsure = 0;
  std::uint8_t move = kNone;
  bool used = false;
};

class Board {
 public:
  Board(int width, int height) : width_(width), height_(height), points_(width * height) {
    all_ = (Bits{1} << points_) - 1;
    for (int x = 0; x < width; ++x) {
      for (int y = 0; y < height; ++y) {
        if (x > 0) not_west_ |= bit(x, y);
        if (x < width - 1) not_east_ |= bit(x, y);
      }
    }
    for (int turn = 0; turn < 8; ++turn) {
      if ((turn & 4) != 0 && width != height) continue;
      Map map{};
      for (int x = 0; x < width; ++x) {
        for (int y = 0; y < height; ++y) {
          int to_x = (turn & 1) != 0 ? width - 1 - x : x;
          int to_y = (turn & 2) != 0 ? height - 1 - y : y;
          if ((turn & 4) != 0) std::swap(to_x, to_y);
          map.to[at(x, y)] = at(to_x, to_y);
        }
      }
      maps_.push_back(map);
      halves_.emplace_back();
      for (Bits half = 0; half < kHalf; ++half) {
        halves_.back().low[half] = mapped(map, half);
        halves_.back().high[half] = mapped(map, (half << kHalfPoints) & all_);
      }
    }
    for (int p = 0; p < points_; ++p) order_.push_back(p);
    std::stable_sort(order_.begin(), order_.end(), [&](int a, int b) { return centre(a) < centre(b); });
  }

  [[nodiscard]] int points() const { return points_; }
  [[nodiscard]] const std::vector<int>& order() const { return order_; }

  /// The points beside these.
  [[nodiscard]] Bits beside(Bits set) const {
    return (((set << 1) & not_west_) | ((set >> 1) & not_east_) | (set << width_) | (set >> width_)) & all_ &
           ~set;
  }

  [[nodiscard]] Bits flood(Bits seed, Bits within) const {
    for (Bits next = seed;; seed = next) {
      next = seed | (beside(seed) & within);
      if (next == seed) return seed;
    }
  }

  [[nodiscard]] Bits empties(const State& s) const { return all_ & ~(s.own | s.other); }

  /// Plays at the point; false where that is forbidden.
  bool play(const State& s, int p, State& after) const {
    const Bits stone = Bits{1} << p;
    if (p == s.ko) return false;
    Bits mine = (s.own_moves ? s.own : s.other) | stone;
    Bits theirs = s.own_moves ? s.other : s.own;
    const Bits empty = all_ & ~(mine | theirs);
    Bits captured = 0;
    for (Bits near = beside(stone) & theirs; near != 0;) {
      const Bits chain = flood(near & -near, theirs);
      near &= ~chain;
      if ((beside(chain) & empty) == 0) captured |= chain;
    }
    theirs &= ~captured;
    const Bits chain = flood(stone, mine);
    const Bits liberties = beside(chain) & (empty | captured);
    if (liberties == 0) return false;
    const bool takes_ko = std::popcount(captured) == 1 && chain == stone && std::popcount(liberties) == 1;
    after.own = s.own_moves ? mine : theirs;
    after.other = s.own_moves ? theirs : mine;
    after.ko = takes_ko ? std::countr_zero(captured) : kNone;
    after.own_moves = !s.own_moves;
    after.passed = false;
    return true;
  }

  /// The lead of the side that has to be sure, if the game ended now.
  [[nodiscard]] int lead(const State& s) const {
    int lead = std::popcount(s.own) - std::popcount(s.other);
    for (Bits rest = empties(s); rest != 0;) {
      const Bits region = flood(rest & -rest, rest);
      rest &= ~region;
      const Bits walls = beside(region);
      if ((walls & s.other) == 0 && (walls & s.own) != 0) lead += std::popcount(region);
      if ((walls & s.own) == 0 && (walls & s.other) != 0) lead -= std::popcount(region);
    }
    return lead;
  }

  /// The lead that stones have by themselves: those that cannot be captured even if their owner always passes (Benson's
  /// rule), and the single points that only they surround.
  [[nodiscard]] int settled(Bits stones, Bits enemies) const {
    Bits chains[kMostPoints];
    Bits regions[kMostPoints];
    int chain_count = 0;
    int region_count = 0;
    for (Bits rest = stones; rest != 0; rest &= ~chains[chain_count++])
      chains[chain_count] = flood(rest & -rest, stones);
    for (Bits rest = all_ & ~stones; rest != 0; rest &= ~regions[region_count++])
      regions[region_count] = flood(rest & -rest, all_ & ~stones);
    const auto is_vital = [&](Bits region, Bits chain) {
      const Bits empty = region & ~enemies;
      return empty != 0 && (empty & ~beside(chain)) == 0;
    };
    for (bool changed = true; changed;) {
      changed = false;
      Bits alive = 0;
      for (int c = 0; c < chain_count; ++c) {
        int eyes = 0;
        for (int r = 0; r < region_count; ++r) eyes += is_vital(regions[r], chains[c]) ? 1 : 0;
        if (eyes >= 2) {
          alive |= chains[c];
        } else {
          chains[c--] = chains[--chain_count];
          changed = true;
        }
      }
      for (int r = 0; r < region_count; ++r) {
        if ((beside(regions[r]) & ~alive) == 0) continue;
        regions[r--] = regions[--region_count];
        changed = true;
      }
    }
    Bits held = 0;
    for (int c = 0; c < chain_count; ++c) held |= chains[c];
    for (Bits rest = all_ & ~(stones | enemies); rest != 0; rest &= rest - 1) {
      const Bits point = rest & -rest;
      if ((beside(point) & ~held) == 0) held |= point;
    }
    return held == 0 ? -points_ : 2 * std::popcount(held) - points_;
  }

  /// The state in the orientation with the smallest key.
  State canonical(const State& s, std::uint64_t& key) const {
    State best = s;
    key = ~std::uint64_t{0};
    for (std::size_t i = 0; i < maps_.size(); ++i) {
      State turned = s;
      turned.own = halves_[i].low[s.own % kHalf] | halves_[i].high[s.own >> kHalfPoints];
      turned.other = halves_[i].low[s.other % kHalf] | halves_[i].high[s.other >> kHalfPoints];
      turned.ko = s.ko == kNone ? kNone : maps_[i].to[s.ko];
      const std::uint64_t code = std::uint64_t{turned.own} << 32 | std::uint64_t{turned.other} << 7 |
                                 static_cast<std::uint64_t>(turned.ko) << 2 | (s.own_moves ? 2 : 0) |
                                 (s.passed ? 1 : 0);
      if (code >= key) continue;
      key = code;
      best = turned;
    }
    return best;
  }

  /// The position as `kakoi verify` reads it: 'X.O. black A1 passed'.
  [[nodiscard]] std::string text(const State& s, bool own_is_black) const {
    std::string text;
    for (int p = 0; p < points_; ++p) {
      const bool own = (s.own >> p & 1) != 0;
      const bool other = (s.other >> p & 1) != 0;
      text += own || other ? (own == own_is_black ? 'X' : 'O') : '.';
    }
    text += s.own_moves == own_is_black ? " black" : " white";
    if (s.ko != kNone) text += " " + name(s.ko);
    return s.passed ? text + " passed" : text;
  }

  [[nodiscard]] std::string name(int p) const {
    if (p == kPass) return "pass";
    return std::string(1, "ABCDEFGHJKLMNOPQRSTUVWXYZ"[p % width_]) + std::to_string(height_ - p / width_);
  }

 private:
  static constexpr int kHalfPoints = 13;
  static constexpr Bits kHalf = 1 << kHalfPoints;

  /// For each point, the point that it goes to.
  struct Map {
    int to[kMostPoints];
  };
  /// The places of the points of a set under a symmetry, by its first points and by the others.
  struct Halves {
    Bits low[kHalf];
    Bits high[kHalf];
  };
  [[nodiscard]] int at(int x, int y) const { return y * width_ + x; }
  [[nodiscard]] Bits bit(int x, int y) const { return Bits{1} << at(x, y); }
  [[nodiscard]] int centre(int p) const {
    return std::abs(2 * (p % width_) - width_ + 1) + std::abs(2 * (p / width_) - height_ + 1);
  }
  static Bits mapped(const Map& map, Bits set) {
    Bits to = 0;
    for (; set != 0; set &= set - 1) to |= Bits{1} << map.to[std::countr_zero(set)];
    return to;
  }

  int width_;
  int height_;
  int points_;
  Bits all_ = 0;
  Bits not_west_ = 0;
  Bits not_east_ = 0;
  std::vector<Map> maps_;
  std::vector<Halves> halves_;
  std::vector<int> order_;
};

/// All positions seen; it grows.
class Table {
 public:
  Entry& at(std::uint64_t key) {
    if (2 * count_ >= entries_.size()) grow();
    Entry& entry = slot(entries_, key);
    if (!entry.used) {
      entry.used = true;
      entry.key = key;
      ++count_;
    }
    return entry;
  }
  [[nodiscard]] std::size_t count() const { return count_; }

 private:
  static Entry& slot(std::vector<Entry>& entries, std::uint64_t key) {
    const std::size_t mask = entries.size() - 1;
    std::uint64_t hash = (key ^ key >> 31) * 0x9e3779b97f4a7c15U;
    std::size_t i = (hash ^ hash >> 29) & mask;
    while (entries[i].used && entries[i].key != key) i = (i + 1) & mask;
    return entries[i];
  }
  void grow() {
    std::vector<Entry> larger(2 * entries_.size());
    for (const Entry& entry : entries_)
      if (entry.used) slot(larger, entry.key) = entry;
    entries_.swap(larger);
  }

  std::vector<Entry> entries_ = std::vector<Entry>(1 << 16);
  std::size_t count_ = 0;
};

class Solver {
 public:
  Solver(const Board& board, int lead, std::size_t most) : board_(board), lead_(lead), most_(most) {}

  /// True when the lead is sure from the state, within any number of plies that is tried; `limit_` tells why not.
  bool solve(const State& start) {
    for (int plies = 2; plies <= kMostPlies; ++plies) {
      cut_ = false;
      if (is_sure(start, plies)) return true;
      if (table_.count() >= most_) break;
      if (!cut_) return false;
    }
    gave_up_ = true;
    return false;
  }

  [[nodiscard]] bool gave_up() const { return gave_up_; }
  [[nodiscard]] std::size_t positions() const { return table_.count(); }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  /// The answers in every position that can come up, as the members of a JSON object.
  std::string answers(const State& start, bool own_is_black, int& count) {
    std::string text;
    std::vector<State> open{start};
    Table seen;
    while (!open.empty()) {
      std::uint64_t key = 0;
      const State s = board_.canonical(open.back(), key);
      open.pop_back();
      if (board_.settled(s.own, s.other) >= lead_) continue;
      Entry& entry = seen.at(key);
      if (entry.sure != 255) continue;
      entry.sure = 0;
      State after;
      if (s.own_moves) {
        const int move = table_.at(key).move;
        text +=
            (count++ > 0 ? ",\"" : "\"") + board_.text(s, own_is_black) + "\":\"" + board_.name(move) + "\"";
        if (next(s, move, after)) open.push_back(after);
        continue;
      }
      for (int move : moves_of(s))
        if (next(s, move, after)) open.push_back(after);
    }
    return text;
  }

 private:
  /// The state after the move; false when it is forbidden or ends the game.
  bool next(const State& s, int move, State& after) const {
    if (move != kPass) return board_.play(s, move, after);
    after = s;
    after.ko = kNone;
    after.own_moves = !s.own_moves;
    after.passed = true;
    return !s.passed;
  }

  [[nodiscard]] std::vector<int> moves_of(const State& s) const {
    std::vector<int> moves;
    const Bits empty = board_.empties(s);
    for (int p : board_.order())
      if ((empty >> p & 1) != 0) moves.push_back(p);
    moves.push_back(kPass);
    return moves;
  }

  bool is_sure(const State& state, int plies) {
    if (board_.settled(state.own, state.other) >= lead_) return true;
    if (board_.settled(state.other, state.own) > -lead_) return false;
    std::uint64_t key = 0;
    const State s = board_.canonical(state, key);
    int first = kNone;
    {
      const Entry& entry = table_.at(key);
      if (entry.sure <= plies) return true;
      if (entry.unsure >= plies) {
        cut_ |= entry.unsure < 255;
        return false;
      }
      first = entry.move;
    }
    if (plies == 0 || table_.count() >= most_) {
      cut_ = true;
      return false;
    }
    ++nodes_;
    // The cut of this position's own moves says whether more plies could change the answer.
    const bool outer = cut_;
    cut_ = false;
    bool sure = !s.own_moves;
    int chosen = kNone;
    const auto visit = [&](int move) {
      State after;
      bool is = false;
      if (move == kPass && s.passed) {
        is = board_.lead(s) >= lead_;
      } else {
        if (!next(s, move, after)) return false;
        is = is_sure(after, plies - 1);
      }
      if (is != s.own_moves) return false;
      sure = is;
      chosen = move;
      return true;
    };
    bool done = first != kNone && visit(first);
    // To pass is tried first where that ends the game.
    if (!done && s.passed && first != kPass) done = visit(kPass);
    if (!done) {
      for (int move : moves_of(s)) {
        if (move == first || (move == kPass && s.passed)) continue;
        if (visit(move)) break;
      }
    }
    Entry& entry = table_.at(key);
    if (chosen != kNone) entry.move = static_cast<std::uint8_t>(chosen);
    if (sure)
      entry.sure = static_cast<std::uint8_t>(plies);
    else if (table_.count() < most_)
      entry.unsure = static_cast<std::uint8_t>(cut_ ? plies : 255);
    cut_ |= outer;
    return sure;
  }

  const Board& board_;
  int lead_;
  std::size_t most_;
  Table table_;
  std::uint64_t nodes_ = 0;
  bool cut_ = false;
  bool gave_up_ = false;
};

}  // namespace

int main(int argc, char** argv) {
  const int width = argc > 1 ? std::atoi(argv[1]) : 0;
  const int height = argc > 2 ? std::atoi(argv[2]) : 0;
  const int highest = argc > 3 ? std::atoi(argv[3]) : width * height;
  const std::size_t most = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 100'000'000;
  if (width < 1 || height < 1 || width * height > kMostPoints) {
    std::fprintf(stderr, "kakoi_solve_go WIDTH HEIGHT [LEAD [MOST-POSITIONS]], 25 points at most\n");
    return 2;
  }
  const Board board(width, height);
  int from = highest;
  int sum = 0;
  for (const bool black : {true, false}) {
    State start;
    start.own_moves = black;
    bool found = false;
    for (int lead = from; lead >= -board.points() && !found; --lead) {
      Solver solver(board, lead, most);
      found = solver.solve(start);
      std::fprintf(stderr, "%dx%d: %s is %s of a lead of %d (%zu positions, %llu nodes)\n", width, height,
                   black ? "Black" : "White",
                   found              ? "sure"
                   : solver.gave_up() ? "not known to be sure"
                                      : "not sure",
                   lead, solver.positions(), static_cast<unsigned long long>(solver.nodes()));
      if (!found) continue;
      sum += lead;
      from = -lead;
      int count = 0;
      const std::string answers = solver.answers(start, black, count);
      std::string rows;
      for (int y = 0; y < height; ++y)
        rows += (y > 0 ? ",\"" : "\"") + std::string(static_cast<std::size_t>(width), '.') + "\"";
      std::printf(
          "{\"game\":\"go\",\"board\":[%s],\"proof\":{\"game\":\"go\",\"proof\":\"score\",\"winner\":\"%s\","
          "\"lead\":%d,"
          "\"toPlay\":\"black\",\"answers\":{%s}}}\n",
          rows.c_str(), black ? "black" : "white", lead, answers.c_str());
      std::fflush(stdout);
      std::fprintf(stderr, "%dx%d: %d answers\n", width, height, count);
    }
  }
  std::fprintf(stderr, "%dx%d: %s\n", width, height, sum == 0 ? "solved" : "not solved");
  return 0;
}
