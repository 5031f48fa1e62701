// Random games by libEGO for peers.mjs: the mean owner of each point, row by row, and the seconds of the processor.
// Arguments: the number of games, then the moves at the beginning, as row and column, Black and White in turn.

#include <ctime>
#include <vector>

#include "ego.hpp"
// libEGO's sources are one file for the compiler.
#include "ego.cpp"
#include "test.cpp"

int main(int count, char** arguments) {
  const int games = atoi(arguments[1]);
  Board start;
  for (int i = 2; i + 1 < count; i += 2) {
    start.PlayLegal(start.ActPlayer(), Vertex::OfCoords(atoi(arguments[i]), atoi(arguments[i + 1])));
  }
  Board board;
  FastRandom random(123);
  std::vector<int> owners(board_size * board_size);
  const std::clock_t begin = std::clock();
  for (int game = 0; game < games; ++game) {
    board.Load(start);
    board.SetActPlayer(game % 2 == 0 ? Player::Black() : Player::White());
    while (!board.BothPlayerPass()) {
      const Player player = board.ActPlayer();
      board.PlayLegal(player, board.RandomLightMove(player, random));
    }
    for (int i = 0; i < static_cast<int>(owners.size()); ++i) {
      const Vertex at = Vertex::OfCoords(i / board_size, i % board_size);
      const Color color = board.ColorAt(at);
      owners[i] += color == Color::Empty() ? board.EyeScore(at) : color == Color::Black() ? 1 : -1;
    }
  }
  printf("{\"seconds\":%g,\"owners\":[", static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
  for (const int& sum : owners)
    printf("%s%g", &sum == &owners[0] ? "" : ",", static_cast<double>(sum) / games);
  printf("]}\n");
}
