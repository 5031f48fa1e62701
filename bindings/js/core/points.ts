/** Points as the engine takes and gives them. */

import { LAYOUT } from './layout.js';
import type { Vertex } from './types.js';

/** The engine's number for a point; −1 for none. */
export function pointNumber(point: Vertex | null): number {
  return point === null ? -1 : point[1] * LAYOUT.POINT_STRIDE + point[0];
}

/** The point of the engine's word. */
export function readPoint(word: number): Vertex | null {
  if (word === LAYOUT.NO_POINT) return null;
  return [word % LAYOUT.POINT_STRIDE, Math.floor(word / LAYOUT.POINT_STRIDE)];
}
