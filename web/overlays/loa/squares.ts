/** Squares by their names. */

import type { Vertex } from 'kakoi';

export const SIZE = 8;

/** 'a1' is bottom left. */
export function squareName([x, y]: Vertex): string {
  return `${'abcdefgh'.charAt(x)}${SIZE - y}`;
}

export function isSame(a: Vertex | null, b: Vertex | null): boolean {
  return a !== null && b !== null && a[0] === b[0] && a[1] === b[1];
}

export function isOnBoard([x, y]: Vertex): boolean {
  return x >= 0 && y >= 0 && x < SIZE && y < SIZE;
}

/** Where the edge of a stone on `from` is, towards `to`. */
export function edgeOf(from: Vertex, to: Vertex): Vertex {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = 0.44 / Math.hypot(dx, dy);
  return [from[0] + dx * share, from[1] + dy * share];
}
