import { STEPS } from '#layout/senket';
import { badOption, show } from '../core/errors.js';
import type { Vertex, VertexLike } from '../core/types.js';
import { postName, toPost } from './vertices.js';

/** A knight's step between two posts of one colour. */
export interface Fence {
  readonly from: Vertex;
  readonly to: Vertex;
}

/** A fence as a caller gives it. */
export type FenceLike = { readonly from: VertexLike; readonly to: VertexLike };

/** Checks the ends of a fence. Throws 'bad-vertex', 'off-board' or 'bad-option'. */
export function readFence(fence: FenceLike, size: number): Fence {
  if (typeof fence !== 'object' || fence === null || !('from' in fence) || !('to' in fence)) {
    throw badOption(`a fence is { from, to }, not ${show(fence)}`);
  }
  return { from: toPost(fence.from, size), to: toPost(fence.to, size) };
}

/** The fence as text: '3-14/4-16'. */
export function fenceText({ from, to }: Fence, size: number): string {
  return `${postName(from, size)}/${postName(to, size)}`;
}

/** The fences whose left ends are in four sets of rows, one for each direction, beginning at `start`. */
export function fencesOfRows(rows: Uint32Array, start: number, size: number): Fence[] {
  const fences: Fence[] = [];
  STEPS.forEach(([dx, dy], direction) => {
    for (let y = 0; y < size; y++) {
      for (let row = rows[start + direction * size + y]!; row !== 0; row &= row - 1) {
        const x = 31 - Math.clz32(row & -row);
        fences.push(makeFence([x, y], [x + dx, y + dy]));
      }
    }
  });
  return fences;
}

export function makeFence(from: Vertex, to: Vertex): Fence {
  return Object.freeze({ from: Object.freeze(from), to: Object.freeze(to) });
}

/** The fence with its ends exchanged. */
export function reversed({ from, to }: Fence): Fence {
  return makeFence(to, from);
}
