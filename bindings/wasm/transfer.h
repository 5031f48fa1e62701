// The transfer buffer, and reading from and writing to it.

#pragma once

#include <cstring>

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

  void set(const PointSet& s, int height) {
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

}  // namespace kakoi::wasm
