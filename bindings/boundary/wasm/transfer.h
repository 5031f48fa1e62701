// The transfer buffer, and reading from it.

#pragma once

#include "layout/core.h"

namespace kakoi::wasm {

inline std::uint32_t input[kInputWords];
inline std::uint32_t output[kOutputWords];

constexpr Point to_point(int word) { return {word % kPointStride, word / kPointStride}; }

/// As to_point; a negative number, as kNoPoint is too, is none.
constexpr Point to_point_or_none(int word) { return word < 0 ? Point{-1, -1} : to_point(word); }

}  // namespace kakoi::wasm
