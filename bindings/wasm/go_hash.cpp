// Hashes of Go positions for JavaScript.

#include <emscripten/bind.h>

#include "go/hash.h"
#include "transfer.h"

namespace kakoi::wasm {
namespace {

/// Writes a hash as its low and its high word: 64-bit numbers would need BigInt at the boundary.
void write_hash(std::uint64_t hash) {
  Writer writer(output);
  writer.word(static_cast<std::uint32_t>(hash));
  writer.word(static_cast<std::uint32_t>(hash >> 32));
}

void go_hash(int width, int height) { write_hash(go::zobrist(input, input + height, width, height)); }

void go_canonical_hash(int width, int height, bool swap_colors) {
  write_hash(go::canonical_zobrist(input, input + height, width, height, swap_colors));
}

EMSCRIPTEN_BINDINGS(go_hash) {
  emscripten::function("goHash", go_hash);
  emscripten::function("goCanonicalHash", go_canonical_hash);
}

}  // namespace
}  // namespace kakoi::wasm
