#include "go/play/shapes.h"

namespace kakoi::go {

namespace {

/// The surroundings of a point with Black as the side X.
class Ring {
 public:
  explicit Ring(unsigned around) : around_(around) {}

  /// Points are counted round from the one above: 0 above, 1 above right, 2 right, ... 7 above left.
  [[nodiscard]] bool mine(unsigned i) const { return at(i) == 0; }
  [[nodiscard]] bool theirs(unsigned i) const { return at(i) == 1; }
  [[nodiscard]] bool empty(unsigned i) const { return at(i) == 2; }
  [[nodiscard]] bool edge(unsigned i) const { return at(i) == 3; }

 private:
  [[nodiscard]] unsigned at(unsigned i) const { return around_ >> (2 * i) & 3U; }

  unsigned around_;
};

bool is_hane(const Ring& r) {
  if (!r.theirs(0) || !r.mine(7) || !r.empty(2)) return false;
  const bool across = r.empty(6) && (r.mine(1) || (r.empty(1) && r.empty(4)));
  const bool round = r.mine(6) && r.empty(4) && !r.theirs(5);
  return across || round;
}

bool is_cut(const Ring& r) {
  if (r.theirs(0) && r.theirs(6) && r.mine(7)) return !r.theirs(2) && !r.theirs(4);
  return r.mine(0) && r.theirs(6) && r.theirs(2) && !r.mine(3) && !r.mine(4) && !r.mine(5);
}

bool is_edge_move(const Ring& r) {
  if (!r.edge(4)) return false;
  const bool chases = r.theirs(6) && r.mine(7) && r.empty(0);
  const bool blocks = r.mine(0) && r.theirs(2) && !r.theirs(6);
  const bool descends = r.mine(0) && r.theirs(1) && !r.theirs(2) && !r.theirs(6);
  const bool cuts = r.theirs(0) && r.mine(7) && r.mine(6) && r.theirs(2);
  return chases || blocks || descends || cuts;
}

bool is_shape(const Ring& r) { return is_edge_move(r) || (!r.edge(4) && (is_hane(r) || is_cut(r))); }

/// The surroundings turned by a quarter.
unsigned turned(unsigned around) { return (around << 4 | around >> 12) & 0xFFFFU; }

/// The surroundings seen in a mirror: the points above and below stay.
unsigned mirrored(unsigned around) {
  unsigned result = 0;
  for (unsigned i = 0; i < 8; ++i) result |= (around >> (2 * i) & 3U) << (2 * ((8 - i) & 7U));
  return result;
}

/// The surroundings with the colours exchanged: 0 and 1 change places, 2 and 3 stay.
unsigned exchanged(unsigned around) { return around ^ (~(around >> 1) & 0x5555U); }

}  // namespace

Shapes::Shapes() {
  for (unsigned around = 0; around < 1U << 16; ++around) {
    if (!is_shape(Ring(around))) continue;
    for (unsigned seen : {around, mirrored(around)}) {
      for (int i = 0; i < 4; ++i) {
        for (const unsigned code : {seen, exchanged(seen)})
          table_[code >> 5] |= std::uint32_t{1} << (code & 31U);
        seen = turned(seen);
      }
    }
  }
}

}  // namespace kakoi::go
