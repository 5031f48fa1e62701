#include "support/plain_senket.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <ostream>
#include <set>

namespace kakoi::test {

using senket::ClaimState;
using senket::Reason;

namespace {

int cross(Point o, Point a, Point b) { return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x); }
int sign(int value) { return (value > 0) - (value < 0); }

Point flipped(Point p, int size) { return {p.x, size - 1 - p.y}; }

bool same(const PlainFence& one, const PlainFence& other) {
  return (one.a == other.a && one.b == other.b) || (one.a == other.b && one.b == other.a);
}

}  // namespace

bool plain_crosses(const PlainFence& one, const PlainFence& other) {
  return sign(cross(one.a, one.b, other.a)) * sign(cross(one.a, one.b, other.b)) < 0 &&
         sign(cross(other.a, other.b, one.a)) * sign(cross(other.a, other.b, one.b)) < 0;
}

bool PlainSenket::has_post(int color, Point p) const {
  return std::find(posts[color].begin(), posts[color].end(), p) != posts[color].end();
}

bool PlainSenket::has_fence(int color, const PlainFence& fence) const {
  return std::any_of(fences[color].begin(), fences[color].end(),
                     [&](const PlainFence& other) { return same(fence, other); });
}

bool PlainSenket::may_add(int color, const PlainFence& fence) const {
  const int dx = std::abs(fence.a.x - fence.b.x);
  const int dy = std::abs(fence.a.y - fence.b.y);
  if (dx * dy != 2 || !has_post(color, fence.a) || !has_post(color, fence.b)) return false;
  if (has_fence(color, fence)) return false;
  for (const auto& list : fences) {
    for (const PlainFence& other : list) {
      if (plain_crosses(fence, other)) return false;
    }
  }
  return true;
}

PlainFence to_plain(const senket::Fence& fence, int size) {
  return {flipped(fence.left, size), flipped(fence.right(), size)};
}

PlainSenket to_plain(const senket::Position& position) {
  PlainSenket result{position.size, {}, {}};
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const auto c = static_cast<std::size_t>(color);
    for_each_point(position.side(color).posts,
                   [&](Point p) { result.posts[c].push_back(flipped(p, position.size)); });
    for_each_fence(position.side(color).fences,
                   [&](senket::Fence fence) { result.fences[c].push_back(to_plain(fence, position.size)); });
  }
  return result;
}

void PrintTo(const PlainClaim& claim, std::ostream* out) {
  const char* const states[] = {"undecided", "valid", "invalid"};
  const char* const reasons[] = {"", " for an enemy territory", " as contested"};
  *out << (claim.color == 0 ? "red " : "blue ") << claim.area / 120.0 << " units "
       << states[static_cast<int>(claim.state)] << reasons[static_cast<int>(claim.reason)] << ", "
       << claim.prisoners.size() << " prisoners, " << claim.open_points.size() << " open";
  if (!claim.set.empty()) {
    *out << ", in a set of " << claim.set[0] / 120.0 << "+" << claim.set[1] << ", " << claim.set[2]
         << " open";
  }
  *out << "\n";
}

namespace {

constexpr int kCells = 25;

/// The areas of the cells in 1/120 of a unit.
constexpr int kCellArea[kCells] = {20, 8, 8, 8, 8, 6, 6, 6, 6, 6, 6, 6, 6,
                                   3,  3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1};

/// Neighbours in a square, and the chord between.
constexpr int kInner[][3] = {
    {0, 17, 3},  {0, 18, 0},  {0, 19, 7},  {0, 20, 5},  {0, 21, 4},  {0, 22, 6},  {0, 23, 1},  {0, 24, 2},
    {1, 5, 0},   {1, 7, 4},   {1, 17, 7},  {1, 19, 3},  {2, 6, 3},   {2, 8, 6},   {2, 18, 5},  {2, 20, 0},
    {3, 9, 7},   {3, 11, 2},  {3, 21, 1},  {3, 23, 4},  {4, 10, 5},  {4, 12, 1},  {4, 22, 2},  {4, 24, 6},
    {5, 13, 7},  {6, 13, 5},  {7, 14, 3},  {8, 15, 0},  {9, 14, 1},  {10, 15, 2}, {11, 16, 4}, {12, 16, 6},
    {13, 17, 0}, {13, 18, 3}, {14, 19, 4}, {14, 21, 7}, {15, 20, 6}, {15, 22, 5}, {16, 23, 2}, {16, 24, 1}};

/// The fence that draws each chord, seen from the square's lower left point.
constexpr PlainFence kChordFences[8] = {{{0, 0}, {2, 1}},  {{1, 1}, {-1, 0}}, {{0, 1}, {2, 0}},
                                        {{1, 0}, {-1, 1}}, {{0, 0}, {1, 2}},  {{1, 1}, {0, -1}},
                                        {{1, 0}, {0, 2}},  {{0, 1}, {1, -1}}};

class CellBoard {
 public:
  explicit CellBoard(const PlainSenket& board) : board_(board), squares_(board.size - 1) {
    for (int color = 0; color < 2; ++color) mark_walls(color);
  }

