// FileReader: words, numbers and blocks of floats, in the order of a network's file.

#pragma once

#include <span>
#include <string_view>

#include "go/katago/floats.h"

namespace kakoi::go::katago {

/// The verdict on a file.
enum class Status : std::uint8_t {
  kFine,
  kNoNetwork,       // not a file of KataGo's
  kUnknownVersion,  // older or newer than those that are known
  kUnknownPart,     // a kind of block, layer or input that is not known
  kBadShape,        // layers that do not fit together
  kBadNumber,
  kTooLarge,
  kTooShort,  // the file ends in the middle
};

/// Reads from the start on, and never beyond the end. What is read after a first fault is 0 or empty.
class FileReader {
 public:
  explicit FileReader(std::span<const std::uint8_t> file) : rest_(file) {}

  [[nodiscard]] Status status() const { return status_; }
  [[nodiscard]] bool is_fine() const { return status_ == Status::kFine; }

  /// Notes a fault, unless there was one before.
  void fail(Status status) {
    if (is_fine()) status_ = status;
  }
  void expect(bool is_right, Status otherwise) {
    if (!is_right) fail(otherwise);
  }

  std::string_view word();
  /// A whole number from 0 on.
  int count();
  float number();

  /// A block of so many floats, which may be unaligned: value() takes one of them.
  std::span<const std::uint8_t> floats(Index count);
  static float value(std::span<const std::uint8_t> floats, Index index) {
    float value;
    std::memcpy(&value, floats.data() + 4 * index, 4);
    return value;
  }

 private:
  void skip_space();
  /// The next so many bytes; fewer are a fault.
  std::span<const std::uint8_t> take(std::size_t length);

  std::span<const std::uint8_t> rest_;
  Status status_ = Status::kFine;
};

}  // namespace kakoi::go::katago
