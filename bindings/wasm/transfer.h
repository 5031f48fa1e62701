// The transfer buffer, and reading from and writing to it.

#pragma once

#include "core/geometry.h"
#include "layout.h"

namespace kakoi::wasm {

inline std::uint32_t input[kInputWords];
inline std::uint32_t output[kOutputWords];

/// Writes words and sets one after the other. The callers see to it that they fit.
class Writer {
 public:
  explicit Writer(std::uint32_t* start) : at_(start) {}

  void word(std::uint32_t value) { *at_++ = value; }

  template <int N>
  void set(const PointSet<N>& s, int height) {
    s.store(at_, height);
    at_ += height;
  }

  /// 16-bit numbers, two a word; the rest of the last word is left as it is.
  void halves(const std::int16_t* values, int count) {
    std::memcpy(at_, values, sizeof(std::int16_t) * static_cast<std::size_t>(count));
    at_ += (count + 1) / 2;
  }

  [[nodiscard]] std::uint32_t* at() const { return at_; }

 private:
  std::uint32_t* at_;
};

constexpr Point to_point(int word) { return {word % kPointStride, word / kPointStride}; }

constexpr std::uint32_t to_word(Point p) {
  return p.x < 0 ? kNoPointWord : static_cast<std::uint32_t>(p.y * kPointStride + p.x);
}

/// Calls job(grid) with a grid of the smallest size class that holds the height: 20 rows or 32.
///
/// Two classes, as measured on Benson's analysis in WebAssembly: in the class of 32 rows 19×19 would take 4.8
/// µs instead of 3.1. Classes of 12 and 16 rows would bring 9×9 from 0.9 to 0.6 µs and 13×13 from 1.2 to 0.9,
/// a fraction of what JavaScript adds to a call, and make every download 5 KB (gzip) larger each.
template <typename Job>
auto with_grid(int width, int height, Job&& job) {
  if (height <= 20) return job(Grid<5>(width, height));
  return job(Grid<8>(width, height));
}

}  // namespace kakoi::wasm
