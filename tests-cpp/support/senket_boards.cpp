#include "support/senket_boards.h"

#include <gtest/gtest.h>

#include <sstream>

namespace kakoi::senket {

void PrintTo(const Position& position, std::ostream* out) {
  *out << position.size << "x" << position.size << " \"" << test::senket_text(position) << '"';
}

void PrintTo(const Fence& fence, std::ostream* out) {
  *out << "[" << fence.left.x << "," << fence.left.y << "]-[" << fence.right().x << "," << fence.right().y
       << "]";
}

}  // namespace kakoi::senket

namespace kakoi::test {

using senket::Fence;
using senket::Position;

Position senket_board(int size, std::string_view text) {
  Position position = Position::empty(size);
  Color color = Color::kBlack;
  bool joined = false;
  Point last{};
  std::string spaced;
  for (const char c : text) spaced += c == ';' ? std::string(" ; ") : std::string(1, c);
  std::istringstream words(spaced);
  for (std::string word; words >> word;) {
    if (word == "R" || word == "B" || word == ";") {
      if (word != ";") color = word == "R" ? Color::kBlack : Color::kWhite;
      joined = false;
      continue;
    }
    const auto dash = word.find('-');
    const Point p = author_point(position, std::stoi(word.substr(0, dash)), std::stoi(word.substr(dash + 1)));
    if (!position.contains(p) || !position.side(color).posts.has(p)) {
      EXPECT_EQ(add_post(position, color, p), senket::PostStatus::kAdded) << word;
    }
    if (joined) {
      EXPECT_EQ(add_fence(position, color, last, p).status, senket::FenceStatus::kLegal) << word;
    }
    joined = true;
    last = p;
  }
  return position;
}

std::string senket_text(const Position& position) {
  std::ostringstream out;
  const auto write = [&](Point p) { out << ' ' << p.x + 1 << '-' << position.size - p.y; };
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const char* const name = color == Color::kBlack ? "R" : "B";
    const auto& side = position.side(color);
    PointSet joined = PointSet::none();
    for_each_fence(side.fences, [&](Fence fence) {
      out << name;
      write(fence.left);
      write(fence.right());
      out << "; ";
      joined.set(fence.left);
      joined.set(fence.right());
    });
    for_each_point(side.posts - joined, [&](Point p) {
      out << name;
      write(p);
      out << "; ";
    });
  }
  return out.str();
}

Position transformed(const Position& position, Symmetry symmetry) {
  Position result = Position::empty(position.size);
  const auto moved = [&](Point p) {
    std::array<std::uint32_t, kMaxSide> rows{};
    rows[static_cast<std::size_t>(p.y)] = 1U << p.x;
    transform(rows, position.size, position.size, symmetry);
    return PointSet::load(rows.data(), kMaxSide).first_point();
  };
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_point(position.side(color).posts, [&](Point p) { result.side(color).posts.set(moved(p)); });
    for_each_fence(position.side(color).fences, [&](Fence fence) {
      EXPECT_EQ(add_fence(result, color, moved(fence.left), moved(fence.right())).status,
                senket::FenceStatus::kLegal);
    });
  }
  return result;
}

Position with_colors_swapped(const Position& position) {
  return {position.size, position.white, position.black};
}

}  // namespace kakoi::test
