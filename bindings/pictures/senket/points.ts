/** Points by their names, as the author of the game writes them. */

import { type Fence, type Vertex } from '../../js/api.js';
import { validateSize } from '../../js/core/validate.js';
import { checkVertex } from '../check.js';

/** No board is larger. */
const BOARD = { width: 32, height: 32 };

/** From where to where a fence goes. Throws 'bad-vertex' or 'off-board'. */
export function endsOf(fence: Fence): readonly [from: Vertex, to: Vertex] {
  return [checkVertex(fence?.from, BOARD, 'from'), checkVertex(fence?.to, BOARD, 'to')];
}

/** The name of a point: '1-1' is at the bottom left. */
export function pointName(point: Vertex, size: number): string {
  validateSize(size, size);
  const [x, y] = checkVertex(point, { width: size, height: size }, 'the point');
  return `${x + 1}-${size - y}`;
}

/** The same for both directions of a fence. */
export function fenceKey(fence: Fence): string {
  return endsOf(fence).map(String).sort().join('/');
}
