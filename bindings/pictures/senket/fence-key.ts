/** Fences as what they join. */

import type { Fence, Vertex } from '../../js/api.js';
import { checkVertex } from '../check.js';

/** No board is larger. */
const BOARD = { width: 32, height: 32 };

/** From where to where a fence goes. Throws 'bad-vertex' or 'off-board'. */
export function endsOf(fence: Fence): readonly [from: Vertex, to: Vertex] {
  return [checkVertex(fence?.from, BOARD, 'from'), checkVertex(fence?.to, BOARD, 'to')];
}

/** The same for both directions of a fence. */
export function fenceKey(fence: Fence): string {
  return endsOf(fence).map(String).sort().join('/');
}
