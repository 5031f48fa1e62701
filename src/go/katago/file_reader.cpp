#include "go/katago/file_reader.h"

#include <bit>
#include <cmath>

namespace kakoi::go::katago {

static_assert(std::endian::native == std::endian::little);  // as the floats of a file are

namespace {

constexpr std::size_t kLongestWord = 200;

constexpr bool is_space(int byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }
constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/// The whole number at the start of a word, which it is taken from; -1 for none, or for a very large one.
int take_count(std::string_view& word) {
  constexpr int most = 1'000'000;
  if (word.empty() || !is_digit(word.front())) return -1;
  int value = 0;
  while (!word.empty() && is_digit(word.front())) {
    value = 10 * value + (word.front() - '0');
    if (value > most) return -1;
    word.remove_prefix(1);
  }
  return value;
}

/// The digits of a number without its exponent: it is `digits` · 10^`power`.
struct Decimal {
  double digits = 0;
  int power = 0;
  int count = 0;
};

Decimal take_decimal(std::string_view& word) {
  Decimal decimal;
  bool is_behind_point = false;
  for (; !word.empty() && (is_digit(word.front()) || word.front() == '.'); word.remove_prefix(1)) {
    if (word.front() == '.') {
      if (is_behind_point) break;
      is_behind_point = true;
      continue;
    }
    decimal.digits = 10 * decimal.digits + (word.front() - '0');
    decimal.power -= is_behind_point ? 1 : 0;
    ++decimal.count;
  }
  return decimal;
}

/// The exponent that ends a word.
bool take_exponent(std::string_view word, int& power) {
  constexpr int most = 60;
  if (word.empty()) return true;
  if (word.front() != 'e' && word.front() != 'E') return false;
  word.remove_prefix(1);
  const bool is_negative = word.starts_with('-');
  if (is_negative || word.starts_with('+')) word.remove_prefix(1);
  const int exponent = take_count(word);
  power += is_negative ? -exponent : exponent;
  return word.empty() && exponent >= 0 && exponent <= most;
}

}  // namespace

void FileReader::skip_space() {
  while (!rest_.empty() && is_space(rest_.front())) rest_ = rest_.subspan(1);
}

std::span<const std::uint8_t> FileReader::take(std::size_t length) {
  expect(length <= rest_.size(), Status::kTooShort);
  if (!is_fine()) return {};
  const auto taken = rest_.first(length);
  rest_ = rest_.subspan(length);
  return taken;
}

std::string_view FileReader::word() {
  skip_space();
  std::size_t length = 0;
  while (length < rest_.size() && length <= kLongestWord && !is_space(rest_[length])) ++length;
  expect(length > 0, Status::kTooShort);
  expect(length <= kLongestWord, Status::kBadNumber);
  const auto letters = take(length);
  return {reinterpret_cast<const char*>(letters.data()), letters.size()};
}

int FileReader::count() {
  std::string_view letters = word();
  const int value = take_count(letters);
  expect(value >= 0 && letters.empty(), Status::kBadNumber);
  return is_fine() ? value : 0;
}

float FileReader::number() {
  std::string_view letters = word();
  const bool is_negative = letters.starts_with('-');
  if (is_negative) letters.remove_prefix(1);
  Decimal decimal = take_decimal(letters);
  expect(decimal.count > 0 && decimal.count <= 40 && take_exponent(letters, decimal.power),
         Status::kBadNumber);
  if (!is_fine()) return 0;
  double power = 1;
  for (int i = std::abs(decimal.power); i > 0; --i) power *= 10;
  const double value = decimal.power < 0 ? decimal.digits / power : decimal.digits * power;
  return static_cast<float>(is_negative ? -value : value);
}

std::span<const std::uint8_t> FileReader::floats(Index count) {
  constexpr std::string_view mark = "@BIN@";
  skip_space();
  const auto start = take(mark.size());
  const bool is_marked =
      start.size() == mark.size() && std::memcmp(start.data(), mark.data(), mark.size()) == 0;
  expect(is_marked, Status::kBadNumber);
  const auto block = take(4 * static_cast<std::size_t>(count));
  if (!is_fine()) return {};
  float sum = 0;
  for (Index i = 0; i < count; ++i) sum += 0 * value(block, i);  // not 0 once one is infinite or no number
  expect(sum == 0, Status::kBadNumber);
  return is_fine() ? block : std::span<const std::uint8_t>{};
}

}  // namespace kakoi::go::katago
