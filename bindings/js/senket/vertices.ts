/**
 * Reads and writes points in the author's notation: 'x-y', both from 1, columns from the left, rows from the bottom.
 */

import { KakoiError, show } from '../core/errors.js';
import type { Vertex, VertexLike } from '../core/types.js';
import { MAX_SIZE, validateInteger } from '../core/validate.js';
import { toVertex } from '../core/vertex.js';

/** The point as [x, y]. Throws 'bad-vertex' or 'off-board'. */
export function toPost(vertex: VertexLike, size: number): Vertex {
  if (typeof vertex !== 'string') return toVertex(vertex, size, size);
  const point = readPoint(vertex, size);
  if (point === null) throw new KakoiError('bad-vertex', `${show(vertex)} is not a point like '3-14'`);
  if (point.some((coordinate) => coordinate < 0 || coordinate >= size)) {
    throw new KakoiError('off-board', `point ${show(vertex)} is outside the ${size}×${size} board`);
  }
  return point;
}

/** The point that the text names, on the board or off it; null for other text. */
function readPoint(text: string, size: number): Vertex | null {
  const [, x, y] = /^\s*(\d{1,3})\s*-\s*(\d{1,3})\s*$/.exec(text) ?? [];
  return x === undefined ? null : [Number(x) - 1, size - Number(y)];
}

/**
 * The name of a point on a board of this size: '3-14', columns from the left and rows from the bottom, both from 1.
 * Throws 'bad-vertex', 'off-board' or 'bad-size'.
 */
export function postName(vertex: VertexLike, size: number): string {
  validateInteger(size, 1, MAX_SIZE, 'size', 'bad-size');
  const [x, y] = toPost(vertex, size);
  return `${x + 1}-${size - y}`;
}
