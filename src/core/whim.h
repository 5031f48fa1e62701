// Human play by an engine that looks at every move: some moves are overlooked, and any that is nearly as good as the best may be
// played. A seed decides which, so that the same game comes again.

#pragma once

#include <algorithm>
#include <cstdint>

#include "core/hash.h"

namespace kakoi {

class Whim {
 public:
  /// Sees every move, and keeps to the best.
  Whim() = default;

  /// Overlooks about so many of a hundred moves, and takes moves that are worse by at most `latitude` for as good.
  Whim(int overlooks, int latitude, std::uint64_t seed)
      : overlooks_(overlooks), latitude_(latitude), seed_(seed), salt_(seed) {}

  /// Chooses anew, for a position with that key.
  void begin(std::uint64_t position) { salt_ = mix64(seed_ ^ mix64(position)); }

  /// Brings the moves that are seen to the front, at least one where there is any; returns how many. `number_of` numbers a move
  /// from 0.
  template <typename Move, typename NumberOf>
  int see(Move* moves, int count, NumberOf number_of) const {
    if (overlooks_ == 0 || count == 0) return count;
    const auto draw_of = [&](const Move& move) { return draw(number_of(move)) % 100; };
    Move* const end = std::partition(moves, moves + count, [&](const Move& move) {
      return static_cast<int>(draw_of(move)) >= overlooks_;
    });
    if (end != moves) return static_cast<int>(end - moves);
    std::iter_swap(moves, std::max_element(moves, moves + count, [&](const Move& a, const Move& b) {
                     return draw_of(a) < draw_of(b);
                   }));
    return 1;
  }

  [[nodiscard]] bool overlooks() const { return overlooks_ > 0; }
  [[nodiscard]] int latitude() const { return latitude_; }

  /// The worth that a move seems to have more than it has: 0 to the latitude.
  [[nodiscard]] int bonus(int move) const {
    if (latitude_ == 0) return 0;
    return static_cast<int>((draw(move) >> 32) % static_cast<std::uint64_t>(latitude_ + 1));
  }

 private:
  [[nodiscard]] std::uint64_t draw(int move) const {
    return mix64(salt_ ^ mix64(static_cast<std::uint64_t>(move)));
  }

  int overlooks_ = 0;
  int latitude_ = 0;
  std::uint64_t seed_ = 0;
  std::uint64_t salt_ = 0;
};

}  // namespace kakoi