  [[nodiscard]] int cells() const { return squares_ * squares_ * kCells; }

  /// The section of each cell.
  [[nodiscard]] std::vector<int> sections(int color, int& count) const {
    std::vector<int> label(static_cast<std::size_t>(cells()), -1);
    count = 0;
    for (int cell = 0; cell < cells(); ++cell) {
      if (label[static_cast<std::size_t>(cell)] < 0) flood(cell, color, count++, label, -1);
    }
    return label;
  }

  /// Labels all unlabelled cells from `start` that no wall of the colour (-1: none at all) keeps apart.
  void flood(int start, int color, int name, std::vector<int>& label, int unlabelled) const {
    std::vector<int> stack{start};
    label[static_cast<std::size_t>(start)] = name;
    while (!stack.empty()) {
      const int cell = stack.back();
      stack.pop_back();
      for_each_neighbour(cell, color, [&](int next) {
        if (label[static_cast<std::size_t>(next)] != unlabelled) return;
        label[static_cast<std::size_t>(next)] = name;
        stack.push_back(next);
      });
    }
  }

  /// The unit segments of the board's border, each by one of its cells.
  [[nodiscard]] std::vector<int> border_cells() const {
    std::vector<int> list;
    for (int i = 0; i < squares_; ++i) {
      for (const int cell : {at(i, 0, 5), at(i, squares_ - 1, 11), at(0, i, 7), at(squares_ - 1, i, 8)}) {
        list.push_back(cell);
      }
    }
    return list;
  }

  /// A cell at a point.
  [[nodiscard]] int cell_at(Point p) const {
    const int x = std::min(p.x, squares_ - 1);
    const int y = std::min(p.y, squares_ - 1);
    const int corner = (p.x > x ? 1 : 0) + (p.y > y ? 2 : 0);
    constexpr int kCornerCells[] = {5, 6, 11, 12};
    return at(x, y, kCornerCells[corner]);
  }

  /// The cells beside a fence of the colour.
  [[nodiscard]] std::vector<int> cells_beside(const PlainFence& fence) const {
    std::vector<int> list;
    for (int y = 0; y < squares_; ++y) {
      for (int x = 0; x < squares_; ++x) {
        if (std::abs(x - fence.a.x) > 3 || std::abs(y - fence.a.y) > 3) continue;
        for (int chord = 0; chord < 8; ++chord) {
          if (!same(fence, chord_fence(x, y, chord))) continue;
          for (const auto& [a, b, wall] : kInner) {
            if (wall == chord) list.insert(list.end(), {at(x, y, a), at(x, y, b)});
          }
        }
      }
    }
    return list;
  }

  static int area(int cell) { return kCellArea[cell % kCells]; }

 private:
  [[nodiscard]] int at(int x, int y, int cell) const { return (y * squares_ + x) * kCells + cell; }

  static PlainFence chord_fence(int x, int y, int chord) {
    const auto [a, b] = kChordFences[chord];
    return {{a.x + x, a.y + y}, {b.x + x, b.y + y}};
  }

  void mark_walls(int color) {
    walls_[color].assign(static_cast<std::size_t>(squares_ * squares_), 0);
    for (int y = 0; y < squares_; ++y) {
      for (int x = 0; x < squares_; ++x) {
        for (int chord = 0; chord < 8; ++chord) {
          if (board_.has_fence(color, chord_fence(x, y, chord))) {
            walls_[color][static_cast<std::size_t>(y * squares_ + x)] |= 1U << chord;
          }
        }
      }
    }
  }

  template <typename Visit>
  void for_each_neighbour(int cell, int color, Visit&& visit) const {
    const int square = cell / kCells;
    const int x = square % squares_;
    const int y = square / squares_;
    const int inner = cell % kCells;
    const unsigned walls = color < 0 ? 0 : walls_[color][static_cast<std::size_t>(square)];
    for (const auto& [a, b, chord] : kInner) {
      if ((a != inner && b != inner) || (walls >> chord & 1U) != 0) continue;
      visit(at(x, y, a == inner ? b : a));
    }
    if ((inner == 7 || inner == 9) && x > 0) visit(at(x - 1, y, inner + 1));
    if ((inner == 8 || inner == 10) && x + 1 < squares_) visit(at(x + 1, y, inner - 1));
    if ((inner == 5 || inner == 6) && y > 0) visit(at(x, y - 1, inner + 6));
    if ((inner == 11 || inner == 12) && y + 1 < squares_) visit(at(x, y + 1, inner - 6));
  }

