#include "support/plain_set.h"

#include <cstdlib>

namespace kakoi::test {
namespace {

/// Calls visit(x, y) for the 4 or 8 places around a point, off the grid too.
template <typename Visit>
void for_each_neighbour(int x, int y, Connectivity connectivity, Visit&& visit) {
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const int steps = std::abs(dx) + std::abs(dy);
      if (steps == 1 || (steps == 2 && connectivity == Connectivity::kEight)) visit(x + dx, y + dy);
    }
  }
}

}  // namespace

std::vector<Point> PlainSet::list() const {
  std::vector<Point> result;
  for (int y = 0; y < height_; ++y) {
    for (int x = 0; x < width_; ++x) {
      if (has(x, y)) result.push_back({x, y});
    }
  }
  return result;
}

PlainSet random_set(Size size, int percent, Random& random) {
  return PlainSet::where(size.width, size.height, [&](int, int) { return random.chance(percent); });
}

PlainSet plain_not(const PlainSet& s) {
  return PlainSet::where(s.width(), s.height(), [&](int x, int y) { return !s.has(x, y); });
}

PlainSet plain_shift(const PlainSet& s, int dx, int dy) {
  return PlainSet::where(s.width(), s.height(), [&](int x, int y) { return s.has(x - dx, y - dy); });
}

PlainSet plain_explode(const PlainSet& s, Connectivity connectivity) {
  return PlainSet::where(s.width(), s.height(), [&](int x, int y) {
    bool beside = false;
    for_each_neighbour(x, y, connectivity, [&](int nx, int ny) { beside |= s.has(nx, ny); });
    return beside;
  });
}

PlainSet plain_shrink(const PlainSet& s, Connectivity connectivity) {
  return PlainSet::where(s.width(), s.height(), [&](int x, int y) {
    bool inside = s.has(x, y);
    for_each_neighbour(x, y, connectivity, [&](int nx, int ny) {
      const bool on_grid = nx >= 0 && nx < s.width() && ny >= 0 && ny < s.height();
      if (on_grid && !s.has(nx, ny)) inside = false;
    });
    return inside;
  });
}

PlainSet plain_expand(const PlainSet& seed, const PlainSet& mask, Connectivity connectivity) {
  PlainSet filled(mask.width(), mask.height());
  std::vector<Point> to_visit = seed.list();
  while (!to_visit.empty()) {
    const Point p = to_visit.back();
    to_visit.pop_back();
    if (!mask.has(p.x, p.y) || filled.has(p.x, p.y)) continue;
    filled.put(p.x, p.y, true);
    for_each_neighbour(p.x, p.y, connectivity, [&](int x, int y) {
      if (mask.has(x, y)) to_visit.push_back({x, y});
    });
  }
  return filled;
}

std::vector<PlainSet> plain_chains(const PlainSet& s, Connectivity connectivity) {
  std::vector<PlainSet> chains;
  PlainSet seen(s.width(), s.height());
  for (const Point p : s.list()) {
    if (seen.has(p.x, p.y)) continue;
    PlainSet seed(s.width(), s.height());
    seed.put(p.x, p.y, true);
    chains.push_back(plain_expand(seed, s, connectivity));
    for (const Point q : chains.back().list()) seen.put(q.x, q.y, true);
  }
  return chains;
}

PlainSet plain_increment(PlainSet s) {
  for (int y = 0; y < s.height(); ++y) {
    for (int x = 0; x < s.width(); ++x) {
      const bool was_one = s.has(x, y);
      s.put(x, y, !was_one);
      if (!was_one) return s;
    }
  }
  return s;
}

PlainSet plain_decrement(PlainSet s) {
  for (int y = 0; y < s.height(); ++y) {
    for (int x = 0; x < s.width(); ++x) {
      const bool was_one = s.has(x, y);
      s.put(x, y, !was_one);
      if (was_one) return s;
    }
  }
  return s;
}

PlainSet plain_negate(const PlainSet& s) {
  // Bit by bit 0 - s: below and at the lowest one the number stays, above it every bit is turned over.
  bool above_lowest = false;
  return PlainSet::where(s.width(), s.height(), [&](int x, int y) {
    const bool bit = s.has(x, y) != above_lowest;
    above_lowest |= s.has(x, y);
    return bit;
  });
}

QuadCounts plain_quads(const PlainSet& s) {
  QuadCounts counts{};
  for (int y = 0; y <= s.height(); ++y) {
    for (int x = 0; x <= s.width(); ++x) {
      const bool a = s.has(x - 1, y - 1);
      const bool b = s.has(x, y - 1);
      const bool c = s.has(x - 1, y);
      const bool d = s.has(x, y);
      const int held = a + b + c + d;
      int* const kinds[] = {&counts.q0, &counts.q1, a == d ? &counts.qd : &counts.q2, &counts.q3, &counts.q4};
      ++*kinds[held];
    }
  }
  return counts;
}

int plain_euler_number(const PlainSet& s, Connectivity connectivity) {
  // A hole is a part of the background, connected the other way, that does not reach the outside. One ring of
  // background around the grid joins everything that does.
  const auto other = connectivity == Connectivity::kFour ? Connectivity::kEight : Connectivity::kFour;
  const auto background =
      PlainSet::where(s.width() + 2, s.height() + 2, [&](int x, int y) { return !s.has(x - 1, y - 1); });
  const auto holes = plain_chains(background, other).size() - 1;
  return static_cast<int>(plain_chains(s, connectivity).size()) - static_cast<int>(holes);
}

PlainSet plain_transform(const PlainSet& s, Symmetry symmetry) {
  const int right = s.width() - 1;
  const int bottom = s.height() - 1;
  const bool swaps = symmetry == Symmetry::kTranspose || symmetry == Symmetry::kAntiTranspose ||
                     symmetry == Symmetry::kRotate90 || symmetry == Symmetry::kRotate270;
  PlainSet result(swaps ? s.height() : s.width(), swaps ? s.width() : s.height());
  for (const auto [x, y] : s.list()) {
    switch (symmetry) {
      case Symmetry::kIdentity:
        result.put(x, y, true);
        break;
      case Symmetry::kTranspose:
        result.put(y, x, true);
        break;
      case Symmetry::kAntiTranspose:
        result.put(bottom - y, right - x, true);
        break;
      case Symmetry::kFlipX:
        result.put(right - x, y, true);
        break;
      case Symmetry::kFlipY:
        result.put(x, bottom - y, true);
        break;
      case Symmetry::kRotate90:
        result.put(bottom - y, x, true);
        break;
      case Symmetry::kRotate180:
        result.put(right - x, bottom - y, true);
        break;
      case Symmetry::kRotate270:
        result.put(y, right - x, true);
        break;
    }
  }
  return result;
}

}  // namespace kakoi::test
