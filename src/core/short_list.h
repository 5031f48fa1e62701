// A few things in order: the moves of a line, liberties, chains.

#pragma once

#include <algorithm>

namespace kakoi {

/// A list of no more than `most` elements, without any other memory.
template <typename T, int most>
struct ShortList {
  static constexpr int kMost = most;

  int length = 0;
  T elements[most];

  [[nodiscard]] bool empty() const { return length == 0; }
  [[nodiscard]] bool is_full() const { return length == most; }
  [[nodiscard]] bool has(const T& element) const { return std::find(begin(), end(), element) != end(); }
  [[nodiscard]] T& operator[](int i) { return elements[i]; }
  [[nodiscard]] const T& operator[](int i) const { return elements[i]; }
  [[nodiscard]] const T* begin() const { return elements; }
  [[nodiscard]] const T* end() const { return elements + length; }

  void clear() { length = 0; }

  /// Adds an element if there is room; says if there was.
  bool add(const T& element) {
    if (is_full()) return false;
    elements[length++] = element;
    return true;
  }
  void add_new(const T& element) {
    if (!has(element)) add(element);
  }

  /// Takes the elements of another list, the first ones where there is no room for all.
  template <int other>
  void take(const ShortList<T, other>& list) {
    clear();
    for (const T& element : list) add(element);
  }
};

}  // namespace kakoi
