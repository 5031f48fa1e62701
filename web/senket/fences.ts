/** Fences as what they join, and as lines on the board. */

import type { Fence, Vertex } from 'kakoi';
import type { Point } from 'kakoi/pictures';

/** The radius of a post, in cells. */
const POST = 0.3;

/** The same for both directions of a fence. */
export function fenceKey({ from, to }: Fence): string {
  return [from, to].map(String).sort().join('/');
}

/** Fences from the edge of one post to that of the other: for what is drawn over the posts. */
export function trimmed(fences: readonly Fence[]): (readonly [from: Point, to: Point])[] {
  return fences.map(({ from, to }) => [inside(from, to), inside(to, from)]);
}

/** The end of a fence at `from`. */
function inside(from: Vertex, to: Vertex): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = POST / Math.hypot(dx, dy);
  return [from[0] + dx * share, from[1] + dy * share];
}
