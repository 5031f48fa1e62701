#include "support/katago_game.h"

#include <memory>

#include "go/boards/playout_board.h"

namespace kakoi::test {

using go::kNoCell;
using go::Position;
using go::katago::Situation;

namespace {

Color to_play_after(std::size_t moves) { return moves % 2 == 0 ? Color::kBlack : Color::kWhite; }

Position position_of(const go::PlayoutBoard& board, const Grid& grid) {
  Position position = Position::none();
  for_each_point(grid.full, [&](Point p) {
    const int at = go::cell_of(p);
    if (board.is_stone(at)) position.stones(board.color(at)).set(p);
  });
  return position;
}

}  // namespace

std::vector<std::uint32_t> KataGoGame::rows(const Position& position) const {
  std::vector<std::uint32_t> rows;
  for (int y = 0; y < grid_.height; ++y) {
    rows.push_back(position.black.row(y));
    rows.push_back(position.white.row(y));
  }
  return rows;
}

void KataGoGame::play(int cell) {
  const auto board = std::make_unique<go::PlayoutBoard>();
  board->load(moments_.back().position, grid_);
  if (cell != kNoCell) board->place(to_play_after(moves_.size()), cell);
  moves_.push_back(cell);
  moments_.push_back({position_of(*board, grid_), board->ko()});
  seen_.insert(rows(moments_.back().position));
}

Situation KataGoGame::situation(go::katago::Planes& planes) const {
  const Moment& now = moments_.back();
  Situation situation{};
  situation.position = now.position;
  situation.to_play = to_play_after(moves_.size());
  situation.ko = now.ko;
  situation.ko_rule = go::katago::KoRule::kPositional;
  situation.komi = komi_;
  situation.forbidden = PointSet::none();
  const auto board = std::make_unique<go::PlayoutBoard>();
  for_each_point(now.position.empties(grid_), [&](Point p) {
    board->load(now.position, grid_);
    board->place(situation.to_play, go::cell_of(p));
    if (seen_.contains(rows(position_of(*board, grid_)))) situation.forbidden.set(p);
  });
  for (std::size_t i = 0; i < moves_.size() && i < Situation::kMostMoves; ++i) {
    situation.moves[situation.move_count++] = moves_[moves_.size() - 1 - i];
    if (i >= 2) continue;
    const Moment& before = moments_[moments_.size() - 2 - i];
    situation.caught[i] = planes.caught(before.position, before.ko, grid_);
  }
  return situation;
}

}  // namespace kakoi::test