  const PlainSenket& board_;
  int squares_;
  std::vector<unsigned> walls_[2];
};

/// A claim with what deciding it takes.
struct Worked {
  PlainClaim claim;
  std::vector<bool> cells;
  /// The claim's cells and those of its holes.
  std::vector<bool> filled;
  /// The strands that touch it, by number.
  std::set<int> strands;
  int set = -1;
};

bool share(const std::vector<bool>& a, const std::vector<bool>& b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] && b[i]) return true;
  }
  return false;
}

bool is_proper_subset(const std::vector<bool>& a, const std::vector<bool>& b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] && !b[i]) return false;
  }
  return a != b;
}

std::vector<bool> filled_up(const CellBoard& board, const std::vector<bool>& cells) {
  std::vector<int> label(cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) label[i] = cells[i] ? 1 : 0;
  for (const int cell : board.border_cells()) {
    if (label[static_cast<std::size_t>(cell)] == 0) board.flood(cell, -1, 2, label, 0);
  }
  std::vector<bool> result(cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) result[i] = label[i] != 2;
  return result;
}

/// The number of each fence's strand: the lowest fence that it is connected to.
std::vector<int> strands_of(const std::vector<PlainFence>& fences) {
  std::vector<int> strand(fences.size());
  for (std::size_t i = 0; i < fences.size(); ++i) strand[i] = static_cast<int>(i);
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < fences.size(); ++i) {
      for (std::size_t j = 0; j < fences.size(); ++j) {
        const auto& [a, b] = fences[i];
        const auto& [c, d] = fences[j];
        if (!(a == c || a == d || b == c || b == d) || strand[j] >= strand[i]) continue;
        strand[i] = strand[j];
        changed = true;
      }
    }
  }
  return strand;
}

/// Decides the claims by the rounds of validity.
void decide(std::vector<Worked>& claims) {
  const auto count = claims.size();
  std::vector<std::vector<bool>> overlap(count, std::vector<bool>(count));
  std::vector<std::vector<bool>> inside = overlap;
  for (std::size_t f = 0; f < count; ++f) {
    for (std::size_t g = 0; g < count; ++g) {
      if (claims[f].claim.color == claims[g].claim.color) continue;
      overlap[f][g] = share(claims[f].cells, claims[g].cells);
      if (overlap[f][g]) inside[f][g] = is_proper_subset(claims[f].filled, claims[g].filled);
    }
  }
  const auto state = [&](std::size_t f) -> ClaimState& { return claims[f].claim.state; };
  const auto is = [&](std::size_t f, ClaimState s) { return state(f) == s; };
  const auto any_overlapping = [&](std::size_t f, auto&& condition) {
    for (std::size_t g = 0; g < count; ++g) {
      if (overlap[f][g] && condition(g)) return true;
    }
    return false;
  };
  const auto invalidate = [&](std::size_t f, Reason reason) {
    state(f) = ClaimState::kInvalid;
    claims[f].claim.reason = reason;
  };
  for (;;) {
    bool again = false;
    for (std::size_t f = 0; f < count; ++f) {
      if (!is(f, ClaimState::kUndecided)) continue;
      if (!any_overlapping(f, [&](std::size_t g) { return is(g, ClaimState::kValid); })) continue;
      invalidate(f, Reason::kContainsTerritory);
      again = true;
    }
    if (again) continue;
    std::vector<std::size_t> chosen;
    for (std::size_t f = 0; f < count; ++f) {
      if (!is(f, ClaimState::kUndecided)) continue;
      if (any_overlapping(f, [&](std::size_t g) { return !is(g, ClaimState::kInvalid) && !inside[f][g]; })) {
        continue;
      }
      chosen.push_back(f);
    }
    for (const auto f : chosen) state(f) = ClaimState::kValid;
    if (!chosen.empty()) continue;
    std::vector<bool> front(count);
    bool any_front = false;
    for (std::size_t f = 0; f < count; ++f) {
      if (!is(f, ClaimState::kUndecided)) continue;
      bool anchored = false;
      for (std::size_t v = 0; v < count; ++v) {
        if (!is(v, ClaimState::kValid) || claims[v].claim.color != claims[f].claim.color) continue;
        for (const int strand : claims[f].strands) anchored |= claims[v].strands.count(strand) != 0;
      }
      front[f] = anchored && !any_overlapping(f, [&](std::size_t g) {
                   return is(g, ClaimState::kUndecided) && inside[g][f];
                 });
      any_front |= front[f];
    }
    bool left = false;
    for (std::size_t f = 0; f < count; ++f) {
      if (!is(f, ClaimState::kUndecided)) continue;
      left = true;
      if (any_front && !front[f]) continue;
      if (!any_front || any_overlapping(f, [&](std::size_t g) { return front[g]; })) {
        invalidate(f, Reason::kContested);
      } else {
        state(f) = ClaimState::kValid;
      }
    }
    if (!left) return;
  }
}

