// Counting for JavaScript.

#include <emscripten/bind.h>

#include <algorithm>

#include "go/area.h"
#include "go/territory.h"
#include "go_transfer.h"

namespace kakoi::wasm {
namespace {

template <int N>
std::uint32_t count(const PointSet<N>& s) {
  return static_cast<std::uint32_t>(s.count());
}

/// Whether the stones are whole chains of the position.
template <int N>
bool are_chains(const PointSet<N>& dead, const go::Position<N>& position) {
  const PointSet<N> black = dead & position.black;
  const PointSet<N> white = dead & position.white;
  return (black | white) == dead && expand(black, position.black) == black &&
         expand(white, position.white) == white;
}

/// Reads a position and its dead stones; returns false, having written nothing, when they are not whole
/// chains. Writes how many points Black and White have, how many black and white stones are dead, and these
/// sets: Black's and White's points and dame; by territory also seki and false eyes.
///
/// One size class serves all boards: judging eyes is much code, 9 KB (gzip) a class, and the larger one takes
/// 30 µs on 19×19 where the smaller takes 20.
bool go_score(int width, int height, bool by_territory) {
  constexpr int N = kMaxSide / 4;
  const Grid<N> grid(width, height);
  const auto position = load_position<N>(input, height);
  const auto dead = PointSet<N>::load(input + 2 * height, height);
  if (!are_chains(dead, position)) return false;
  Writer writer(output);
  const auto write = [&](const PointSet<N>& black, const PointSet<N>& white, const PointSet<N>& dame) {
    writer.word(count(black));
    writer.word(count(white));
    writer.word(count(position.black & dead));
    writer.word(count(position.white & dead));
    writer.set(black, height);
    writer.set(white, height);
    writer.set(dame, height);
  };
  if (by_territory) {
    const go::Territory<N> counted = go::territory(position, dead, grid);
    write(counted.black, counted.white, counted.dame);
    writer.set(counted.seki, height);
    writer.set(counted.false_eyes, height);
  } else {
    const go::Area<N> counted = go::area({position.black - dead, position.white - dead}, grid);
    write(counted.black, counted.white, counted.neutral);
  }
  return true;
}

EMSCRIPTEN_BINDINGS(go_score) { emscripten::function("goScore", go_score); }

}  // namespace
}  // namespace kakoi::wasm
