/**
 * Squares by name and number. The engine numbers them as chess programs do, whatever the size of the board: a1
 * is 0, b1 is 1, a2 is 8, h8 is 63.
 */

import { LEAST_SIZE, MOST_SIZE } from '#layout/loa';
import { KakoiError, show } from '../core/errors.js';
import { sharedPoint } from '../core/points.js';
import type { Vertex, VertexLike } from '../core/types.js';
import { validateInteger } from '../core/validate.js';
import { toVertex } from '../core/vertex.js';

/** The number of squares in a row, and in a column, of the usual board. */
export const SIZE = MOST_SIZE;

/** Returns the number of squares in a row, 5 to 8. Throws 'bad-size'. */
export function validateSize(size: unknown): number {
  return validateInteger(size, LEAST_SIZE, MOST_SIZE, 'size', 'bad-size');
}

/** True for the number of squares in a row of a board. */
export function isSize(size: number): boolean {
  return Number.isInteger(size) && size >= LEAST_SIZE && size <= MOST_SIZE;
}

/** The number of a square given as [x, y], {x, y} or 'a1'. Throws 'bad-vertex' or 'off-board'. */
export function toSquare(vertex: VertexLike, size: number): number {
  if (typeof vertex === 'string') {
    const square = squareNamed(vertex, size);
    if (square !== null) return square;
    const code = /^[a-z]\d+$/i.test(vertex) ? 'off-board' : 'bad-vertex';
    throw new KakoiError(
      code,
      `${show(vertex)} is not a square: a1 to ${squareText(squareAt(size - 1, 0, size))}`,
    );
  }
  const [x, y] = toVertex(vertex, size, size);
  return squareAt(x, y, size);
}

/** The number of a square by its file and rank, both from 0. */
export function squareOf(file: number, rank: number): number {
  return 8 * rank + file;
}

/** The number of the square in column x from the left and row y from the top. */
export function squareAt(x: number, y: number, size: number): number {
  return squareOf(x, size - 1 - y);
}

/** The square as [x, y], frozen. */
export function vertexOf(square: number, size: number): Vertex {
  return sharedPoint([square & 7, size - 1 - (square >> 3)]);
}

/** The name of a square on a board of this size: 'a1' at the bottom left. Throws 'bad-vertex' or 'off-board'. */
export function squareName(vertex: VertexLike, size: number): string {
  return squareText(toSquare(vertex, size));
}

/** The name of a square: 'a1' … 'h8'. */
export function squareText(square: number): string {
  return String.fromCharCode(97 + (square & 7)) + ((square >> 3) + 1);
}

/** The number of the square with that name, in either case; null for any other text, and beyond the board. */
export function squareNamed(name: string, size: number): number | null {
  const [, letter, digit] = /^([a-h])([1-8])$/i.exec(name) ?? [];
  if (letter === undefined) return null;
  const file = letter.toLowerCase().charCodeAt(0) - 97;
  const rank = Number(digit) - 1;
  return file < size && rank < size ? squareOf(file, rank) : null;
}
