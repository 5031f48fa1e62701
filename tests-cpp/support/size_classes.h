// Which sizes are tested, and in which instantiations of the engine.

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

/// Both sides of every boundary between classes, the usual boards, single lines and rectangles.
inline const Size kSizes[] = {{1, 1},   {1, 7},   {7, 1},   {1, 32},  {32, 1},  {2, 2},   {5, 5},   {9, 9},
                              {12, 12}, {13, 13}, {16, 16}, {19, 19}, {20, 20}, {21, 21}, {31, 31}, {32, 32},
                              {32, 12}, {7, 13},  {13, 19}, {32, 3},  {3, 32},  {31, 20}, {17, 21}};

/// Calls visit(grid) with the grid in every class that can hold it, so that a set in a larger class than it
/// needs has to give the same answer.
template <typename Visit>
void in_every_class(Size size, Visit&& visit) {
  if (size.height <= 12) visit(Grid<3>(size.width, size.height));
  if (size.height <= 16) visit(Grid<4>(size.width, size.height));
  if (size.height <= 20) visit(Grid<5>(size.width, size.height));
  visit(Grid<8>(size.width, size.height));
}

/// Calls visit(grid) with the grid in the smallest class that can hold it.
template <typename Visit>
void in_own_class(Size size, Visit&& visit) {
  if (size.height <= 12) {
    visit(Grid<3>(size.width, size.height));
  } else if (size.height <= 16) {
    visit(Grid<4>(size.width, size.height));
  } else if (size.height <= 20) {
    visit(Grid<5>(size.width, size.height));
  } else {
    visit(Grid<8>(size.width, size.height));
  }
}

}  // namespace kakoi::test
