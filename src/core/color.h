// The two sides of a game.

#pragma once

#include <cstdint>

namespace kakoi {

enum class Color : std::uint8_t { kBlack = 0, kWhite = 1 };

constexpr Color opponent(Color color) { return color == Color::kBlack ? Color::kWhite : Color::kBlack; }

}  // namespace kakoi