void collect_sets(std::vector<Worked>& claims) {
  const auto touch = [](const Worked& a, const Worked& b) {
    return a.claim.color == b.claim.color &&
           std::any_of(a.strands.begin(), a.strands.end(), [&](int s) { return b.strands.count(s) != 0; });
  };
  int sets = 0;
  for (auto& claim : claims) {
    if (claim.claim.state == ClaimState::kValid) claim.set = sets++;
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (auto& a : claims) {
      for (const auto& b : claims) {
        if (a.set <= b.set || b.set < 0 || !touch(a, b)) continue;
        a.set = b.set;
        changed = true;
      }
    }
  }
  for (auto& claim : claims) {
    if (claim.set < 0) continue;
    claim.claim.set = {0, 0, 0};
    for (const auto& other : claims) {
      if (other.set != claim.set) continue;
      claim.claim.set[0] += other.claim.area;
      claim.claim.set[1] += static_cast<int>(other.claim.prisoners.size());
      claim.claim.set[2] += static_cast<int>(other.claim.open_points.size());
    }
  }
}

}  // namespace

std::vector<PlainClaim> plain_claims(const PlainSenket& board) {
  const CellBoard cells(board);
  std::vector<Worked> claims;
  for (int color = 0; color < 2; ++color) {
    int count = 0;
    const auto section = cells.sections(color, count);
    const auto of = [&](int cell) { return section[static_cast<std::size_t>(cell)]; };
    std::vector<int> border(static_cast<std::size_t>(count));
    for (const int cell : cells.border_cells()) ++border[static_cast<std::size_t>(of(cell))];
    const auto strand = strands_of(board.fences[color]);
    for (int s = 0; s < count; ++s) {
      if (border[static_cast<std::size_t>(s)] == 4 * (board.size - 1)) continue;
      Worked claim{{color, ClaimState::kUndecided, Reason::kNone, 0, {}, {}, {}}, {}, {}, {}};
      claim.cells.resize(section.size());
      for (int cell = 0; cell < cells.cells(); ++cell) {
        if (of(cell) != s) continue;
        claim.cells[static_cast<std::size_t>(cell)] = true;
        claim.claim.area += CellBoard::area(cell);
      }
      claim.filled = filled_up(cells, claim.cells);
      for (int x = 0; x < board.size; ++x) {
        for (int y = 0; y < board.size; ++y) {
          const Point p{x, y};
          if (board.has_post(color, p) || of(cells.cell_at(p)) != s) continue;
          (board.has_post(1 - color, p) ? claim.claim.prisoners : claim.claim.open_points).push_back({x, y});
        }
      }
      for (std::size_t i = 0; i < board.fences[color].size(); ++i) {
        for (const int cell : cells.cells_beside(board.fences[color][i])) {
          if (of(cell) == s) claim.strands.insert(strand[i]);
        }
      }
      claims.push_back(std::move(claim));
    }
  }
  decide(claims);
  for (auto& claim : claims) {
    if (claim.claim.state != ClaimState::kValid) claim.claim.prisoners.clear();
  }
  collect_sets(claims);
  std::vector<PlainClaim> result;
  for (auto& claim : claims) result.push_back(std::move(claim.claim));
  std::sort(result.begin(), result.end());
  return result;
}

PointSet prisoners(const senket::Position& position, const senket::Workspace& work, int claim) {
  PointSet held = PointSet::none();
  senket::for_each_prisoner(position, work, [&](int holder, Point p) {
    if (holder == claim) held.set(p);
  });
  return held;
}

PointSet open_points(const senket::Position& position, const senket::Workspace& work, int claim) {
  PointSet held = PointSet::none();
  senket::for_each_open_point(position, work, [&](int holder, Point p) {
    if (holder == claim) held.set(p);
  });
  return held;
}

