#include "go/playouts/playout.h"

namespace kakoi::go {

int play_out(PlayoutStyle style, PlayoutBoard& board, Color to_play, int most, Random& random) {
  return play_out(style, board, to_play, most, random, [](Color, int) {});
}

}  // namespace kakoi::go
