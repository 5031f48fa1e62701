// Point sets for JavaScript: each call reads one or two sets from the input and writes its answer to the
// output.

#include <emscripten/bind.h>

#include <algorithm>
#include <type_traits>

#include "core/flood_fill.h"
#include "core/integer.h"
#include "core/quads.h"
#include "core/symmetry.h"
#include "transfer.h"

namespace kakoi::wasm {
namespace {

/// One size class serves all sets: a call costs about 90 ns whatever it does, so the few nanoseconds that a
/// smaller class would save are not worth its code in every download.
template <typename Job>
auto with_set_grid(int width, int height, Job&& job) {
  return job(Grid<kMaxSide / 4>(width, height));
}

/// One set in, one set out.
template <typename Operation>
void map_set(int width, int height, Operation&& operation) {
  with_set_grid(width, height, [&]<int N>(const Grid<N>& grid) {
    operation(PointSet<N>::load(input, height), grid).store(output, height);
  });
}

/// As map_set, for operations that know two connectivities: operation(set, grid, constant of Connectivity).
template <typename Operation>
void map_set(int width, int height, int connectivity, Operation&& operation) {
  map_set(width, height, [&](const auto& s, const auto& grid) {
    if (connectivity == 8)
      return operation(s, grid, std::integral_constant<Connectivity, Connectivity::kEight>{});
    return operation(s, grid, std::integral_constant<Connectivity, Connectivity::kFour>{});
  });
}

void set_up(int width, int height) {
  map_set(width, height, [](const auto& s, const auto& grid) { return up(s, grid); });
}
void set_down(int width, int height) {
  map_set(width, height, [](const auto& s, const auto& grid) { return down(s, grid); });
}
void set_left(int width, int height) {
  map_set(width, height, [](const auto& s, const auto& grid) { return left(s, grid); });
}
void set_right(int width, int height) {
  map_set(width, height, [](const auto& s, const auto& grid) { return right(s, grid); });
}

void set_explode(int width, int height, int connectivity) {
  map_set(width, height, connectivity,
          [](const auto& s, const auto& grid, auto c) { return explode<c()>(s, grid); });
}
void set_grow(int width, int height, int connectivity) {
  map_set(width, height, connectivity,
          [](const auto& s, const auto& grid, auto c) { return grow<c()>(s, grid); });
}
void set_border(int width, int height, int connectivity) {
  map_set(width, height, connectivity,
          [](const auto& s, const auto& grid, auto c) { return border<c()>(s, grid); });
}
void set_shrink(int width, int height, int connectivity) {
  map_set(width, height, connectivity,
          [](const auto& s, const auto& grid, auto c) { return shrink<c()>(s, grid); });
}
void set_expand_to(int width, int height, int connectivity) {
  map_set(width, height, connectivity, [&]<int N>(const PointSet<N>& s, const Grid<N>&, auto c) {
    return expand<c()>(s, PointSet<N>::load(input + kSecondSet, height));
  });
}
void set_first_chain(int width, int height, int connectivity) {
  map_set(width, height, connectivity,
          [](const auto& s, const auto&, auto c) { return first_chain<c()>(s); });
}

void set_increment(int width, int height) {
  map_set(width, height, [](const auto& s, const auto& grid) { return increment(s, grid); });
}
void set_decrement(int width, int height) {
  map_set(width, height, [](const auto& s, const auto& grid) { return decrement(s, grid); });
}
void set_negate(int width, int height) {
  map_set(width, height, [](const auto& s, const auto& grid) { return negate(s, grid); });
}

/// Writes the connected parts; returns how many.
int set_chains(int width, int height, int connectivity) {
  return with_set_grid(width, height, [&]<int N>(const Grid<N>&) {
    Writer writer(output);
    int count = 0;
    const auto write = [&](const PointSet<N>& chain) {
      writer.set(chain, height);
      ++count;
    };
    const auto s = PointSet<N>::load(input, height);
    if (connectivity == 8) {
      for_each_chain<Connectivity::kEight>(s, write);
    } else {
      for_each_chain<Connectivity::kFour>(s, write);
    }
    return count;
  });
}

QuadCounts count_input_quads(int width, int height) {
  return with_set_grid(width, height, [&]<int N>(const Grid<N>& grid) {
    return count_quads(PointSet<N>::load(input, height), grid);
  });
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
std::uint32_t set_nth_point(int width, int height, int index) {
  return with_set_grid(width, height, [&]<int N>(const Grid<N>&) {
    return to_word(PointSet<N>::load(input, height).nth_point(index));
  });
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
