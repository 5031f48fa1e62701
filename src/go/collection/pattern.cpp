#include "go/collection/pattern.h"

#include <algorithm>
#include <bit>

namespace kakoi::go {
namespace {

enum Side : unsigned { kAtLeft = 1, kAtRight = 2, kAtTop = 4, kAtBottom = 8 };

unsigned sides_of(Anchor anchor) {
  switch (anchor) {
    case Anchor::kTopLeft:
      return kAtTop | kAtLeft;
    case Anchor::kTopRight:
      return kAtTop | kAtRight;
    case Anchor::kBottomLeft:
      return kAtBottom | kAtLeft;
    case Anchor::kBottomRight:
      return kAtBottom | kAtRight;
    case Anchor::kTop:
      return kAtTop;
    case Anchor::kBottom:
      return kAtBottom;
    case Anchor::kLeft:
      return kAtLeft;
    case Anchor::kRight:
      return kAtRight;
    default:
      return 0;
  }
}

bool has(Symmetry symmetry, Symmetry part) {
  return (static_cast<unsigned>(symmetry) & static_cast<unsigned>(part)) != 0;
}

/// Sides where they come to lie, in the order of the moves of a symmetry.
unsigned turned_sides(unsigned sides, Symmetry symmetry) {
  const auto exchange = [&](unsigned a, unsigned b) {
    const unsigned others = sides & ~(a | b);
    sides = others | ((sides & a) != 0 ? b : 0) | ((sides & b) != 0 ? a : 0);
  };
  if (transposes(symmetry)) {
    exchange(kAtLeft, kAtTop);
    exchange(kAtRight, kAtBottom);
  }
  if (has(symmetry, Symmetry::kFlipY)) exchange(kAtTop, kAtBottom);
  if (has(symmetry, Symmetry::kFlipX)) exchange(kAtLeft, kAtRight);
  return sides;
}

/// A point of a width × height rectangle where it comes to lie.
Point turned(Point p, int width, int height, Symmetry symmetry) {
  if (transposes(symmetry)) {
    std::swap(p.x, p.y);
    std::swap(width, height);
  }
  if (has(symmetry, Symmetry::kFlipY)) p.y = height - 1 - p.y;
  if (has(symmetry, Symmetry::kFlipX)) p.x = width - 1 - p.x;
  return p;
}

/// A point of the turned rectangle, which is width × height, where it came from.
Point turned_back(Point p, int width, int height, Symmetry symmetry) {
  if (has(symmetry, Symmetry::kFlipX)) p.x = width - 1 - p.x;
  if (has(symmetry, Symmetry::kFlipY)) p.y = height - 1 - p.y;
  if (transposes(symmetry)) std::swap(p.x, p.y);
  return p;
}

std::uint8_t swapped_contents(std::uint8_t contents) {
  const unsigned black = (contents & kIsBlack) != 0 ? unsigned{kIsWhite} : 0U;
  const unsigned white = (contents & kIsWhite) != 0 ? unsigned{kIsBlack} : 0U;
  return static_cast<std::uint8_t>((contents & kIsEmpty) | black | white);
}

SideToPlay swapped_side(SideToPlay side) {
  switch (side) {
    case SideToPlay::kBlack:
      return SideToPlay::kWhite;
    case SideToPlay::kWhite:
      return SideToPlay::kBlack;
    default:
      return side;
  }
}

bool is_stone(std::uint8_t contents) { return contents == kIsBlack || contents == kIsWhite; }

}  // namespace

bool PatternSearch::Oriented::looks_like(const Oriented& other) const {
  return width == other.width && height == other.height && sides == other.sides && to_play == other.to_play &&
         count == other.count && std::equal(cells, cells + count, other.cells);
}

void PatternSearch::ask(const Pattern& pattern) {
  anchor_ = pattern.anchor;
  oriented_count_ = 0;
  own_ = 1;
  for (int i = 0; i < (pattern.symmetries ? kSymmetries : 1); ++i) {
    for (int swapped = 0; swapped <= (pattern.swap_colors ? 1 : 0); ++swapped) {
      Oriented& added = oriented_[oriented_count_];
      orient(pattern, static_cast<Symmetry>(i), swapped != 0, added);
      if (swapped == 0 && added.looks_like(oriented_[0])) own_ |= 1U << i;
      const Oriented* const begin = oriented_;
      const bool is_new = std::none_of(begin, begin + oriented_count_,
                                       [&](const auto& other) { return added.looks_like(other); });
      if (is_new) ++oriented_count_;
    }
  }
}

void PatternSearch::orient(const Pattern& pattern, Symmetry symmetry, bool swapped,
                           Oriented& oriented) const {
  const bool turns = transposes(symmetry);
  oriented.symmetry = symmetry;
  oriented.swapped = swapped;
  oriented.width = turns ? pattern.height : pattern.width;
  oriented.height = turns ? pattern.width : pattern.height;
  oriented.sides = turned_sides(sides_of(pattern.anchor), symmetry);
  oriented.to_play = swapped ? swapped_side(pattern.to_play) : pattern.to_play;
  oriented.stones = oriented.count = 0;
  for (auto& rows : oriented.rows) std::fill_n(rows, oriented.height, 0U);
  for (const bool stones : {true, false}) {
    for (int y = 0; y < oriented.height; ++y) {
      for (int x = 0; x < oriented.width; ++x) {
        const Point from = turned_back({x, y}, oriented.width, oriented.height, symmetry);
        const std::uint8_t asked = pattern.cells[from.y * pattern.width + from.x] & kAnything;
        const std::uint8_t contents = swapped ? swapped_contents(asked) : asked;
        if (contents == kAnything || is_stone(contents) != stones) continue;
        oriented.cells[oriented.count++] = {static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y),
                                            contents};
        if (stones) oriented.rows[contents == kIsWhite][y] |= 1U << x;
      }
    }
    if (stones) oriented.stones = oriented.count;
  }
}

