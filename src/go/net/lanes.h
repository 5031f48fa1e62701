// Lanes: the vectors in which the network computes, and the few operations that each processor has its own name for. All of
// them give the same bits everywhere.

#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

namespace kakoi::go::net {

/// Counts vectors in memory.
using Index = std::ptrdiff_t;

/// Eight activations or weights.
using Shorts = std::int16_t __attribute__((vector_size(16)));

/// Four sums, in two's complement: unsigned, so that those of a senseless network may overflow.
using Words = std::uint32_t __attribute__((vector_size(16)));

/// Eight sums.
struct Sums {
  Words low;
  Words high;

  friend Sums operator+(Sums a, Sums b) { return {a.low + b.low, a.high + b.high}; }
  friend Sums operator-(Sums a, Sums b) { return {a.low - b.low, a.high - b.high}; }
};

/// The products of the lanes, added in pairs.
inline Words dot(Shorts a, Shorts b) {
#if defined(__wasm_simd128__)
  return reinterpret_cast<Words>(
      wasm_i32x4_dot_i16x8(reinterpret_cast<v128_t>(a), reinterpret_cast<v128_t>(b)));
#elif defined(__SSE2__)
  return reinterpret_cast<Words>(_mm_madd_epi16(reinterpret_cast<__m128i>(a), reinterpret_cast<__m128i>(b)));
#elif defined(__aarch64__)
  const auto left = reinterpret_cast<int16x8_t>(a);
  const auto right = reinterpret_cast<int16x8_t>(b);
  return reinterpret_cast<Words>(vpaddq_s32(vmull_s16(vget_low_s16(left), vget_low_s16(right)),
                                            vmull_s16(vget_high_s16(left), vget_high_s16(right))));
#else
  Words sums;
  for (int i = 0; i < 4; ++i) {
    sums[i] = static_cast<std::uint32_t>(a[2 * i] * b[2 * i] + a[2 * i + 1] * b[2 * i + 1]);
  }
  return sums;
#endif
}

/// The sums, each moved to the nearest that fits.
inline Shorts narrow(Sums sums) {
#if defined(__wasm_simd128__)
  return reinterpret_cast<Shorts>(
      wasm_i16x8_narrow_i32x4(reinterpret_cast<v128_t>(sums.low), reinterpret_cast<v128_t>(sums.high)));
#elif defined(__SSE2__)
  return reinterpret_cast<Shorts>(
      _mm_packs_epi32(reinterpret_cast<__m128i>(sums.low), reinterpret_cast<__m128i>(sums.high)));
#elif defined(__aarch64__)
  return reinterpret_cast<Shorts>(vcombine_s16(vqmovn_s32(reinterpret_cast<int32x4_t>(sums.low)),
                                               vqmovn_s32(reinterpret_cast<int32x4_t>(sums.high))));
#else
  Shorts shorts;
  for (int i = 0; i < 8; ++i) {
    const auto sum = static_cast<std::int32_t>(i < 4 ? sums.low[i] : sums.high[i - 4]);
    shorts[i] = static_cast<std::int16_t>(sum < INT16_MIN ? INT16_MIN : sum > INT16_MAX ? INT16_MAX : sum);
  }
  return shorts;
#endif
}

inline Words shift_right(Words sums, int count) {
  using Signed = std::int32_t __attribute__((vector_size(16)));
  return reinterpret_cast<Words>(reinterpret_cast<Signed>(sums) >> count);
}

inline Sums widen(Shorts shorts) {
  // Each into the high half of a word, and from there, with its sign, into the low.
  const Shorts none{};
  const Shorts low = __builtin_shufflevector(none, shorts, 0, 8, 0, 9, 0, 10, 0, 11);
  const Shorts high = __builtin_shufflevector(none, shorts, 0, 12, 0, 13, 0, 14, 0, 15);
  return {shift_right(reinterpret_cast<Words>(low), 16), shift_right(reinterpret_cast<Words>(high), 16)};
}

inline Shorts higher(Shorts a, Shorts b) { return a > b ? a : b; }
inline Shorts lower(Shorts a, Shorts b) { return a < b ? a : b; }

/// Lanes 2·i and 2·i + 1 of a row of vectors, four times.
inline Shorts pair(const Shorts* row, Index i) {
  std::uint32_t two;
  std::memcpy(&two, reinterpret_cast<const char*>(row) + 4 * i, 4);
  return reinterpret_cast<Shorts>(Words{two, two, two, two});
}

}  // namespace kakoi::go::net
