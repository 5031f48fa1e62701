/**
 * The windows of 2×2 squares that touch the board, classified by the stones of a set in them; squares off the
 * board are empty.
 */

import type { PointSet } from '../core/point-set.js';
import type { Vertex } from '../core/types.js';

/** A window of 2×2 squares and the stones in it. */
export interface LoaQuadWindow {
  /**
   * The number of its squares that the colour occupies, 'd' for two on a diagonal: the classes that quads() counts.
   */
  readonly kind: '0' | '1' | '2' | '3' | '4' | 'd';
  /** Its top left square, which may be off the board by one. */
  readonly corner: Vertex;
  /** The colour's stones in it, row by row. */
  readonly stones: readonly Vertex[];
}

export function windowsOf(set: PointSet): LoaQuadWindow[] {
  const side = set.width + 1;
  return Array.from({ length: side * side }, (_, i): LoaQuadWindow => {
    const [left, top] = [(i % side) - 1, Math.floor(i / side) - 1];
    const stones = [0, 1, 2, 3]
      .map((j): Vertex => [left + (j & 1), top + (j >> 1)])
      .filter(([x, y]) => x >= 0 && y >= 0 && x < set.width && y < set.height && set.has([x, y]));
    const [first, second] = stones;
    const isDiagonal = stones.length === 2 && first?.[0] !== second?.[0] && first?.[1] !== second?.[1];
    return {
      kind: isDiagonal ? 'd' : (String(stones.length) as LoaQuadWindow['kind']),
      corner: [left, top],
      stones,
    };
  });
}
