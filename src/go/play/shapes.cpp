#include "go/play/shapes.h"

#include <iterator>

namespace kakoi::go {

namespace {

/// The surroundings of a point as the side X sees them, turned and mirrored.
class Ring {
 public:
  Ring(unsigned around, unsigned x, int start, bool mirrored)
      : around_(around), x_(x), start_(start), step_(mirrored ? -1 : 1) {}

  /// Points are counted round from the one above: 0 above, 1 above right, 2 right, ... 7 above left.
  [[nodiscard]] bool mine(int i) const { return at(i) == x_; }
  [[nodiscard]] bool theirs(int i) const { return at(i) == 1 - x_; }
  [[nodiscard]] bool empty(int i) const { return at(i) == 2; }
  [[nodiscard]] bool edge(int i) const { return at(i) == 3; }

 private:
  [[nodiscard]] unsigned at(int i) const {
    return around_ >> (2 * static_cast<unsigned>((start_ + step_ * i + 16) & 7)) & 3U;
  }

  unsigned around_;
  unsigned x_;
  int start_;
  int step_;
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

bool is_shape(unsigned around) {
  for (unsigned x = 0; x < 2; ++x) {
    for (int start = 0; start < 8; start += 2) {
      for (const bool mirrored : {false, true}) {
        const Ring ring(around, x, start, mirrored);
        if (is_edge_move(ring) || (!ring.edge(4) && (is_hane(ring) || is_cut(ring)))) return true;
      }
    }
  }
  return false;
}

}  // namespace

Shapes::Shapes() {
  for (unsigned i = 0; i < std::size(table_); ++i) {
    table_[i] = 0;
    for (unsigned bit = 0; bit < 32; ++bit) table_[i] |= std::uint32_t{is_shape(32 * i + bit)} << bit;
  }
}

}  // namespace kakoi::go
