// Hashes of Go positions for JavaScript.

#include "go/rules/hash.h"

#include "go_transfer.h"

namespace kakoi::wasm {

static void write_answer(std::uint64_t hash) {
  Writer writer(output);
  write_hash(writer, hash);
}

void calls::go_hash(int width, int height) {
  write_answer(go::zobrist(input, input + height, width, height));
}

void calls::go_canonical_hash(int width, int height, bool swap_colors) {
  write_answer(go::canonical_zobrist(input, input + height, width, height, swap_colors));
}

}  // namespace kakoi::wasm
