#include "go/boards/rules_board.h"

namespace kakoi::go {

void RulesBoard::load(const Position& position, Point ko, const Grid& grid) {
  width_ = grid.width;
  height_ = grid.height;
  board_.load(position, grid);
  board_.set_ko(cell_of(ko));
  std::uint64_t hash = size_key(width_, height_);
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    for_each_point(position.stones(color), [&](Point p) { hash ^= stone_key(color, p.x, p.y); });
  }
  hashes_[0] = hash;
}

Legality RulesBoard::legality(Color color, Point p) const {
  const int at = cell_of(p);
  if (!board_.is_empty(at)) return Legality::kOccupied;
  if (at == board_.ko()) return Legality::kKo;
  return board_.is_possible(color, at) ? Legality::kLegal : Legality::kSuicide;
}

int RulesBoard::play(Color color, Point p) {
  assert(legality(color, p) == Legality::kLegal);
  std::uint64_t hash = this->hash();
  board_.play(color, cell_of(p));
  hash ^= stone_key(color, p.x, p.y);
  int captured = 0;
  for (int i = 0; i < board_.captures(); ++i) {
    board_.each_stone(board_.captured(i), [&](int stone) {
      const Point taken = point_of(stone);
      hash ^= stone_key(opponent(color), taken.x, taken.y);
      ++captured;
      return true;
    });
  }
  hashes_[board_.moves()] = hash;
  return captured;
}

void RulesBoard::pass() {
  const std::uint64_t hash = this->hash();
  board_.pass();
  hashes_[board_.moves()] = hash;
}

PointSet RulesBoard::chain(Point stone) const {
  PointSet stones = PointSet::none();
  board_.each_stone(board_.chain(cell_of(stone)), [&](int at) {
    stones.set(point_of(at));
    return true;
  });
  return stones;
}

PointSet RulesBoard::chain_liberties(Point stone) {
  PointSet liberties = PointSet::none();
  board_.each_liberty(board_.chain(cell_of(stone)), [&](int at) {
    liberties.set(point_of(at));
    return true;
  });
  return liberties;
}

Position RulesBoard::position() const {
  Position position = Position::none();
  each_point([&](Point p) {
    if (has_stone(p)) position.stones(color(p)).set(p);
  });
  return position;
}

PointSet RulesBoard::legal_moves(Color color) const {
  PointSet legal = PointSet::none();
  each_point([&](Point p) {
    if (legality(color, p) == Legality::kLegal) legal.set(p);
  });
  return legal;
}

}  // namespace kakoi::go