/// Writes the places that the sieve leaves, as the points of the top left corner, a row of bits for each height;
/// returns whether there are any.
bool PatternSearch::places(const Oriented& oriented, const Sieve& sieve, std::uint32_t* rows) const {
  const int last_x = sieve.width - oriented.width;
  const int last_y = sieve.height - oriented.height;
  if (last_x < 0 || last_y < 0) return false;
  if (anchor_ == Anchor::kBoard && (last_x > 0 || last_y > 0)) return false;
  const std::uint32_t all = 0xFFFFFFFFU >> (kMaxSide - 1 - last_x);
  const std::uint32_t ends = 1U | 1U << last_x;
  for (int y = 0; y <= last_y; ++y) {
    const bool is_end = y == 0 || y == last_y;
    std::uint32_t row = all;
    if (anchor_ == Anchor::kCorner) row = is_end ? ends : 0;
    if (anchor_ == Anchor::kEdge && !is_end) row = ends;
    if ((oriented.sides & kAtTop) != 0 && y > 0) row = 0;
    if ((oriented.sides & kAtBottom) != 0 && y < last_y) row = 0;
    if ((oriented.sides & kAtLeft) != 0) row &= 1U;
    if ((oriented.sides & kAtRight) != 0) row &= 1U << last_x;
    rows[y] = row;
  }
  if (last_x == 0 && last_y == 0) {  // the one place: whole rows are compared at once
    for (int y = 0; y < oriented.height; ++y) {
      if ((oriented.rows[0][y] & ~sieve.ever[0][y]) != 0 || (oriented.rows[1][y] & ~sieve.ever[1][y]) != 0)
        return false;
    }
    return rows[0] != 0;
  }
  std::uint32_t any = 1;
  for (int i = 0; i < oriented.stones && any != 0; ++i) {
    const Cell cell = oriented.cells[i];
    const std::uint32_t* const ever = sieve.ever[cell.contents == kIsWhite] + cell.y;
    any = 0;
    for (int y = 0; y <= last_y; ++y) {
      rows[y] &= ever[y] >> cell.x;
      any |= rows[y];
    }
  }
  return any != 0;
}

