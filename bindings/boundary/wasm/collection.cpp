// Collections of Go games for JavaScript.

#include "layout/collection.h"

#include <algorithm>

#include "go/collection/sequence.h"
#include "go_transfer.h"

namespace kakoi::wasm {
namespace {

/// Large; holds the last question.
go::PatternSearch& search() {
  static go::PatternSearch search;
  return search;
}

/// Words of the input as numbers of 16 bits.
template <typename Half>
std::span<const Half> halves(int count) {
  const int most = 2 * kInputWords;
  return {reinterpret_cast<const Half*>(input), static_cast<std::size_t>(std::clamp(count, 0, most))};
}

std::span<const std::uint32_t> words(int count) {
  return {input, static_cast<std::size_t>(std::clamp(count, 0, kInputWords))};
}

bool is_on(std::uint32_t step, const Grid& grid) {
  if ((step & (go::kPassWord | go::kSetUpWord)) == go::kPassWord) return true;
  return grid.contains(to_point(static_cast<int>(step & (go::kPassWord - 1))));
}

}  // namespace

void calls::collection_record(const Grid& grid, int length, Writer& writer) {
  const auto steps = words(length);
  int changes = 0;
  if (std::all_of(steps.begin(), steps.end(), [&](std::uint32_t step) { return is_on(step, grid); })) {
    auto* const out = reinterpret_cast<go::Change*>(writer.at() + CollectionRecorded::words(grid.height));
    changes = go::record_game(steps, grid, out);
  }
  writer.record(CollectionRecorded{.changes = changes});
}

int calls::collection_index(const Grid& grid, int length, Writer& writer) {
  std::uint32_t ever[2][kMaxSide];
  auto* const keys = reinterpret_cast<go::PositionKey*>(writer.at() + CollectionIndexed::words(grid.height));
  const auto [moves, count] = go::index_game(halves<go::Change>(length), grid, ever[0], ever[1], keys);
  writer.record(CollectionIndexed{.moves = moves,
                                  .keys = count,
                                  .black = PointSet::load(ever[0], grid.height),
                                  .white = PointSet::load(ever[1], grid.height)});
  return moves >= 0 ? 1 : 0;
}

void calls::collection_keys(const Grid& grid, const go::Position& position, Writer& writer) {
  std::uint32_t black[kMaxSide];
  std::uint32_t white[kMaxSide];
  position.black.store(black, grid.height);
  position.white.store(white, grid.height);
  writer.record(CollectionKeys{.key = go::position_key(black, white, grid.width, grid.height),
                               .swapped = go::position_key(white, black, grid.width, grid.height)});
}

int calls::collection_scan(int length, int key, int other, Writer& writer) {
  return go::find_keys(halves<go::PositionKey>(length), static_cast<go::PositionKey>(key),
                       static_cast<go::PositionKey>(other), writer.at());
}

void calls::collection_ask(const Grid& grid, go::Anchor anchor, bool symmetries, bool swap_colors,
                           go::SideToPlay side) {
  static go::Pattern pattern;  // large
  pattern.width = grid.width;
  pattern.height = grid.height;
  for (int i = 0; i < grid.width * grid.height; ++i) pattern.cells[i] = static_cast<std::uint8_t>(input[i]);
  pattern.anchor = anchor;
  pattern.symmetries = symmetries;
  pattern.swap_colors = swap_colors;
  pattern.to_play = side;
  search().ask(pattern);
}

int calls::collection_sift(int length, Writer& writer) {
  int left = 0;
  go::for_each_sieve(words(length), [&](int index, const go::Sieve& sieve) {
    if (search().may_stand(sieve)) writer.at()[left++] = static_cast<std::uint32_t>(index);
  });
  return left;
}

int calls::collection_find(int length, bool local, Writer& writer) {
  int found = 0;
  go::for_each_game(words(length), [&](int index, const go::KeptGame& game) {
    const go::PatternMatch match = search().find(game, local);
    if (match.move == go::History::kNever) return;
    writer.record(CollectionMatch{.game = index,
                                  .move = match.move,
                                  .symmetry = match.symmetry,
                                  .swapped = match.swapped ? 1 : 0,
                                  .goes_on = match.goes_on ? 1 : 0,
                                  .color = match.color,
                                  .point = match.goes_on ? match.point : go::kNoPoint});
    ++found;
  });
  return found;
}

int calls::collection_sequence(int length, go::Likeness likeness, Writer& writer) {
  int count = 0;
  go::for_each_game(words(length), [&](int index, const go::KeptGame& game) {
    if (index == 0) count = go::write_sequence(game, likeness, reinterpret_cast<std::uint16_t*>(writer.at()));
  });
  return count;
}

}  // namespace kakoi::wasm
