#include "go/safety/eyes.h"

#include <algorithm>

namespace kakoi::go {

NeighbourCounts::NeighbourCounts(const PointSet& s) {
  const PointSet up = unmasked::up(s);
  const PointSet down = unmasked::down(s);
  const PointSet left = unmasked::left(s);
  const PointSet right = unmasked::right(s);
  const PointSet vertical = up | down;
  const PointSet sideways = left | right;
  const PointSet both_vertical = up & down;
  const PointSet both_sideways = left & right;
  one = vertical | sideways;
  two = both_vertical | both_sideways | (vertical & sideways);
  three = (both_vertical & sideways) | (both_sideways & vertical);
  four = both_vertical & both_sideways;
}

PointSet unplayable_points(const PointSet& theirs, const PointSet& empties, const Grid& grid) {
  PointSet enclosed = empties - unmasked::explode(grid.full - theirs);
  for_each_point(enclosed, [&](Point p) {
    const PointSet point = PointSet::of(p);
    PointSet beside = neighbours(point, theirs);
    while (beside.any()) {
      const PointSet chain = expand(beside.first(), theirs);
      if (liberties(chain, empties) == point) {
        enclosed -= point;
        return;
      }
      beside -= chain;
    }
  });
  return enclosed;
}

EyeSpace::EyeSpace(const PointSet& space, const EyeSurroundings& around)
    : around_(around),
      real_(space - around.false_points),
      degree_(real_),
      empty_(real_ & around.empties),
      theirs_(real_ & around.theirs),
      thrown_in_(space & around.false_points & around.theirs),
      beside_thrown_in_(thrown_in_) {
  const PointSet false_empty = space & around.false_points & around.empties;
  const NeighbourCounts beside_false(false_empty);
  // Opposing stones that get out through a false point: beside a stone thrown in there, or beside two empty
  // false points, of which they get one. Nothing keeps them in.
  const PointSet pokes = theirs_ & (beside_thrown_in_.one | beside_false.two);
  const PointSet lost = thrown_in_ | pokes;
  const PointSet weak =
      ((around.empties - real_) | (empty_ & beside_thrown_in_.one) | (theirs_ & beside_false.one)) - lost;
  const NeighbourCounts beside_weak(weak);
  const PointSet beside_lost = unmasked::explode(lost);
  closed_ = real_ - beside_lost - beside_weak.one;
  closable_ = real_ - beside_lost - beside_weak.two;
}

int EyeSpace::value() const {
  if (is_large() || theirs_.count() >= 8 || is_captured_into_life()) return 2;
  int value = closable_.any() || theirs_.count() >= 5 ? 1 : 0;
  const PointSet playable = empty_ - around_.unplayable;
  const PointSet cuts = playable & degree_.two;
  for (PointSet rest = cuts; rest.any() && value < 2;) {
    const PointSet cut = rest.first();
    rest -= cut;
    const bool closes = (cut & (beside_thrown_in_.one - beside_thrown_in_.two)).any();
    value = std::max(value, count_parts(real_ - cut, closes ? closable_ : closed_).with_one);
  }
  return value < 2 && has_two_ways_to_split(playable) ? 2 : std::min(value, 2);
}

/// True when there is too much room for the opponent to destroy: six points, less those that the opponent can
/// enter or has taken where it matters; or six counts of room in the middle, where an empty point with three
/// neighbours counts one, with four two.
bool EyeSpace::is_large() const {
  const int points = real_.count();
  const int open = points - closed_.count();
  const int wide_open = points - closable_.count();
  if (points - open - wide_open - (theirs_ & degree_.two).count() >= 6) return true;
  return (empty_ & degree_.three).count() + (empty_ & degree_.four).count() >= 6;
}

/// Counts the connected parts of the set that hold at least one good point, and those that hold at least two.
EyeSpace::Parts EyeSpace::count_parts(const PointSet& s, const PointSet& good) {
  Parts parts;
  PointSet rest = s & good;
  while (rest.any()) {
    const PointSet first = rest.first();
    const PointSet here = expand(first, s) & good;
    ++parts.with_one;
    if (here != first) ++parts.with_two;
    rest -= here;
  }
  return parts;
}

int EyeSpace::count_parts(const PointSet& s) {
  int parts = 0;
  for_each_chain(s, [&](const PointSet&) { ++parts; });
  return parts;
}

/// True when two adjacent points, each with three neighbours in the space, split it if the owner has both: if
/// the opponent takes one, the owner plays the other.
bool EyeSpace::has_two_ways_to_split(const PointSet& playable) const {
  const PointSet branching = degree_.three & closable_;
  const PointSet roomy = empty_ | NeighbourCounts(empty_).two;
  for (PointSet rest = (branching & playable) - around_.edge; rest.any();) {
    const PointSet one = rest.first();
    rest -= one;
    PointSet others = neighbours(one, branching) & roomy;
    while (others.any()) {
      const PointSet other = others.first();
      others -= other;
      const Parts parts = count_parts(real_ - one - other, closed_);
      if (parts.with_one >= 2 && parts.with_two >= ((other & empty_).any() ? 1 : 2)) return true;
    }
  }
  return false;
}

/// True when the dead stones, once captured, leave a shape that lives even if the opponent plays inside it
/// first. The shape is the stones and the points that the owner cannot play yet; it has to live without any
/// one of those points, too.
bool EyeSpace::is_captured_into_life() const {
  if (theirs_.empty()) return false;
  const PointSet unplayable = (real_ - theirs_) - (empty_ - around_.unplayable);
  const int thrown_in = thrown_in_.count();
  const PointSet whole = theirs_ | unplayable;
  if (!leaves_two_eyes(whole, thrown_in)) return false;
  for (PointSet rest = unplayable; rest.any();) {
    const PointSet left_out = rest.first();
    rest -= left_out;
    if (!leaves_two_eyes(whole - left_out, thrown_in)) return false;
  }
  return true;
}

bool EyeSpace::leaves_two_eyes(const PointSet& shape, int thrown_in) {
  const int parts = count_parts(shape);
  const PointSet crowded = NeighbourCounts(shape).three;
  int vital_points = 0;
  for (PointSet rest = shape; rest.any();) {
    const PointSet point = rest.first();
    rest -= point;
    if (count_parts(shape - point) > parts || (point & crowded).any()) ++vital_points;
  }
  const int seventh = shape.count() >= 7 ? 1 : 0;
  return parts - thrown_in + (vital_points + seventh) / 2 >= 2;
}

}  // namespace kakoi::go
