// Says which stones live whatever happens, and what a move captures.

#include <cstdio>
#include <memory>

#include "go/rules/moves.h"
#include "go/safety/benson.h"

using namespace kakoi;

int main() {
  constexpr const char* kRows[] = {".X.XO.O", "XXXXOO.", ".XOXXOO", "XXO.XXO", ".XXOOOO"};
  const Grid grid(7, 5);
  go::Position position = go::Position::none();
  for_each_point(grid.full, [&](Point p) {
    if (kRows[p.y][p.x] == 'X') position.black.set(p);
    if (kRows[p.y][p.x] == 'O') position.white.set(p);
  });
  const auto benson = std::make_unique<go::Benson>();
  const auto& alive = benson->pass_alive(position, Color::kBlack, go::SuicideRule::kForbidden, grid);
  go::MoveResult move;
  if (go::play(position, Color::kBlack, {3, 3}, {}, grid, move) != go::Legality::kLegal) return 1;
  std::printf("%d black stones can never be captured, D2 takes %d\n", alive.stones.count(),
              move.captured.count());
}
