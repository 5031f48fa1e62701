/** Positions of Senket: '11: X 1-4 3-5; O 7-7', the size, then strands of posts, each joined to the one before. */

import { KakoiError, SenketBoard, type Vertex } from 'kakoi';
import { boardWith, readSetup } from '../../senket/editing.js';
import { said } from '../exhibit.js';
import type { Ground } from './ground.js';
import { written } from './written.js';

export const senket: Ground<'senket'> = {
  read: (text) => {
    const [size = '', strands = ''] = text.split(':');
    if (!/^\d+$/.test(size))
      throw new KakoiError('bad-notation', `a position begins with its size, not '${size.slice(0, 20)}'`);
    return strands.trim() === '' ? SenketBoard.empty(Number(size)) : readSetup(strands, Number(size));
  },
  write: written,
  tools: { black: said('Black post'), white: said('White post'), empty: said('Nothing') },
  put: (on, point, tool) => boardWith(tool, on, point, true),
  empty: (size) => SenketBoard.empty(size),
  sizes: [7, 11, 17, 31],
  random: (size, _height, random) => {
    let board = SenketBoard.empty(size);
    for (let turn = 0; turn < size * size * 0.6; turn++) {
      const point: Vertex = [Math.floor(random() * size), Math.floor(random() * size)];
      if (board.get(point) === 0) board = board.play(random() < 0.5 ? 'black' : 'white', point);
    }
    return board;
  },
  board: (on) => on,
  shapes: () => [],
};
