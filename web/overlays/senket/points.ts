/** Points by their names, as the author of the game writes them. */

import type { Fence, Vertex } from 'kakoi';

/** '1-1' is bottom left. */
export function pointName([x, y]: Vertex, size: number): string {
  return `${x + 1}-${size - y}`;
}

export function isSame(a: Vertex | null, b: Vertex | null): boolean {
  return a !== null && b !== null && a[0] === b[0] && a[1] === b[1];
}

/** The same for both directions of a fence. */
export function fenceKey({ from, to }: Fence): string {
  return [from, to].map(String).sort().join('/');
}
