// The sizes that are tested.

#pragma once

#include <gtest/gtest.h>

#include <string>

#include "core/geometry.h"

namespace kakoi::test {

struct Size {
  int width;
  int height;
};

/// One suite instance a size, named like 19x19.
inline std::string name_of(const testing::TestParamInfo<Size>& info) {
  return std::to_string(info.param.width) + "x" + std::to_string(info.param.height);
}

inline void PrintTo(const Size& size, std::ostream* out) { *out << size.width << "x" << size.height; }

/// Sizes on both sides of every boundary between vectors and of the three fills (12 rows, 20, more), the
/// usual boards, single lines and rectangles.
inline const Size kSizes[] = {{1, 1},   {1, 7},   {7, 1},   {1, 32},  {32, 1},  {2, 2},   {5, 5},   {9, 9},
                              {12, 12}, {13, 13}, {16, 16}, {19, 19}, {20, 20}, {21, 21}, {31, 31}, {32, 32},
                              {32, 12}, {7, 13},  {13, 19}, {32, 3},  {3, 32},  {31, 20}, {17, 21}};

inline Grid grid_of(Size size) { return Grid(size.width, size.height); }

}  // namespace kakoi::test
