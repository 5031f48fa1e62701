// Counting for JavaScript.

#include <emscripten/bind.h>

#include "go/area.h"
#include "go/territory.h"
#include "go_transfer.h"

namespace kakoi::wasm {
namespace {

std::uint32_t count(const PointSet& s) { return static_cast<std::uint32_t>(s.count()); }

/// Whether the stones are whole chains of the position.
bool are_chains(const PointSet& dead, const go::Position& position) {
  const PointSet black = dead & position.black;
  const PointSet white = dead & position.white;
  return (black | white) == dead && expand(black, position.black) == black &&
         expand(white, position.white) == white;
}

/// Reads a position and its dead stones; returns false, having written nothing, when they are not whole
/// chains. Writes how many points Black and White have, how many black and white stones are dead, and these
/// sets: Black's and White's points and dame; by territory also seki and false eyes.
bool go_score(int width, int height, bool by_territory) {
  const Grid grid(width, height);
  const auto position = load_position(input, grid);
  const auto dead = PointSet::load(input + 2 * height, height);
  if (!are_chains(dead, position)) return false;
  Writer writer(output);
  const auto write = [&](const PointSet& black, const PointSet& white, const PointSet& dame) {
    writer.word(count(black));
    writer.word(count(white));
    writer.word(count(position.black & dead));
    writer.word(count(position.white & dead));
    writer.set(black, height);
    writer.set(white, height);
    writer.set(dame, height);
  };
  if (by_territory) {
    const go::Territory counted = go::territory(position, dead, grid);
    write(counted.black, counted.white, counted.dame);
    writer.set(counted.seki, height);
    writer.set(counted.false_eyes, height);
  } else {
    const go::Area counted = go::area({position.black - dead, position.white - dead}, grid);
    write(counted.black, counted.white, counted.neutral);
  }
  return true;
}

EMSCRIPTEN_BINDINGS(go_score) { emscripten::function("goScore", go_score); }

}  // namespace
}  // namespace kakoi::wasm
