// Senket boards as text, in the author's notation: x-y from 1, y from the bottom.
//
// "R 2-1 1-3; B 5-5" is two red posts joined by a fence and a blue one; in a longer chain, each post is
// joined to the one before. Red is Black, Blue White.

#pragma once

#include <ostream>
#include <string>
#include <string_view>

#include "core/symmetry.h"
#include "senket/moves.h"
#include "support/random_senket.h"

namespace kakoi::senket {

void PrintTo(const Position& position, std::ostream* out);
void PrintTo(const Fence& fence, std::ostream* out);

}  // namespace kakoi::senket

namespace kakoi::test {

/// The position of a text; posts and fences that cannot be added fail the test.
senket::Position senket_board(int size, std::string_view text);

/// The position in the notation above, a chain a fence.
std::string senket_text(const senket::Position& position);

/// The point x-y of the author.
inline Point author_point(const senket::Position& position, int x, int y) {
  return {x - 1, position.size - y};
}

/// The same position turned or mirrored, and with the colours swapped.
senket::Position transformed(const senket::Position& position, Symmetry symmetry);
senket::Position with_colors_swapped(const senket::Position& position);

}  // namespace kakoi::test