/// The first move after which the pattern stands at this place, if it is earlier than `before`.
int PatternSearch::earliest(const Oriented& oriented, int x, int y, int before, Color first) const {
  int move = 0;
  int end = before;
  std::uint16_t returning[kMaxSide * kMaxSide];
  std::uint8_t wanted[kMaxSide * kMaxSide];
  int returns = 0;
  const int origin = y * kMaxSide + x;
  for (int i = 0; i < oriented.count; ++i) {
    const Cell cell = oriented.cells[i];
    const int point = origin + cell.y * kMaxSide + cell.x;
    const History::PointHistory& history = history_.at(point);
    if ((history.after & History::kReturns) != 0) {
      returning[returns] = static_cast<std::uint16_t>(point);
      wanted[returns++] = cell.contents;
      continue;
    }
    if ((history.before & cell.contents) == 0) {
      if ((history.after & cell.contents) == 0) return History::kNever;
      move = std::max<int>(move, history.first);
    } else if ((history.after & cell.contents) == 0) {
      end = std::min<int>(end, history.first);
    }
    if (move >= end) return History::kNever;
  }
  if (move >= end) return History::kNever;
  // Points with more changes, and the side to play: go on until all agree.
  for (bool agreed = false; !agreed;) {
    agreed = true;
    for (int i = 0; i < returns; ++i) {
      const int next = history_.earliest(returning[i], wanted[i], move);
      if (next >= end) return History::kNever;
      if (next > move) agreed = false;
      move = next;
    }
    if (agreed && oriented.to_play != SideToPlay::kEither) {
      const Color side = oriented.to_play == SideToPlay::kBlack ? Color::kBlack : Color::kWhite;
      if (history_.to_play(move, first) != side) {
        agreed = false;
        if (++move >= end || move > history_.moves()) return History::kNever;
      }
    }
  }
  return move;
}

bool PatternSearch::may_stand(const Sieve& sieve) const {
  std::uint32_t rows[kMaxSide];
  return std::any_of(oriented_, oriented_ + oriented_count_,
                     [&](const Oriented& oriented) { return places(oriented, sieve, rows); });
}

PatternMatch PatternSearch::find(const KeptGame& game, bool local) {
  PatternMatch match;
  const Oriented* found = nullptr;
  Point place{0, 0};
  bool is_read = false;
  std::uint32_t rows[kMaxSide] = {};
  for (int i = 0; i < oriented_count_ && match.move > 0; ++i) {
    const Oriented& oriented = oriented_[i];
    if (!places(oriented, game.sieve, rows)) continue;
    if (!is_read) history_.read(game.changes);
    is_read = true;
    for (int y = 0; y <= game.sieve.height - oriented.height; ++y) {
      for (std::uint32_t row = rows[y]; row != 0; row &= row - 1) {
        const int x = std::countr_zero(row);
        const int move = earliest(oriented, x, y, match.move, game.sieve.first);
        if (move == History::kNever) continue;
        match.move = move;
        place = {x, y};
        found = &oriented;
      }
    }
  }
  if (found != nullptr) go_on(*found, place, local, match);
  return match;
}

void PatternSearch::go_on(const Oriented& oriented, Point place, bool local, PatternMatch& match) const {
  match.symmetry = oriented.symmetry;
  match.swapped = oriented.swapped;
  Change next;
  if (local) {
    std::uint32_t rows[kMaxSide] = {};
    const std::uint32_t row = (0xFFFFFFFFU >> (kMaxSide - oriented.width)) << place.x;
    std::fill_n(rows + place.y, oriented.height, row);
    next = history_.next_move_within(rows, match.move);
  } else {
    next = history_.next_move(match.move);
  }
  match.goes_on = next.is_move();
  if (!match.goes_on) return;
  match.color = oriented.swapped ? opponent(next.mover()) : next.mover();
  match.point = kNoPoint;
  const Point there{next.x() - place.x, next.y() - place.y};
  if (next.is_pass() || there.x < 0 || there.y < 0 || there.x >= oriented.width || there.y >= oriented.height)
    return;
  const Point point = turned_back(there, oriented.width, oriented.height, oriented.symmetry);
  const int width = oriented_[0].width;
  const int height = oriented_[0].height;
  match.point = point;
  for (int i = 1; i < kSymmetries; ++i) {
    if ((own_ >> i & 1U) == 0) continue;
    const Point other = turned(point, width, height, static_cast<Symmetry>(i));
    if (other.y < match.point.y || (other.y == match.point.y && other.x > match.point.x)) match.point = other;
  }
}

}  // namespace kakoi::go
