// Writing records for JavaScript: numbers and sets, one after the other.

#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>

#include "core/geometry.h"

namespace kakoi::wasm {

/// The word of no point.
inline constexpr std::uint32_t kNoPointWord = 0xFFFFFFFF;

/// A point as one word.
constexpr std::uint32_t to_word(Point p) {
  return p.x < 0 ? kNoPointWord : static_cast<std::uint32_t>(p.y * kMaxSide + p.x);
}

/// The number of an enumerator.
template <typename Enum>
constexpr std::uint32_t number(Enum value) {
  static_assert(std::is_enum_v<Enum>);
  return static_cast<std::uint32_t>(value);
}

/// One word of a record: a number, two's complement where it is negative, an enumerator's, or a point.
struct Word {
  std::uint32_t value;

  // Not explicit: records are made of what the engine counts with.
  constexpr Word(int count) : value(static_cast<std::uint32_t>(count)) {}
  constexpr Word(std::uint32_t bits) : value(bits) {}
  constexpr Word(Point p) : value(to_word(p)) {}
  template <typename Enum, typename = std::enable_if_t<std::is_enum_v<Enum>>>
  constexpr Word(Enum enumerator) : value(number(enumerator)) {}
};

/// Writes words and sets one after the other. The callers see to it that they fit.
class Writer {
 public:
  /// Sets will have so many rows.
  explicit Writer(std::uint32_t* start, int height = 0) : at_(start), height_(height) {}

  void word(Word word) { *at_++ = word.value; }

  void set(const PointSet& s) {
    s.store(at_, height_);
    at_ += height_;
  }

  /// A set by its rows.
  void rows(const std::uint32_t* rows) {
    for (int y = 0; y < height_; ++y) at_[y] = rows[y];
    at_ += height_;
  }

  /// Leaves room.
  void skip(int words) { at_ += words; }

  /// A record of the layout.
  template <typename Record>
  void record(const Record& record) {
    record.write(*this);
  }

  /// 16-bit numbers, two a word; the rest of the last word is left as it is.
  void halves(const std::int16_t* values, int count) {
    std::memcpy(at_, values, sizeof(std::int16_t) * static_cast<std::size_t>(count));
    at_ += (count + 1) / 2;
  }

  /// Floats, one a word.
  void floats(const float* values, int count) {
    std::memcpy(at_, values, sizeof(float) * static_cast<std::size_t>(count));
    at_ += count;
  }

  [[nodiscard]] std::uint32_t* at() const { return at_; }

 private:
  std::uint32_t* at_;
  int height_;
};

}  // namespace kakoi::wasm
