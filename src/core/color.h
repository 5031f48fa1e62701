// The two sides of a game.

#pragma once

#include <cstdint>

namespace kakoi {

/// The side of a player.
enum class Color : std::uint8_t { kBlack = 0, kWhite = 1 };

/// Both, to be looped over.
inline constexpr Color kColors[] = {Color::kBlack, Color::kWhite};

/// The other side.
constexpr Color opponent(Color color) { return color == Color::kBlack ? Color::kWhite : Color::kBlack; }

}  // namespace kakoi
