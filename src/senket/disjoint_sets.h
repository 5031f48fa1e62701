// Disjoint sets of numbers, as an array of parents: parent[i] == i where i stands for its set.

#pragma once

#include <cstdint>

namespace kakoi::senket {

/// Makes every number below `count` a set of its own.
inline void make_singles(std::uint16_t* parent, int count) {
  for (int i = 0; i < count; ++i) parent[i] = static_cast<std::uint16_t>(i);
}

/// The least number of the set that holds i.
inline int find_root(std::uint16_t* parent, int i) {
  while (parent[i] != i) i = parent[i] = parent[parent[i]];
  return i;
}

/// Unites two sets. The lower root stays one, so that a scan from below meets each set at its root.
inline void unite(std::uint16_t* parent, int i, int j) {
  i = find_root(parent, i);
  j = find_root(parent, j);
  if (i < j) {
    parent[j] = static_cast<std::uint16_t>(i);
  } else {
    parent[i] = static_cast<std::uint16_t>(j);
  }
}

}  // namespace kakoi::senket
