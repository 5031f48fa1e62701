// Networks of KataGo's for JavaScript. An engine holds one of them: what memory it takes ends with the engine.

#include "layout/katago.h"

#include <cstdlib>

#include "go_transfer.h"

namespace kakoi::wasm {
namespace {

/// Large; holds the network.
go::katago::Judge& judge() {
  static go::katago::Judge judge;
  return judge;
}

bool has_network = false;
std::uint8_t* file = nullptr;
int file_bytes = 0;

/// Memory of so many bytes, at an address that 64 divides; none where there is too little. It is never given back.
std::uint8_t* take_memory(std::size_t bytes) {
#ifdef __wasm__
  // The allocator cannot grow the memory here: the glue that it would ask is that of engines whose memory has a fixed size.
  constexpr std::size_t page = 65'536;
  const std::size_t before = __builtin_wasm_memory_grow(0, (bytes + page - 1) / page);
  return before == SIZE_MAX ? nullptr : reinterpret_cast<std::uint8_t*>(before * page);
#else
  return static_cast<std::uint8_t*>(std::aligned_alloc(64, (bytes + 63) / 64 * 64));
#endif
}

}  // namespace

std::uint32_t calls::katago_room(int bytes) {
  if (bytes <= 0 || file != nullptr) return 0;
  file = take_memory(static_cast<std::size_t>(bytes));
  file_bytes = file == nullptr ? 0 : bytes;
  return static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(file));
}

go::katago::Status calls::katago_load(int bytes) {
  using go::katago::Status;
  if (bytes < 0 || bytes > file_bytes || has_network) return Status::kNoNetwork;
  const std::span<const std::uint8_t> given{file, static_cast<std::size_t>(bytes)};
  go::katago::Network& network = judge().network();
  const Status status = network.check(given);
  if (status != Status::kFine) return status;
  auto* const room =
      reinterpret_cast<float*>(take_memory(sizeof(float) * static_cast<std::size_t>(network.room())));
  if (room == nullptr) return Status::kTooLarge;
  network.load(given, room);
  has_network = true;
  return Status::kFine;
}

void calls::katago_judge(const Grid& grid, const go::Position& position, const PointSet& forbidden,
                         const go::Position& before, const go::Position& before_that, Color color, Point ko,
                         Point ko_before, Point ko_before_that, int known, Point last, Point second,
                         Point third, Point fourth, Point fifth, go::katago::KoRule ko_rule, bool suicide,
                         int komi, Writer& writer) {
  const int points = grid.width * grid.height;
  if (!has_network || grid.width > kKatagoMostSide || grid.height > kKatagoMostSide) {
    for (int i = 0; i < 3 + 2 * points; ++i) writer.word(0);
    return;
  }
  go::katago::Situation situation{};
  situation.position = position;
  situation.to_play = color;
  situation.ko = go::cell_of(ko);
  situation.forbidden = forbidden;
  situation.ko_rule = ko_rule;
  situation.suicide = suicide;
  situation.komi = 0.5F * static_cast<float>(komi);
  situation.move_count = known;
  int next = 0;
  for (const Point move : {last, second, third, fourth, fifth}) situation.moves[next++] = go::cell_of(move);
  go::katago::Planes& planes = judge().planes();
  if (known >= 1) situation.caught[0] = planes.caught(before, go::cell_of(ko_before), grid);
  if (known >= 2) situation.caught[1] = planes.caught(before_that, go::cell_of(ko_before_that), grid);

  const go::katago::Judgement& judgement = judge().look(situation, grid);
  for (const float value : {judgement.win, judgement.lead, judgement.share[go::kNoCell]})
    writer.floats(&value, 1);
  for_each_point(grid.full, [&](Point p) { writer.floats(&judgement.share[go::cell_of(p)], 1); });
  for_each_point(grid.full, [&](Point p) { writer.floats(&judgement.owner[go::cell_of(p)], 1); });
}

}  // namespace kakoi::wasm
