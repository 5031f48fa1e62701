// Floats: the vectors in which KataGo's networks are computed. No operation here is fused with another or left to a library,
// so that every machine finds the same bits.

#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace kakoi::go::katago {

/// Counts vectors and channels in memory.
using Index = std::ptrdiff_t;

/// Four numbers.
using Floats = float __attribute__((vector_size(16)));
static_assert(sizeof(Floats) == 4 * sizeof(float));

inline Floats all(float value) { return Floats{value, value, value, value}; }
inline Floats higher(Floats a, Floats b) { return a > b ? a : b; }
inline Floats lower(Floats a, Floats b) { return a < b ? a : b; }

inline Floats floats_at(const float* from) {
  Floats values;
  std::memcpy(&values, from, sizeof values);
  return values;
}
inline void store(float* to, Floats values) { std::memcpy(to, &values, sizeof values); }

/// e to the power of x, which is taken as -87 or 88 beyond them.
///
/// S. Moshier's Cephes library: the rest of x by the nearest multiple of ln 2 goes into a polynomial, the multiple into the
/// exponent.
inline Floats exponential(Floats x) {
  using Words = std::int32_t __attribute__((vector_size(16)));
  constexpr float rounder = 12'582'912;  // adding 1.5 · 2^23 leaves no room for a fraction
  x = lower(higher(x, all(-87)), all(88));
  const Floats rounded = x * 1.442695041F + rounder;
  const Floats times = rounded - rounder;
  const Floats rest = x - times * 0.693359375F + times * 2.12194440e-4F;
  Floats sum = rest * 1.9875691500e-4F + 1.3981999507e-3F;
  sum = sum * rest + 8.3334519073e-3F;
  sum = sum * rest + 4.1665795894e-2F;
  sum = sum * rest + 1.6666665459e-1F;
  sum = sum * rest + 5.0000001201e-1F;
  sum = sum * rest * rest + rest + 1.0F;
  const Words power = reinterpret_cast<Words>(rounded) - reinterpret_cast<Words>(all(rounder));
  return sum * reinterpret_cast<Floats>((power + 127) << 23);
}

inline float exponential(float x) { return exponential(all(x))[0]; }

}  // namespace kakoi::go::katago
