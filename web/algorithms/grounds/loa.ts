/** Positions of Lines of Action, as FEN has them. */

import { LoaBoard } from 'kakoi';
import { boardWith } from '../../loa/editing.js';
import { said } from '../exhibit.js';
import type { Ground } from './ground.js';
import { written } from './written.js';

export const loa: Ground<'loa'> = {
  read: (text) => LoaBoard.fromFen(text),
  write: written,
  tools: { black: said('Black stone'), white: said('White stone'), empty: said('Nothing') },
  put: (on, point, tool) => boardWith(tool, on, [point]),
  empty: (size) => LoaBoard.empty(size),
  sizes: [5, 6, 7, 8],
  random: (size, _height, random) => {
    const [black, white] = [0.1 + 0.35 * random(), 0.1 + 0.35 * random()];
    const cell = () => {
      const drawn = random();
      return drawn < black ? 'X' : drawn < black + white ? 'O' : '.';
    };
    const rows = Array.from({ length: size }, () => Array.from({ length: size }, cell).join(''));
    return LoaBoard.fromDiagram(rows.join('\n'));
  },
  board: (on) => on,
  shapes: () => [],
};
