// The transfer buffer, and reading from it.

#pragma once

#include "layout/core.h"

namespace kakoi::wasm {

inline std::uint32_t input[kInputWords];
inline std::uint32_t output[kOutputWords];

constexpr Point to_point(int word) { return {word % kPointStride, word / kPointStride}; }

}  // namespace kakoi::wasm
