/** Squares by name and number. The engine numbers them as chess programs do: a1 is 0, h1 is 7, h8 is 63. */

import { KakoiError, show } from '../core/errors.js';
import type { Vertex, VertexLike } from '../core/types.js';
import { toVertex } from '../core/vertex.js';

/** The number of squares in a row, and in a column. */
export const SIZE = 8;

/** The number of a square given as [x, y], {x, y} or 'a1'. Throws 'bad-vertex' or 'off-board'. */
export function toSquare(vertex: VertexLike): number {
  if (typeof vertex === 'string') {
    const square = squareNamed(vertex);
    if (square !== null) return square;
    const code = /^[a-z]\d+$/i.test(vertex) ? 'off-board' : 'bad-vertex';
    throw new KakoiError(code, `${show(vertex)} is not a square: a1 to h8`);
  }
  const [x, y] = toVertex(vertex, SIZE, SIZE);
  return squareAt(x, y);
}

/** The number of the square in column x from the left and row y from the top. */
export function squareAt(x: number, y: number): number {
  return SIZE * (SIZE - 1 - y) + x;
}

const vertices: Vertex[] = [];

/** The square as [x, y], frozen. Each square has one shared array, because lists of moves name many. */
export function vertexOf(square: number): Vertex {
  vertices[square] ??= Object.freeze([square % SIZE, SIZE - 1 - Math.floor(square / SIZE)] as const);
  return vertices[square];
}

/** The name of a square: 'a1' at the bottom left to 'h8'. Throws 'bad-vertex' or 'off-board'. */
export function squareName(vertex: VertexLike): string {
  return squareText(toSquare(vertex));
}

/** The name of a square: 'a1' … 'h8'. */
export function squareText(square: number): string {
  return String.fromCharCode(97 + (square % SIZE)) + (Math.floor(square / SIZE) + 1);
}

/** The number of the square with that name, in either case; null for any other text. */
export function squareNamed(name: string): number | null {
  const [, file, rank] = /^([a-h])([1-8])$/i.exec(name) ?? [];
  if (file === undefined) return null;
  return SIZE * (Number(rank) - 1) + file.toLowerCase().charCodeAt(0) - 97;
}
