#include "go/playouts/playout.h"

namespace kakoi::go {

void play_out(PlayoutStyle style, PlayoutBoard& board, Color to_play, int most, Random& random) {
  play_out(style, board, to_play, most, random, [](Color, int) {});
}

}  // namespace kakoi::go
