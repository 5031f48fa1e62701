// Counts the moves of the first position, judges one and counts the connected parts.

#include <cstdio>

#include "loa/moves.h"
#include "loa/quads.h"

using namespace kakoi;

int main() {
  const loa::Position start{0x7E0000000000007E, 0x0081818181818100, Color::kBlack};
  const int b1 = 1;
  const int b3 = 17;
  const bool legal = loa::legality(start, b1, b3) == loa::Legality::kLegal;
  std::printf("%d moves, b1-b3 is %s, Black's stones lie in %d parts\n", loa::count_moves(start),
              legal ? "legal" : "illegal", loa::euler_number_8(start.black));
}
