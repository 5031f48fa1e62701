// Hashes of Go positions for JavaScript.

#include "go/rules/hash.h"

#include "go_transfer.h"

namespace kakoi::wasm {

void calls::go_hash(const Grid& grid, const std::uint32_t* rows, Writer& writer) {
  write_hash(writer, go::zobrist(rows, rows + grid.height, grid.width, grid.height));
}

void calls::go_canonical_hash(const Grid& grid, const std::uint32_t* rows, bool swap_colors, Writer& writer) {
  write_hash(writer, go::canonical_zobrist(rows, rows + grid.height, grid.width, grid.height, swap_colors));
}

}  // namespace kakoi::wasm
