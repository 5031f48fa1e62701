/** Positions of Go: '.XO/XX.' from the top row down. */

import { GoBoard, type Vertex } from 'kakoi';
import { said } from '../exhibit.js';
import type { Ground } from './ground.js';
import { written } from './written.js';

export const go: Ground<'go'> = {
  read: (text) => GoBoard.fromDiagram(text.replaceAll('/', '\n')),
  write: written,
  tools: { black: said('Black stone'), white: said('White stone'), empty: said('Nothing') },
  put: (on, point, tool) => on.with(point, tool === 'empty' ? null : tool),
  empty: (width, height) => GoBoard.empty(width, height),
  sizes: [5, 7, 9, 13, 19],
  random: boardOf,
  board: (on) => on,
  shapes: () => [],
};

/** Stones at random: more of Black's than of White's, so that regions close, and none that stands without a liberty. */
export function boardOf(width: number, height: number, random: () => number): GoBoard {
  const black = 0.35 + 0.3 * random();
  const white = 0.1 + 0.3 * random() * (1 - black);
  let board = GoBoard.empty(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const drawn = random();
      const vertex: Vertex = [x, y];
      if (drawn < black) board = board.with(vertex, 'black');
      else if (drawn < black + white) board = board.with(vertex, 'white');
    }
  }
  for (const { stones, liberties } of board.chains()) if (liberties.isEmpty) board = board.with(stones, null);
  return board;
}
