/** A board of Lines of Action with one stone more, or one less. */

import { type Color, LoaBoard, type Vertex } from 'kakoi';

/** Takes the colour's stone from the square, or puts one there if it is empty. */
export function flipped(on: LoaBoard, color: Color, [x, y]: Vertex): LoaBoard {
  const bit = 1n << BigInt(8 * (on.height - 1 - y) + x);
  const [black, white] = [on.bits('black'), on.bits('white')];
  return color === 'black'
    ? LoaBoard.fromBits(black ^ bit, white, on.toPlay, on.width)
    : LoaBoard.fromBits(black, white ^ bit, on.toPlay, on.width);
}
