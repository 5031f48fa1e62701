/**
 * Squares by name and number. The engine counts them as chess programs do: a1 is 0, h1 is 7, h8 is 63.
 */

import { KakoiError, show } from '../core/errors.js';
import type { Vertex, VertexLike } from '../core/types.js';
import { toVertex } from '../core/vertex.js';

/** Squares of a row, and of a column. */
export const SIZE = 8;

/** The number of a square given as [x, y], {x, y} or 'a1'. Throws 'bad-vertex' or 'off-board'. */
export function toSquare(vertex: VertexLike): number {
  if (typeof vertex === 'string' && !/^[a-z]\d+$/i.test(vertex)) {
    throw new KakoiError('bad-vertex', `${show(vertex)} is no square: they are a1 to h8`);
  }
  const [x, y] = toVertex(vertex, SIZE, SIZE);
  return squareAt(x, y);
}

/** The square in this column, and in this row from the top. */
export function squareAt(x: number, y: number): number {
  return SIZE * (SIZE - 1 - y) + x;
}

export function vertexOf(square: number): Vertex {
  return [square % SIZE, SIZE - 1 - Math.floor(square / SIZE)];
}

/** 'a1' … 'h8'. */
export function nameOf(square: number): string {
  return String.fromCharCode(97 + (square % SIZE)) + (Math.floor(square / SIZE) + 1);
}

/** The square of that name in either case, or null. */
export function squareNamed(name: string): number | null {
  const [, file, rank] = /^([a-h])([1-8])$/i.exec(name) ?? [];
  if (file === undefined) return null;
  return SIZE * (Number(rank) - 1) + file.toLowerCase().charCodeAt(0) - 97;
}
