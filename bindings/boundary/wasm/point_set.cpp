// Point sets for JavaScript.

#include <algorithm>
#include <array>

#include "core/flood_fill.h"
#include "core/integer.h"
#include "core/quads.h"
#include "core/symmetry.h"
#include "layout/sets.h"
#include "transfer.h"

namespace kakoi::wasm {

PointSet calls::set_up(const Grid& grid, const PointSet& set) { return up(set, grid); }
PointSet calls::set_down(const Grid& grid, const PointSet& set) { return down(set, grid); }
PointSet calls::set_left(const Grid& grid, const PointSet& set) { return left(set, grid); }
PointSet calls::set_right(const Grid& grid, const PointSet& set) { return right(set, grid); }

PointSet calls::set_explode(const Grid& grid, const PointSet& set, Connectivity connectivity) {
  return connectivity == Connectivity::kEight ? explode<Connectivity::kEight>(set, grid) : explode(set, grid);
}

PointSet calls::set_grow(const Grid& grid, const PointSet& set, Connectivity connectivity) {
  return connectivity == Connectivity::kEight ? grow<Connectivity::kEight>(set, grid) : grow(set, grid);
}

PointSet calls::set_border(const Grid& grid, const PointSet& set, Connectivity connectivity) {
  return connectivity == Connectivity::kEight ? border<Connectivity::kEight>(set, grid) : border(set, grid);
}

PointSet calls::set_shrink(const Grid& grid, const PointSet& set, Connectivity connectivity) {
  return connectivity == Connectivity::kEight ? shrink<Connectivity::kEight>(set, grid) : shrink(set, grid);
}

PointSet calls::set_expand_to(const Grid&, const PointSet& set, const PointSet& within,
                              Connectivity connectivity) {
  return connectivity == Connectivity::kEight ? expand<Connectivity::kEight>(set, within)
                                              : expand(set, within);
}

PointSet calls::set_first_chain(const Grid&, const PointSet& set, Connectivity connectivity) {
  return connectivity == Connectivity::kEight ? first_chain<Connectivity::kEight>(set) : first_chain(set);
}

PointSet calls::set_increment(const Grid& grid, const PointSet& set) { return increment(set, grid); }
PointSet calls::set_decrement(const Grid& grid, const PointSet& set) { return decrement(set, grid); }
PointSet calls::set_negate(const Grid& grid, const PointSet& set) { return negate(set, grid); }

int calls::set_chains(const Grid&, const PointSet& set, Connectivity connectivity, Writer& writer) {
  int count = 0;
  const auto write = [&](const PointSet& chain) {
    writer.set(chain);
    ++count;
  };
  if (connectivity == Connectivity::kEight) {
    for_each_chain<Connectivity::kEight>(set, write);
  } else {
    for_each_chain(set, write);
  }
  return count;
}

void calls::set_quads(const Grid& grid, const PointSet& set, Writer& writer) {
  const auto [q0, q1, q2, q3, q4, qd] = count_quads(set, grid);
  writer.record(Quads{.q0 = q0, .q1 = q1, .q2 = q2, .q3 = q3, .q4 = q4, .qd = qd});
}

Point calls::set_nth_point(const Grid&, const PointSet& set, int index) { return set.nth_point(index); }

int calls::set_euler_number(const Grid& grid, const PointSet& set, Connectivity connectivity) {
  return euler_number(count_quads(set, grid), connectivity);
}

void calls::set_transform(const Grid& grid, const PointSet& set, Symmetry symmetry, Writer& writer) {
  std::array<std::uint32_t, kMaxSide> rows{};
  set.store(rows.data(), grid.height);
  transform(rows, grid.width, grid.height, symmetry);
  std::copy(rows.begin(), rows.end(), writer.at());
}

}  // namespace kakoi::wasm
