// Pages: games one after the other in words, as a collection keeps them in memory and hands them to a search.
//
//     word 0        how many words the game takes, this one included
//     word 1        width, height · 2^8, kWhiteFirst, kLeftOut
//     word 2        how many changes; how many moves · 2^16
//     then          rows of the points where a black stone ever stood, and rows of those with a white one: the sieve
//     then          the changes, two a word

#pragma once

#include <span>

#include "go/collection/game_record.h"

namespace kakoi::go {

/// A game of a page.
struct KeptGame {
  static constexpr int kHead = 3;
  static constexpr std::uint32_t kWhiteFirst = 1U << 16;
  /// The game is passed over: it was removed, or is not asked for.
  static constexpr std::uint32_t kLeftOut = 1U << 17;

  int width;
  int height;
  Color first;
  bool is_left_out;
  /// Rows of the points where a stone of each colour ever stood.
  const std::uint32_t* ever[2];
  std::span<const Change> changes;
};

/// Calls visit(index, game) for each game of a page. Words that are no page end it, and are never read beyond.
template <typename Visit>
void for_each_game(std::span<const std::uint32_t> page, Visit&& visit) {
  for (int index = 0; page.size() >= KeptGame::kHead; ++index) {
    const std::uint32_t length = page[0];
    const std::uint32_t facts = page[1];
    const std::uint32_t changes = page[2] & 0xFFFFU;
    const auto width = static_cast<int>(facts & 255U);
    const auto height = static_cast<int>(facts >> 8 & 255U);
    if (width < 1 || height < 1 || width > kMaxSide || height > kMaxSide) return;
    if (length > page.size() || changes > 2 * page.size()) return;
    const auto rows = static_cast<std::uint32_t>(height);
    if (length != KeptGame::kHead + 2 * rows + (changes + 1) / 2) return;
    const std::uint32_t* const sieve = page.data() + KeptGame::kHead;
    visit(index, KeptGame{width,
                          height,
                          (facts & KeptGame::kWhiteFirst) != 0 ? Color::kWhite : Color::kBlack,
                          (facts & KeptGame::kLeftOut) != 0,
                          {sieve, sieve + rows},
                          {reinterpret_cast<const Change*>(sieve + std::size_t{2} * rows), changes}});
    page = page.subspan(length);
  }
}

}  // namespace kakoi::go