std::vector<PlainClaim> to_plain(const senket::Position& position, const senket::Workspace& work) {
  const auto list = [&](const PointSet& points) {
    std::vector<std::vector<int>> result;
    for_each_point(points, [&](Point p) { result.push_back({p.x, position.size - 1 - p.y}); });
    std::sort(result.begin(), result.end());
    return result;
  };
  std::vector<PlainClaim> result;
  for (int i = 0; i < work.claims.count(); ++i) {
    const senket::Claim& claim = work.claims[i];
    PlainClaim plain{static_cast<int>(claim.color),
                     claim.state,
                     claim.reason,
                     120 * claim.area,
                     list(prisoners(position, work, i)),
                     list(open_points(position, work, i)),
                     {}};
    if (claim.set >= 0) {
      const auto& set = work.sets.get(claim.color, claim.set);
      plain.set = {120 * set.area, set.prisoners, set.open_points};
    }
    result.push_back(std::move(plain));
  }
  std::sort(result.begin(), result.end());
  return result;
}

namespace {

/// A closed walk along half-edges, the face on its left hand.
struct Walk {
  std::vector<Point> points;
  /// Twice the area it encloses: positive round the outside of a face, negative round a hole.
  int area;
};

std::vector<Walk> walks_of(const PlainSenket& board, int color) {
  std::map<std::pair<int, int>, std::vector<Point>> spokes;
  const auto add = [&](Point a, Point b) {
    spokes[{a.x, a.y}].push_back(b);
    spokes[{b.x, b.y}].push_back(a);
  };
  const int last = board.size - 1;
  for (int i = 0; i < last; ++i) {
    add({i, 0}, {i + 1, 0});
    add({i, last}, {i + 1, last});
    add({0, i}, {0, i + 1});
    add({last, i}, {last, i + 1});
  }
  for (const auto& [a, b] : board.fences[color]) add(a, b);
  for (auto& [at, ends] : spokes) {
    const Point center{at.first, at.second};
    std::sort(ends.begin(), ends.end(), [&](Point a, Point b) {
      return std::atan2(a.y - center.y, a.x - center.x) < std::atan2(b.y - center.y, b.x - center.x);
    });
  }
  std::vector<Walk> walks;
  std::set<std::array<int, 4>> done;
  for (const auto& [at, ends] : spokes) {
    for (const Point first : ends) {
      Point from{at.first, at.second};
      Point to = first;
      Walk walk{{}, 0};
      while (done.insert({from.x, from.y, to.x, to.y}).second) {
        walk.points.push_back(from);
        walk.area += from.x * to.y - to.x * from.y;
        // Continue with the first half-edge clockwise from the way back.
        const auto& around = spokes[{to.x, to.y}];
        const auto back = std::find(around.begin(), around.end(), from) - around.begin();
        const auto count = static_cast<std::ptrdiff_t>(around.size());
        from = to;
        to = around[static_cast<std::size_t>((back + count - 1) % count)];
      }
      if (!walk.points.empty()) walks.push_back(std::move(walk));
    }
  }
  return walks;
}

/// True when a point is inside a walk and not on it. The ray runs a little above the grid line, where no corner
/// lies; inside, crossings to the right are odd in number.
bool encloses(const Walk& walk, Point p) {
  bool inside = false;
  const auto& points = walk.points;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Point a = points[i];
    const Point b = points[(i + 1) % points.size()];
    if (a == p) return false;
    if ((a.y > p.y) == (b.y > p.y)) continue;
    const Point low = a.y < b.y ? a : b;
    const Point high = a.y < b.y ? b : a;
    if (cross(low, high, p) > 0) inside = !inside;
  }
  return inside;
}

}  // namespace

std::vector<int> plain_section_areas(const PlainSenket& board, int color) {
  const auto walks = walks_of(board, color);
  std::map<std::size_t, int> areas;
  for (std::size_t i = 0; i < walks.size(); ++i) {
    if (walks[i].area > 0) areas[i] += walks[i].area;
  }
  const int outside = -2 * (board.size - 1) * (board.size - 1);
  for (const Walk& hole : walks) {
    if (hole.area > 0 || hole.area == outside) continue;
    // The face round a hole is the smallest that encloses it.
    std::size_t around = walks.size();
    for (std::size_t i = 0; i < walks.size(); ++i) {
      if (walks[i].area <= 0 || !encloses(walks[i], hole.points[0])) continue;
      if (around == walks.size() || walks[i].area < walks[around].area) around = i;
    }
    areas[around] += hole.area;
  }
  std::vector<int> result;
  for (const auto& [walk, area] : areas) result.push_back(area);
  std::sort(result.begin(), result.end());
  return result;
}

}  // namespace kakoi::test
