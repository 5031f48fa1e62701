#include "core/symmetry.h"

#include <gtest/gtest.h>

#include "support/diagram.h"
#include "support/plain_set.h"

namespace kakoi {
namespace {

using test::diagram;
using test::diagrams;
using test::points;

using Words = std::array<std::uint32_t, kMaxSide>;

Words words_of(const test::Rows& rows) {
  Words words{};
  points(rows).store(words.data(), kMaxSide);
  return words;
}

/// A diagram moved by a symmetry, as a set.
PointSet moved(const test::Rows& rows, Symmetry symmetry) {
  Words words = words_of(rows);
  transform(words, test::width_of(rows), test::height_of(rows), symmetry);
  return PointSet::load(words.data(), kMaxSide);
}

TEST(Symmetry, KeepsTheShape) {
  const auto [s, flip_x, flip_y, rotate_180] = diagrams<4>(R"(
      # # # .   . # # #   . . . #   # . . .
      # . . .   . . . #   # . . .   . . . #
      # . . .   . . . #   # . . .   . . . #
      . . . #   # . . .   # # # .   . # # #)");
  EXPECT_EQ(moved(s, Symmetry::kIdentity), points(s));
  EXPECT_EQ(moved(s, Symmetry::kFlipX), points(flip_x));
  EXPECT_EQ(moved(s, Symmetry::kFlipY), points(flip_y));
  EXPECT_EQ(moved(s, Symmetry::kRotate180), points(rotate_180));
}

TEST(Symmetry, SwapsWidthAndHeight) {
  const auto s = diagram(R"(
      # # # .
      # . . #)");
  EXPECT_EQ(moved(s, Symmetry::kTranspose), points(R"(
      # #
      # .
      # .
      . #)"));
  EXPECT_EQ(moved(s, Symmetry::kRotate90), points(R"(
      # #
      . #
      . #
      # .)"))
      << "clockwise";
  EXPECT_EQ(moved(s, Symmetry::kRotate270), points(R"(
      . #
      # .
      # .
      # #)"));
  EXPECT_EQ(moved(s, Symmetry::kAntiTranspose), points(R"(
      # .
      . #
      . #
      # #)"));
}

TEST(Symmetry, TellsWhichSwapWidthAndHeight) {
  for (const auto symmetry :
       {Symmetry::kIdentity, Symmetry::kFlipX, Symmetry::kFlipY, Symmetry::kRotate180}) {
    EXPECT_FALSE(transposes(symmetry));
  }
  for (const auto symmetry :
       {Symmetry::kTranspose, Symmetry::kAntiTranspose, Symmetry::kRotate90, Symmetry::kRotate270}) {
    EXPECT_TRUE(transposes(symmetry));
  }
}

class SymmetriesOfSize : public testing::TestWithParam<test::Size> {
 protected:
  /// A random set moved by one symmetry after another.
  Words after(std::initializer_list<Symmetry> symmetries) {
    Words words = words_;
    auto [width, height] = GetParam();
    for (const auto symmetry : symmetries) {
      transform(words, width, height, symmetry);
      if (transposes(symmetry)) std::swap(width, height);
    }
    return words;
  }

  test::Random random_{7};
  test::PlainSet plain_ = test::random_set(GetParam(), 40, random_);
  Words words_ = [&] {
    Words words;
    test::to_points(plain_).store(words.data(), kMaxSide);
    return words;
  }();
};
INSTANTIATE_TEST_SUITE_P(Sizes, SymmetriesOfSize, testing::ValuesIn(test::kSizes), test::name_of);

TEST_P(SymmetriesOfSize, MoveEveryPointWhereItsCoordinatesSay) {
  for (int i = 0; i < kSymmetries; ++i) {
    const auto symmetry = static_cast<Symmetry>(i);
    const auto expected = test::to_points(test::plain_transform(plain_, symmetry));
    EXPECT_EQ(PointSet::load(after({symmetry}).data(), kMaxSide), expected) << "symmetry " << i;
  }
}

TEST_P(SymmetriesOfSize, AreAGroup) {
  using enum Symmetry;
  EXPECT_EQ(after({kRotate90, kRotate90, kRotate90, kRotate90}), words_);
  EXPECT_EQ(after({kRotate90, kRotate90}), after({kRotate180}));
  EXPECT_EQ(after({kRotate90, kRotate180}), after({kRotate270}));
  EXPECT_EQ(after({kRotate90, kRotate270}), words_);
  EXPECT_EQ(after({kFlipX, kFlipY}), after({kRotate180}));
  EXPECT_EQ(after({kTranspose, kFlipX}), after({kRotate90}));
  EXPECT_EQ(after({kTranspose, kRotate180}), after({kAntiTranspose}));
  for (const auto mirror : {kFlipX, kFlipY, kTranspose, kAntiTranspose}) {
    EXPECT_EQ(after({mirror, mirror}), words_);
  }
}

}  // namespace
}  // namespace kakoi
