/** Positions and points as the engine takes them. */

import { LAYOUT } from '../core/layout.js';
import type { Vertex } from '../core/types.js';

/** Where a board keeps its stones: black's rows, then white's. */
export const POSITION: unique symbol = Symbol('position');

/** What the engine needs to know of a board. */
export interface Position {
  readonly width: number;
  readonly height: number;
  readonly [POSITION]: Uint32Array;
}

/** The engine's number for a point; −1 for none. */
export function pointNumber(point: Vertex | null): number {
  return point === null ? -1 : point[1] * LAYOUT.POINT_STRIDE + point[0];
}

/** The point of the engine's word. */
export function readPoint(word: number): Vertex | null {
  if (word === LAYOUT.NO_POINT) return null;
  return [word % LAYOUT.POINT_STRIDE, Math.floor(word / LAYOUT.POINT_STRIDE)];
}
