/** Squares of the board and their names. */

import type { Vertex } from '../../js/api.js';
import { checkVertex } from '../check.js';

/** Squares a side. */
export const SIZE = 8;

/** The name of a square: 'a1' is at the bottom left. */
export function squareName(square: Vertex): string {
  const [x, y] = checkVertex(square, { width: SIZE, height: SIZE }, 'the square');
  return `${'abcdefgh'.charAt(x)}${SIZE - y}`;
}

export function isOnBoard([x, y]: Vertex): boolean {
  return x >= 0 && y >= 0 && x < SIZE && y < SIZE;
}

/** From the middle of a square to just outside the stone on it. */
export const EDGE = 0.44;
