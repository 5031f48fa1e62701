// Pages: games one after the other in words, as a collection keeps them in memory and hands them to a search. The words of a game
// are a sieve, which tells of most games that a pattern never stands in them, and a record behind it:
//
//     sieve         width, height · 2^8, kWhiteFirst
//                   rows of the points where a black stone ever stood, and rows of those with a white one
//     record        how many changes; how many moves · 2^16
//                   the changes, two a word
//
// Sieves are kept by themselves, too, so that a search has few words to look at.

#pragma once

#include <optional>
#include <span>

#include "go/collection/game_record.h"

namespace kakoi::go {

struct Sieve {
  static constexpr std::uint32_t kWhiteFirst = 1U << 16;

  int width;
  int height;
  Color first;
  /// Rows of the points where a stone of each colour ever stood.
  const std::uint32_t* ever[2];

  [[nodiscard]] std::size_t words() const { return 1 + 2 * static_cast<std::size_t>(height); }
};

/// A game of a page.
struct KeptGame {
  Sieve sieve;
  std::span<const Change> changes;
};

/// The sieve that a page begins with; null where the words are none.
inline std::optional<Sieve> sieve_at(std::span<const std::uint32_t> page) {
  if (page.empty()) return std::nullopt;
  const std::uint32_t facts = page[0];
  const auto width = static_cast<int>(facts & 255U);
  const auto height = static_cast<int>(facts >> 8 & 255U);
  if (width < 1 || height < 1 || width > kMaxSide || height > kMaxSide) return std::nullopt;
  const std::uint32_t* const rows = page.data() + 1;
  const Sieve sieve{width,
                    height,
                    (facts & Sieve::kWhiteFirst) != 0 ? Color::kWhite : Color::kBlack,
                    {rows, rows + height}};
  return sieve.words() <= page.size() ? std::optional(sieve) : std::nullopt;
}

/// Calls visit(index, sieve) for each sieve of a page of sieves alone. Words that are no sieve end it.
template <typename Visit>
void for_each_sieve(std::span<const std::uint32_t> page, Visit&& visit) {
  int index = 0;
  while (const auto sieve = sieve_at(page)) {
    visit(index++, *sieve);
    page = page.subspan(sieve->words());
  }
}

/// Calls visit(index, game) for each game of a page. Words that are no page end it, and are never read beyond.
template <typename Visit>
void for_each_game(std::span<const std::uint32_t> page, Visit&& visit) {
  int index = 0;
  while (const auto sieve = sieve_at(page)) {
    page = page.subspan(sieve->words());
    if (page.empty()) return;
    const std::size_t changes = page[0] & 0xFFFFU;
    const std::size_t length = 1 + (changes + 1) / 2;
    if (length > page.size()) return;
    visit(index++, KeptGame{*sieve, {reinterpret_cast<const Change*>(page.data() + 1), changes}});
    page = page.subspan(length);
  }
}

}  // namespace kakoi::go
