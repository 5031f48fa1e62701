// A fixed piece of work for counting instructions: counts hardly differ from run to run, where times do.

#include <cstdio>

#include "bench/boards.h"
#include "go/playouts/ownership.h"
#include "go/rules/moves.h"
#include "go/safety/benson.h"
#include "go/score/area.h"
#include "go/score/territory.h"

int main() {
  using namespace kakoi;
  static go::Benson benson;
  static go::Ownership ownership;
  static std::int32_t sums[kMaxSide * kMaxSide];
  int points = 0;
  for (const int size : {9, 13, 19}) {
    const Grid grid(size, size);
    for (const auto stage : {bench::Stage::kMiddle, bench::Stage::kEnd}) {
      for (const auto& position : bench::boards(size, stage)) {
        for (const Color color : {Color::kBlack, Color::kWhite}) {
          points += benson.pass_alive(position, color, go::SuicideRule::kForbidden, grid).territory.count();
          points += go::legal_moves(position, color, {}, grid).count();
        }
        points += go::area(position, grid).black.count();
        points += go::territory(position, PointSet::none(), grid).black.count();
      }
    }
    ownership.add(go::PlayoutStyle::kCareful, go::Position::none(), grid, 20, 1, sums);
    points += sums[0];
  }
  std::printf("%d\n", points);
}
