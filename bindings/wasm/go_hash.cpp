// Hashes of Go positions for JavaScript.

#include "go/hash.h"

#include "layout/go.h"
#include "transfer.h"

namespace kakoi::wasm {

static void write_hash(std::uint64_t hash) {
  Writer writer(output);
  writer.record(
      GoHash{.low = static_cast<std::uint32_t>(hash), .high = static_cast<std::uint32_t>(hash >> 32)});
}

void calls::go_hash(int width, int height) { write_hash(go::zobrist(input, input + height, width, height)); }

void calls::go_canonical_hash(int width, int height, bool swap_colors) {
  write_hash(go::canonical_zobrist(input, input + height, width, height, swap_colors));
}

}  // namespace kakoi::wasm
