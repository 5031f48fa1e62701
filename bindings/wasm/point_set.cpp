// Point sets for JavaScript: each call reads one or two sets from the input and writes its answer to the
// output.

#include <algorithm>
#include <array>

#include "core/flood_fill.h"
#include "core/integer.h"
#include "core/quads.h"
#include "core/symmetry.h"
#include "transfer.h"

namespace kakoi::wasm {
namespace {

using Operation = PointSet (*)(const PointSet&, const Grid&);

/// One set in, one set out.
void map_set(int width, int height, Operation operation) {
  const Grid grid(width, height);
  operation(PointSet::load(input, height), grid).store(output, height);
}

/// As map_set, for operations that know two connectivities.
void map_set(int width, int height, int connectivity, Operation four, Operation eight) {
  map_set(width, height, connectivity == 8 ? eight : four);
}

template <Connectivity C>
PointSet expand_to_second(const PointSet& s, const Grid& grid) {
  return expand<C>(s, PointSet::load(input + kSecondSet, grid.height));
}

template <Connectivity C>
PointSet first_chain_of(const PointSet& s, const Grid&) {
  return first_chain<C>(s);
}

QuadCounts count_input_quads(int width, int height) {
  const Grid grid(width, height);
  return count_quads(PointSet::load(input, height), grid);
}

}  // namespace

void calls::set_up(int width, int height) { map_set(width, height, up); }
void calls::set_down(int width, int height) { map_set(width, height, down); }
void calls::set_left(int width, int height) { map_set(width, height, left); }
void calls::set_right(int width, int height) { map_set(width, height, right); }

void calls::set_explode(int width, int height, int connectivity) {
  map_set(width, height, connectivity, explode<Connectivity::kFour>, explode<Connectivity::kEight>);
}
void calls::set_grow(int width, int height, int connectivity) {
  map_set(width, height, connectivity, grow<Connectivity::kFour>, grow<Connectivity::kEight>);
}
void calls::set_border(int width, int height, int connectivity) {
  map_set(width, height, connectivity, border<Connectivity::kFour>, border<Connectivity::kEight>);
}
void calls::set_shrink(int width, int height, int connectivity) {
  map_set(width, height, connectivity, shrink<Connectivity::kFour>, shrink<Connectivity::kEight>);
}

void calls::set_expand_to(int width, int height, int connectivity) {
  map_set(width, height, connectivity, expand_to_second<Connectivity::kFour>,
          expand_to_second<Connectivity::kEight>);
}

void calls::set_first_chain(int width, int height, int connectivity) {
  map_set(width, height, connectivity, first_chain_of<Connectivity::kFour>,
          first_chain_of<Connectivity::kEight>);
}

void calls::set_increment(int width, int height) { map_set(width, height, increment); }
void calls::set_decrement(int width, int height) { map_set(width, height, decrement); }
void calls::set_negate(int width, int height) { map_set(width, height, negate); }

int calls::set_chains(int /*width*/, int height, int connectivity) {
  Writer writer(output, height);
  int count = 0;
  const auto write = [&](const PointSet& chain) {
    writer.set(chain);
    ++count;
  };
  const auto s = PointSet::load(input, height);
  if (connectivity == 8) {
    for_each_chain<Connectivity::kEight>(s, write);
  } else {
    for_each_chain<Connectivity::kFour>(s, write);
  }
  return count;
}

void calls::set_quads(int width, int height) {
  const auto [q0, q1, q2, q3, q4, qd] = count_input_quads(width, height);
  Writer writer(output);
  writer.record(Quads{.q0 = q0, .q1 = q1, .q2 = q2, .q3 = q3, .q4 = q4, .qd = qd});
}

std::uint32_t calls::set_nth_point(int /*width*/, int height, int index) {
  return to_word(PointSet::load(input, height).nth_point(index));
}

int calls::set_euler_number(int width, int height, int connectivity) {
  return euler_number(count_input_quads(width, height), static_cast<Connectivity>(connectivity));
}

void calls::set_transform(int width, int height, int symmetry) {
  std::array<std::uint32_t, kMaxSide> rows{};
  std::copy(input, input + height, rows.begin());
  transform(rows, width, height, static_cast<Symmetry>(symmetry));
  std::copy(rows.begin(), rows.end(), output);
}

}  // namespace kakoi::wasm
