/** Points by their names, as the author of the game writes them. */

import type { Fence, Vertex } from '../../js/api.js';

/** The name of a point: '1-1' is at the bottom left. */
export function pointName([x, y]: Vertex, size: number): string {
  return `${x + 1}-${size - y}`;
}

/** The same for both directions of a fence. */
export function fenceKey({ from, to }: Fence): string {
  return [from, to].map(String).sort().join('/');
}
