/** The 81 windows of 2×2 squares that touch the board, by how a set fills them; outside the board nothing stands. */

import type { PointSet } from '../core/point-set.js';
import type { Vertex } from '../core/types.js';
import { SIZE } from './squares.js';

/** A window of 2×2 squares and what stands in it. */
export interface LoaQuadWindow {
  /** How many of its squares the colour has, 'd' for two on a diagonal: what quads() counts. */
  readonly kind: '0' | '1' | '2' | '3' | '4' | 'd';
  /** Its top left square, which may be off the board by one. */
  readonly corner: Vertex;
  /** The colour's stones in it, row by row. */
  readonly stones: readonly Vertex[];
}

export function windowsOf(set: PointSet): LoaQuadWindow[] {
  const side = SIZE + 1;
  return Array.from({ length: side * side }, (_, i): LoaQuadWindow => {
    const [left, top] = [(i % side) - 1, Math.floor(i / side) - 1];
    const stones = [0, 1, 2, 3]
      .map((j): Vertex => [left + (j & 1), top + (j >> 1)])
      .filter(([x, y]) => x >= 0 && y >= 0 && x < SIZE && y < SIZE && set.has([x, y]));
    const [first, second] = stones;
    const isDiagonal = stones.length === 2 && first?.[0] !== second?.[0] && first?.[1] !== second?.[1];
    return {
      kind: isDiagonal ? 'd' : (String(stones.length) as LoaQuadWindow['kind']),
      corner: [left, top],
      stones,
    };
  });
}
