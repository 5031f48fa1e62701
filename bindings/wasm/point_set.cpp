// Point sets for JavaScript: each call reads one or two sets from the input and writes its answer to the
// output.

#include <emscripten/bind.h>

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

void set_up(int width, int height) { map_set(width, height, up); }
void set_down(int width, int height) { map_set(width, height, down); }
void set_left(int width, int height) { map_set(width, height, left); }
void set_right(int width, int height) { map_set(width, height, right); }

void set_explode(int width, int height, int connectivity) {
  map_set(width, height, connectivity, explode<Connectivity::kFour>, explode<Connectivity::kEight>);
}
void set_grow(int width, int height, int connectivity) {
  map_set(width, height, connectivity, grow<Connectivity::kFour>, grow<Connectivity::kEight>);
}
void set_border(int width, int height, int connectivity) {
  map_set(width, height, connectivity, border<Connectivity::kFour>, border<Connectivity::kEight>);
}
void set_shrink(int width, int height, int connectivity) {
  map_set(width, height, connectivity, shrink<Connectivity::kFour>, shrink<Connectivity::kEight>);
}

template <Connectivity C>
PointSet expand_to_second(const PointSet& s, const Grid& grid) {
  return expand<C>(s, PointSet::load(input + kSecondSet, grid.height));
}
void set_expand_to(int width, int height, int connectivity) {
  map_set(width, height, connectivity, expand_to_second<Connectivity::kFour>,
          expand_to_second<Connectivity::kEight>);
}

template <Connectivity C>
PointSet first_chain_of(const PointSet& s, const Grid&) {
  return first_chain<C>(s);
}
void set_first_chain(int width, int height, int connectivity) {
  map_set(width, height, connectivity, first_chain_of<Connectivity::kFour>,
          first_chain_of<Connectivity::kEight>);
}

void set_increment(int width, int height) { map_set(width, height, increment); }
void set_decrement(int width, int height) { map_set(width, height, decrement); }
void set_negate(int width, int height) { map_set(width, height, negate); }

/// Writes the connected parts; returns how many.
int set_chains(int /*width*/, int height, int connectivity) {
  Writer writer(output);
  int count = 0;
  const auto write = [&](const PointSet& chain) {
    writer.set(chain, height);
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

QuadCounts count_input_quads(int width, int height) {
  const Grid grid(width, height);
  return count_quads(PointSet::load(input, height), grid);
}

/// Writes q0, q1, q2, q3, q4, qd.
void set_quads(int width, int height) {
  const QuadCounts counts = count_input_quads(width, height);
  Writer writer(output);
  for (const int count : {counts.q0, counts.q1, counts.q2, counts.q3, counts.q4, counts.qd}) {
    writer.word(static_cast<std::uint32_t>(count));
  }
}

/// The word of the point with `index` lower ones in the set, which must have that many.
std::uint32_t set_nth_point(int /*width*/, int height, int index) {
  return to_word(PointSet::load(input, height).nth_point(index));
}

int set_euler_number(int width, int height, int connectivity) {
  return euler_number(count_input_quads(width, height), static_cast<Connectivity>(connectivity));
}

/// Writes the set moved by a Symmetry; height × width where it transposes.
void set_transform(int width, int height, int symmetry) {
  std::array<std::uint32_t, kMaxSide> rows{};
  std::copy(input, input + height, rows.begin());
  transform(rows, width, height, static_cast<Symmetry>(symmetry));
  std::copy(rows.begin(), rows.end(), output);
}

EMSCRIPTEN_BINDINGS(point_set) {
  using emscripten::function;
  function("setUp", set_up);
  function("setDown", set_down);
  function("setLeft", set_left);
  function("setRight", set_right);
  function("setExplode", set_explode);
  function("setGrow", set_grow);
  function("setBorder", set_border);
  function("setShrink", set_shrink);
  function("setExpandTo", set_expand_to);
  function("setFirstChain", set_first_chain);
  function("setIncrement", set_increment);
  function("setDecrement", set_decrement);
  function("setNegate", set_negate);
  function("setChains", set_chains);
  function("setQuads", set_quads);
  function("setNthPoint", set_nth_point);
  function("setEulerNumber", set_euler_number);
  function("setTransform", set_transform);
}

}  // namespace
}  // namespace kakoi::wasm
