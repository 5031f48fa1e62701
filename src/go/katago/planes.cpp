#include "go/katago/planes.h"

#include <algorithm>
#include <cmath>

#include "go/katago/ladders.h"
#include "go/score/area.h"

namespace kakoi::go::katago {

float& Planes::value(int cell, int plane) {
  const Point p = point_of(cell);
  return points_[(p.y * grid_->width + p.x) * kRow + plane];
}

void Planes::look(const Situation& situation, bool lives_by_suicide, const Grid& grid) {
  situation_ = &situation;
  grid_ = &grid;
  std::fill(std::begin(points_), std::end(points_), 0.0F);
  std::fill(std::begin(globals_), std::end(globals_), 0.0F);
  board_.load(situation.position, grid);
  board_.set_ko(situation.ko);
  look_at_stones();
  look_at_legality();
  look_at_moves();
  look_at_ladders();
  look_at_area(situation.suicide || lives_by_suicide);
  look_at_rules();
}

void Planes::look_at_stones() {
  for_each_point(grid_->full, [&](Point p) {
    const int at = cell_of(p);
    value(at, kOnBoard) = 1;
    if (!board_.is_stone(at)) return;
    value(at, board_.is_stone_of(situation_->to_play, at) ? kOwn : kTheir) = 1;
    const int liberties = board_.liberties_at(at);
    if (liberties >= 1 && liberties <= 3) value(at, kLiberties + liberties - 1) = 1;
  });
}

/// The legal moves, and those that are not for ko alone.
void Planes::look_at_legality() {
  const Color color = situation_->to_play;
  legal_ = CellSet::none();
  for_each_point(grid_->full, [&](Point p) {
    const int at = cell_of(p);
    if (!board_.is_empty(at)) return;
    bool is_possible = board_.is_possible(color, at);
    if (situation_->suicide) {
      for (const int offset : kAround) is_possible |= board_.is_stone_of(color, at + offset);
    }
    const bool is_forbidden = at == situation_->ko || situation_->forbidden.has(p);
    if (is_possible && !is_forbidden) legal_.add(at);
    if (at == situation_->ko || (is_possible && is_forbidden)) value(at, kForbidden) = 1;
  });
}

void Planes::look_at_moves() {
  for (int i = 0; i < situation_->move_count; ++i) {
    const int at = situation_->moves[i];
    (at == kNoCell ? globals_[i] : value(at, kMoves + i)) = 1;
  }
}

CellSet Planes::caught(const Position& position, int ko, const Grid& grid) {
  board_.load(position, grid);
  board_.set_ko(ko);
  grid_ = &grid;
  CellSet caught = CellSet::none();
  CellSet catches = CellSet::none();
  read_ladders(Color::kBlack, caught, catches);
  return caught;
}

/// The stones that a ladder takes, and the moves by which the side to play begins one.
void Planes::read_ladders(Color to_play, CellSet& caught, CellSet& catches) {
  Ladders ladders(board_, grid_->width * grid_->height);
  CellSet done = CellSet::none();
  for_each_point(grid_->full, [&](Point p) {
    const int stone = cell_of(p);
    if (!board_.is_stone(stone) || board_.liberties_at(stone) > 2 || done.has(board_.chain(stone))) return;
    const int chain = board_.chain(stone);
    done.add(chain);
    bool is_caught = false;
    if (board_.liberties(chain) == 1) {
      is_caught = ladders.is_caught(stone);
    } else {
      int moves[2];
      const int count = ladders.liberties(stone, moves);
      for (int i = 0; i < count; ++i) {
        if (!ladders.catches(stone, moves[i])) continue;
        is_caught = true;
        if (!board_.is_stone_of(to_play, stone)) catches.add(moves[i]);
      }
    }
    if (!is_caught) return;
    board_.each_stone(chain, [&](int at) {
      caught.add(at);
      return true;
    });
  });
}

void Planes::look_at_ladders() {
  caught_ = CellSet::none();
  CellSet catches = CellSet::none();
  read_ladders(situation_->to_play, caught_, catches);
  const auto mark = [&](const CellSet& cells, int plane) {
    cells.each([&](int cell) {
      value(cell, plane) = 1;
      return true;
    });
  };
  mark(catches, kCatches);
  // A position before those that are known counts as the first of them.
  const CellSet* last = &caught_;
  for (int ago = 0; ago <= 2; ++ago) {
    if (ago > 0 && situation_->move_count >= ago) last = &situation_->caught[ago - 1];
    mark(*last, kCaught + ago);
  }
}

/// The area of each side, counted at once, but for what the other has alive for good.
void Planes::look_at_area(bool suicide) {
  const Position& position = situation_->position;
  const Area counted = area(position, *grid_);
  PointSet alive[2];
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const SuicideRule rule = suicide ? SuicideRule::kAllowed : SuicideRule::kForbidden;
    const PassAlive& found = benson_.pass_alive(position, color, rule, *grid_);
    alive[static_cast<int>(color)] = found.stones | found.territory;
  }
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const PointSet& points = color == Color::kBlack ? counted.black : counted.white;
    const PointSet own = (points - alive[static_cast<int>(opponent(color))]) | alive[static_cast<int>(color)];
    const int plane = color == situation_->to_play ? kOwnArea : kTheirArea;
    for_each_point(own, [&](Point p) { value(cell_of(p), plane) = 1; });
  }
}

/// The numbers of komi and rules.
void Planes::look_at_rules() {
  constexpr float most_beyond = 20;  // of komi, beyond the board
  const int points = grid_->width * grid_->height;
  const float most = static_cast<float>(points) + most_beyond;
  const float komi =
      std::clamp(situation_->to_play == Color::kWhite ? situation_->komi : -situation_->komi, -most, most);
  globals_[5] = komi / 20;
  if (situation_->ko_rule != KoRule::kSimple) {
    globals_[6] = 1;
    globals_[7] = situation_->ko_rule == KoRule::kPositional ? 0.5F : -0.5F;
  }
  globals_[8] = situation_->suicide ? 1 : 0;
  const bool has_passed = situation_->move_count > 0 && situation_->moves[0] == kNoCell;
  globals_[14] = has_passed ? 1 : 0;
  // A wave over komi, whose rising slope has the komi that can end in a draw.
  const auto parity = static_cast<float>(points % 2);
  const float above = komi - (std::floor((komi - parity) / 2) * 2 + parity);
  globals_[18] = above < 0.5F ? above : above < 1.5F ? 1 - above : above - 2;
}

}  // namespace kakoi::go::katago
