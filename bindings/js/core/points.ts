/** Conversions between the API's points and colours and the engine's numbers. */

import { COLORS, NO_POINT, POINT_STRIDE } from '#layout/core';
import type { Color, Vertex } from './types.js';

/** The engine's number for a colour. */
export function colorNumber(color: Color): number {
  return COLORS.indexOf(color);
}

/** The engine's number for a point; −1 for null. */
export function pointNumber(point: Vertex | null): number {
  return point === null ? -1 : point[1] * POINT_STRIDE + point[0];
}

const shared: Vertex[] = [];

/** The point, frozen: one array for all who keep it. For points of boards. */
export function sharedPoint([x, y]: Vertex): Vertex {
  const number = y * POINT_STRIDE + x;
  shared[number] ??= Object.freeze([x, y] as const);
  return shared[number];
}

/** The point that a word of the engine stands for; null for the word of no point. */
export function readPoint(word: number): Vertex | null {
  if (word === NO_POINT) return null;
  return [word % POINT_STRIDE, Math.floor(word / POINT_STRIDE)];
}
