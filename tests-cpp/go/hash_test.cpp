#include "go/rules/hash.h"

#include <gtest/gtest.h>

#include <set>

#include "support/plain_go.h"

namespace kakoi::go {
namespace {

using Words = std::array<std::uint32_t, kMaxSide>;

/// A position as the hash functions take it.
struct Board {
  int width;
  int height;
  Words black{};
  Words white{};

  explicit Board(const test::Rows& rows) : width(test::width_of(rows)), height(test::height_of(rows)) {
    const auto position = test::stones(rows);
    position.black.store(black.data(), kMaxSide);
    position.white.store(white.data(), kMaxSide);
  }
  explicit Board(const test::PlainBoard& board) : Board(test::cut_rows(board.cells, board.width)) {}

  void move(Symmetry symmetry) {
    transform(black, width, height, symmetry);
    transform(white, width, height, symmetry);
    if (transposes(symmetry)) std::swap(width, height);
  }
  [[nodiscard]] std::uint64_t hash() const { return zobrist(black.data(), white.data(), width, height); }
  [[nodiscard]] std::uint64_t canonical(bool swap_colors) const {
    return canonical_zobrist(black.data(), white.data(), width, height, swap_colors);
  }
};

std::uint64_t hash_of(const char* text) { return Board(test::diagram(text)).hash(); }

TEST(Zobrist, NeverChanges) {
  // Users store these. A change of any of these values breaks their data: make a new function instead.
  EXPECT_EQ(Board(test::PlainBoard::empty({19, 19})).hash(), 0x7A13AB17BE186538U);
  EXPECT_EQ(Board(test::PlainBoard::empty({9, 9})).hash(), 0x5BF39284D7E8437CU);
  EXPECT_EQ(hash_of("."), 0x4C57D1D11C8B37DCU);
  EXPECT_EQ(hash_of("X"), 0xAE7779E86796FA73U);
  EXPECT_EQ(hash_of("O"), 0x08717D6B4E142010U);
  EXPECT_EQ(hash_of(R"(
      . X O .
      X . . O
      . X O .)"),
            0x519C567EF114E089U);
  test::Random random(32);
  EXPECT_EQ(Board(test::random_board({32, 32}, 70, random)).hash(), 0x8A7BF045D8F9B98AU);
}

TEST(Zobrist, TellsPositionsApart) {
  std::set<std::uint64_t> seen;
  std::size_t boards = 0;
  const auto add = [&](const Board& board) {
    seen.insert(board.hash());
    ++boards;
  };
  // The empty board of each size, and each single stone on some.
  for (int width = 1; width <= 32; ++width) {
    for (int height = 1; height <= 32; ++height) add(Board(test::PlainBoard::empty({width, height})));
  }
  for (const test::Size size : {test::Size{19, 19}, test::Size{32, 32}, test::Size{31, 32}}) {
    for (const char stone : {'X', 'O'}) {
      for (int p = 0; p < size.width * size.height; ++p) {
        auto board = test::PlainBoard::empty(size);
        board.put(p, stone);
        add(Board(board));
      }
    }
  }
  EXPECT_EQ(seen.size(), boards);
}

TEST(Zobrist, IsTheXorOfWhatChanges) {
  // Stones can be put and taken without hashing the board anew.
  EXPECT_EQ(hash_of("X . O") ^ stone_key(Color::kWhite, 1, 0), hash_of("X O O"));
  EXPECT_EQ(hash_of("X O O") ^ stone_key(Color::kWhite, 1, 0), hash_of("X . O"));
}

TEST(CanonicalHash, IsTheSameHoweverTheBoardLies) {
  test::Random random(8);
  for (const test::Size size :
       {test::Size{5, 5}, test::Size{19, 19}, test::Size{32, 32}, test::Size{7, 13}}) {
    for (const int percent : {10, 50, 90}) {
      const Board board(test::random_board(size, percent, random));
      for (int i = 0; i < kSymmetries; ++i) {
        const auto symmetry = static_cast<Symmetry>(i);
        Board moved = board;
        moved.move(symmetry);
        EXPECT_EQ(moved.canonical(false), board.canonical(false));
        std::swap(moved.black, moved.white);
        EXPECT_EQ(moved.canonical(true), board.canonical(true));
        EXPECT_NE(moved.canonical(false), board.canonical(false)) << "colours count unless asked otherwise";
      }
    }
  }
}

TEST(CanonicalHash, IsTheLeastHash) {
  const Board board(test::diagram(R"(
      X O
      . X
      . .)"));
  std::uint64_t least = ~std::uint64_t{0};
  for (const auto symmetry :
       {Symmetry::kIdentity, Symmetry::kFlipX, Symmetry::kFlipY, Symmetry::kRotate180}) {
    Board moved = board;
    moved.move(symmetry);
    least = std::min(least, moved.hash());
  }
  EXPECT_EQ(board.canonical(false), least);
  Board lying = board;
  lying.move(Symmetry::kTranspose);
  EXPECT_EQ(lying.canonical(false), least) << "those of a board that is wider than high do not count";
}

TEST(CanonicalHash, TellsPositionsApart) {
  test::Random random(9);
  std::set<std::uint64_t> seen;
  for (int i = 0; i < 500; ++i) seen.insert(Board(test::random_board({9, 9}, 50, random)).canonical(true));
  EXPECT_EQ(seen.size(), 500U);
}

}  // namespace
}  // namespace kakoi::go
