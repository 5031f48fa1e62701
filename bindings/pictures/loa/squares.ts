/** Squares of the board. */

import type { Vertex } from '../../js/api.js';

/** Squares a side. */
export const SIZE = 8;

export function isOnBoard([x, y]: Vertex): boolean {
  return x >= 0 && y >= 0 && x < SIZE && y < SIZE;
}

/** From the middle of a square to just outside the stone on it. */
export const EDGE = 0.44;
